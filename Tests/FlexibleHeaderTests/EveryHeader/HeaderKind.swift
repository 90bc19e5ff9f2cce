import FlexibleHeader
import HeaderTesting

/// The kinds of headers, for promises that all of them keep.
enum HeaderKind: CaseIterable, Sendable {
  case flexible, shifting, squareCashBar, facebookBar, safariBar, sections, returningSections, stretchy,
    footer

  /// The kinds, by the type of the header.
  static let byType: [[HeaderKind]] = [
    [.flexible, .shifting], bars, sectioned, [.stretchy], [.footer],
  ]

  /// The height bars, which differ in their behavior.
  static let bars: [HeaderKind] = [.squareCashBar, .facebookBar, .safariBar]

  /// The headers that consist of sections.
  static let sectioned: [HeaderKind] = [.sections, .returningSections]

  /// The kinds at the top of a screen. They collapse.
  static let atTheTop = allCases.filter { $0 != .footer }

  /// The kinds whose inset can follow their visible height.
  static let following = atTheTop.filter { !bars.contains($0) }

  /// Returns the kinds, each with its usual insets, and once more if its inset can follow its visible height.
  static func withAndWithoutFollowing(_ kinds: [HeaderKind] = atTheTop) -> [(HeaderKind, Bool)] {
    kinds.map { ($0, false) } + kinds.filter { following.contains($0) }.map { ($0, true) }
  }

  /// The kinds in front of their scroll view. The others are in it, and move with its content.
  static let inFront = atTheTop.filter { $0 != .stretchy }

  /// The kinds that leave the delegate of the scroll view to the app. A bar with a `SafariBehavior` has a part in it, see
  /// Documentation/Connection.md#the-delegate.
  static let outsideTheDelegate = allCases.filter { $0 != .safariBar }

  /// The kinds that `HeaderPagesViewController` supports.
  static let abovePages = inFront

  /// Each kind alone, and pairs of kinds, which may share a scroll view.
  ///
  /// How two headers meet depends on their types, each of which has other needs, and on their order. So there is one pair
  /// for each ordered pair of types. The kinds of a type take turns: each is the first one of a pair, and the second one of
  /// another. All 72 pairs of kinds would take almost three times as long.
  static let aloneAndInPairs: [[HeaderKind]] =
    allCases.map { [$0] }
    + byType.indices.flatMap { index in
      (1..<byType.count).map { turn in
        [byType[index], byType[(index + turn) % byType.count]].map { $0[turn % $0.count] }
      }
    }

  /// Creates a header of 60...160 points, or a footer of 40.
  @MainActor func make() -> ScrollHeaderView {
    switch self {
    case .flexible, .shifting:
      let header = FlexibleHeaderView(maximumHeight: 160, minimumHeight: 60)
      if self == .shifting { header.shiftBehavior = .enabled }
      return header
    case .squareCashBar, .facebookBar, .safariBar:
      let bar = FlexibleHeightBar(maximumHeight: 160, minimumHeight: 60)
      bar.behavior = makeBehavior()
      return bar
    case .sections, .returningSections:
      let header = SectionedHeaderView(frame: .zero)
      let row = HeaderSection(UIView(), exit: .leaves, entrance: .always, maximumHeight: 50)
      let picture = HeaderSection(
        UIView(), maximumHeight: self == .sections ? 100 : 50, minimumHeight: 0)
      let tabs = HeaderSection(UIView(), maximumHeight: 60)
      header.sections = self == .sections ? [picture, tabs] : [row, picture, tabs]
      return header
    case .stretchy: return StretchyHeaderView(maximumHeight: 160, minimumHeight: 60)
    case .footer:
      let footer = RevealingFooterView(frame: .zero)
      footer.minimumHeight = 30
      footer.restingHeight = 40
      return footer
    }
  }

  /// Creates the behavior of a bar.
  @MainActor func makeBehavior() -> HeightBarBehavior {
    switch self {
    case .facebookBar: FacebookBehavior()
    case .safariBar: SafariBehavior()
    default: SquareCashBehavior()
    }
  }
}

extension ScrollHeaderView {
  /// Sets the height of the expanded header. Of several sections, only the first one stays.
  func setMaximumHeight(_ height: CGFloat) {
    switch self {
    case let header as FlexibleHeaderView: header.maximumHeight = height
    case let header as FlexibleHeightBar: header.maximumHeight = height
    case let header as StretchyHeaderView: header.maximumHeight = height
    case let header as SectionedHeaderView:
      header.sections.removeSubrange(1...)
      header.sections[0].maximumHeight = height
    default: break
    }
  }

  func setMinimumHeight(_ height: CGFloat) {
    switch self {
    case let header as FlexibleHeaderView: header.minimumHeight = height
    case let header as FlexibleHeightBar: header.minimumHeight = height
    case let header as StretchyHeaderView: header.minimumHeight = height
    case let header as SectionedHeaderView:
      header.sections.removeSubrange(1...)
      header.sections[0].minimumHeight = height
    default: break
    }
  }

  /// Adds a view to the content of the header: to that of the first section, if there are sections.
  func addContent(_ view: UIView) {
    switch self {
    case let header as FlexibleHeaderView: header.contentView.addSubview(view)
    case let header as StretchyHeaderView: header.contentView.addSubview(view)
    case let header as SectionedHeaderView: header.sections.first?.view.addSubview(view)
    default: addSubview(view)
    }
  }
}
