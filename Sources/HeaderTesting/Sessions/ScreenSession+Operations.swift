import FlexibleHeader

extension ScreenSession {
  func play(_ operation: ScreenOperation) {
    switch operation {
    case .wait, .settle: break
    // Without headers, no object stores what an inset contained.
    case .install, .track, .custom: (storedInsets, rowChange) = (nil, nil)
    default: rowChange = nil
    }
    carryOut(operation)
    switch operation {
    case .scroll(_, let animated): isRestUnreported = !animated
    // An installed header detects a touch that stops the content.
    case .tapStatusBar, .refresh(false): if forwardsEvents { isRestUnreported = true }
    default: break
    }
  }

  private func carryOut(_ operation: ScreenOperation) {
    switch operation {
    case .drag(let distance): stroke(by: distance, frames: 15, rest: 12)
    case .fling(let distance): stroke(by: distance, frames: 6, rest: 0)
    case .press(let distance): press(by: distance)
    case .lift: lift()
    case .tapStatusBar: stage.tapStatusBar()
    case .rotate(let toLandscape): stage.rotate(to: toLandscape ? .landscapeLeft : .portrait)
    case .setVoiceOver(let flag): stage.isVoiceOverRunning = flag
    case .setReduceMotion(let flag): stage.isReduceMotionEnabled = flag
    case .hideStatusBar(let flag): hideStatusBar(flag)
    case .setLargeText(let flag): stage.textSize = flag ? .accessibilityLarge : .large
    case .swipe(let distance): swipe(by: distance)
    case .wait(let frames): for _ in 0..<max(0, frames) { stage.step() }
    case .settle: settle()
    case .setAdditionalSafeArea(let top): root?.additionalSafeAreaInsets.top = top
    case .setHeights(let minimum, let maximum): setHeights(minimum, max(minimum, maximum))
    case .setShiftBehavior(let behavior): header?.shiftBehavior = behavior
    case .shiftHeader(let onScreen, let animated): shiftHeader(onScreen: onScreen, animated)
    case .track(let page, let announced): track(page, announced: announced)
    case .install(let isInstalled): install(isInstalled)
    case .leaveWindow: leaveWindow()
    case .tearDown(let callback): armTeardown(at: callback)
    case .custom(let name): callOperation(name)
    case .changeAndReturn(let change): changeAndReturn(change)
    case .repeatCalls: repeatCalls()
    case .reveal: revealSections()
    case .scroll, .setContentHeight, .addInset, .assignInset, .assignIndicatorInset, .showKeyboard,
      .storeInsets, .restoreInsets, .refresh:
      if let scrollView { change(scrollView, operation) }
    }
  }

  private func hideStatusBar(_ isHidden: Bool) {
    let before = header?.greatestShift
    stage.isStatusBarHidden = isHidden ? true : nil
    hidesStatusBarTwice = header?.prefersStatusBarHidden == true
    guard let header, let scrollView, let before, header.greatestShift != before else { return }
    statusBarChange = (scrollView.contentOffset.y, before)
  }

  // MARK: - Scroll views

  private func change(_ view: UIScrollView, _ operation: ScreenOperation) {
    switch operation {
    case .scroll(let y, let animated):
      let limits = view.verticalLimits
      let offset = min(limits.lowerBound + y, limits.upperBound)
      view.setContentOffset(CGPoint(x: view.contentOffset.x, y: offset), animated: animated)
    // Screens whose rows come from a data source can offer a custom operation instead.
    case .setContentHeight(let height):
      if !(view is UITableView), !(view is UICollectionView) { view.contentSize.height = height }
    case .addInset(let top, let bottom):
      storedInsets = nil
      insets.add(top, at: \.top, to: view)
      insets.add(bottom, at: \.bottom, to: view)
    case .assignInset(let top, let bottom): assign(content: Self.insets(top, bottom), to: view)
    case .assignIndicatorInset(let top, let bottom): assign(indicator: Self.insets(top, bottom), to: view)
    case .showKeyboard(let height):
      assign(content: Self.insets(0, height), to: view)
      assign(indicator: Self.insets(0, height), to: view)
    case .storeInsets(let bottom): storeInsets(of: view, adding: bottom)
    case .restoreInsets: restoreInsets()
    case .refresh(let flag): refresh(flag, view)
    default: break
    }
  }

  /// Stores the insets and adds to the bottom, as a keyboard handler does.
  func storeInsets(of view: UIScrollView, adding bottom: CGFloat) {
    guard storedInsets == nil else { return }
    storedInsets = StoredInsets(
      scrollView: view, content: view.contentInset, indicator: view.verticalScrollIndicatorInsets,
      own: insets[view])
    insets.add(bottom, at: \.bottom, to: view)
    insets[view].indicator.bottom += bottom
    view.verticalScrollIndicatorInsets.bottom += bottom
  }

  func restoreInsets() {
    guard let stored = storedInsets, let view = stored.scrollView else { return }
    storedInsets = nil
    insets[view] = stored.own
    view.contentInset = stored.content
    view.verticalScrollIndicatorInsets = stored.indicator
  }

  private static func insets(_ top: Double, _ bottom: Double) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  private func assign(content inset: UIEdgeInsets, to view: UIScrollView) {
    storedInsets = nil
    var inset = inset
    // Documentation/Behavior/Insets.md defines which writes are assignments.
    if inset.top != insets[view].content.top { inset.top = 0 }
    insets[view].content = inset
    view.contentInset = inset
  }

  private func assign(indicator inset: UIEdgeInsets, to view: UIScrollView) {
    storedInsets = nil
    insets[view].indicator = inset
    view.verticalScrollIndicatorInsets = inset
  }

  private func refresh(_ begins: Bool, _ view: UIScrollView) {
    if begins {
      let control = view.refreshControl ?? UIRefreshControl()
      view.refreshControl = control
      control.beginRefreshing()
    } else {
      scrollViews.forEach { $0.refreshControl?.endRefreshing() }
    }
  }

  // MARK: - Headers

  private func shiftHeader(onScreen: Bool, _ animated: Bool) {
    isHeaderHiddenByApp = !onScreen
    if onScreen {
      header?.shiftHeaderOnScreen(animated: animated)
      sectionedHeader?.expand(animated: animated)
    } else {
      header?.shiftHeaderOffScreen(animated: animated)
      sectionedHeader?.collapse(animated: animated)
    }
  }

  private func setHeights(_ minimum: CGFloat, _ maximum: CGFloat) {
    header?.minimumHeight = minimum
    for bar in bars { bar.minimumHeight = minimum }
    tallestSection?.minimumHeight = minimum
    tallestSection?.maximumHeight = maximum
    for edge in edgeViews { edge.minimumHeight = minimum }
    changeMaximumHeights { _ in maximum }
  }

  /// Changes the maximum heights of all headers, and the heights at which footers rest.
  func changeMaximumHeights(_ change: (CGFloat) -> CGFloat) {
    if let header { header.maximumHeight = change(header.maximumHeight) }
    for bar in bars { bar.maximumHeight = change(bar.maximumHeight) }
    if let section = tallestSection { section.maximumHeight = section.maximumHeight.map(change) }
    for edge in edgeViews {
      if let header = edge as? StretchyHeaderView { header.maximumHeight = change(header.maximumHeight) }
      if let footer = edge as? RevealingFooterView { footer.restingHeight = change(footer.restingHeight) }
    }
  }

  private var tallestSection: HeaderSection? {
    sectionedHeader?.sections.max { ($0.maximumHeight ?? 0) < ($1.maximumHeight ?? 0) }
  }

  /// Shows one of the header's pages, in the order of the hierarchy, and hides the others.
  private func track(_ page: Int?, announced: Bool) {
    // A pages controller determines what its header tracks.
    guard let header, root?.headerPages == nil else { return }
    let all = scrollViews
    let pages = all.filter { view in !all.contains { $0 !== view && view.isDescendant(of: $0) } }
    guard let page else { return header.trackingScrollView = nil }
    guard !pages.isEmpty else { return }
    let next = pages[page % pages.count]
    let former = header.trackingScrollView
    if former !== next { isRestUnreported = false }
    // Only a shared header adapts to a page, and only if it switches to it from another one.
    let returns = header.isSharedWithManyScrollViews && header.shiftBehavior != .disabled
    if returns, former != nil, former !== next { isHeaderHiddenByApp = false }
    if announced { header.trackingScrollWillChange(to: next) }
    for other in pages { other.isHidden = other !== next }
    header.trackingScrollView = next
  }

  /// Uninstalls the headers that are installed in a scroll view or belong to pages, or installs those again that the
  /// session uninstalled.
  private func install(_ isInstalled: Bool) {
    if isInstalled {
      let headers = uninstalledHeaders
      uninstalledHeaders = []
      if let header = uninstalledHeaderOfPages { root?.headerPages?.header = header }
      uninstalledHeaderOfPages = nil
      for header in headers {
        guard let scrollView = header.scrollView else { continue }
        header.view?.install(in: scrollView)
      }
    } else {
      for header in headers where header !== root?.headerPages?.header {
        guard let scrollView = header.installedScrollView else { continue }
        uninstalledHeaders.append(UninstalledHeader(view: header, scrollView: scrollView))
        header.uninstall()
      }
      guard let pages = root?.headerPages, let header = pages.header else { return }
      uninstalledHeaderOfPages = header
      pages.header = nil
    }
  }
}
