import UIKit

/// The wheel at the top of a header whose content is being refreshed.
@MainActor struct RefreshIndicator {
  /// The room for the wheel, in points.
  static let height = 60.0

  private let wheel = UIActivityIndicatorView(style: .medium)

  init(in header: UIView) {
    header.addSubview(wheel)
    wheel.startAnimating()
  }

  /// Centers the wheel in its room.
  func place(top: Double, height: Double, width: CGFloat) {
    let center = CGPoint(x: 0.5 * width, y: CGFloat(top + 0.5 * height))
    if wheel.center != center { wheel.center = center }
  }

  func remove() {
    wheel.stopAnimating()
    wheel.removeFromSuperview()
  }
}
