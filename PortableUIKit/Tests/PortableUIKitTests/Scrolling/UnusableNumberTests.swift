import PortableUIKit
import Testing

/// Numbers that make UIKit raise an exception are reported and ignored.
@MainActor struct UnusableNumberTests {
  private let simulator = HostSimulator(device: .phoneNotch)
  private let window: UIWindow
  private let scrollView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    simulator.makeCurrent()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    window.addSubview(scrollView)
    simulator.step()
  }

  @Test(
    "insets, sizes and offsets that are not finite are ignored with a warning that names the property",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func ignored(number: CGFloat) {
    simulator.makeCurrent()
    scrollView.contentInset.top = number
    scrollView.contentSize.height = number
    scrollView.contentOffset.y = number
    scrollView.setContentOffset(CGPoint(x: 0, y: number), animated: true)
    scrollView.setContentOffset(CGPoint(x: 0, y: number), animated: false)
    scrollView.verticalScrollIndicatorInsets.top = number
    scrollView.horizontalScrollIndicatorInsets.left = number
    scrollView.layoutMargins.left = number
    expect(scrollView.contentInset == .zero && scrollView.contentSize.height == 0)
    expectEqual(scrollView.verticalScrollIndicatorInsets, .zero)
    expectEqual(scrollView.horizontalScrollIndicatorInsets, .zero)
    expect(scrollView.contentOffset == CGPoint(x: 0, y: -47) && scrollView.layoutMargins.left.isFinite)
    expectEqual(
      simulator.warnings.map { String($0.prefix { $0 != " " }) },
      [
        "UIScrollView.contentInset", "UIScrollView.contentSize", "UIScrollView.contentOffset",
        "UIScrollView.contentOffset", "UIScrollView.contentOffset",
        "UIScrollView.verticalScrollIndicatorInsets", "UIScrollView.horizontalScrollIndicatorInsets",
        "UIView.layoutMargins",
      ])
    expect(simulator.runUntilIdle(limit: 5))
    simulator.tapStatusBar()
    expect(simulator.runUntilIdle(limit: 5))
  }

  @Test("an additional safe area that is not finite is ignored, too")
  func additionalSafeArea() {
    simulator.makeCurrent()
    let controller = UIViewController()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets.top = .nan
    expect(controller.additionalSafeAreaInsets == .zero && simulator.warnings.count == 1)
    expect(simulator.runUntilIdle(limit: 5) && controller.view.safeAreaInsets.top == 47)
  }

  @Test(
    "finite numbers of any size leave the scroll view usable",
    arguments: [1e300, CGFloat.greatestFiniteMagnitude])
  func hugeNumbers(number: CGFloat) {
    simulator.makeCurrent()
    scrollView.contentInset.top = number
    scrollView.contentOffset.y = -number
    expect(scrollView.contentOffset.y.isFinite)
    simulator.tapStatusBar()
    expect(simulator.runUntilIdle(limit: 5))
    scrollView.contentInset = .zero
    scrollView.contentSize.height = number
    scrollView.contentOffset.y = number
    simulator.tapStatusBar()
    expect(simulator.runUntilIdle(limit: 5) && simulator.warnings.isEmpty)
  }

  @Test("a subclass that returns insets without meaning can't stop the scroll view")
  func overriddenInsets() {
    final class Odd: UIScrollView {
      override var adjustedContentInset: UIEdgeInsets {
        UIEdgeInsets(top: .nan, left: -.infinity, bottom: .infinity, right: .nan)
      }
    }
    simulator.makeCurrent()
    let odd = Odd(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(odd)
    odd.contentSize = CGSize(width: 50, height: 500)
    odd.contentInset.top = 3
    odd.scrollRectToVisible(CGRect(x: 0, y: 400, width: 1, height: 1), animated: false)
    expect(odd.contentOffset.y.isFinite && simulator.runUntilIdle(limit: 5))
  }
}
