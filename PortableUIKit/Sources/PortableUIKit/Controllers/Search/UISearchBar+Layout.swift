import Foundation

/// The layout and the events of a search bar.
extension UISearchBar {
  /// The height of the row with the field, in points: alone and in a navigation bar.
  static let rowHeight: CGFloat = 56
  static let rowHeightInNavigationBar: CGFloat = 52
  /// The heights of the prompt and the scope bar, in points [?].
  static let promptHeight: CGFloat = 30
  static let scopeHeight: CGFloat = 44
  /// The distances of the field from the sides, alone and in a navigation bar, and from the cancel button, in
  /// points.
  private static let margin: CGFloat = 8
  private static let marginInNavigationBar: CGFloat = 16
  private static let buttonGap: CGFloat = 8
  /// The distance of the field from the top of its row in a navigation bar, in points.
  private static let topInNavigationBar: CGFloat = 1
  /// The duration of showing and hiding buttons, in seconds.
  private static let duration: TimeInterval = 0.25

  final var naturalHeight: CGFloat {
    (prompt == nil ? 0 : Self.promptHeight) + (showsScopes ? Self.scopeHeight : 0)
      + (isInNavigationBar ? Self.rowHeightInNavigationBar : Self.rowHeight)
  }

  private var showsScopes: Bool { scopeBarIsShown && (scopeButtonTitles?.count ?? 0) > 1 }

  /// From the top: the prompt, the field with the cancel button, and the scopes. If there isn't enough height,
  /// the field shrinks and fades.
  final func placeParts() {
    background.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = isInNavigationBar ? Self.marginInNavigationBar : Self.margin
    let left = max(margin, safeAreaInsets.left), right = max(margin, safeAreaInsets.right)
    let promptHeight = prompt == nil ? 0 : Self.promptHeight
    let scopeHeight = showsScopes ? Self.scopeHeight : 0
    let row = CGRect(
      x: left, y: promptHeight, width: max(0, bounds.width - left - right),
      height: max(0, bounds.height - promptHeight - scopeHeight))
    promptLabel.frame = CGRect(x: row.minX, y: 0, width: row.width, height: promptHeight)
    let fullRow = isInNavigationBar ? Self.rowHeightInNavigationBar : Self.rowHeight
    let height = max(0, min(UISearchTextField.height, row.height - (fullRow - UISearchTextField.height)))
    let top = isInNavigationBar ? row.minY + Self.topInNavigationBar : row.midY - height / 2
    var fieldFrame = CGRect(x: row.minX, y: top, width: row.width, height: height)
    if let cancelButton {
      let width = cancelButton.sizeThatFits(row.size).width
      let x = cancelIsShown ? row.maxX - width : bounds.width
      cancelButton.frame = CGRect(x: x, y: top, width: width, height: height)
      if cancelIsShown { fieldFrame.size.width = max(0, row.width - width - Self.buttonGap) }
    }
    field.frame = fieldFrame
    scopeControl.frame = CGRect(
      x: row.minX, y: row.maxY + 6, width: row.width, height: max(0, scopeHeight - 12))
    if isMirrored {
      for view in [field, cancelButton] as [UIView?] {
        if let view { view.frame.origin.x = bounds.width - view.frame.maxX }
      }
    }
    let visiblePart = min(1, max(0, height / UISearchTextField.height))
    field.alpha = visiblePart
    cancelButton?.alpha = cancelIsShown ? visiblePart : 0
  }

  final func layoutDidChange() {
    showLook()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    controller?.searchBarHeightDidChange()
  }

  final func showLook() {
    let hasBackground = !isInNavigationBar && searchBarStyle != .minimal
    background.isHidden = !hasBackground
    background.show(backgroundImage, shadow: nil, barTintColor, isTranslucent: isTranslucent)
    if backgroundImage != nil { background.hideHairline() }
    setNeedsLayout()
  }

  // MARK: - Cancel button

  final func showCancelButton(_ isShown: Bool, animated: Bool) {
    guard isShown != cancelIsShown else { return }
    if isShown, cancelButton == nil {
      UIView.performWithoutAnimation {
        let button = BarButton(title: "Cancel")
        button.addAction(UIAction { [weak self] _ in self?.cancelWasTapped() }, for: .touchUpInside)
        cancelButton = button
        addSubview(button)
        button.alpha = 0
        placeParts()
      }
    }
    updateCancelButton()
    cancelIsShown = isShown
    change(animated) {
      self.placeParts()
      self.layoutIfNeeded()
    }
  }

  /// The button is enabled only while the text is edited, or while the search of a controller is active.
  final func updateCancelButton() {
    cancelButton?.isEnabled = field.isEditing || controller?.isActive == true
  }

  private func change(_ isAnimated: Bool, _ changes: @escaping () -> Void) {
    if isAnimated, window != nil {
      UIView.animate(withDuration: Self.duration, animations: changes)
    } else {
      changes()
    }
  }

  private func cancelWasTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }

  // MARK: - Scopes

  final func setScopeBar(isShown: Bool, animated: Bool) {
    guard isShown != scopeBarIsShown else { return }
    scopeBarIsShown = isShown
    change(animated) {
      self.showScopeBar()
      self.layoutIfNeeded()
    }
  }

  final func showScopeBar() {
    scopeControl.alpha = showsScopes ? 1 : 0
    layoutDidChange()
  }

  final func showScope() {
    scopeControl.selectedSegmentIndex = scopeButtonTitles?.isEmpty == false ? storedScope : -1
  }

  final func scopeWasChosen() {
    storedScope = scopeControl.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: storedScope)
    controller?.searchTextDidChange()
  }

  // MARK: - Editing

  final func editingDidBegin() {
    controller?.searchBarDidBeginEditing()
    updateCancelButton()
    delegate?.searchBarTextDidBeginEditing(self)
    controller?.searchTextDidChange()
  }

  final func editingDidEnd() {
    updateCancelButton()
    delegate?.searchBarTextDidEndEditing(self)
  }

  final func textWasEdited() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    controller?.searchTextDidChange()
  }

  final func searchKeyWasPressed() {
    delegate?.searchBarSearchButtonClicked(self)
    if controller != nil { field.resignFirstResponder() }
  }
}
