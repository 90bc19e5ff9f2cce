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

// MARK: - Spellings that only compile if types, initializers and escaping are those of UIKit

final class PressRecognizer: UIGestureRecognizer {
  var pressed: () -> Void = {}

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
  }
}

let recognizers: [UIGestureRecognizer] = [
  PressRecognizer(), PressRecognizer(target: nil, action: nil),
  UITapGestureRecognizer(target: nil, action: nil),
]

final class FeedView: UIScrollView {
  override var delegate: UIScrollViewDelegate? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
}

final class FeedTable: UITableView {
  private var deletions: [IndexPath] = []

  override var delegate: UITableViewDelegate? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    super.performBatchUpdates(updates, completion: completion)
  }

  /// The block does not escape: `self` stays implicit, and the parameter passes.
  func apply(_ changes: () -> Void) {
    performBatchUpdates {
      changes()
      deleteRows(at: deletions, with: .automatic)
    }
    performBatchUpdates(changes, completion: { _ in })
    performBatchUpdates(nil)
  }
}

final class LabelledConstraint: NSLayoutConstraint {
  var label: String?
}

func labelled(_ view: UIView) -> LabelledConstraint {
  let constraint = LabelledConstraint(
    item: view, attribute: .left, relatedBy: .equal, toItem: view.superview, attribute: .top, multiplier: 1,
    constant: 0)
  constraint.label = "mixed"
  return constraint
}

final class HalfScreen: UIPresentationController {
  override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
  }
}

final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private var gradient: CAGradientLayer? { layer as? CAGradientLayer }
}

final class Bounce: NSObject, UITimingCurveProvider {
  var timingCurveType: UITimingCurveType { .spring }
  var cubicTimingParameters: UICubicTimingParameters? { nil }
  var springTimingParameters: UISpringTimingParameters? { UISpringTimingParameters(dampingRatio: 0.4) }

  override init() { super.init() }
  init?(coder: NSCoder) { nil }
  func encode(with coder: NSCoder) {}
  func copy(with zone: NSZone? = nil) -> Any { self }
}

func follow(_ coordinator: UIViewControllerTransitionCoordinator, with view: UIView) {
  coordinator.animateAlongsideTransition(in: view, animation: { _ in view.alpha = 0.5 })
}

func render(_ view: UIView) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.opaque = true
  return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
    context.fill(view.bounds)
  }
}

let isMotionReduced = UIAccessibility.isReduceMotionEnabled
