import UIKit

/// A line along the lower edge of its superview, as thin as the screen allows.
final class HairlineView: UIView {
  /// Places the line in `container`, which it follows from then on.
  init(in container: UIView, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    container.addSubview(self)
    place()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported: headers make their hairlines") }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    place()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    place()
  }

  private func place() {
    guard let superview else { return }
    let scale = traitCollection.displayScale
    let thickness = 1 / (scale > 0 ? scale : 1)
    frame = CGRect(
      x: 0, y: superview.bounds.height - thickness, width: superview.bounds.width, height: thickness)
  }
}
