import FlexibleHeader

/// The app's own operations.
extension CombinedScreen {
  typealias Operation = @MainActor (UIViewController) -> Void

  /// The operations of the app on any screen of a combination, by name.
  static let operations = rowOperations.merging(otherOperations) { $1 }

  /// The operations that change some rows of a list.
  static let rowOperations: [String: Operation] = [
    "reload": { $0.combined?.rows.reload() },
    "insert rows": { $0.combined?.rows.insert(3) },
    "delete rows": { $0.combined?.rows.insert(-3) },
    "grow rows": { $0.combined?.rows.grow() },
  ]

  private static let otherOperations: [String: Operation] = [
    "set a delegate": { $0.combined?.setDelegate() },
    "remove the delegate": { $0.combined?.removeDelegate() },
    "release the delegate": { $0.combined?.delegate = nil },
    "no rows": { $0.combined?.rows.reload(0) },
    "three rows": { $0.combined?.rows.reload(3) },
    "sixty rows": { $0.combined?.rows.reload(60) },
    "lay out": { $0.view.setNeedsLayout() },
    "snap": { root in root.combined?.headers.forEach { $0.snaps.toggle() } },
    "show a row": { $0.combined?.rows.show(0.5, animated: true) },
    "show the last row": { $0.combined?.rows.show(1, animated: false) },
    "scroll to zero": { $0.combined?.list.setContentOffset(.zero, animated: true) },
    "reload with an animation": { root in
      UIView.animate(withDuration: 0.25) {
        root.combined?.rows.reload()
        root.view.layoutIfNeeded()
      }
    },
    "follow": { $0.combined?.toggleFollowing() },
    // A navigation bar may be taller than the headers.
    "include the safe area": { root in
      guard root.combined?.navigationController == nil else { return }
      root.combined?.headers.forEach { $0.heightsIncludeSafeArea.toggle() }
    },
    "shorten the list": { $0.combined?.shortenList() },
    "animate heights": { $0.combined?.animateHeights() },
    "table header": { $0.combined?.rows.toggleTableHeader() },
    "move the list": { $0.combined?.moveList() },
    "bounce": { root in
      guard let list = root.combined?.list else { return }
      list.bounces.toggle()
      list.alwaysBounceVertical = list.bounces
    },
    "decelerate": { root in
      guard let list = root.combined?.list else { return }
      list.decelerationRate = list.decelerationRate == .fast ? .normal : .fast
    },
    "edit": { root in root.combined?.headers.first?.edit() },
    "edit in the list": { $0.combined?.editInList() },
    "end editing": { $0.view.endEditing(true) },
    "measure": { root in root.combined?.headers.forEach { $0.fitContent() } },
    "collapse": { root in root.combined?.headers.forEach { $0.setCollapsed(true, animated: true) } },
    "expand": { root in root.combined?.headers.forEach { $0.setCollapsed(false, animated: true) } },
    "next page": { root in root.headerPages.map { $0.select(($0.selectedIndex + 1) % 3, animated: true) } },
    "previous page": { root in root.headerPages.map { $0.select(($0.selectedIndex + 2) % 3, animated: false) }
    },
    "reload pages": { $0.headerPages?.reloadPages() },
    "reverse pages": { root in root.headerPages.map { $0.pages = $0.pages.reversed() } },
    "hide the navigation bar": { $0.combined?.setBarHidden(true) },
    "show the navigation bar": { $0.combined?.setBarHidden(false) },
    "search": { $0.combined?.search() },
  ]

  /// Changes whether the content inset follows the first header. A delegate that stops content at its top would hold back what a
  /// following inset moves.
  private func toggleFollowing() {
    if !combination.details.contains(.stopsAtTop) { headers.first?.toggleFollowing() }
  }

  /// Hides or shows the navigation bar, unless the navigation controller determines whether it is shown.
  private func setBarHidden(_ isHidden: Bool) {
    guard combination.container != .hiddenBar else { return }
    navigationController?.setNavigationBarHidden(isHidden, animated: true)
  }

  /// Begins or ends a search, if the screen has a search bar. A search doesn't begin while the last one is being dismissed.
  private func search() {
    let screen = parent as? HeaderPagesViewController ?? self
    guard let search = screen.navigationItem.searchController,
      search.isActive || search.presentingViewController == nil
    else { return }
    search.isActive.toggle()
  }

  /// Begins to edit a text field in the content, which is added first if there is none.
  private func editInList() {
    let field = list.subviews.lazy.compactMap { $0 as? UITextField }.first ?? UITextField()
    if field.superview == nil {
      field.frame = CGRect(x: 16, y: 620, width: 100, height: 30)
      list.addSubview(field)
    }
    _ = field.becomeFirstResponder()
  }

  /// Moves the list to another view of the same size, unless the app constrained the list or its header to others.
  private func moveList() {
    guard list !== view, otherPages.isEmpty, let superview = list.superview,
      !combination.details.contains(.belowSafeArea), !combination.details.contains(.constrained)
    else { return }
    let container = UIView(frame: superview.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.insertSubview(container, at: 0)
    container.addSubview(list)
    view.layoutIfNeeded()
  }

  /// Makes the list shorter, as for a keyboard, or restores its height.
  private func shortenList() {
    guard list !== view, otherPages.isEmpty, list.translatesAutoresizingMaskIntoConstraints else { return }
    isShort.toggle()
    UIView.animate(withDuration: 0.25) { [self] in
      list.frame.size.height += isShort ? -150 : 150
      view.layoutIfNeeded()
    }
  }

  /// Makes headers higher with an animation, or restores their heights.
  private func animateHeights() {
    guard otherPages.isEmpty else { return }
    isHigh.toggle()
    UIView.animate(withDuration: 0.25) { [self] in
      for header in headers where header.installedScrollView != nil {
        header.changeMaximumHeight(by: isHigh ? 40 : -40)
      }
      view.layoutIfNeeded()
    }
  }
}

extension UIViewController {
  /// The screen of a combination in this controller's tree: the current page if there are pages.
  var combined: CombinedScreen? {
    if let pages = self as? HeaderPagesViewController { return pages.currentPage as? CombinedScreen }
    return self as? CombinedScreen ?? children.lazy.compactMap(\.combined).first
  }

  /// All screens of a combination in this controller's tree, including pages beside the current one.
  var allCombined: [CombinedScreen] {
    (self as? CombinedScreen).map { [$0] } ?? children.flatMap(\.allCombined)
  }
}
