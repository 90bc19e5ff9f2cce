import Foundation

/// The title and buttons of a navigation item in a navigation bar.
@MainActor final class NavigationBarContent: UIView {
  private static let margin: CGFloat = 16
  private static let backMargin: CGFloat = 8
  private static let spacing: CGFloat = 12

  let item: UINavigationItem
  private let backItem: UINavigationItem?
  private let onBack: () -> Void
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  private let largeTitle = LargeTitleView()
  /// The title and the buttons, which are hidden during a search.
  private let rowView = NavigationBarRow()
  /// A Boolean value that determines whether the title is large and below the buttons, as far as it fits.
  var hasLargeTitle = false {
    didSet { setNeedsLayout() }
  }
  private var leftViews: [UIView] = []
  private var rightViews: [UIView] = []
  private var hasBackButton = false
  /// The row of the title and the buttons.
  private var row = CGRect.zero

  /// Creates the content of an item. `backItem` is the item below, or `nil` if there is none. `onBack` runs
  /// when the back button is tapped.
  init(of item: UINavigationItem, above backItem: UINavigationItem?, onBack: @escaping () -> Void) {
    self.item = item
    self.backItem = backItem
    self.onBack = onBack
    super.init(frame: .zero)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    promptLabel.textColor = .secondaryLabel
    rebuild()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// Creates the views again after the item or one of its buttons changed.
  func rebuild() {
    let old = leftViews + rightViews
    for view in subviews + rowView.subviews { view.removeFromSuperview() }
    titleLabel.text = item.title
    largeTitle.text = item.title
    promptLabel.text = item.prompt
    let leftItems = item.leftBarButtonItems ?? []
    hasBackButton =
      backItem != nil && !item.hidesBackButton && (leftItems.isEmpty || item.leftItemsSupplementBackButton)
    leftViews = (item.systemButtons + leftItems).map(view(for:))
    if hasBackButton { leftViews.insert(backButton(), at: 0) }
    rightViews = (item.rightBarButtonItems ?? []).map(view(for:))
    for view in leftViews + rightViews + [item.titleView ?? titleLabel] { rowView.addSubview(view) }
    if item.prompt != nil { rowView.addSubview(promptLabel) }
    for view in [rowView, largeTitle, item.searchController?.searchBar] as [UIView?] {
      if let view { addSubview(view) }
    }
    showLook()
    if item.fades, window != nil { fadeIn(sparing: old) }
    setNeedsLayout()
  }

  /// The appearance of titles. `nil` uses the system's appearance.
  var look: UINavigationBarAppearance? {
    didSet { showLook() }
  }

  private func showLook() {
    titleLabel.font =
      look?.titleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = look?.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
    largeTitle.textColor = look?.largeTitleTextAttributes[.foregroundColor] as? UIColor ?? .label
    largeTitle.font = look?.largeTitleTextAttributes[.font] as? UIFont
    setNeedsLayout()
  }

  /// Fades in buttons that weren't there before.
  private func fadeIn(sparing old: [UIView]) {
    let new = (leftViews + rightViews).filter { view in !old.contains { $0 === view } }
    UIView.performWithoutAnimation { for view in new { view.alpha = 0 } }
    UIView.animate(withDuration: 0.25) { for view in new { view.alpha = 1 } }
  }

  private func backButton() -> UIView {
    let given = backItem?.backBarButtonItem
    let title = given?.title ?? backItem?.backButtonTitle ?? backItem?.title ?? "Back"
    let button = BarButton(title: "‹ " + title, image: given?.image, color: given?.tintColor)
    button.accessibilityLabel = title
    button.addAction(UIAction { [onBack] _ in onBack() }, for: .touchUpInside)
    return button
  }

  private func view(for item: UIBarButtonItem) -> UIView {
    item.makeView { [weak self] in self?.rebuild() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safeArea = safeAreaInsets
    placeRows(safeArea)
    var left = bounds.minX + max(hasBackButton ? Self.backMargin : Self.margin, safeArea.left)
    for view in leftViews {
      let width = place(view, at: left)
      left += width + Self.spacing
    }
    var right = bounds.maxX - max(Self.margin, safeArea.right)
    for view in rightViews {
      let width = place(view, at: right, isRightEdge: true)
      right -= width + Self.spacing
    }
    placeTitle(from: left, to: right)
  }

  /// From the top: the prompt, the title and buttons, the large title, and the search bar at the bottom. The
  /// search bar collapses before the large title. The title is never shown twice.
  private func placeRows(_ safeArea: UIEdgeInsets) {
    let hidesTitle = item.hidesTitleForSearch
    rowView.frame = bounds
    rowView.alpha = hidesTitle ? 0 : 1
    let promptHeight = item.prompt == nil ? 0 : UINavigationBar.promptHeight
    let rowHeight = UINavigationBar.rowHeight(in: traitCollection)
    let room = max(0, bounds.height - (hidesTitle ? 0 : promptHeight + rowHeight))
    let searchHeight = placeSearchBar(in: room)
    let largeHeight = hasLargeTitle ? room - searchHeight : 0
    let filledHeight = max(0, bounds.height - promptHeight - largeHeight)
    row = CGRect(
      x: 0, y: promptHeight, width: bounds.width,
      height: item.searchController == nil ? filledHeight : min(rowHeight, filledHeight))
    let inset = max(Self.margin, safeArea.left)
    promptLabel.frame = CGRect(
      x: inset, y: 0, width: max(0, bounds.width - 2 * inset), height: promptHeight)
    largeTitle.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: largeHeight)
    largeTitle.margin = inset
    largeTitle.isHidden = largeHeight == 0
    titleLabel.alpha = largeHeight > 0 ? 0 : 1
  }

  /// Places the search bar at the bottom of the room below the title and returns its height. A search bar that
  /// collapses gets what a whole large title leaves.
  private func placeSearchBar(in room: CGFloat) -> CGFloat {
    guard let searchBar = item.searchController?.searchBar, searchBar.superview === self else { return 0 }
    let title = hasLargeTitle && item.searchCollapses ? UINavigationBar.largeTitleHeight : 0
    let height = min(item.searchHeight, max(0, room - title))
    searchBar.isHidden = height == 0
    searchBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    return height
  }

  /// Buttons fill the height, which makes them easier to tap. Custom views keep their height.
  private func place(_ view: UIView, at x: CGFloat, isRightEdge: Bool = false) -> CGFloat {
    var size = view.bounds.size
    if view is BarButton {
      size = view.sizeThatFits(row.size)
      size.height = row.height
    }
    size.width = min(size.width, bounds.width / 2)
    view.frame = CGRect(
      x: isRightEdge ? x - size.width : x, y: row.midY - size.height / 2, width: size.width,
      height: size.height)
    return size.width
  }

  /// Centers the title in the bar, or places it as near to the center as the buttons permit.
  private func placeTitle(from left: CGFloat, to right: CGFloat) {
    let title = item.titleView ?? titleLabel
    var size = item.titleView?.bounds.size ?? titleLabel.sizeThatFits(row.size)
    size.width = min(size.width, max(0, right - left))
    let middle = bounds.midX - size.width / 2
    let x = max(left, min(middle, right - size.width))
    let shift = item.titleView == nil ? look?.titlePositionAdjustment ?? .zero : .zero
    title.frame = CGRect(
      x: x + shift.horizontal, y: row.midY - size.height / 2 + shift.vertical, width: size.width,
      height: size.height)
  }
}

/// A view for the title and the buttons that receives no touches beside them.
@MainActor private final class NavigationBarRow: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
