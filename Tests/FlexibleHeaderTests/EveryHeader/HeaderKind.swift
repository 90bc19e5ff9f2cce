import FlexibleHeader
import HeaderTesting

/// The kinds of headers, for promises that all of them keep.
enum HeaderKind: CaseIterable, Sendable {
  case flexible, sections, bar, stretchy, footer

  /// Creates a header of 60...160 points, or a footer of 40.
  @MainActor func make() -> ScrollHeaderView {
    switch self {
    case .flexible: return FlexibleHeaderView(maximumHeight: 160, minimumHeight: 60)
    case .sections:
      let header = SectionedHeaderView(frame: .zero)
      header.sections = [
        HeaderSection(UIView(), exit: .leaves, maximumHeight: 100),
        HeaderSection(UIView(), maximumHeight: 60),
      ]
      return header
    case .bar:
      let bar = FlexibleHeightBar(maximumHeight: 160, minimumHeight: 60)
      bar.behavior = SquareCashBehavior()
      return bar
    case .stretchy:
      let header = StretchyHeaderView(maximumHeight: 160)
      header.minimumHeight = 60
      return header
    case .footer:
      let footer = RevealingFooterView(frame: .zero)
      footer.minimumHeight = 30
      footer.restingHeight = 40
      return footer
    }
  }

  /// Each kind alone, and all ordered pairs of kinds, which may share a scroll view.
  static var aloneAndInPairs: [[HeaderKind]] {
    allCases.flatMap { first in allCases.map { $0 == first ? [first] : [first, $0] } }
  }
}

/// A screen with a table, whose delegate counts events.
@MainActor final class MeetingScreen: UIViewController, UITableViewDataSource {
  /// Counts what a delegate receives.
  final class Counter: NSObject, UITableViewDelegate {
    var scrolls = 0
    var dragEnds = 0
    var selections = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      dragEnds += 1
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selections += 1 }
  }

  let table = UITableView(frame: .zero, style: .plain)
  var rowCount: Int
  /// The movements that an observer of the offset sees.
  private(set) var moves = 0
  private var observation: NSKeyValueObservation?
  private let setUp: (MeetingScreen) -> Void

  init(rowCount: Int = 60, _ setUp: @escaping (MeetingScreen) -> Void) {
    self.rowCount = rowCount
    self.setUp = setUp
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.rowHeight = 50
    table.dataSource = self
    view.addSubview(table)
    setUp(self)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The distance from the top of the content to where it rests.
  var distance: CGFloat { table.contentOffset.y + table.adjustedContentInset.top }
}
