import UIKit

extension UIView {
  /// Gives the subviews the traits of this view, before they are measured. The system does so in their own layouts, which
  /// follow that of this view.
  func updateTraitsOfSubviews() {
    #if canImport(ObjectiveC)
      if #available(iOS 17, *) { updateTraitsIfNeeded() }
    #endif
  }
}
