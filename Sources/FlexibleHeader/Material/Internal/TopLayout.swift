import UIKit

/// What a header reserves at the top of another view controller's view, remembered so that only that is ever taken back.
///
/// A class, since what it writes comes back as a change of safe areas while it writes.
@MainActor final class TopLayout {
  private weak var controller: UIViewController?
  private var reservedInset: CGFloat = 0
  private weak var guideOwner: UIViewController?
  private weak var guideHeight: NSLayoutConstraint?

  /// Gives `controller` the additional safe area `inset` at the top, in points, on top of what others gave it.
  func reserve(_ inset: CGFloat, in controller: UIViewController) {
    if controller !== self.controller {
      withdraw()
      self.controller = controller
    }
    setAdditionalInset(max(0, inset))
  }

  /// Takes the additional safe area back.
  func withdraw() {
    setAdditionalInset(0)
    controller = nil
  }

  private func setAdditionalInset(_ inset: CGFloat) {
    guard let controller else {
      reservedInset = 0
      return
    }
    let present = controller.additionalSafeAreaInsets.top
    let top = max(0, present - reservedInset) + inset
    reservedInset = inset
    if top != present { controller.additionalSafeAreaInsets.top = top }
  }

  /// Gives the top layout guide of `controller` a length in points, once its view is loaded. This creates the guide.
  func setGuideLength(_ length: CGFloat, in controller: UIViewController) {
    guard controller.isViewLoaded else { return }
    if controller !== guideOwner || guideHeight == nil {
      guideOwner = controller
      guideHeight = controller.heightOfTopLayoutGuide
    }
    if let guideHeight, guideHeight.constant != length { guideHeight.constant = length }
  }
}

/// UIKit has better than this guide by now and says so in each use. That it is still served for those who use it is
/// what the protocol is for: its requirement is not deprecated.
@MainActor private protocol TopLayoutGuideOwner {
  var topLayoutGuide: any UILayoutSupport { get }
}

extension UIViewController: TopLayoutGuideOwner {
  /// A Boolean value that indicates whether the view uses a layout guide for its edges. The guide's property can't tell:
  /// reading it creates the guide.
  var usesEdgeLayoutGuides: Bool {
    guard let view = viewIfLoaded else { return false }
    return view.constraints.contains {
      $0.firstItem is any UILayoutSupport || $0.secondItem is any UILayoutSupport
    }
  }

  /// The constraint that holds the height of the top layout guide: reading the guide puts it into the view.
  fileprivate var heightOfTopLayoutGuide: NSLayoutConstraint? {
    let guide = (self as any TopLayoutGuideOwner).topLayoutGuide
    return view.constraints.first { $0.firstItem === guide && $0.secondItem == nil }
  }
}
