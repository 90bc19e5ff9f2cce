import FuzzSupport
import HeaderEngine

/// A header on a scroll view, with the recommended configuration and sane numbers.
struct MaterialSession {
  private var header = MaterialHeader()
  private var scrollView: FuzzScrollView
  private var surroundings: Surroundings
  private var layout: MaterialLayout?
  private var isTracking = false
  /// A Boolean value that indicates whether neither scrolling nor a command ever shifted the header.
  private var isNeverShifted = true

  init(_ bytes: inout FuzzBytes) {
    scrollView = FuzzScrollView(&bytes)
    let safeArea = scrollView.metrics.safeAreaTop
    surroundings = Surroundings(statusBarHeight: safeArea)
    let behavior = bytes.pick(FlexibleHeaderShiftBehavior.allCases)
    let isShared = bytes.flag()
    let extends = bytes.flag()
    configure {
      $0.heights.setIncludesSafeArea(false)
      $0.heights.setMinimum(56)
      $0.heights.setMaximum(160)
      $0.shiftBehavior = behavior
      $0.isSharedWithManyScrollViews = isShared
      $0.extendsShortContent = extends
      $0.keepsContentAtTop = true
      $0.correctsOriginalBehavior = true
    }
    send(.safeAreaReported(safeArea, top: 0))
    track()
  }

  mutating func play(_ bytes: inout FuzzBytes) {
    while !bytes.isOver {
      if header.configuration.shiftBehavior != .disabled { isNeverShifted = false }
      step(&bytes)
    }
    end()
  }

  private mutating func step(_ bytes: inout FuzzBytes) {
    switch bytes.below(24) {
    case 0: send(.laidOut)
    case 1: send(.draggingEnded(willDecelerate: false))
    case 2: send(.deceleratingEnded)
    case 3:
      isNeverShifted = false
      send(.shiftCommanded(hide: bytes.flag(), animated: bytes.flag()))
    case 4: setHeights(&bytes)
    case 5: addInsets(&bytes)
    case 6:
      scrollView.metrics.contentHeight = bytes.pick([0, 150, 500, 900, 4000])
      send(.contentSizeChanged)
    case 7: setSafeArea(bytes.pick([0, 20, 44, 59]))
    case 8:
      end()
      track()
    case 9: rotate(&bytes)
    case 10:
      let behavior = bytes.pick(FlexibleHeaderShiftBehavior.allCases)
      configure { $0.shiftBehavior = behavior }
    case 11: surroundings.isVoiceOverRunning = bytes.flag()
    case 12, 13: for _ in 0...bytes.below(30) { send(.animationTicked(duration: 1.0 / 60)) }
    default: scroll(&bytes)
    }
  }

  // MARK: - Operations

  private mutating func scroll(_ bytes: inout FuzzBytes) {
    guard isTracking else { return }
    scrollView.move(&bytes)
    send(.scrolled)
    send(.scrolled)
    let (metrics, before) = (scrollView.metrics, layout)
    send(.scrolled)
    expect(metrics == scrollView.metrics && before == layout, "the third equal event changes something")
    expectNoGap()
  }

  /// A header that never shifted covers the room above the content at all times.
  private func expectNoGap() {
    guard let layout, isNeverShifted, !surroundings.isVoiceOverRunning else { return }
    let gap = -scrollView.metrics.offset - scrollView.metrics.contentInsetTop - layout.top - layout.height
    expect(gap <= 1e-6, "a gap of \(gap) below \(layout)")
  }

  private mutating func setHeights(_ bytes: inout FuzzBytes) {
    let height = bytes.length(400)
    let isMinimum = bytes.flag()
    configure { isMinimum ? $0.heights.setMinimum(height) : $0.heights.setMaximum(height) }
  }

  /// Adds insets by agreement with the header, as `changeContentInsets` does.
  private mutating func addInsets(_ bytes: inout FuzzBytes) {
    scrollView.setInsets(
      top: bytes.pick([0, 20, 33.5]), bottom: bytes.pick([0, 34, 83]), indicator: bytes.pick([0, 7]))
    send(.contentRepositioned)
    send(.adjustedInsetChanged)
  }

  private mutating func setSafeArea(_ inset: Double) {
    scrollView.setSafeArea(inset)
    surroundings.statusBarHeight = inset
    send(.safeAreaReported(inset, top: layout?.top ?? 0))
    send(.adjustedInsetChanged)
  }

  private mutating func rotate(_ bytes: inout FuzzBytes) {
    send(.sizeTransitionBegan)
    scrollView.metrics.viewHeight = bytes.pick([320, 568, 812])
    send(.scrolled)
    send(.sizeTransitionEnded)
  }

  private mutating func track() {
    isTracking = true
    send(.trackingBegan(isSwitch: false, isTable: false))
  }

  private mutating func end() {
    guard isTracking else { return }
    configure { $0.isSharedWithManyScrollViews = false }
    send(.trackingEnded)
    isTracking = false
    scrollView.expectNoNeeds()
  }

  // MARK: - Engine

  private mutating func send(_ event: MaterialHeader.Event) {
    finish(header.handle(event, isTracking ? scrollView.metrics : nil, surroundings))
  }

  private mutating func configure(_ change: (inout MaterialConfiguration) -> Void) {
    finish(header.configure(scroll: isTracking ? scrollView.metrics : nil, surroundings, change))
  }

  private mutating func finish(_ update: HeaderUpdate<MaterialLayout>) {
    expectFinite(update, header)
    var header = header
    let surroundings = surroundings
    let layout = scrollView.perform(update) {
      let next = header.handle($0, $1, surroundings)
      expectFinite(next, header)
      return next
    }
    self.header = header
    let inset = scrollView.metrics.adjustedInsetTop
    expect(abs(inset) < 1e4, "the adjusted inset is \(inset)")
    guard let layout else { return }
    self.layout = layout
    self.surroundings.headerHeight = layout.height
    expect(layout.top <= 1e-6 && layout.top >= -layout.height - 60, "the header's top is \(layout.top)")
  }
}
