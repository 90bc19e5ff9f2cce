import Foundation

/// The creation and layout of a cell's parts.
extension UITableViewCell {
  /// The width of the leading label in the style `value2`, in points.
  private static let leadingLabelWidth: CGFloat = 91
  private static let pictureGap: CGFloat = 15
  private static let detailGap: CGFloat = 6
  /// The duration of the fade of a selected cell's background, in seconds [?].
  private static let fadeDuration: TimeInterval = 0.25

  final func makeLabel() -> UILabel {
    let label = makeLabel(for: cellStyle == .value2 ? .caption1 : .body)
    if cellStyle == .value2 {
      label.textAlignment = .right
      label.textColor = .systemBlue
    }
    contentView.addSubview(label)
    parts.insert(.title)
    setNeedsLayout()
    return label
  }

  final func makeDetailLabel() -> UILabel {
    let label = makeLabel(for: cellStyle == .value1 ? .body : .caption1)
    if cellStyle == .value1 {
      label.textAlignment = .right
      label.textColor = .secondaryLabel
    }
    contentView.addSubview(label)
    parts.insert(.detail)
    setNeedsLayout()
    return label
  }

  /// Returns a label with the user's text size for a text style.
  private func makeLabel(for style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  final func makeImageView() -> UIImageView {
    let view = UIImageView()
    contentView.addSubview(view)
    parts.insert(.picture)
    setNeedsLayout()
    return view
  }

  final func makePlainSelection() -> UIView {
    let view = UIView()
    view.backgroundColor = UIColor.systemGray.withAlphaComponent(0.35)
    insertSubview(view, belowSubview: contentView)
    parts.insert(.plainSelection)
    return view
  }

  final func makeSeparator() -> UIView {
    let view = UIView()
    view.backgroundColor = .separator
    view.isUserInteractionEnabled = false
    addSubview(view)
    parts.insert(.separator)
    return view
  }

  /// Shows or hides the separator below the cell.
  final func showSeparator(_ style: SeparatorStyle, inset: UIEdgeInsets, color: UIColor?) {
    separatorInset = style == .none ? nil : inset
    if style != .none || parts.contains(.separator) {
      separator.isHidden = style == .none
      if let color, separator.backgroundColor != color { separator.backgroundColor = color }
    }
    setNeedsLayout()
  }

  final func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  final func replaceSelectedBackground(_ old: UIView?) {
    if old !== selectedBackgroundView { old?.removeFromSuperview() }
    if let selectedBackgroundView { insertSubview(selectedBackgroundView, belowSubview: contentView) }
    updateSelection()
  }

  final func updateSelection(animated: Bool = false) {
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    if let selectedBackgroundView { show(isShown, selectedBackgroundView, animated: animated) }
    let showsPlain = isShown && selectedBackgroundView == nil
    if showsPlain || parts.contains(.plainSelection) { show(showsPlain, plainSelection, animated: animated) }
    setNeedsLayout()
  }

  /// Shows or hides the view behind the content of a selected cell. A change ends a fade in progress.
  private func show(_ isShown: Bool, _ view: UIView, animated: Bool) {
    if let alpha = fadingAlpha, !animated || view.isHidden == isShown {
      fadingAlpha = nil
      view.layer.removeAnimation(forKey: "opacity")
      view.alpha = alpha
    }
    guard animated, window != nil, view.isHidden == isShown else {
      if fadingAlpha == nil { view.isHidden = !isShown }
      return
    }
    let alpha = view.alpha
    fadingAlpha = alpha
    view.isHidden = false
    if isShown { view.alpha = 0 }
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: { view.alpha = isShown ? alpha : 0 },
      completion: { [weak self] isFinished in
        guard isFinished, let self, fadingAlpha != nil else { return }
        fadingAlpha = nil
        view.alpha = alpha
        view.isHidden = !isShown
      })
  }

  final func updateAccessory() {
    let (own, other) =
      isEditing ? (editingAccessoryView, accessoryView) : (accessoryView, editingAccessoryView)
    let type = isEditing ? editingAccessoryType : accessoryType
    if other !== own { other?.removeFromSuperview() }
    if let own {
      accessorySymbol.removeFromSuperview()
      addSubview(own)
    } else if let symbol = type.symbol {
      accessorySymbol.text = symbol
      accessorySymbol.textColor = type == .disclosureIndicator ? .secondaryLabel : .systemBlue
      accessorySymbol.sizeToFit()
      addSubview(accessorySymbol)
    } else {
      accessorySymbol.removeFromSuperview()
    }
    setNeedsLayout()
  }

  final func layOutParts() {
    let bounds = self.bounds
    let (indent, outdent) = layOutEditing()
    let contentWidth = bounds.width - layOutAccessory(outdent)
    let start = sideInsets.left + indent
    contentView.frame = CGRect(
      x: start, y: 0, width: max(0, contentWidth - start), height: bounds.height)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    if parts.contains(.plainSelection) { plainSelection.frame = bounds }
    if parts.contains(.separator), let inset = separatorInset {
      let height = 1 / HostSimulator.current.device.scale
      separator.frame = CGRect(
        x: sideInsets.left + inset.left, y: bounds.height - height,
        width: max(0, bounds.width - sideInsets.left - inset.left - inset.right), height: height)
    }
    layOutLabels()
  }

  /// Positions the accessory and returns the distance of the content from the right edge.
  private func layOutAccessory(_ outdent: CGFloat) -> CGFloat {
    guard let view = shownAccessory else { return sideInsets.right + outdent }
    let size = view.bounds.size
    view.frame = CGRect(
      x: bounds.width - sideInsets.right - outdent - TableMetrics.textMargin - size.width,
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    return size.width + TableMetrics.textMargin + sideInsets.right + outdent
  }

  /// The accessory of the present mode, or `nil` if there is none.
  private var shownAccessory: UIView? {
    let type = isEditing ? editingAccessoryType : accessoryType
    return (isEditing ? editingAccessoryView : accessoryView) ?? (type == .none ? nil : accessorySymbol)
  }

  /// The width of the accessory, in points.
  final var accessoryWidth: CGFloat {
    let accessory = shownAccessory.map { $0.bounds.width + TableMetrics.textMargin } ?? 0
    let moving = isEditing && editing?.canMove == true ? CellEditing.moveColumn : 0
    return accessory + editingIndent + moving
  }

  /// The width of the image, in points.
  final var pictureWidth: CGFloat {
    guard parts.contains(.picture), let image = picture.image else { return 0 }
    return image.size.width + Self.pictureGap
  }

  private func layOutLabels() {
    let size = contentView.bounds.size
    var left = TableMetrics.textMargin
    if parts.contains(.picture), let image = picture.image {
      picture.frame = CGRect(
        x: left, y: ((size.height - image.size.height) / 2).rounded(), width: image.size.width,
        height: image.size.height)
      left += image.size.width + Self.pictureGap
    }
    let room = CGRect(
      x: left, y: 0, width: max(0, size.width - left - TableMetrics.textMargin), height: size.height)
    switch cellStyle {
    case .default:
      if parts.contains(.title) { title.frame = room }
    case .subtitle:
      layOutStack(in: room)
    case .value1:
      layOutRow(in: room)
    case .value2:
      if parts.contains(.title) {
        title.frame = CGRect(x: room.minX, y: 0, width: Self.leadingLabelWidth, height: room.height)
      }
      let start = room.minX + Self.leadingLabelWidth + Self.detailGap
      if parts.contains(.detail) {
        detail.frame = CGRect(x: start, y: 0, width: max(0, room.maxX - start), height: room.height)
      }
    }
  }

  private func layOutStack(in room: CGRect) {
    let titleHeight = parts.contains(.title) ? title.sizeThatFits(room.size).height : 0
    let detailHeight = parts.contains(.detail) ? detail.sizeThatFits(room.size).height : 0
    let top = ((room.height - titleHeight - detailHeight) / 2).rounded()
    if parts.contains(.title) {
      title.frame = CGRect(x: room.minX, y: top, width: room.width, height: titleHeight)
    }
    if parts.contains(.detail) {
      detail.frame = CGRect(x: room.minX, y: top + titleHeight, width: room.width, height: detailHeight)
    }
  }

  private func layOutRow(in room: CGRect) {
    let width = parts.contains(.detail) ? min(room.width, detail.sizeThatFits(room.size).width) : 0
    if parts.contains(.detail) {
      detail.frame = CGRect(x: room.maxX - width, y: 0, width: width, height: room.height)
    }
    let gap = width > 0 ? Self.detailGap : 0
    if parts.contains(.title) {
      title.frame = CGRect(
        x: room.minX, y: 0, width: max(0, room.width - width - gap), height: room.height)
    }
  }
}

extension UITableViewCell.AccessoryType {
  /// The character that represents the accessory.
  fileprivate var symbol: String? {
    switch self {
    case .none: nil
    case .disclosureIndicator: "›"
    case .checkmark: "✓"
    case .detailButton: "ⓘ"
    case .detailDisclosureButton: "ⓘ ›"
    }
  }
}
