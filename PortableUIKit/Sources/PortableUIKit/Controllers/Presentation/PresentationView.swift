import Foundation

/// Lies over what is covered by a presentation and holds the presented view.
@MainActor final class PresentationView: UIView {
  private static let dimness: CGFloat = 0.2

  weak var controller: UIPresentationController?
  private let dimming = UIView(frame: .zero)

  /// `isDimming` says whether what is covered gets darker.
  init(frame: CGRect, isDimming: Bool) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = isDimming ? UIColor.black.withAlphaComponent(Self.dimness) : nil
    dimming.isUserInteractionEnabled = false
    addSubview(dimming)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  func showDimming(_ isShown: Bool) { dimming.alpha = isShown ? 1 : 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    controller?.placePresentedView()
  }

  /// A touch beside a popover closes it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { controller?.touchedOutside() }
  }
}
