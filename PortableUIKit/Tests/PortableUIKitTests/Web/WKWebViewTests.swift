import PortableUIKit
import Testing

@MainActor @Suite("The web view's stand-in") struct WKWebViewTests {
  /// A phone that shows nothing but a web view; it keeps the window alive.
  @MainActor private struct Phone {
    let simulator = HostSimulator(device: .phone47)
    let window: UIWindow
    let controller = UIViewController()
    let webView: WKWebView

    init() {
      simulator.makeCurrent()
      window = UIWindow(windowScene: simulator.scene)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      webView = WKWebView(frame: window.bounds)
      controller.view.addSubview(webView)
      simulator.step()
    }
  }

  @Test func aShortPageFillsWhatTheSafeAreaLeaves() {
    let phone = Phone()
    phone.simulator.showPage(height: 40, in: phone.webView)
    let scrollView = phone.webView.scrollView
    expectEqual(scrollView.contentSize, CGSize(width: 375, height: 647))
    expectSame(scrollView.superview, phone.webView)
    phone.controller.additionalSafeAreaInsets.top = 56
    expect(scrollView.contentSize.height == 591 && scrollView.contentOffset.y == -76)
  }

  @Test func contentInsetMakesAShortPageScrollable() {
    let phone = Phone()
    phone.simulator.showPage(height: 40, in: phone.webView)
    phone.webView.scrollView.contentInset.top = 56
    expectEqual(phone.webView.scrollView.contentSize.height, 647, "the inset is not taken off")
  }

  @Test func aLongPageIsAsLongAsItIs() {
    let phone = Phone()
    phone.simulator.showPage(height: 2000, in: phone.webView)
    expectEqual(phone.webView.scrollView.contentSize.height, 2000)
    phone.simulator.showPage(height: .nan, in: phone.webView)
    expectEqual(phone.webView.scrollView.contentSize.height, 2000)
    phone.webView.frame.size.height = 3000
    expectEqual(phone.webView.scrollView.contentSize.height, 2980)
    phone.simulator.showPage(height: -1, in: phone.webView)
    expectEqual(phone.webView.scrollView.contentSize.height, 2980)
  }
}
