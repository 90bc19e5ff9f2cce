import UIKit

extension UIView {
  /// Updates the traits of subviews to those of this view before the subviews are measured. The system does so in their own
  /// layouts, which occur after that of this view.
  func updateTraitsOfSubviews() {
    #if canImport(ObjectiveC)
      if #available(iOS 17, *) { updateTraitsIfNeeded() }
    #endif
  }
}
