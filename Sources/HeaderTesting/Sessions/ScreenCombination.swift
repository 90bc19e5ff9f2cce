import FlexibleHeader

/// A screen on which several things meet on one scroll view: headers, a footer, pages, the app's delegate and its insets.
///
/// ``RandomSessions`` play on such screens, and a ``ScreenSequence``
/// names the one on which it was found.
public struct ScreenCombination: Hashable, Sendable, Decodable {
  /// A header or footer.
  public enum Header: String, CaseIterable, Hashable, Sendable, Decodable {
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
  public enum List: String, CaseIterable, Hashable, Sendable, Decodable {
    /// A scroll view with a content size.
    case plain
    /// A table view.
    case table
    /// A collection view.
    case collection
    /// A table view that is the view of its controller.
    case controllerView
    /// A table view whose rows have other heights than estimated.
    case estimatingTable
    /// A collection view with a compositional layout whose rows have other heights than estimated.
    case estimatingCollection

    /// A Boolean value that indicates whether rows have other heights than estimated, so that the list moves its content by itself.
    var isEstimating: Bool { self == .estimatingTable || self == .estimatingCollection }
  }

  /// The way in which the first header follows the scroll view.
  public enum Attachment: String, CaseIterable, Hashable, Sendable, Decodable {
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
  public enum Container: String, CaseIterable, Hashable, Sendable, Decodable {
    /// The screen is the root view controller.
    case none
    /// A navigation controller with a visible bar.
    case navigationBar
    /// A tab bar controller.
    case tabBar
  }

  /// Something else that concerns the scroll view.
  public enum Detail: String, CaseIterable, Hashable, Sendable, Decodable {
    /// The app has a delegate before the headers are installed.
    case delegate
    /// The app sets its delegate when the screen has appeared.
    case lateDelegate
    /// The app has content insets and indicator insets of its own.
    case ownInsets
    /// A toolbar follows the first header.
    case follower
    /// The content inset follows the visible height of the first header.
    case followingInset
    /// A row contains another scroll view, which scrolls horizontally.
    case carousel
  }

  private enum CodingKeys: String, CodingKey { case headers, attachment, list, rowCount, container, details }

  /// The headers and footers in the order in which they are installed.
  public var headers: [Header]
  /// The way in which the first header follows the scroll view. The default is ``Attachment/installed``.
  public var attachment: Attachment
  /// The kind of scroll view. The default is ``List/plain``.
  public var list: List
  /// The number of rows, of 50 points unless they have other heights than estimated. The default is 60.
  public var rowCount: Int
  /// The view controller around the screen. The default is ``Container/none``.
  public var container: Container
  /// What else concerns the scroll view. The default is nothing.
  public var details: [Detail]

  /// Creates a combination.
  public init(
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
  public init(from decoder: any Decoder) throws {
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

  /// What ``init(from:)`` reads, without the fields that have their default values.
  var jsonValue: JSONValue {
    var fields: [String: JSONValue] = ["headers": .array(headers.map { .string($0.rawValue) })]
    if attachment != .installed { fields["attachment"] = .string(attachment.rawValue) }
    if list != .plain { fields["list"] = .string(list.rawValue) }
    if rowCount != 60 { fields["rowCount"] = .number(Double(rowCount)) }
    if container != .none { fields["container"] = .string(container.rawValue) }
    if !details.isEmpty { fields["details"] = .array(details.map { .string($0.rawValue) }) }
    return .object(fields)
  }

  /// Creates the combination of a seed: a header in front of the scroll view, a stretchy header, and a footer, or some of
  /// them, in any order. Two headers in front of a scroll view are a misuse.
  public init(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ 1)
    let front = random.pick(Header.allCases.filter(\.canLeadPages))
    var headers = [[front], [.stretchy], [.footer]].filter { _ in random.chance(70) }.flatMap(\.self)
    if headers.isEmpty { headers = [front] }
    if random.chance(50) { headers.reverse() }
    self.init(
      headers, list: random.pick(List.allCases), rowCount: random.pick([0, 3, 12, 60, 60, 60]),
      container: random.pick([.none, .none, .navigationBar, .tabBar]),
      details: Detail.allCases.filter { _ in random.chance(25) })
    if headers[0].canLeadPages, random.chance(40) { attachment = .pages }
  }

  /// The screens with one kind of header, with and without a footer, installed or with events that the app forwards.
  public static let single: [ScreenCombination] =
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
    + [ScreenCombination([.stretchy, .footer])]
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
  @MainActor public func makeScreen() -> UIViewController {
    let screen: UIViewController
    if attachment == .pages, let first = headers.first {
      var page = self
      page.headers.removeFirst()
      let pages = [rowCount, 60, 3].map { rowCount in
        page.rowCount = rowCount
        return CombinedScreen(page)
      }
      let header = first.makeView()
      if details.contains(.followingInset) { header.setInsetFollowsVisibleHeight(true) }
      screen = HeaderPagesViewController(header: header, pages: pages)
    } else {
      screen = CombinedScreen(self)
    }
    switch container {
    case .none: return screen
    case .navigationBar: return UINavigationController(rootViewController: screen)
    case .tabBar:
      let tabs = UITabBarController()
      tabs.viewControllers = [screen, UIViewController()]
      return tabs
    }
  }
}

extension ScreenCombination: CustomStringConvertible {
  /// The headers, and what differs from the default values: `shifting + footer, pages, table`.
  public var description: String {
    var parts = [headers.map(\.rawValue).joined(separator: " + ")]
    if attachment != .installed { parts.append(attachment.rawValue) }
    if list != .plain { parts.append(list.rawValue) }
    if rowCount != 60 { parts.append("\(rowCount) rows") }
    if container != .none { parts.append(container.rawValue) }
    return (parts + details.map(\.rawValue)).joined(separator: ", ")
  }
}

extension ScreenCombination.Header {
  /// A Boolean value that indicates whether pages can share the header.
  var canLeadPages: Bool { self != .stretchy && self != .footer }

  /// Creates the header with views that follow it.
  @MainActor func makeView() -> ScrollHeaderView {
    switch self {
    case .flexible: Self.flexible(.disabled)
    case .shifting: Self.flexible(.enabled)
    case .shiftingWithStatusBar: Self.flexible(.enabledWithStatusBar)
    case .hideable: Self.flexible(.hideable)
    case .squareCashBar: Self.bar(SquareCashBehavior())
    case .facebookBar: Self.bar(FacebookBehavior())
    case .safariBar: Self.bar(SafariBehavior())
    case .sections: Self.sections(snaps: false)
    case .snappingSections: Self.sections(snaps: true)
    case .fittingSections: Self.fittingSections()
    case .stretchy:
      StretchyHeaderView(maximumHeight: 200, minimumHeight: 70).withMovingViews()
    case .footer: Self.footer()
    }
  }

  @MainActor private static func flexible(_ behavior: FlexibleHeaderShiftBehavior) -> ScrollHeaderView {
    let header = FlexibleHeaderView()
    header.maximumHeight = 160
    header.shiftBehavior = behavior
    return header.withMovingViews()
  }

  @MainActor private static func bar(_ behavior: HeightBarBehavior) -> ScrollHeaderView {
    let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 375, height: 120))
    bar.minimumHeight = 44
    behavior.addSnappingPosition(0, for: 0...0.5)
    behavior.addSnappingPosition(1, for: 0.5...1)
    bar.behavior = behavior
    return bar.withMovingViews()
  }

  @MainActor private static func sections(snaps: Bool) -> ScrollHeaderView {
    let header = SectionedHeaderView()
    header.sections = [
      HeaderSection(UIView(), exit: .leaves, entrance: .always, maximumHeight: 44, snaps: snaps),
      HeaderSection(UIView(), maximumHeight: 200, minimumHeight: 60, snaps: snaps),
      HeaderSection(UIView(), maximumHeight: 40),
    ]
    return header.withMovingViews()
  }

  @MainActor private static func fittingSections() -> ScrollHeaderView {
    let header = SectionedHeaderView()
    let label = UILabel()
    label.text = "Chestnuts, and how they are roasted over an open fire on a cold evening in November"
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    header.sections = [
      .titleBar("Chestnuts"), .padded(label),
      HeaderSection(UIView(), exit: .leaves, entrance: .always, maximumHeight: 44),
    ]
    return header.withMovingViews()
  }

  @MainActor private static func footer() -> ScrollHeaderView {
    let footer = RevealingFooterView(frame: .zero)
    footer.minimumHeight = 40
    return footer
  }
}

extension ScrollHeaderView {
  /// Sets whether the content inset follows the visible height, for the headers that support it.
  func setInsetFollowsVisibleHeight(_ follows: Bool) {
    (self as? FlexibleHeaderView)?.insetFollowsVisibleHeight = follows
    (self as? SectionedHeaderView)?.insetFollowsVisibleHeight = follows
    (self as? StretchyHeaderView)?.insetFollowsVisibleHeight = follows
  }

  fileprivate func withMovingViews() -> ScrollHeaderView {
    addMovingViews(over: .header)
    return self
  }

  /// Adds views that follow the header: one with layout attributes, one with properties, one with effects, two titles of
  /// which one becomes the other, and one whose constraint changes.
  ///
  /// - Parameter source: The movement that the keyframes follow.
  /// - Returns: The views.
  @discardableResult package func addMovingViews(over source: HeaderProgressSource) -> [UIView] {
    let keyframes = effects.keyframes(over: source)
    let picture = UIImageView()
    let icon = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
    let badge = UIView(frame: CGRect(x: 200, y: 20, width: 20, height: 20))
    let (title, barTitle, subtitle) = (UILabel(), UILabel(), UILabel())
    title.text = "Chestnuts"
    title.frame = CGRect(x: 16, y: 60, width: 300, height: 40)
    title.font = .preferredFont(forTextStyle: .largeTitle)
    barTitle.text = title.text
    barTitle.frame = CGRect(x: 80, y: 10, width: 200, height: 24)
    let views = [picture, icon, badge, title, barTitle, subtitle]
    for view in views { addSubview(view) }
    var attributes = SubviewLayoutAttributes()
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    keyframes.add(attributes, for: picture, at: 0)
    attributes.frame.size.height = 20
    keyframes.add(attributes, for: picture, at: 1)
    keyframes.add(.alpha(1), for: icon, at: 0)
    keyframes.add(.alpha(0), for: icon, at: 1)
    effects.add(.fade(), to: badge)
    effects.add(.scale(to: 0.5), to: badge)
    effects.morph(title, into: barTitle)
    subtitle.translatesAutoresizingMaskIntoConstraints = false
    let top = subtitle.topAnchor.constraint(equalTo: topAnchor, constant: 30)
    NSLayoutConstraint.activate([top, subtitle.leadingAnchor.constraint(equalTo: leadingAnchor)])
    keyframes.add(constant: 30, for: top, at: 0)
    keyframes.add(constant: 5, for: top, at: 1)
    return views
  }
}
