import PortableUIKit
import Testing

/// Single members that stopped a library from compiling.
@MainActor struct SmallMemberTests {
  @Test("[A] an image context draws until it ends")
  func imageContext() {
    _ = HostSimulator.fresh()
    expectNil(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    expectEqual(UIGraphicsGetImageFromCurrentImageContext()?.scale, 1)
    UIGraphicsEndImageContext()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    expectEqual(image?.size, CGSize(width: 10, height: 20))
    expectEqual(image?.scale, 2)
    UIGraphicsEndImageContext()
    expectNil(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContext(.zero)
    expectNil(UIGraphicsGetImageFromCurrentImageContext())
  }

  @Test("[A] a highlighted image view displays its second image, if it has one")
  func highlightedImage() {
    _ = HostSimulator.fresh()
    let renderer = { (side: CGFloat) in
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }
    let view = UIImageView(image: renderer(10), highlightedImage: renderer(20))
    expectEqual(view.intrinsicContentSize.width, 10)
    view.isHighlighted = true
    expectEqual(view.intrinsicContentSize.width, 20)
    view.highlightedImage = nil
    expectEqual(view.intrinsicContentSize.width, 10)
  }

  @Test("A path from a Core Graphics path, Objective-C's index paths, and traits in sets")
  func values() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(UIBezierPath(cgPath: oval.cgPath).bounds, oval.bounds)
    let path = IndexPath(row: 3, section: 2) as NSIndexPath
    expectEqual([path.section, path.row, path.item], [2, 3, 3])
    expectEqual(Set<UIAccessibilityTraits>([.tabBar, .button, .tabBar]).count, 2)
  }

  @Test("[A] levels of windows are compared and moved by numbers")
  func levels() {
    expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.alert > .statusBar)
    expectEqual(UIWindow.Level.alert + 1, UIWindow.Level(2001))
    expect(UIWindow.Level.alert - 1 == UIWindow.Level(1999) && UIWindow.Level.alert - .normal == 2000)
  }

  @Test("[A] the application is in the background while its scene is")
  func applicationState() {
    let simulator = HostSimulator.fresh()
    expectEqual(UIApplication.shared.applicationState, .active)
    simulator.enterBackground()
    expectEqual(UIApplication.shared.applicationState, .background)
    simulator.enterForeground()
    expectEqual(UIApplication.shared.applicationState, .active)
  }

  @Test("[A] views, bar items, and view controllers have the protocols of a common appearance")
  func appearanceProtocols() {
    _ = HostSimulator.fresh()
    let views: [any UIAppearance] = [UIView(), UIBarButtonItem()]
    let containers: [any UIAppearanceContainer] = [UIView(), UIViewController()]
    expect(views.count == 2 && containers.count == 2)
  }

  private final class Finger: UITouch {
    private let place: CGPoint
    init(at place: CGPoint) {
      self.place = place
      super.init()
    }
    override func location(in view: UIView?) -> CGPoint { place }
  }

  @Test("[K] tests create touches, events, updates, and colors without arguments")
  func initializers() {
    _ = HostSimulator.fresh()
    let finger = Finger(at: CGPoint(x: 1, y: 2))
    expectEqual(finger.location(in: nil), CGPoint(x: 1, y: 2))
    expectNil(finger.window)
    expectEqual(UIEvent().allTouches?.count, 0)
    expectEqual(UICollectionViewUpdateItem().updateAction, .none)
    var white: CGFloat = 1
    var alpha: CGFloat = 1
    expect(UIColor().getWhite(&white, alpha: &alpha))
    expectEqual(alpha, 0)
  }
}
