import FlexibleHeader
import HeaderTesting

/// A stage with a finger and a height bar above a scroll view, whose delegate is the bar's behavior.
@MainActor final class BarFixture {
  let stage: HeaderStage<UIViewController>
  let scrollView: UIScrollView
  let bar: FlexibleHeightBar
  private let finger: any StageFinger
  private(set) var fingerY: CGFloat = 400

  /// Creates a stage with a bar. The default heights are 96 and 44 points.
  init(
    _ behavior: HeightBarBehavior, heights: ClosedRange<CGFloat> = 44...96, contentHeight: CGFloat = 5000,
    answers: UIKitAnswers = .initial
  ) {
    stage = HeaderStage(.phone47, answers: answers) { UIViewController() }
    let (window, root) = (stage.window, stage.root)
    scrollView = UIScrollView(frame: window.bounds)
    bar = FlexibleHeightBar(
      frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: heights.upperBound))
    finger = stage.finger()
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: window.bounds.width, height: contentHeight)
    scrollView.contentInset.top = heights.upperBound
    scrollView.contentOffset.y = -heights.upperBound
    // As in BLKFlexibleHeightBar, heights and inset include the status bar.
    bar.heightsIncludeSafeArea = true
    bar.minimumHeight = heights.lowerBound
    bar.behavior = behavior
    scrollView.delegate = behavior
    root.view.addSubview(scrollView)
    root.view.addSubview(bar)
    stage.step()
  }

  var window: UIWindow { stage.window }
  var root: UIViewController { stage.root }

  /// The distance that the content is scrolled from its top.
  var distance: CGFloat {
    get { scrollView.contentOffset.y + scrollView.adjustedContentInset.top }
    set {
      scrollView.contentOffset.y = newValue - scrollView.adjustedContentInset.top
      bar.layoutIfNeeded()
    }
  }

  func touchDown(at y: CGFloat = 400) {
    fingerY = y
    finger.down(at: CGPoint(x: 100, y: y))
    stage.step()
  }

  /// Moves the finger so that the content scrolls down the page by `points`, in one step per frame. The first
  /// 10 points only begin the drag.
  func drag(_ points: CGFloat, perFrame: CGFloat = 5) {
    let count = max(1, Int((abs(points) / perFrame).rounded(.up)))
    for _ in 0..<count {
      fingerY -= points / CGFloat(count)
      finger.move(to: CGPoint(x: 100, y: fingerY))
      stage.step()
    }
  }

  /// Holds the finger still for a moment, so that no velocity is left, and lifts it.
  func liftSlowly() {
    for _ in 0..<15 {
      finger.move(to: CGPoint(x: 100, y: fingerY))
      stage.step()
    }
    lift()
  }

  func lift() {
    finger.up()
    stage.step()
  }

  func rest() { _ = stage.settle() }

  /// Drags by exactly `points`, ends slowly, and waits until everything is at rest.
  func stroke(_ points: CGFloat) {
    touchDown(at: points > 0 ? 560 : 200)
    let target = distance + points
    drag(points > 0 ? 12 : -12)
    drag(target - distance)
    liftSlowly()
    rest()
  }

  func tap(at y: CGFloat) {
    finger.down(at: CGPoint(x: 100, y: y))
    stage.step()
    finger.up()
    stage.step()
  }
}
