import UIKit

/// A layout guide of a view that is notified when the view is added to a bar.
@MainActor package protocol HeightBarSubviewAttachment: UILayoutGuide {
  /// Called when the guide's view was added to `bar`.
  func viewWasAdded(to bar: FlexibleHeightBar)
}
