import Foundation

/// An open menu. It covers the window, so that a touch beside the menu closes it.
@MainActor final class MenuView: UIView {
  /// The width of a menu, in points [K].
  private static let width: CGFloat = 250
  /// The distance from the control and from the edges of the screen, in points [?].
  private static let gap: CGFloat = 8
  /// The distance between groups of elements, in points [K].
  private static let groupGap: CGFloat = 8
  private static let cornerRadius: CGFloat = 13
  /// The duration of the fade, in seconds [?].
  private static let duration: TimeInterval = 0.2

  let menu: UIMenu
  /// The menus from the outermost to the one that is shown.
  private var path: [UIMenu]
  private let press: MenuPress
  private let card = UIView()
  private let list = UIScrollView(frame: .zero)
  private(set) var rows: [MenuRow] = []
  private(set) var isClosing = false

  /// The menu whose elements are shown.
  var shownMenu: UIMenu { path.last ?? menu }

  init(_ press: MenuPress, frame: CGRect) {
    self.press = press
    menu = press.menu
    path = [press.menu]
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 32
    card.layer.cornerRadius = Self.cornerRadius
    list.layer.cornerRadius = Self.cornerRadius
    list.clipsToBounds = true
    list.backgroundColor = .systemGray5
    list.contentInsetAdjustmentBehavior = .never
    card.addSubview(list)
    addSubview(card)
    makeRows()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  // MARK: Opening and closing

  func open(in window: UIWindow) {
    UIView.performWithoutAnimation {
      window.addSubview(self)
      layoutIfNeeded()
      card.alpha = 0
    }
    UIView.animate(withDuration: Self.duration) { [card] in card.alpha = 1 }
  }

  func close() {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    UIView.animate(
      withDuration: Self.duration, animations: { [card] in card.alpha = 0 },
      completion: { [weak self] _ in self?.removeFromSuperview() })
  }

  /// Performs the action of a row, or opens or closes its submenu.
  func choose(_ row: MenuRow) {
    guard !isClosing, row.isChoosable else { return }
    switch row.kind {
    case .action(let action):
      close()
      press.didChoose(action)
    case .submenu(let submenu): show(path + [submenu])
    case .back: show(path.dropLast())
    case .title: break
    }
  }

  private func show(_ newPath: [UIMenu]) {
    path = newPath
    makeRows()
    layoutIfNeeded()
  }

  // MARK: Touches

  /// Returns the row at a point that can be chosen.
  func row(at point: CGPoint) -> MenuRow? {
    let hit = hitTest(point, with: nil)
    let row = hit as? MenuRow ?? hit?.firstSuperview(of: MenuRow.self)
    return row?.isChoosable == true ? row : nil
  }

  /// Highlights the row at a point, if any.
  func highlight(at point: CGPoint) {
    let touched = row(at: point)
    for row in rows { row.isHighlighted = row === touched }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { highlight(at: touch.location(in: self)) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { highlight(at: touch.location(in: self)) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if touch.view === self { return close() }
    lift(at: touch.location(in: self))
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for row in rows { row.isHighlighted = false }
  }

  /// Chooses the row at a point where a finger left the screen.
  func lift(at point: CGPoint) {
    let touched = row(at: point)
    for row in rows { row.isHighlighted = false }
    if let touched { choose(touched) }
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  // MARK: Layout

  private func makeRows() {
    for row in rows { row.removeFromSuperview() }
    rows = []
    if path.count > 1 {
      rows.append(MenuRow(.back(shownMenu), gap: 0))
    } else if !menu.title.isEmpty {
      rows.append(MenuRow(.title(menu.title), gap: 0))
    }
    add(shownMenu.children, startsGroup: rows.count == 1 && path.count > 1)
    for row in rows { list.addSubview(row) }
    list.contentOffset = .zero
    setNeedsLayout()
  }

  /// Adds rows for elements. Returns whether the next element starts a group.
  @discardableResult private func add(_ elements: [UIMenuElement], startsGroup: Bool) -> Bool {
    var startsGroup = startsGroup
    for element in elements {
      if let submenu = element as? UIMenu, submenu.options.contains(.displayInline) {
        let count = rows.count
        add(submenu.children, startsGroup: true)
        startsGroup = rows.count > count
        continue
      }
      let kind: MenuRow.Kind
      switch element {
      case let action as UIAction where action.attributes.contains(.hidden): continue
      case let action as UIAction: kind = .action(action)
      case let submenu as UIMenu: kind = .submenu(submenu)
      default: continue
      }
      // Rows are separated by a line, and groups by a wide one.
      rows.append(MenuRow(kind, gap: rows.isEmpty ? 0 : startsGroup ? Self.groupGap : 0.5))
      startsGroup = false
    }
    return startsGroup
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
    let width = min(Self.width, max(0, area.width))
    for row in rows {
      y += row.gap
      row.frame = CGRect(x: 0, y: y, width: width, height: row.height)
      y += row.height
    }
    card.frame = place(CGSize(width: width, height: y), in: area)
    list.frame = card.bounds
    list.contentSize = CGSize(width: width, height: y)
    list.isScrollEnabled = y > card.bounds.height
    card.layer.shadowPath =
      UIBezierPath(roundedRect: card.bounds, cornerRadius: Self.cornerRadius).cgPath
  }

  /// Returns a frame below the control or, if there is more room, above it.
  private func place(_ size: CGSize, in area: CGRect) -> CGRect {
    let source =
      press.view.map { $0.convert($0.bounds, to: self) } ?? CGRect(origin: area.origin, size: .zero)
    let below = max(0, area.maxY - source.maxY - Self.gap)
    let above = max(0, source.minY - Self.gap - area.minY)
    let goesBelow = size.height <= below || below >= above
    let height = min(size.height, goesBelow ? below : above)
    let x = source.midX <= area.midX ? source.minX : source.maxX - size.width
    return CGRect(
      x: max(area.minX, min(x, area.maxX - size.width)),
      y: goesBelow ? source.maxY + Self.gap : source.minY - Self.gap - height, width: size.width,
      height: height)
  }
}
