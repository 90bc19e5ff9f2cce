import UIKit

/// The activity indicator at the top of a header whose content is being refreshed.
@MainActor struct RefreshIndicator {
  /// The height of the area around the indicator, in points.
  static let height = 60.0

  private let wheel = UIActivityIndicatorView(style: .medium)

  init(in header: UIView) {
    header.addSubview(wheel)
    wheel.startAnimating()
  }

  /// Centers the indicator in its area.
  func place(top: Double, height: Double, width: CGFloat) {
    let center = CGPoint(x: 0.5 * width, y: CGFloat(top + 0.5 * height))
    if wheel.center != center { wheel.center = center }
  }

  func remove() {
    wheel.stopAnimating()
    wheel.removeFromSuperview()
  }
}
