import FlexibleHeader
import HeaderEngine
import PortableUIKit

extension Workload {
  /// Runs the engine alone, with one movement per event. Counts changes of the bottom edge.
  @MainActor static func engine(_ session: ScrollSession, _ behavior: FlexibleHeaderShiftBehavior) -> Int {
    var header = MaterialHeader()
    var surroundings = Surroundings(statusBarHeight: 20)
    _ = header.configure(scroll: nil, surroundings) {
      $0.heights.setMinimum(ScrollSession.minimumHeight)
      $0.heights.setMaximum(ScrollSession.topInset)
      $0.shiftBehavior = behavior
    }
    var scroll = ScrollMetrics(
      contentHeight: ScrollSession.contentHeight, viewHeight: ScrollSession.viewHeight)
    var update = header.handle(
      .trackingBegan(isSwitch: false, isTable: false), scroll, surroundings)
    while let next = update.next {
      scroll.apply(update.write)
      update = header.handle(next, scroll, surroundings)
    }
    scroll.isTracking = true
    var changes = 0
    var edge = 0.0
    session.play { offset in
      scroll.offset = offset
      let update = header.scroll(scroll, surroundings)
      scroll.apply(update.write)
      guard let layout = update.layout else { return }
      surroundings.headerHeight = layout.height
      if layout.top + layout.height != edge { changes += 1 }
      edge = layout.top + layout.height
    }
    return changes
  }

  /// Runs the scroll view alone: the cost of setting the offset without a header.
  @MainActor static func scrollView(_ session: ScrollSession) -> Int {
    let stage = Stage(behavior: nil)
    session.play { stage.scrollView.contentOffset = CGPoint(x: 0, y: $0) }
    return 0
  }

  /// Sets the offset and forwards the event: the view measures, the engine decides, the view applies. Counts
  /// new frames.
  @MainActor static func header(
    _ session: ScrollSession, _ behavior: FlexibleHeaderShiftBehavior, lays: Bool = false, hidden: Int = 0,
    observes: Bool = false
  ) -> Int {
    let stage = Stage(behavior: behavior)
    stage.addHiddenViews(hidden)
    if observes { stage.observe() }
    session.play {
      stage.scrollView.contentOffset = CGPoint(x: 0, y: $0)
      if lays { stage.header.layoutIfNeeded() }
    }
    return stage.frameChanges
  }

  /// Sets the offset on the screen of an app, in which the header is installed. Counts changes of the bottom edge.
  @MainActor static func app(_ session: ScrollSession, _ header: AppStage.Header) -> Int {
    let stage = AppStage(header)
    // The layer and the scroll view are loaded once. The header isn't asked, because its code would count.
    let (scrollView, layer) = (stage.scrollView, stage.header.layer)
    var changes = 0
    // The position moves with the bottom edge, and reading it costs least.
    var position = layer.position.y
    session.play {
      scrollView.contentOffset = CGPoint(x: 0, y: $0)
      if layer.position.y != position { changes += 1 }
      position = layer.position.y
    }
    return changes
  }

  /// Tracks the next of `count` scroll views at each event. Counts switches.
  @MainActor static func switching(_ session: ScrollSession, among count: Int) -> Int {
    let stage = Stage(behavior: .enabled)
    let scrollViews = stage.addScrollViews(count)
    for scrollView in scrollViews { stage.header.trackingScrollView = scrollView }
    var index = 0
    session.play { _ in
      stage.header.trackingScrollView = scrollViews[index]
      index = (index + 1) % count
    }
    return index
  }

  /// Sets the offset and forwards the event to a header with sections of the same heights. Counts changes of the
  /// visible height.
  @MainActor static func sections(_ session: ScrollSession, _ count: Int, lays: Bool = false) -> Int {
    let stage = SectionsStage(count: count)
    session.play {
      stage.scrollView.contentOffset = CGPoint(x: 0, y: $0)
      if lays { stage.header.layoutIfNeeded() }
    }
    return stage.heightChanges
  }

  /// Sets the offset, which the behavior receives as the delegate, and lays out the bar with its subviews.
  /// Counts layouts in which the subviews moved.
  @MainActor static func bar(
    _ session: ScrollSession, _ behavior: HeightBarBehavior, isHeld: Bool = false, count: Int = 3,
    keyframes: Int = 2
  ) -> Int {
    let stage = BarStage(behavior: behavior, isHeld: isHeld, count: count, keyframes: keyframes)
    var changes = 0
    var place = CGPoint.zero
    session.play { offset in
      stage.scrollView.contentOffset = CGPoint(x: 0, y: offset)
      stage.bar.layoutIfNeeded()
      let center = stage.icons[0].center
      if center != place { changes += 1 }
      place = center
    }
    return changes
  }

  /// Sets the offset of a table or of a plain scroll view, with or without a stretchy header. The table's rows wait for
  /// the frame's layout. Counts moves of the header's center, which moves whenever its frame changes.
  @MainActor static func stretchy(
    _ session: ScrollSession, isInstalled: Bool = true, isTable: Bool = true, hasTitle: Bool = false,
    lays: Bool = false
  ) -> Int {
    let stage = StretchyStage(isInstalled: isInstalled, isTable: isTable)
    if hasTitle { stage.addTitle() }
    var changes = 0
    var place = CGPoint.zero
    session.play { offset in
      stage.scrollView.contentOffset = CGPoint(x: 0, y: offset)
      if lays { stage.header.layoutIfNeeded() }
      let center = stage.header.center
      if center != place { changes += 1 }
      place = center
    }
    return changes
  }
}
