import FlexibleHeader

extension ScreenCombination.Header {
  /// A Boolean value that indicates whether pages can share the header.
  var canLeadPages: Bool { self != .stretchy && self != .footer }

  /// Creates the header with views that follow it, or the footer.
  @MainActor func makeView() -> ScrollHeaderView {
    let header = makeHeader()
    if self != .footer { header.addMovingViews(over: .header) }
    return header
  }

  @MainActor private func makeHeader() -> ScrollHeaderView {
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
    case .stretchy: StretchyHeaderView(maximumHeight: 200, minimumHeight: 70)
    case .footer: Self.footer()
    }
  }

  @MainActor private static func flexible(_ behavior: FlexibleHeaderShiftBehavior) -> ScrollHeaderView {
    let header = FlexibleHeaderView()
    header.maximumHeight = 160
    header.shiftBehavior = behavior
    return header
  }

  @MainActor private static func bar(_ behavior: HeightBarBehavior) -> ScrollHeaderView {
    let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 375, height: 120))
    bar.minimumHeight = 44
    behavior.addSnappingPosition(0, for: 0...0.5)
    behavior.addSnappingPosition(1, for: 0.5...1)
    bar.behavior = behavior
    return bar
  }

  @MainActor private static func sections(snaps: Bool) -> ScrollHeaderView {
    let header = SectionedHeaderView()
    header.sections = [
      HeaderSection(UIView(), exit: .leaves, entrance: .always, maximumHeight: 44, snaps: snaps),
      HeaderSection(UIView(), maximumHeight: 200, minimumHeight: 60, snaps: snaps),
      HeaderSection(UIView(), maximumHeight: 40),
    ]
    return header
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
    return header
  }

  @MainActor private static func footer() -> ScrollHeaderView {
    let footer = RevealingFooterView(frame: .zero)
    footer.minimumHeight = 40
    return footer
  }
}
