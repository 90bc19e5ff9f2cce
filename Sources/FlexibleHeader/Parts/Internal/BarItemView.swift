import UIKit

/// A view at an end of a title bar, in the middle of its height. Controls are as high as the bar's row, so that they are easy
/// to hit.
final class BarItemView: UIView {
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init(frame: .zero)
    (view as? UIButton)?.followTextSize()
    let size = view.bounds.size
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    // The view keeps the width of its content, so that a change of it lays out this view.
    let trailing = view.trailingAnchor.constraint(equalTo: trailingAnchor)
    trailing.priority = .defaultLow - 1
    NSLayoutConstraint.activate([
      trailing, view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.centerYAnchor.constraint(equalTo: centerYAnchor),
      view.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
    ])
    let filling = view.heightAnchor.constraint(equalTo: heightAnchor)
    filling.priority = .defaultLow + 1
    filling.isActive = view is UIControl
    // The size of a view that has neither constraints nor content.
    for own in [
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ] where own.constant > 0 {
      own.priority = .fittingSizeLevel + 1
      own.isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if abs(view.bounds.width - bounds.width) > 0.5 { superview?.setNeedsLayout() }
  }

  var fittingSize: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
}

extension UIButton {
  /// Makes the title follow the text size, unless it already does. A title of a configuration does so by itself.
  fileprivate func followTextSize() {
    guard configuration == nil, let titleLabel, !titleLabel.adjustsFontForContentSizeCategory else { return }
    titleLabel.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    titleLabel.adjustsFontForContentSizeCategory = true
  }
}
