import FlexibleHeader
import HeaderTesting

// The tests of FlexibleHeader compile this file, too, through a symbolic link.

extension ScrollHeaderView {
  /// Sets whether the content inset follows the visible height, for the headers that support it.
  func setInsetFollowsVisibleHeight(_ follows: Bool) {
    (self as? FlexibleHeaderView)?.insetFollowsVisibleHeight = follows
    (self as? SectionedHeaderView)?.insetFollowsVisibleHeight = follows
    (self as? StretchyHeaderView)?.insetFollowsVisibleHeight = follows
  }

  /// Changes whether the content inset follows the visible height.
  func toggleFollowing() {
    (self as? FlexibleHeaderView)?.insetFollowsVisibleHeight.toggle()
    (self as? SectionedHeaderView)?.insetFollowsVisibleHeight.toggle()
    (self as? StretchyHeaderView)?.insetFollowsVisibleHeight.toggle()
  }

  /// Begins to edit a text field in the header, which is added first if there is none.
  func edit() {
    let field = subviews.lazy.compactMap { $0 as? UITextField }.first ?? UITextField()
    if field.superview == nil {
      field.frame = CGRect(x: 16, y: 4, width: 100, height: 30)
      addSubview(field)
    }
    _ = field.becomeFirstResponder()
  }

  /// Changes the maximum height of a header, or of its tallest section, by a distance in points. It is at least the minimum height.
  func changeMaximumHeight(by distance: CGFloat) {
    func changed(_ height: CGFloat, _ minimum: CGFloat) -> CGFloat { max(minimum, height + distance) }
    switch self {
    case let header as FlexibleHeaderView:
      header.maximumHeight = changed(header.maximumHeight, header.minimumHeight)
    case let bar as FlexibleHeightBar: bar.maximumHeight = changed(bar.maximumHeight, bar.minimumHeight)
    case let header as StretchyHeaderView:
      header.maximumHeight = changed(header.maximumHeight, header.minimumHeight)
    case let header as SectionedHeaderView:
      let tallest = header.sections.max { ($0.maximumHeight ?? 0) < ($1.maximumHeight ?? 0) }
      if let height = tallest?.maximumHeight { tallest?.maximumHeight = height + distance }
    default: break
    }
  }

  /// Adds views that follow the header: one with layout attributes, one with properties, one with effects, two titles of which
  /// one morphs into the other, and one with a constraint that changes.
  ///
  /// - Parameter source: The movement that the keyframes follow.
  /// - Returns: The views.
  @discardableResult func addMovingViews(over source: HeaderProgressSource) -> [UIView] {
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
