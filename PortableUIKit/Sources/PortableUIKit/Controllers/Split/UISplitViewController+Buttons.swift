/// The buttons that change the display mode.
extension UISplitViewController {
  /// Returns the mode to which the button or the gesture changes, or `nil` if there is none.
  final func nextMode(isForGesture: Bool = false) -> DisplayMode? {
    guard collapse == nil else { return nil }
    if let mode = delegate?.targetDisplayModeForAction(in: self), mode != .automatic {
      return mode == currentArrangement.mode ? nil : mode
    }
    let arrangement = currentArrangement
    let (count, most) = (arrangement.mode.count, preferences.hasThreeColumns ? 2 : 1)
    if count < most { return DisplayMode(showing: count + 1, arrangement.behavior) }
    guard !isForGesture, arrangement.behavior == .tile else { return nil }
    return DisplayMode(showing: count - 1, arrangement.behavior)
  }

  final func changeMode(isForGesture: Bool = false) {
    guard let mode = nextMode(isForGesture: isForGesture) else { return }
    show(mode.count, isShownByApp: false)
  }

  final var buttonForMode: UIBarButtonItem {
    if let modeButton { return modeButton }
    let button = UIBarButtonItem(
      title: nil, image: nil, primaryAction: UIAction { [weak self] _ in self?.changeMode() })
    modeButton = button
    showNextMode(on: button)
    return button
  }

  private func showNextMode(on button: UIBarButtonItem) {
    let mode = nextMode()
    // The button of tiled columns is a toggle, others lead back to the columns before.
    let name = currentArrangement.behavior == .tile ? "sidebar.left" : "chevron.backward"
    button.image = UIImage(systemName: name)
    if button.isEnabled != (mode != nil) { button.isEnabled = mode != nil }
  }

  private var buttonForSecondaryOnly: UIBarButtonItem {
    if let secondaryOnlyButton { return secondaryOnlyButton }
    let button = UIBarButtonItem(
      title: nil, image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
      primaryAction: nil)
    button.primaryAction = UIAction(image: button.image) { [weak self] _ in self?.toggleSecondaryOnly() }
    secondaryOnlyButton = button
    return button
  }

  private func toggleSecondaryOnly() {
    guard collapse == nil else { return }
    show(currentArrangement.mode.count == 0 ? 1 : 0, isShownByApp: false)
  }

  /// Updates the buttons in the bars of the columns.
  final func updateButtons() {
    gestures.follow(isMirrored: isMirrored)
    if let modeButton { showNextMode(on: modeButton) }
    var buttons: [(UINavigationItem, [UIBarButtonItem])] = []
    if style != .unspecified, collapse == nil, arrangement != nil {
      let visible = currentArrangement.visibleColumns
      if showsModeButton, nextMode() != nil, let item = rootItem(of: visible[0]) {
        buttons.append((item, [buttonForMode]))
      }
      if style == .tripleColumn, showsSecondaryOnlyButton, !currentArrangement.dimsSecondary,
        let item = rootItem(of: .secondary)
      {
        let others = buttons.last?.0 === item ? buttons.removeLast().1 : []
        buttons.append((item, others + [buttonForSecondaryOnly]))
      }
    }
    for item in itemsWithButtons where !buttons.contains(where: { $0.0 === item }) {
      item.systemButtons = []
    }
    itemsWithButtons = buttons.map(\.0)
    for (item, added) in buttons { item.systemButtons = added }
  }

  private var showsModeButton: Bool {
    switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }

  private func rootItem(of column: Column) -> UINavigationItem? {
    columns[column]?.navigation?.viewControllers.first?.navigationItem
  }
}
