/// The engine of `RevealingFooterView`: a footer that appears when content is pulled past its end.
///
/// It is the counterpart of `StretchyHeader` at the bottom edge. Events with measurements that are NaN,
/// infinite, or longer than 10⁹ points are ignored.
public struct RevealingFooter: Equatable, Sendable {
  /// The position of the footer, in points of a view that doesn't scroll.
  public struct Layout: Equatable, HeaderLayout {
    /// The type of events that the engine handles.
    public typealias Event = EdgeEvent

    /// The top edge.
    public var top: Double
    /// The height, at least the minimum height.
    public var height: Double
    /// A Boolean value that indicates whether the content was pulled past the threshold in this event.
    public var isTriggered: Bool
  }

  /// The height of the footer that is visible below the content at rest, in points. The default is 0, which hides the footer
  /// until the content is pulled.
  public private(set) var referenceHeight = 0.0
  /// The minimum height, in points. The default is 0.
  public private(set) var minimumHeight = 0.0

  /// The part of the area between the content and the bottom safe area that the footer fills, in points; 0
  /// while the footer isn't visible.
  public private(set) var visibleHeight = 0.0

  /// The position in the content at which the footer began at the last event, in points.
  private var edge = 0.0
  private var offset = 0.0
  private var latch = PullLatch()

  /// Creates a footer without height.
  public init() {}

  /// Sets the height that is visible at rest, in points. Negative values become 0. Values that are NaN,
  /// infinite, or longer than 10⁹ points are ignored.
  public mutating func setReferenceHeight(_ height: Double) {
    referenceHeight = ScrollMetrics.usable(height) ?? referenceHeight
  }

  /// Sets the minimum height, in points. Invalid values count as in `setReferenceHeight(_:)`.
  public mutating func setMinimumHeight(_ height: Double) {
    minimumHeight = ScrollMetrics.usable(height) ?? minimumHeight
  }

  /// The distance by which the content has to be pulled, in points. The default is 60. Values that aren't positive, or are NaN,
  /// infinite, or longer than 10⁹ points, are ignored.
  public var pullThreshold: Double {
    get { latch.threshold }
    set { latch.setThreshold(newValue) }
  }

  /// The distance by which the content is pulled past its end, as a fraction of the threshold, 0...1.
  public var pullProgress: Double { latch.progress }

  // MARK: - Events

  /// Handles an event, with the measurements of the scroll view, or `nil` if there is none. Returns the values to write and the
  /// new position of the footer.
  public mutating func handle(_ event: EdgeEvent, _ scroll: ScrollMetrics?) -> HeaderUpdate<Layout> {
    guard let scroll, event != .scrollViewLost else {
      forgetScrollView()
      return .none
    }
    if event == .removed {
      forgetScrollView()
      return HeaderUpdate(write: write(ScrollNeeds(), scroll))
    }
    guard scroll.isUsable else { return .none }
    if case .changed = event {
      let write = write(needs(in: scroll), scroll)
      if !write.isEmpty { return HeaderUpdate(write: write, next: .scrolled) }
    }
    return HeaderUpdate(layout: follow(scroll))
  }

  private mutating func follow(_ scroll: ScrollMetrics) -> Layout {
    edge = edge(of: scroll)
    offset = scroll.offset
    let room = scroll.offset + scroll.viewHeight - scroll.appliedSafeAreaBottom - edge
    let isTriggered = latch.pull(scroll.offset - scroll.lastRestingOffset, isHeld: scroll.isHeld)
    visibleHeight = max(0, room)
    return Layout(top: top, height: max(minimumHeight, room), isTriggered: isTriggered)
  }

  /// Returns the offsets that content can reach without any effect on the footer if nothing else changes. At these offsets, the
  /// footer is more than the height of the scroll view below the visible area. Returns `nil` if the next event may have an
  /// effect. In points.
  package func restingOffsets(of scroll: ScrollMetrics) -> ClosedRange<Double>? {
    let greatest = edge - 2 * scroll.viewHeight
    return scroll.offset <= greatest && latch.isAtRest ? -Double.infinity...greatest : nil
  }

  /// Updates the footer for content that moved within the resting offsets to `offset`.
  package mutating func pass(_ offset: Double) { self.offset = offset }

  /// The top edge of the footer, in points of a view that doesn't scroll.
  package var top: Double { edge - offset }

  // MARK: - Private

  /// Returns the needs of a footer that is visible at rest: its height, and the length that the content lacks if it is shorter than
  /// the view.
  private func needs(in scroll: ScrollMetrics) -> ScrollNeeds {
    var needs = ScrollNeeds()
    guard referenceHeight > 0 else { return needs }
    needs.bottom = Tolerance.settled(max(referenceHeight, minimumHeight), at: scroll.own.bottom)
    needs.filler = Tolerance.settled(edge(of: scroll) - scroll.contentHeight, at: scroll.own.filler)
    return needs
  }

  private mutating func forgetScrollView() {
    visibleHeight = 0
    latch.reset()
  }

  /// Returns the position in the content at which the footer begins: the end of the content, or the bottom of
  /// the visible area if the content is shorter.
  private func edge(of scroll: ScrollMetrics) -> Double {
    let withoutFooter = scroll.adjustedInsetBottom - scroll.own.bottomInset
    return max(scroll.contentHeight, scroll.viewHeight - scroll.adjustedInsetTop - withoutFooter)
  }

  /// Returns the write of other needs. Content beyond its new end returns to it.
  private func write(_ needs: ScrollNeeds, _ scroll: ScrollMetrics) -> ScrollWrite {
    guard needs != scroll.own else { return ScrollWrite() }
    var write = ScrollWrite(needs: needs, offset: scroll.isUsable ? scroll.offset : nil)
    if scroll.isUsable, !scroll.isMoving, needs.bottomInset < scroll.own.bottomInset {
      write.offset = min(scroll.offset, scroll.applying(write).lastRestingOffset)
    }
    return write
  }
}
