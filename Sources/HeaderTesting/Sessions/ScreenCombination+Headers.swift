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

extension ScrollHeaderView {
  /// Sets whether the content inset follows the visible height, for the headers that support it.
  func setInsetFollowsVisibleHeight(_ follows: Bool) {
    (self as? FlexibleHeaderView)?.insetFollowsVisibleHeight = follows
    (self as? SectionedHeaderView)?.insetFollowsVisibleHeight = follows
    (self as? StretchyHeaderView)?.insetFollowsVisibleHeight = follows
  }

  /// Adds views that follow the header: one with layout attributes, one with properties, one with effects, two titles of which
  /// one morphs into the other, and one with a constraint that changes.
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
