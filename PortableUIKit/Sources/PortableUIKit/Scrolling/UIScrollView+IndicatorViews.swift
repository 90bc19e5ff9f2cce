/// A view that represents a scroll indicator if the host configures UIKit to have such subviews [?].
/// `HostScrollIndicators` describes the indicators themselves.
@MainActor final class ScrollIndicatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }
}

extension UIScrollView {
  /// Creates the indicator views on demand in the first layout, and positions them at the indicators.
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

  /// Moves the indicator views back to the front, without requesting a layout.
  final func keepIndicatorViewsInFront() {
    for case let view? in [verticalIndicatorView, horizontalIndicatorView] { moveInSilence(view) }
  }
}
