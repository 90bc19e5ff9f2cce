/// The views that stand for the scroll indicators where the host says that UIKit has such subviews [?]. The indicators
/// themselves are described by `HostScrollIndicators`.
@MainActor final class ScrollIndicatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }
}

extension UIScrollView {
  /// Creates the views with the first layout, as they are needed, and puts them where the indicators are.
  final func layOutIndicatorViews() {
    guard HostSimulator.current.answers.indicatorsAreFrontmostSubviews else { return }
    let places = HostScrollIndicators(of: self)
    verticalIndicatorView = placed(verticalIndicatorView, at: places.vertical)
    horizontalIndicatorView = placed(horizontalIndicatorView, at: places.horizontal)
  }

  private func placed(_ present: ScrollIndicatorView?, at frame: CGRect?) -> ScrollIndicatorView? {
    guard let frame, let superview else { return present }
    let view = present ?? ScrollIndicatorView(frame: .zero)
    if present == nil { addSubview(view) }
    view.frame = superview.convert(frame, to: self)
    return view
  }

  /// Brings the indicators' views in front again, without asking for a layout.
  final func keepIndicatorViewsInFront() {
    for case let view? in [verticalIndicatorView, horizontalIndicatorView] { moveInSilence(view) }
  }
}
