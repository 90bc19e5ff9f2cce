import UIKit

/// A line at the bottom edge of its superview, one pixel high.
final class HairlineView: UIView {
  /// Creates a line and adds it to `container`, whose size it follows.
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
