import HeaderEngine

/// An input of the user or the clock.
public enum SiteInput: Equatable, Sendable {
  /// A finger touches the content, at a distance from the top of the screen in points.
  case touch(Double)
  /// The finger moves.
  case drag(Double)
  /// The finger leaves.
  case release
  /// A wheel moves the content within its limits, in points.
  case wheel(Double)
  /// A frame of 1/60 second passes.
  case frame
  /// A parameter of the header changes. Unknown parameters are ignored.
  case parameter(Int, Double)
}

/// A header with its scroll view. It turns input into the events of the header.
struct SiteTrack<Header: SiteHeader> {
  private(set) var scroll = SiteScrollView(
    contentHeight: SiteDevice.contentHeight, viewHeight: SiteDevice.height)
  private(set) var header: Header
  private var isDragging = false

  /// Creates a track with content at its top.
  init(_ header: Header) {
    self.header = header
    self.header.start(&scroll)
  }

  /// A Boolean value that indicates whether the header or the content moves.
  var isMoving: Bool { scroll.isMoving || header.isAnimating }

  mutating func handle(_ input: SiteInput) {
    switch input {
    case .touch(let location) where location.isFinite: scroll.touch(at: location)
    case .drag(let location) where location.isFinite: drag(to: location)
    case .release: release()
    case .wheel(let distance) where distance.isFinite && !isDragging:
      scroll.move(to: min(max(scroll.metrics.offset + distance, scroll.top), scroll.bottom))
      header.scrolled(&scroll)
    case .frame: advance()
    case .parameter(let parameter, let value) where value.isFinite: header.set(parameter, value, &scroll)
    default: break
    }
  }

  private mutating func drag(to location: Double) {
    var moved = scroll
    guard moved.drag(to: location) else { return }
    if !isDragging {
      isDragging = true
      header.beganDragging(&scroll)
    }
    _ = scroll.drag(to: location)
    header.scrolled(&scroll)
  }

  private mutating func release() {
    scroll.release()
    let target = isDragging ? header.willEndDragging(&scroll) : nil
    let decelerates = scroll.decelerate(to: target)
    if isDragging { header.endedDragging(decelerates: decelerates, &scroll) }
    isDragging = false
  }

  private mutating func advance() {
    let wasDecelerating = scroll.metrics.isDecelerating
    if scroll.advance() { header.scrolled(&scroll) }
    if wasDecelerating, !scroll.metrics.isDecelerating { header.endedDecelerating(&scroll) }
    header.advance(by: SiteDevice.frame, &scroll)
  }
}
