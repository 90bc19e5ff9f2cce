import Foundation

/// A row of an open menu.
@MainActor final class MenuRow: UIView {
  /// The height of a row, in points [K].
  static let height: CGFloat = 44
  /// The height of the menu's title, in points [?].
  static let titleHeight: CGFloat = 32
  private static let markWidth: CGFloat = 36
  private static let margin: CGFloat = 16

  /// What a row shows.
  enum Kind {
    case action(UIAction)
    /// A submenu, which replaces the rows.
    case submenu(UIMenu)
    /// The title of the open submenu, which leads back.
    case back(UIMenu)
    case title(String)
  }

  let kind: Kind
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)
  private let mark = UIImageView(frame: .zero)
  /// The distance from the row above, in points: larger between groups.
  let gap: CGFloat

  init(_ kind: Kind, gap: CGFloat) {
    self.kind = kind
    self.gap = gap
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    isAccessibilityElement = true
    accessibilityTraits = isChoosable ? .button : .staticText
    if !isChoosable { accessibilityTraits.insert(.notEnabled) }
    for part in [label, picture, mark] { addSubview(part) }
    showContent()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// A Boolean value that indicates whether a tap on the row does something.
  var isChoosable: Bool {
    switch kind {
    case .action(let action): !action.attributes.contains(.disabled)
    case .submenu, .back: true
    case .title: false
    }
  }

  var height: CGFloat { if case .title = kind { Self.titleHeight } else { Self.height } }

  var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      backgroundColor = isHighlighted ? .systemGray5 : .systemBackground
    }
  }

  override func accessibilityActivate() -> Bool {
    guard isChoosable, let menu = firstSuperview(of: MenuView.self) else { return false }
    menu.choose(self)
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = isRightToLeft
    func place(_ view: UIView, _ size: CGSize, fromStart start: CGFloat) {
      view.frame = CGRect(
        x: isMirrored ? bounds.width - start - size.width : start, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    let pictureSize = picture.image?.size ?? .zero
    let markSize = mark.image?.size ?? .zero
    let start = mark.image == nil || isDirectory ? Self.margin : Self.markWidth
    let end = bounds.width - Self.margin - (isDirectory ? markSize.width : 0)
    place(picture, pictureSize, fromStart: end - pictureSize.width)
    let room = end - start - (pictureSize.width > 0 ? pictureSize.width + 8 : 0)
    place(label, CGSize(width: max(0, room), height: label.font.lineHeight), fromStart: start)
    place(mark, markSize, fromStart: isDirectory ? end : (Self.markWidth - markSize.width) / 2)
  }

  /// A Boolean value that indicates whether the row opens or closes a submenu, which an arrow at its end shows.
  private var isDirectory: Bool {
    switch kind {
    case .submenu, .back: true
    default: false
    }
  }

  private func showContent() {
    label.font = .systemFont(ofSize: 17)
    switch kind {
    case .action(let action):
      show(action, isDestructive: action.attributes.contains(.destructive))
      switch action.state {
      case .off: break
      case .on:
        mark.image = UIImage(systemName: "checkmark")
        accessibilityTraits.insert(.selected)
      case .mixed: mark.image = UIImage(systemName: "minus")
      }
    case .submenu(let menu):
      show(menu, isDestructive: menu.options.contains(.destructive))
      mark.image = UIImage(systemName: "chevron.forward")
    case .back(let menu):
      show(menu, isDestructive: false)
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      mark.image = UIImage(systemName: "chevron.down")
    case .title(let title):
      label.text = title
      accessibilityLabel = title
      label.font = .systemFont(ofSize: 13)
      label.textAlignment = .center
      label.textColor = .secondaryLabel
    }
  }

  private func show(_ element: UIMenuElement, isDestructive: Bool) {
    label.text = element.title
    accessibilityLabel = element.title
    picture.image = element.image
    label.textColor = !isChoosable ? .tertiaryLabel : isDestructive ? .systemRed : .label
    tintColor = label.textColor
  }
}

extension UIView {
  /// Returns the nearest superview of a class.
  final func firstSuperview<View: UIView>(of type: View.Type) -> View? {
    var next = superview
    while let view = next {
      if let found = view as? View { return found }
      next = view.superview
    }
    return nil
  }
}
