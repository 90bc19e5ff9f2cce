import Foundation

/// The parts of a text field and their positions.
extension UITextField {
  final func replaceSideView(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  final func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  final func placeSideViews() {
    leftView?.isHidden = !shows(leftViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.isHidden = !shows(rightViewMode)
    rightView?.frame = rightViewRect(forBounds: bounds)
    clearButton?.isHidden = !showsClearButton
    clearButton?.frame = clearButtonRect(forBounds: bounds)
  }

  final func showText() {
    line.textAlignment = textAlignment
    if storedText.isEmpty {
      showPlaceholder()
    } else {
      line.text = shownText
      line.font = storedFont
      line.textColor = storedTextColor
    }
    caret.isHidden = !isEditing
    caret.backgroundColor = tintColor
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows the placeholder with its attributes. The label adopts the attributes of the first character, so
  /// font and color of the text are set again when there is text.
  private func showPlaceholder() {
    line.text = attributedPlaceholder?.string
    line.font = storedFont
    line.textColor = ControlColor.disabled
    if let attributedPlaceholder, attributedPlaceholder.length > 0 {
      line.attributedText = attributedPlaceholder
    }
  }

  final func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    storedFont = storedFont.following(traitCollection)
    showText()
  }

  /// A Boolean value that indicates whether the clear button is visible: in the mode's states, with text, and without a visible
  /// right view.
  final var showsClearButton: Bool {
    clearButtonMode != .never && shows(clearButtonMode) && !storedText.isEmpty
      && (rightView == nil || !shows(rightViewMode))
  }

  final func showClearButton() {
    if clearButtonMode != .never, clearButton == nil {
      let button = ClearButton()
      button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
      clearButton = button
      addSubview(button)
    }
    setNeedsLayout()
  }

  /// Positions the caret after the text.
  final func placeCaret() {
    let width = storedText.isEmpty ? 0 : min(line.bounds.width, line.sizeThatFits(.zero).width)
    let room = line.bounds.width - width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inset: CGFloat =
      switch textAlignment {
      case .left: 0
      case .center: room / 2
      case .right: room
      case .natural, .justified: isRightToLeft ? room : 0
      }
    let end = line.frame.minX + inset + (isRightToLeft ? 0 : width)
    let height = storedFont.lineHeight
    caret.frame = CGRect(x: end, y: line.frame.midY - height / 2, width: 2, height: height)
  }

  final func showBorder() {
    let hasLine = borderStyle != .none
    layer.borderWidth = hasLine ? (borderStyle == .roundedRect ? 0.5 : 1) : 0
    layer.borderColor =
      hasLine ? UIColor.separator.resolvedColor(with: traitCollection).cgColor : layer.borderColor
    if borderStyle == .roundedRect || borderStyle == .bezel, backgroundColor == nil {
      backgroundColor = .systemBackground
    }
  }
}
