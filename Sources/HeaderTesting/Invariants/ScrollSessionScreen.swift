import FlexibleHeader

/// The window, the scroll view, and the header of a ``SessionPlayer``.
@MainActor final class ScrollSessionScreen {
  let header: FlexibleHeaderView
  private let window = UIWindow(frame: .zero)
  private let container = UIView()
  private let scrollView: any CountingScrolling
  private let rows = RowSource()
  private let forwarder: HeaderForwarder
  private let watcher = FrameWatcher()
  /// The insets that the scroll view's owner set, without the header's share.
  private var ownInset: UIEdgeInsets

  init(_ setup: TraceSetup, kind: SessionScrollViewKind, policy: MaterialPolicy) {
    let bounds = CGRect(x: 0, y: 0, width: setup.viewWidth, height: setup.viewHeight)
    header = FlexibleHeaderView(frame: bounds, policy: policy)
    forwarder = HeaderForwarder(header)
    let inset = setup.scrollViews[0].initialContentInset.map { CGFloat($0) }
    ownInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
    switch kind {
    case .plain:
      let view = CountingScrollView(frame: bounds)
      view.delegate = forwarder
      scrollView = view
    case .table:
      let view = CountingTableView(frame: bounds, style: .plain)
      view.rowHeight = 44
      view.dataSource = rows
      view.delegate = forwarder
      scrollView = view
    }
    window.windowScene = UIApplication.running?.foregroundScene
    window.frame = bounds
    window.isHidden = false
    container.frame = bounds
    window.addSubview(container)
    configureScrollView(setup)
    container.addSubview(scrollView)
    container.addSubview(header)
    configureHeader(setup)
  }

  private func configureScrollView(_ setup: TraceSetup) {
    let options = setup.scrollViews[0]
    scrollView.contentInsetAdjustmentBehavior = .init(options.contentInsetAdjustmentBehavior)
    scrollView.isPagingEnabled = options.pagingEnabled
    scrollView.contentInset = ownInset
    setContentHeight(setup.contentHeight)
  }

  private func configureHeader(_ setup: TraceSetup) {
    header.policy.minMaxHeightIncludesSafeArea = setup.minMaxHeightIncludesSafeArea
    header.apply(setup)
    header.relay = watcher
    header.trackingScrollView = scrollView
  }

  // MARK: - Watching

  /// The number of scroll events that the header received.
  var scrollEventCount: Int { forwarder.scrollEventCount }

  var reading: HeaderReading { HeaderReading(of: header, ownInsetTop: ownInset.top) }

  func startWatching() {
    watcher.frames.removeAll()
    scrollView.writes.removeAll()
  }

  /// Returns the header's activity since ``startWatching()``. Pass `true` for `untracked` if the header has
  /// just stopped tracking the scroll view.
  func activity(untracked: Bool) -> HeaderActivity {
    var activity = HeaderActivity()
    activity.reportedFrames = watcher.frames
    activity.equalWrites = scrollView.writes.equalWrites
    guard untracked, !header.isSharedWithManyScrollViews else { return activity }
    let content = scrollView.contentInset
    activity.leftInsets = [
      .init(name: "contentInset.top", found: content.top, wanted: ownInset.top),
      .init(name: "contentInset.bottom", found: content.bottom, wanted: ownInset.bottom),
      .init(name: "indicator inset", found: scrollView.verticalScrollIndicatorInsets.top, wanted: 0),
    ]
    return activity
  }

  // MARK: - Events

  func play(_ event: SessionEvent) {
    switch event {
    case .scroll(let y, let finger, let coasting):
      setFlags(finger: finger, coasting: coasting)
      let offset = CGPoint(x: scrollView.contentOffset.x, y: CGFloat(y))
      scrollView.writes.skippingOneWrite { scrollView.contentOffset = offset }
    case .willEndDragging(let velocityY, let targetY):
      var target = CGPoint(x: 0, y: targetY)
      header.trackingScrollViewWillEndDragging(
        withVelocity: CGPoint(x: 0, y: velocityY), targetContentOffset: &target)
    case .endDragging(let willDecelerate):
      setFlags(finger: false, coasting: willDecelerate)
      header.trackingScrollViewDidEndDragging(willDecelerate: willDecelerate)
    case .endDecelerating:
      setFlags(finger: false, coasting: false)
      header.trackingScrollViewDidEndDecelerating()
    case .tick(let duration): header.advanceShiftAnimation(by: duration)
    case .shift(let onScreen, let animated):
      if onScreen {
        header.shiftHeaderOnScreen(animated: animated)
      } else {
        header.shiftHeaderOffScreen(animated: animated)
      }
    case .contentHeight(let height): setContentHeight(height)
    case .addInset(let top, let announced): addInset(CGFloat(top), announced: announced)
    case .track(let isTracked): header.trackingScrollView = isTracked ? scrollView : nil
    case .set(let change): _ = header.apply(change)
    case .rotate(let width, let height): rotate(to: CGSize(width: width, height: height))
    }
  }

  private func setFlags(finger: Bool, coasting: Bool) {
    scrollView.flags.isTracking = finger
    scrollView.flags.isDragging = finger || coasting
    scrollView.flags.isDecelerating = coasting
  }

  private func setContentHeight(_ height: Double) {
    if let table = scrollView as? UITableView {
      rows.count = Int(height / 44)
      table.reloadData()
      table.layoutIfNeeded()
    } else {
      scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: CGFloat(height))
    }
  }

  private func addInset(_ change: CGFloat, announced: Bool) {
    // An inset below the header's share counts as assigned.
    let top = max(change, -ownInset.top)
    ownInset.top += top
    let add = { [scrollView] in
      scrollView.writes.skippingOneWrite { scrollView.contentInset.top += top }
    }
    announced ? header.changeContentInsets(add) : add()
  }

  private func rotate(to size: CGSize) {
    header.sizeTransitionWillBegin()
    let bounds = CGRect(origin: .zero, size: size)
    container.frame = bounds
    scrollView.frame = bounds
    header.frame.size.width = size.width
    header.sizeTransitionIsRunning()
    header.sizeTransitionDidEnd()
  }
}

// MARK: - Parts

/// Records the frames that a header reports to its delegate.
private final class FrameWatcher: FlexibleHeaderViewRelay {
  var frames: [CGRect] = []

  func headerViewFrameDidChange(_ headerView: FlexibleHeaderView) { frames.append(headerView.frame) }
}

/// A delegate that forwards scroll events from the tracked scroll view to its header, as applications do.
private final class HeaderForwarder: NSObject, UITableViewDelegate {
  private(set) var scrollEventCount = 0
  private weak var header: FlexibleHeaderView?

  init(_ header: FlexibleHeaderView) {
    self.header = header
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let header, scrollView === header.trackingScrollView else { return }
    scrollEventCount += 1
    header.trackingScrollViewDidScroll()
  }
}

/// Rows without content.
private final class RowSource: NSObject, UITableViewDataSource {
  var count = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}
