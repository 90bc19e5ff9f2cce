import UIKit

/// A layout guide of a view that is notified when the view is added to a bar.
@MainActor package protocol HeightBarSubviewAttachment: UILayoutGuide {
  /// The view was added to `bar`.
  func viewWasAdded(to bar: FlexibleHeightBar)
}
