import Foundation

/// How the parts of a cell are made and placed.
extension UITableViewCell {
  /// How wide the label is that `value2` puts in front, in points.
  private static let leadingLabelWidth: CGFloat = 91
  private static let pictureGap: CGFloat = 15
  private static let detailGap: CGFloat = 6

  final func makeLabel() -> UILabel {
    let label = UILabel()
    if cellStyle == .value2 {
      label.font = .systemFont(ofSize: 12)
      label.textAlignment = .right
      label.textColor = .systemBlue
    }
    contentView.addSubview(label)
    parts.insert(.title)
    setNeedsLayout()
    return label
  }

  final func makeDetailLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: cellStyle == .value1 ? 17 : 12)
    if cellStyle == .value1 {
      label.textAlignment = .right
      label.textColor = .secondaryLabel
    }
    contentView.addSubview(label)
    parts.insert(.detail)
    setNeedsLayout()
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

  /// Shows or hides the line below the cell.
  final func showSeparator(_ style: SeparatorStyle, inset: UIEdgeInsets) {
    separatorInset = style == .none ? nil : inset
    if style != .none || parts.contains(.separator) { separator.isHidden = style == .none }
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

  final func updateSelection() {
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    selectedBackgroundView?.isHidden = !isShown
    let showsPlain = isShown && selectedBackgroundView == nil
    if showsPlain || parts.contains(.plainSelection) { plainSelection.isHidden = !showsPlain }
    setNeedsLayout()
  }

  final func updateAccessory() {
    if let accessoryView {
      accessorySymbol.removeFromSuperview()
      addSubview(accessoryView)
    } else if let symbol = accessoryType.symbol {
      accessorySymbol.text = symbol
      accessorySymbol.textColor = accessoryType == .disclosureIndicator ? .secondaryLabel : .systemBlue
      accessorySymbol.sizeToFit()
      addSubview(accessorySymbol)
    } else {
      accessorySymbol.removeFromSuperview()
    }
    setNeedsLayout()
  }

  final func layOutParts() {
    let bounds = self.bounds
    let contentWidth = bounds.width - layOutAccessory()
    contentView.frame = CGRect(x: 0, y: 0, width: max(0, contentWidth), height: bounds.height)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    if parts.contains(.plainSelection) { plainSelection.frame = bounds }
    if parts.contains(.separator), let inset = separatorInset {
      let height = 1 / HostSimulator.current.device.scale
      separator.frame = CGRect(
        x: inset.left, y: bounds.height - height, width: max(0, bounds.width - inset.left - inset.right),
        height: height)
    }
    layOutLabels()
  }

  /// Places the accessory and answers the room that it takes.
  private func layOutAccessory() -> CGFloat {
    let view = accessoryView ?? (accessoryType == .none ? nil : accessorySymbol)
    guard let view else { return 0 }
    let size = view.bounds.size
    view.frame = CGRect(
      x: bounds.width - TableMetrics.textMargin - size.width,
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    return size.width + TableMetrics.textMargin
  }

  /// The room that the accessory takes, in points.
  final var accessoryWidth: CGFloat {
    let view = accessoryView ?? (accessoryType == .none ? nil : accessorySymbol)
    return view.map { $0.bounds.width + TableMetrics.textMargin } ?? 0
  }

  /// The room that the picture takes, in points.
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
  /// The character that stands for the accessory.
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
