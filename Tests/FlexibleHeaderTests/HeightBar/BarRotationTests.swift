import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/HeightBar.md#facebook-insets
@MainActor @Suite("Facebook bars stay at content whose insets change") struct BarRotationTests {
  /// A bar over content that the safe area insets, at the top after a drag away from it and back.
  private func screen(isInstalled: Bool) -> (HeaderStage<UIViewController>, FlexibleHeightBar, UIScrollView) {
    let stage = HeaderStage(.phoneNotch) { UIViewController() }
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 300, height: 5000)
    stage.root.view.addSubview(scrollView)
    let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 390, height: 105))
    bar.heightsIncludeSafeArea = true
    bar.behavior = FacebookBehavior()
    if isInstalled {
      bar.install(in: scrollView)
    } else {
      scrollView.contentInset.top = 105 - stage.window.safeAreaInsets.top
      stage.root.view.addSubview(bar)
      scrollView.delegate = bar.behavior
    }
    stage.settle()
    scrollView.contentOffset.y = -105
    stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), holding: 0.2)
    for _ in 0..<2 { stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 550), holding: 0.2) }
    stage.settle()
    return (stage, bar, scrollView)
  }

  @Test("A rotation leaves the bar above content at its top open", arguments: [true, false])
  func rotationAtTheTop(isInstalled: Bool) {
    let (stage, bar, scrollView) = screen(isInstalled: isInstalled)
    expect(bar.frame.height == 105 && scrollView.contentOffset.y == -105)
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      stage.rotate(to: orientation)
      stage.settle()
      expectEqual(bar.frame.height, 105)
      expectEqual(scrollView.contentOffset.y, -scrollView.adjustedContentInset.top)
    }
  }

  @Test(
    "A rotation leaves a closed bar closed, and scrolling back opens it", .needs(.rotation),
    arguments: [true, false])
  func rotationElsewhere(isInstalled: Bool) {
    let (stage, bar, _) = screen(isInstalled: isInstalled)
    for _ in 0..<2 { stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 200), holding: 0.2) }
    stage.settle()
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    expectEqual(bar.frame.height, 20)
    stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 300), holding: 0.2)
    stage.settle()
    expectEqual(bar.frame.height, 105)
  }
}
