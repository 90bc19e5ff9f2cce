import UIKit

/// Parts: sections for the common contents of headers.
///
/// ```swift
/// let header = SectionedHeaderView()
/// header.sections = [
///   .titleBar("Settings", trailing: UIButton(type: .system)),
///   .largeTitle("Settings"),
///   .search(UISearchTextField()),
/// ]
/// ```
///
/// Parts are placed in the layout margins of the header's superview. They follow the text size, the layout direction, and the
/// appearance. Their heights fit their content. Titles are headings for VoiceOver. A part that leaves snaps. As with every
/// section, you can change all properties of a part afterward.
extension HeaderSection {
  /// A bar with a title in the middle, and a view at each end. The bar is at least 44 points high.
  ///
  /// The title is a heading. ``title`` changes it. If it doesn't fit between the views, it is below them. A bar that leaves does so
  /// after all other sections. The titles of buttons follow the text size.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - leading: The view at the leading end, such as a button. The default is `nil`.
  ///   - trailing: The view at the trailing end. The default is `nil`.
  ///   - entrance: The condition for the return of the bar after it left. If `nil`, the default, the bar stays.
  public static func titleBar(
    _ title: String, leading: UIView? = nil, trailing: UIView? = nil, returns entrance: Entrance? = nil
  ) -> HeaderSection {
    let section = HeaderSection(
      TitleBarView(title, leading: leading, trailing: trailing), returns: entrance)
    section.collapsePriority = -1
    return section
  }

  /// A large title that leaves, snaps, and returns at the top of the content.
  ///
  /// The title is a heading. ``title`` changes it. While it leaves, it becomes the title of the next title bar above it, which is
  /// hidden until then. With Reduce Motion, the titles cross-fade.
  ///
  /// - Parameter title: The title, of any length.
  public static func largeTitle(_ title: String) -> HeaderSection {
    HeaderSection(LargeTitleView(title), returns: .atTop)
  }

  /// A text field in the layout margins, whose height follows the text size. It is expanded while the user types in it.
  ///
  /// If `adjustsFontForContentSizeCategory` is `false`, it is set to `true`, and the field gets the font of the body style.
  ///
  /// - Parameters:
  ///   - field: The text field, for example a `UISearchTextField`.
  ///   - entrance: The condition for the return of the field after it left, or `nil` for a field that stays. The default is
  ///     ``Entrance/always``.
  public static func search(_ field: UITextField, returns entrance: Entrance? = .always) -> HeaderSection {
    HeaderSection(SearchRowView(field), returns: entrance)
  }

  /// A view in the layout margins, as high as its constraints require, or as its bounds if it has no constraints.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - vertical: The space above and below the view, in points. The default is 8. Negative values and values that aren't
  ///     finite count as 0.
  ///   - entrance: The condition for the return of the view after it left. If `nil`, the default, the view stays.
  public static func padded(
    _ view: UIView, vertical: CGFloat = 8, returns entrance: Entrance? = nil
  ) -> HeaderSection {
    let space = vertical.isFinite ? max(0, vertical) : 0
    return HeaderSection(PaddedView(view, top: space, bottom: space), returns: entrance)
  }

  /// A picture that extends under the status bar and the sections above it, collapses, and stretches while the content is
  /// pulled down.
  ///
  /// The picture is the view of the section. Image views fill it without distortion: their content mode becomes
  /// `scaleAspectFill`. The header's `stretchingSection` is the picture, unless the app chose another section, or none.
  ///
  /// - Parameters:
  ///   - view: The picture.
  ///   - height: The height below the status bar while expanded, in points.
  ///   - minimum: The height below the status bar while collapsed, in points. The default is 0.
  ///
  /// Invalid heights are treated as those of every section; see ``maximumHeight``.
  public static func cover(_ view: UIView, height: CGFloat, minimum: CGFloat = 0) -> HeaderSection {
    if let imageView = view as? UIImageView { imageView.contentMode = .scaleAspectFill }
    view.clipsToBounds = true
    let section = HeaderSection(view, maximumHeight: height, minimumHeight: minimum)
    section.extendsUnderTopSafeArea = true
    return section
  }

  /// A bar of tabs that stays.
  ///
  /// - Parameter tabBar: The tabs. Set ``HeaderPagesViewController/tabBar`` to connect them with pages.
  public static func tabs(_ tabBar: HeaderTabBar) -> HeaderSection { HeaderSection(tabBar) }

  /// The title of a title bar or a large title. Other sections have none: the value is `nil`, and setting it has no effect.
  ///
  /// `nil` removes the text. The header's next layout measures the section again.
  public var title: String? {
    get { heading?.text }
    set {
      guard let heading, newValue != heading.text else { return }
      heading.text = newValue
      view.setNeedsLayout()
      (view as? PartView)?.setNeedsMeasuring()
    }
  }

  /// The label of a title bar or a large title.
  var heading: HeadingLabel? {
    (view as? TitleBarView)?.titleLabel ?? (view as? LargeTitleView)?.titleLabel
  }

  private convenience init(_ view: UIView, returns entrance: Entrance?) {
    let leaves = entrance != nil
    self.init(view, exit: leaves ? .leaves : .stays, entrance: entrance ?? .atTop, snaps: leaves)
  }
}
