import UIKit

/// The space that a header reserves at the top of another view controller's view. It is stored so that only this space
/// is removed later.
///
/// This is a class because writing the safe area causes a safe area change, and with it another call, during the
/// write.
@MainActor final class TopLayout {
  private weak var controller: UIViewController?
  private var reservedInset: CGFloat = 0
  /// The inset that other code has set.
  private var otherInset: CGFloat = 0
  private weak var guideOwner: UIViewController?
  private weak var guideHeight: NSLayoutConstraint?

  /// Sets the additional safe area that the header adds at the top of `controller`, in points, in addition to the inset that
  /// other code has set. A negative value becomes 0.
  func reserve(_ inset: CGFloat, in controller: UIViewController) {
    if controller !== self.controller {
      withdraw()
      self.controller = controller
      otherInset = controller.additionalSafeAreaInsets.top
    }
    setAdditionalInset(max(0, inset))
  }

  func withdraw() {
    setAdditionalInset(0)
    controller = nil
  }

  private func setAdditionalInset(_ inset: CGFloat) {
    guard inset != 0 || reservedInset != 0 else { return }
    guard let controller else { return reservedInset = 0 }
    let present = controller.additionalSafeAreaInsets.top
    if present != otherInset + reservedInset {
      // Code that added to the inset kept the reserved inset. Code that assigned a smaller one didn't.
      otherInset = present < reservedInset ? present : present - reservedInset
    }
    reservedInset = inset
    let top = otherInset + inset
    if top != present { controller.additionalSafeAreaInsets.top = top }
  }

  /// Sets the length of the top layout guide of `controller`, whose view is loaded, in points. This creates the guide.
  func setGuideLength(_ length: CGFloat, in controller: UIViewController) {
    if controller !== guideOwner || guideHeight == nil {
      guideOwner = controller
      guideHeight = controller.heightOfTopLayoutGuide
    }
    if let guideHeight, guideHeight.constant != length { guideHeight.constant = length }
  }
}

/// UIKit deprecated the top layout guide, but the header still supports it. The requirement of this protocol isn't
/// deprecated, so using it causes no warning.
@MainActor private protocol TopLayoutGuideOwner {
  var topLayoutGuide: any UILayoutSupport { get }
}

extension UIViewController: TopLayoutGuideOwner {
  /// A Boolean value that indicates whether the view has constraints to a top or bottom layout guide. The guide's
  /// property can't be used to check this, because reading it creates the guide.
  var usesEdgeLayoutGuides: Bool {
    guard let view = viewIfLoaded else { return false }
    return view.constraints.contains {
      $0.firstItem is any UILayoutSupport || $0.secondItem is any UILayoutSupport
    }
  }

  /// The constraint for the height of the top layout guide. Reading the guide adds it to the view.
  fileprivate var heightOfTopLayoutGuide: NSLayoutConstraint? {
    let guide = (self as any TopLayoutGuideOwner).topLayoutGuide
    return view.constraints.first { $0.firstItem === guide && $0.secondItem == nil }
  }
}
