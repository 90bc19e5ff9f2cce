import PortableUIKit

/// Writes down what a scroll view tells its delegate, with the three flags as they are at that moment.
@MainActor final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  private(set) var log: [String] = []
  var onDidScroll: (UIScrollView) -> Void = { _ in }
  var onWillEndDragging: (CGPoint, UnsafeMutablePointer<CGPoint>) -> Void = { _, _ in }
  var onDidEndDragging: (UIScrollView, Bool) -> Void = { _, _ in }
  var allowsScrollToTop = true

  func forget() { log = [] }

  /// The log with repetitions of one entry written once.
  var outline: [String] {
    var result: [String] = []
    for entry in log where entry != result.last { result.append(entry) }
    return result
  }

  private func note(_ name: String, _ view: UIScrollView) {
    let flags = [view.isTracking, view.isDragging, view.isDecelerating].map { $0 ? "1" : "0" }.joined()
    log.append("\(name) \(flags)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll", scrollView)
    onDidScroll(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging", scrollView)
    onWillEndDragging(velocity, targetContentOffset)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate))", scrollView)
    onDidEndDragging(scrollView, decelerate)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation", scrollView)
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("shouldScrollToTop", scrollView)
    return allowsScrollToTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("didChangeAdjustedContentInset", scrollView)
  }
}

/// A window with one scroll view that fills it, and a finger.
@MainActor struct ScrollStage {
  let simulator: HostSimulator
  let window: UIWindow
  let scrollView: UIScrollView
  let recorder = ScrollRecorder()
  let finger: HostFinger

  init(contentHeight: CGFloat = 5000, framesPerSecond: Int = 60, view: UIScrollView = UIScrollView()) {
    simulator = HostSimulator.current
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.isHidden = false
    scrollView = view
    scrollView.frame = window.bounds
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 375, height: contentHeight)
    window.addSubview(scrollView)
    scrollView.delegate = recorder
    finger = HostFinger(in: window, simulator: simulator)
  }

  var y: CGFloat { scrollView.contentOffset.y }

  /// Puts the finger down, moves it in steps of a hundredth of a second, and leaves it there.
  func drag(from start: CGFloat, by distance: CGFloat, steps: Int = 10, at time: TimeInterval? = nil) {
    let time = time ?? simulator.now
    finger.down(at: CGPoint(x: 100, y: start), time: time)
    for step in 1...steps {
      let y = start + distance * CGFloat(step) / CGFloat(steps)
      finger.move(to: CGPoint(x: 100, y: y), time: time + 0.01 * Double(step))
    }
  }
}

/// A value that is made when a test first asks for it.
///
/// Between a suite's `init` and the test itself other tests may run, which make other simulators current;
/// inside a test that does not await nothing comes in between.
@MainActor final class OnFirstUse<Value> {
  private let make: () -> Value
  private(set) lazy var value = make()

  init(_ make: @escaping () -> Value) { self.make = make }
}

/// Switches on a device for the test that calls this first.
@MainActor func switchOn(_ device: DeviceModel) {
  HostSimulator(device: device).makeCurrent()
}
