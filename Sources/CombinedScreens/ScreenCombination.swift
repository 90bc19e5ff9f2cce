import FlexibleHeader

/// A screen that combines several features on one scroll view: headers, a footer, pages, the app's delegate, and its insets.
///
/// ``RandomSessions`` play on such screens, and a ``ScreenSequence`` names the one on which it was found.
package struct ScreenCombination: Hashable, Sendable, Decodable {
  /// A header or footer.
  package enum Header: String, CaseIterable, Hashable, Sendable, Decodable {
    /// A `FlexibleHeaderView` of up to 160 points that stays on the screen.
    case flexible
    /// A flexible header that shifts off the screen.
    case shifting
    /// A flexible header that shifts off the screen with the status bar.
    case shiftingWithStatusBar
    /// A flexible header that commands hide.
    case hideable
    /// A `FlexibleHeightBar` of 44 to 120 points with `SquareCashBehavior`, which snaps to its ends.
    case squareCashBar
    /// A bar with `FacebookBehavior`.
    case facebookBar
    /// A bar with `SafariBehavior`.
    case safariBar
    /// A `SectionedHeaderView`: a row that returns at once, a picture that collapses, and tabs that stay.
    case sections
    /// The same sections, which snap.
    case snappingSections
    /// Sections as tall as their text.
    case fittingSections
    /// A `StretchyHeaderView` of 70 to 200 points.
    case stretchy
    /// A `RevealingFooterView` of 40 points.
    case footer
  }

  /// The kind of scroll view.
  package enum List: String, CaseIterable, Hashable, Sendable, Decodable {
    /// A scroll view with a content size.
    case plain
    /// A table view.
    case table
    /// A collection view.
    case collection
    /// A table view that is the view of its controller.
    case controllerView
    /// A table view whose row heights differ from the estimates.
    case estimatingTable
    /// A collection view with a compositional layout whose row heights differ from the estimates.
    case estimatingCollection
    /// A table view with two sections, whose headers stay at the top of the visible content.
    case pinningTable
    /// A collection view with such sections.
    case pinningCollection
    /// A table view in the style `insetGrouped`.
    case groupedTable
    /// A scroll view with a stack view, by which Auto Layout determines the content size.
    case stack

    /// A Boolean value that indicates whether row heights differ from the estimates, so that the list moves its content by
    /// itself.
    var isEstimating: Bool { self == .estimatingTable || self == .estimatingCollection }
  }

  /// The way in which the first header follows the scroll view.
  package enum Attachment: String, CaseIterable, Hashable, Sendable, Decodable {
    /// The header is installed.
    case installed
    /// The app adds the header and forwards the scroll events of three pages of its own.
    case forwarded
    /// The same, and the pages share the header.
    case shared
    /// The header is that of a `HeaderPagesViewController` with three pages.
    case pages
  }

  /// The view controller around the screen.
  package enum Container: String, CaseIterable, Hashable, Sendable, Decodable {
    /// The screen is the root view controller.
    case none
    /// A navigation controller with a visible bar.
    case navigationBar
    /// A tab bar controller.
    case tabBar
    /// A controller that shows the screen below a view of its own.
    case embedded
    /// A navigation controller that hides its bar for this screen, and shows it for others.
    case hiddenBar
    /// A tab bar controller with a navigation controller.
    case tabsAndBar
    /// The same, on top of another screen, and without the tab bar.
    case pushed
    /// A sheet that can't be dismissed.
    case sheet
    /// A navigation controller with a toolbar.
    case toolbar
    /// A navigation controller whose bar contains a search bar.
    case search
    /// A split view controller, which shows the screen beside another one where there is room.
    case split
    /// A page view controller with one page.
    case pageController
    /// A controller with a scroll view of its own, which shows the screen beside another one, a page at a time.
    case pager
  }

  /// A further feature that affects the scroll view.
  package enum Detail: String, CaseIterable, Hashable, Sendable, Decodable {
    /// The app has a delegate before the headers are installed.
    case delegate
    /// The app sets its delegate when the screen has appeared.
    case lateDelegate
    /// The app has its own content insets and indicator insets.
    case ownInsets
    /// A toolbar follows the first header.
    case follower
    /// The content inset follows the visible height of the first header.
    case followingInset
    /// A row contains another scroll view, which scrolls horizontally.
    case carousel
    /// A stretchy header stays on the screen at its minimum height.
    case staysAtMinimum
    /// A bar at the bottom leaves with the first header.
    case bottomBar
    /// UIKit adds no safe area to the insets.
    case unadjusted
    /// The app's delegate moves content back that a finger pulls beyond its top.
    case stopsAtTop
    /// The app observes the progress of the headers.
    case observed
    /// A stretchy header extends under the status bar or the navigation bar.
    case underSafeArea
    /// The headers make room for the keyboard.
    case avoidsKeyboard
    /// Headers don't lengthen short content.
    case unextended
    /// A flexible header doesn't stretch.
    case stiff
    /// The list is constrained to the safe area.
    case belowSafeArea
    /// The app adds the header in front of the list with constraints, and then installs it.
    case constrained
    /// The first page is the rightmost one.
    case rightToLeft
  }

  private enum CodingKeys: String, CodingKey { case headers, attachment, list, rowCount, container, details }

  /// The headers and footers in the order in which they are installed.
  package var headers: [Header]
  /// The way in which the first header follows the scroll view. The default is ``Attachment/installed``.
  package var attachment: Attachment
  /// The kind of scroll view. The default is ``List/plain``.
  package var list: List
  /// The number of rows. Rows are 50 points tall unless their heights differ from the estimates. The default is 60.
  package var rowCount: Int
  /// The view controller around the screen. The default is ``Container/none``.
  package var container: Container
  /// The further features that affect the scroll view. The default is empty.
  package var details: [Detail]

  /// Creates a combination.
  package init(
    _ headers: [Header], attachment: Attachment = .installed, list: List = .plain, rowCount: Int = 60,
    container: Container = .none, details: [Detail] = []
  ) {
    self.headers = headers
    self.attachment = attachment
    self.list = list
    self.rowCount = rowCount
    self.container = container
    self.details = details
  }

  /// Reads a combination. All fields but the headers may be missing.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, or standard: Value) throws -> Value {
      try fields.decodeIfPresent(Value.self, forKey: key) ?? standard
    }
    self.init(
      try fields.decode([Header].self, forKey: .headers),
      attachment: try value(.attachment, or: .installed), list: try value(.list, or: .plain),
      rowCount: try value(.rowCount, or: 60), container: try value(.container, or: .none),
      details: try value(.details, or: []))
  }

  /// The value that ``init(from:)`` reads, without the fields that have their default values.
  var jsonValue: JSONValue {
    var fields: [String: JSONValue] = ["headers": .array(headers.map { .string($0.rawValue) })]
    if attachment != .installed { fields["attachment"] = .string(attachment.rawValue) }
    if list != .plain { fields["list"] = .string(list.rawValue) }
    if rowCount != 60 { fields["rowCount"] = .number(Double(rowCount)) }
    if container != .none { fields["container"] = .string(container.rawValue) }
    if !details.isEmpty { fields["details"] = .array(details.map { .string($0.rawValue) }) }
    return .object(fields)
  }

  /// Creates the combination of a seed: some or all of a header in front of the scroll view, a stretchy header, and a footer,
  /// in any order. Two headers in front of a scroll view are a misuse.
  package init(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ 1)
    let front = random.pick(Header.allCases.filter(\.canLeadPages))
    var headers = [[front], [.stretchy], [.footer]].filter { _ in random.chance(70) }.flatMap(\.self)
    if headers.isEmpty { headers = [front] }
    if random.chance(50) { headers.reverse() }
    self.init(
      headers, list: random.pick(List.allCases), rowCount: random.pick([0, 3, 12, 60, 60, 60]),
      container: random.pick([.none, .none] + Container.allCases.filter { $0 != .none }),
      details: Detail.allCases.filter { _ in random.chance(20) })
    if headers[0].canLeadPages, random.chance(40) { attachment = .pages }
    if details.contains(.staysAtMinimum) { details.removeAll { $0 == .underSafeArea } }
    if details.contains(.followingInset) { details.removeAll { $0 == .stopsAtTop } }
  }

  /// The screens with one kind of header, with and without a footer, installed or with events that the app forwards.
  package static let single: [ScreenCombination] =
    [.flexible, .shifting, .shiftingWithStatusBar, .hideable].flatMap { header in
      [
        ScreenCombination([header], attachment: .forwarded), ScreenCombination([header], attachment: .shared),
        ScreenCombination([header]), ScreenCombination([header, .footer]),
      ]
    }
    + [.squareCashBar, .facebookBar, .safariBar].flatMap {
      [ScreenCombination([$0], attachment: .forwarded), ScreenCombination([$0])]
    }
    + [.sections, .snappingSections].map { ScreenCombination([$0]) }
    + [
      ScreenCombination([.stretchy, .footer]),
      ScreenCombination([.stretchy, .footer], details: [.staysAtMinimum, .bottomBar]),
      ScreenCombination([.shifting], details: [.bottomBar]),
    ]
    + [.flexible, .shifting, .squareCashBar, .facebookBar, .safariBar, .sections, .snappingSections].flatMap {
      header in
      List.allCases.filter(\.isEstimating).map { ScreenCombination([header], list: $0, rowCount: 200) }
    }

  /// Simpler combinations, simplest first. A found sequence is reduced to them.
  var simplifications: [ScreenCombination] {
    var found: [ScreenCombination] = []
    func add(_ change: (inout ScreenCombination) -> Void) {
      var simpler = self
      change(&simpler)
      if simpler != self { found.append(simpler) }
    }
    for index in headers.indices where headers.count > 1 { add { $0.headers.remove(at: index) } }
    for index in details.indices { add { $0.details.remove(at: index) } }
    if attachment == .pages { add { $0.attachment = .installed } }
    add { $0.container = .none }
    add { $0.list = .plain }
    if rowCount != 60 { add { $0.rowCount = 60 } }
    return found.filter { $0.attachment != .pages || $0.headers[0].canLeadPages }
  }

  /// Creates the screen.
  @MainActor package func makeScreen() -> UIViewController {
    let screen: UIViewController
    if attachment == .pages, let first = headers.first {
      var page = self
      page.headers.removeFirst()
      let pages = [rowCount, 60, 3].map { rowCount in
        page.rowCount = rowCount
        page.details.removeAll { $0 == .bottomBar }
        return CombinedScreen(page)
      }
      let header = first.makeView()
      setDetails(of: [header])
      screen = HeaderPagesViewController(header: header, pages: pages)
      if details.contains(.rightToLeft) { screen.view.semanticContentAttribute = .forceRightToLeft }
    } else {
      screen = CombinedScreen(self)
    }
    return container.makeController(around: screen)
  }
}

extension ScreenCombination {
  /// Sets the details of headers before they are installed.
  @MainActor func setDetails(of headers: [ScrollHeaderView]) {
    if details.contains(.followingInset) {
      headers.first { !($0 is RevealingFooterView) }?.setInsetFollowsVisibleHeight(true)
    }
    if details.contains(.staysAtMinimum) {
      for case let header as StretchyHeaderView in headers { header.staysAtMinimumHeight = true }
    }
    for header in headers { setDetails(of: header) }
    if details.contains(.bottomBar) {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 48))
      headers.first?.followers.addBottomBar(bar, hides: true)
    }
  }

  @MainActor private func setDetails(of header: ScrollHeaderView) {
    if details.contains(.observed) { header.progressDidChange = { _ in } }
    if details.contains(.underSafeArea) { (header as? StretchyHeaderView)?.extendsUnderTopSafeArea = true }
    if details.contains(.avoidsKeyboard) { header.avoidsKeyboard = true }
    if details.contains(.unextended) {
      (header as? FlexibleHeaderView)?.extendsShortScrollViews = false
      (header as? SectionedHeaderView)?.extendsShortScrollViews = false
    }
    if details.contains(.stiff) { (header as? FlexibleHeaderView)?.canOverExtend = false }
  }
}

extension ScreenCombination: CustomStringConvertible {
  /// The headers, and what differs from the default values: `shifting + footer, pages, table`.
  package var description: String {
    var parts = [headers.map(\.rawValue).joined(separator: " + ")]
    if attachment != .installed { parts.append(attachment.rawValue) }
    if list != .plain { parts.append(list.rawValue) }
    if rowCount != 60 { parts.append("\(rowCount) rows") }
    if container != .none { parts.append(container.rawValue) }
    return (parts + details.map(\.rawValue)).joined(separator: ", ")
  }
}
