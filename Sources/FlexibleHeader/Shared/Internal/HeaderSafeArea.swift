import UIKit

/// The safe area of a header, also in a scroll view.
///
/// A scroll view doesn't pass its safe area on to its subviews if it adds the safe area to its content insets. A header in a
/// scroll view, as in table view controllers, determines by itself which part of it bars and the device cover.
@MainActor final class HeaderSafeArea {
  let guide = UILayoutGuide()
  private weak var header: UIView?
  private let top: NSLayoutConstraint

  /// Creates the safe area of a header. The sides are those of the system's guide.
  init(of header: UIView, system: UILayoutGuide) {
    self.header = header
    top = guide.topAnchor.constraint(equalTo: system.topAnchor)
    header.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      top, guide.bottomAnchor.constraint(equalTo: system.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: system.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: system.trailingAnchor),
    ])
    update()
  }

  /// The length at the top that the header's own insets don't contain, in points.
  var missingTop: CGFloat { top.constant }

  /// Updates the safe area for the header's position and the safe area of its scroll view.
  func update() {
    let missing = header.map(missingTop) ?? 0
    if top.constant != missing { top.constant = missing }
  }

  private func missingTop(of header: UIView) -> CGFloat {
    guard let scrollView = header.superview as? UIScrollView else { return 0 }
    let safeArea = scrollView.safeAreaInsets.top
    let place = header.convert(CGPoint.zero, to: scrollView).y - scrollView.bounds.minY
    return max(0, min(safeArea - place, safeArea) - header.safeAreaInsets.top)
  }
}
