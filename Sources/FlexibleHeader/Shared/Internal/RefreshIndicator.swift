import UIKit

/// The activity indicator over the part of a header that stretches.
@MainActor struct RefreshIndicator {
  /// The height of the area around the indicator, in points, which is that of a refresh control.
  static let height: CGFloat = 60

  private let wheel = UIActivityIndicatorView(style: .medium)

  init(in header: UIView) {
    header.addSubview(wheel)
    wheel.isAccessibilityElement = false
    wheel.startAnimating()
  }

  /// Centers the indicator at the top of an area, and shows it in proportion to the distance that the content is pulled, in
  /// points. It is fully visible where the system begins to refresh: after 0.2 of the list's height, in UIKit 18.2.
  func show(at area: CGRect, pulledBy distance: CGFloat, in list: UIScrollView?) {
    let center = CGPoint(x: area.midX, y: area.minY + Self.height / 2)
    if wheel.center != center { wheel.center = center }
    wheel.alpha = min(1, distance / (112.5 * max(372, list?.bounds.height ?? 0) / 568))
  }

  func remove() {
    wheel.stopAnimating()
    wheel.removeFromSuperview()
  }
}
