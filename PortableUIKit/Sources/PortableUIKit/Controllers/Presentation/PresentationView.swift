import Foundation

/// The view that covers the presenting controller and contains the presented view.
@MainActor final class PresentationView: UIView {
  private static let dimness: CGFloat = 0.2

  weak var controller: UIPresentationController?
  /// A Boolean value that determines whether touches beside the contents of the presented view belong to the
  /// covered content.
  var passesTouches = false
  private let dimming = UIView(frame: .zero)
  private var chrome: PopoverChrome?

  /// Creates the view. `isDimming` determines whether the covered content is dimmed.
  init(frame: CGRect, isDimming: Bool) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = isDimming ? UIColor.black.withAlphaComponent(Self.dimness) : nil
    dimming.isUserInteractionEnabled = false
    addSubview(dimming)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  func showDimming(_ isShown: Bool) { dimming.alpha = isShown ? 1 : 0 }

  /// Shows the shadow and the arrow for a popover with a frame.
  func showPopover(
    in frame: CGRect, pointingAt source: CGRect, arrow: UIPopoverArrowDirection, color: UIColor?
  ) {
    let chrome = self.chrome ?? PopoverChrome()
    if self.chrome == nil { insertSubview(chrome, aboveSubview: dimming) }
    self.chrome = chrome
    chrome.show(frame, pointingAt: source, arrow: arrow, color: color ?? .systemBackground)
  }

  /// Fades the shadow and the arrow together with the popover.
  func showPopoverChrome(_ isShown: Bool) {
    if isShown { UIView.performWithoutAnimation { chrome?.alpha = 0 } }
    chrome?.alpha = isShown ? 1 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    controller?.containerViewWillLayoutSubviews()
    controller?.placePresentedView()
    controller?.containerViewDidLayoutSubviews()
  }

  // Size classes and the safe area arrive after the bounds in a rotation.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return passesTouches && hit === self ? nil : hit
  }

  /// A touch outside of a popover closes it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { controller?.touchedOutside() }
  }
}
