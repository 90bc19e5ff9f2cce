import UIKit

/// A bar with a title in the middle, and a view at each end.
final class TitleBarView: PartView {
  let titleLabel: HeadingLabel
  private let leading: BarItemView?
  private let trailing: BarItemView?
  /// The height that the header measured last, in points.
  private var measuredHeight: CGFloat?

  init(_ title: String, leading: UIView?, trailing: UIView?) {
    titleLabel = HeadingLabel(title, style: .headline, weight: .semibold)
    titleLabel.textAlignment = .center
    self.leading = leading.map(BarItemView.init)
    self.trailing = trailing.map(BarItemView.init)
    super.init()
    // In the order in which VoiceOver reads them.
    for view in [self.leading, titleLabel, self.trailing] { if let view { addSubview(view) } }
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let height = places(forWidth: targetSize.width).height
    measuredHeight = height
    return CGSize(width: targetSize.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(forWidth: bounds.width)
    place(leading, at: places.leading)
    place(titleLabel, at: places.title)
    place(trailing, at: places.trailing)
    // A view in the bar may have changed its size since.
    if let measuredHeight, places.height != measuredHeight { setNeedsMeasuring() }
  }

  private func places(forWidth width: CGFloat) -> TitleBarPlaces {
    let margins = directionalLayoutMargins
    return TitleBarPlaces(
      left: margins.leading, right: width - margins.trailing, leading: leading?.fittingSize ?? .zero,
      trailing: trailing?.fittingSize ?? .zero, title: titleLabel, barWidth: width)
  }

  /// Places a view through bounds and center, because the title may be transformed.
  private func place(_ view: UIView?, at frame: CGRect) {
    guard let view else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.bounds.size = frame.size
    view.center = CGPoint(x: isRightToLeft ? bounds.width - frame.midX : frame.midX, y: frame.midY)
  }
}
