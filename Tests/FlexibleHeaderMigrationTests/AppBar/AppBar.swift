import FlexibleHeader
import UIKit

/// A title between buttons, in place of a navigation bar.
final class BarRow: UIStackView {
  let titleLabel = UILabel()
  var leading: [UIView] = [] { didSet { arrange() } }
  var trailing: [UIView] = [] { didSet { arrange() } }

  func arrange() {
    spacing = 12
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    for view in arrangedSubviews { view.removeFromSuperview() }
    for view in leading + [titleLabel] + trailing { addArrangedSubview(view) }
  }
}

/// A navigation bar and a bottom bar in one header.
@MainActor final class AppBar {
  /// Add it as a child to your view controller, before you call `addSubviewsToParent()`.
  let headerViewController = SectionedHeaderViewController()
  let navigationBar = BarRow()
  /// The view below the navigation bar, such as tabs. It stays when the navigation bar leaves.
  var bottomBar: UIView? { didSet { updateSections() } }
  /// A Boolean value that determines whether the navigation bar leaves, and returns as soon as the content moves down.
  var shifts = false { didSet { updateSections() } }
  weak var trackingScrollView: UIScrollView?

  init() {
    headerViewController.headerView.liftedAppearance = .shadow
    updateSections()
  }

  /// Call it in `viewDidLoad()`, after the scroll view is in its superview.
  func addSubviewsToParent() {
    guard let parent = headerViewController.parent, let trackingScrollView else { return }
    navigationBar.arrange()
    navigationBar.titleLabel.text = parent.title
    headerViewController.headerView.install(in: trackingScrollView)
    headerViewController.didMove(toParent: parent)
  }

  private func updateSections() {
    let exit: HeaderSection.Exit = shifts ? .leaves : .stays
    var sections = [
      HeaderSection(navigationBar, exit: exit, entrance: .always, maximumHeight: 56, snaps: shifts)
    ]
    if let bottomBar { sections.append(HeaderSection(bottomBar, maximumHeight: 48)) }
    headerViewController.headerView.sections = sections
  }
}
