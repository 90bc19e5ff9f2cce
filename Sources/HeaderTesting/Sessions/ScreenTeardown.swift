import FlexibleHeader

/// Replaces a screen at the next occurrence of a callback, and checks that nothing of it remains in memory.
@MainActor final class ScreenTeardown {
  let callback: ScreenCallback
  private(set) var hasHappened = false
  private let replace: () -> Void
  private weak var screen: UIViewController?
  /// The views of the screen when it was replaced.
  private var views: [() -> UIView?] = []
  private var observation: NSKeyValueObservation?
  private weak var probe: CallbackProbe?
  private var movementProbe: MovementProbe?
  /// Closures that restore the objects to which the headers reported.
  private var restorations: [() -> Void] = []

  init(
    of screen: UIViewController, at callback: ScreenCallback, of scrollView: UIScrollView,
    headers: [ScrollHeaderView], replace: @escaping () -> Void
  ) {
    self.screen = screen
    self.callback = callback
    self.replace = replace
    switch callback {
    case .scroll: observe(\.contentOffset, of: scrollView)
    case .insetChange: observe(\.contentInset, of: scrollView)
    case .contentSizeChange: observe(\.contentSize, of: scrollView)
    case .layout, .windowChange: addProbe(to: headers.first ?? scrollView)
    case .safeAreaChange:
      // Views in a scroll view have no safe area if the scroll view adds it to its insets.
      if let header = headers.first, !header.isDescendant(of: scrollView) {
        addProbe(to: header)
      } else {
        observe(\.safeAreaInsets, of: scrollView)
      }
    case .dragEnd, .decelerationEnd, .scrollAnimationEnd:
      movementProbe = MovementProbe(of: scrollView) { [weak self] in if $0 == callback { self?.fire() } }
    case .headerRest: headers.forEach(observeRest)
    }
  }

  /// A description of the parts of the replaced screen that are still in memory, or `nil` if there are none.
  var remains: String? {
    if screen != nil { return "the screen is still in memory" }
    let left = views.compactMap { $0() }
    return left.first.map { "\(left.count) views are still in memory, one of them a \(type(of: $0))" }
  }

  /// Ends waiting for the callback.
  func disarm() {
    observation = nil
    probe?.removeFromSuperview()
    movementProbe?.leave()
    restorations.forEach { $0() }
    restorations = []
  }

  private func observe<Value>(_ property: KeyPath<UIScrollView, Value>, of scrollView: UIScrollView) {
    observation = scrollView.observe(property, options: [.new]) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.fire() }
    }
  }

  private func observeRest(of header: ScrollHeaderView) {
    let former = header.progressDidChange
    header.progressDidChange = { [weak self] progress in
      former?(progress)
      if progress.isSettled { self?.fire() }
    }
    restorations.append { [weak header] in header?.progressDidChange = former }
  }

  private func addProbe(to view: UIView) {
    let probe = CallbackProbe(frame: view.bounds)
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    probe.isUserInteractionEnabled = false
    view.addSubview(probe)
    probe.onCallback = { [weak self] in if $0 == self?.callback { self?.fire() } }
    self.probe = probe
  }

  private func fire() {
    guard !hasHappened else { return }
    hasHappened = true
    observation = nil
    probe?.onCallback = nil
    let all: [UIView] = screen?.viewIfLoaded?.descendants() ?? []
    views = all.map { view in { [weak view] in view } }
    replace()
  }
}

/// A view that reports its callbacks.
private final class CallbackProbe: UIView {
  var onCallback: ((ScreenCallback) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onCallback?(.layout)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    onCallback?(.safeAreaChange)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onCallback?(.windowChange)
  }
}
