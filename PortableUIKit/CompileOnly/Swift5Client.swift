// Ordinary UIKit code of apps and libraries in the Swift 5 language mode, without a word about actors. It must compile
// without an error, as it does against Apple's UIKit, whose declarations predate Swift's concurrency.
#if canImport(ObjectiveC)
  import UIKit
#else
  import PortableUIKit
#endif

final class ToastPresenter {
  private let label = UILabel()

  func show(_ text: String, over view: UIView) {
    label.text = text
    label.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
    view.addSubview(label)
    UIView.animate(withDuration: 0.3, animations: { self.label.alpha = 1 }) { _ in
      self.label.removeFromSuperview()
    }
  }
}

func topMost(_ controller: UIViewController) -> UIViewController {
  controller.presentedViewController.map(topMost) ?? controller
}

struct ScrollMetrics {
  let width: CGFloat
  var insets = UIEdgeInsets.zero

  init(_ scrollView: UIScrollView) {
    width = scrollView.bounds.width - scrollView.contentInset.left
  }
}

/// A delegate protocol and a delegate outside of any view.
protocol PagerDelegate: AnyObject {
  func pager(_ pager: Pager, didTurnTo view: UIView)
}

final class Pager: NSObject, UIScrollViewDelegate {
  weak var delegate: PagerDelegate?
  private let pages: [UIView]

  init(pages: [UIView]) {
    self.pages = pages
    super.init()
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let page = Int(scrollView.contentOffset.x / scrollView.bounds.width)
    if pages.indices.contains(page) { delegate?.pager(self, didTurnTo: pages[page]) }
  }
}

/// A small layout library in the manner of anchors.
enum Pin {
  static func edges(of view: UIView, to guide: UILayoutGuide) -> [NSLayoutConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  static func center(_ view: UIView) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: .centerX, relatedBy: .equal, toItem: view.superview, attribute: .centerX,
      multiplier: 1, constant: 0)
  }
}

final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var titles: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
}

final class BadgeView: UIView {
  static let shared = BadgeView(frame: .zero)
  private let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeOut)

  var count = 0 {
    didSet { isHidden = count == 0 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  func bounce() {
    animator.addAnimations { self.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
    animator.startAnimation()
  }
}
