import FlexibleHeader

/// Replaces a screen the next time a callback comes.
@MainActor final class ScreenTeardown {
  let callback: ScreenCallback
  private(set) var hasHappened = false
  private let tearDown: () -> Void
  private var observation: NSKeyValueObservation?
  private weak var probe: LayoutProbe?

  init(
    at callback: ScreenCallback, of scrollView: UIScrollView, header: UIView?, tearDown: @escaping () -> Void
  ) {
    self.callback = callback
    self.tearDown = tearDown
    switch callback {
    case .scroll:
      observation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.fire() }
      }
    case .insetChange:
      observation = scrollView.observe(\.contentInset, options: [.new]) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.fire() }
      }
    case .layout:
      let view = header ?? scrollView
      let probe = LayoutProbe(frame: view.bounds)
      probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      probe.isUserInteractionEnabled = false
      probe.onLayout = { [weak self] in self?.fire() }
      view.addSubview(probe)
      self.probe = probe
    }
  }

  private func fire() {
    guard !hasHappened else { return }
    hasHappened = true
    observation = nil
    probe?.onLayout = nil
    tearDown()
  }
}

/// A view that reports its layouts.
private final class LayoutProbe: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
