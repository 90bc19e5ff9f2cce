/// A finger without touches. It sets the offset of the scroll view below it and sends the delegate the events
/// of a drag. A tap triggers the control below it.
final class OffsetFinger: StageFinger {
  /// The distance that a finger moves before it drags, in points.
  private static let slop: CGFloat = 10
  /// The minimum velocity from which content decelerates after a drag, in points per second.
  private static let leastVelocity: CGFloat = 50

  private let device: WindowDevice
  private weak var window: UIWindow?
  /// The scroll views below the finger, from front to back, until it drags one of them.
  private var candidates: [UIScrollView] = []
  /// The scroll views whose deceleration the finger stopped, until it lifts.
  private var caught: [UIScrollView] = []
  /// The scroll view that the finger drags.
  private weak var view: UIScrollView?
  private var origin = CGPoint.zero
  private var originalOffset = CGPoint.zero
  private var locations: [(time: TimeInterval, point: CGPoint)] = []
  private var isDragging = false

  init(in window: UIWindow, of device: WindowDevice) {
    self.window = window
    self.device = device
  }

  var isDown: Bool { !locations.isEmpty }

  func down(at location: CGPoint) {
    guard location.x.isFinite, location.y.isFinite, let window else { return }
    if isDown { up() }
    candidates = window.scrollViews(at: location)
    caught = candidates.filter(device.stop)
    origin = location
    locations = [(device.now, location)]
  }

  func move(to location: CGPoint) { move(to: location, time: device.now) }

  func move(to location: CGPoint, time: TimeInterval) {
    guard isDown, location.x.isFinite, location.y.isFinite else { return }
    locations.append((time, location))
    if !isDragging { beginDragging(at: location) }
    guard let view else { return }
    view.contentOffset = CGPoint(
      x: view.dragged(originalOffset.x - (location.x - origin.x), .horizontal),
      y: view.dragged(originalOffset.y - (location.y - origin.y), .vertical))
  }

  /// Drags the frontmost scroll view that scrolls in the direction in which the finger moved first.
  private func beginDragging(at location: CGPoint) {
    let way = CGVector(dx: location.x - origin.x, dy: location.y - origin.y)
    guard max(abs(way.dx), abs(way.dy)) > Self.slop else { return }
    let axis: ScrollAxis = abs(way.dx) > abs(way.dy) ? .horizontal : .vertical
    if axis == .horizontal, way.dx > 0, origin.x < 20 {
      device.lacks(.touches, for: "A swipe from the left edge")
    }
    isDragging = true
    origin = location
    view = candidates.first { $0.scrolls(axis) }
    candidates = []
    guard let view else { return }
    originalOffset = view.contentOffset
    optionalMethod(view.delegate?.scrollViewWillBeginDragging)?(view)
  }

  func up() { up(time: device.now) }

  func up(time: TimeInterval) {
    guard isDown else { return }
    let isTap = !isDragging && caught.isEmpty
    leave(velocity(at: time))
    if isTap { tap() }
  }

  func cancel() {
    if isDown { leave(.zero) }
  }

  // MARK: - Ends

  private func leave(_ velocity: CGPoint) {
    let (dragged, caught) = (view, caught)
    (view, self.caught, candidates) = (nil, [], [])
    locations = []
    isDragging = false
    if let dragged { endDragging(dragged, velocity) }
    for view in caught where view !== dragged {
      optionalMethod(view.delegate?.scrollViewDidEndDecelerating)?(view)
    }
  }

  /// Returns the average velocity over the last tenth of a second, in points per second.
  private func velocity(at time: TimeInterval) -> CGPoint {
    let recent = locations.filter { $0.time > time - 0.1 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)
  }

  private func endDragging(_ view: UIScrollView, _ velocity: CGPoint) {
    let (horizontal, vertical) = (view.limits(.horizontal), view.limits(.vertical))
    let isFast = max(abs(velocity.x), abs(velocity.y)) >= Self.leastVelocity
    let rate = view.decelerationRate.rawValue
    let way = CGFloat(rate / (1 - rate)) / 1000
    let offset = view.contentOffset
    var target = offset
    if isFast { target = CGPoint(x: offset.x - velocity.x * way, y: offset.y - velocity.y * way) }
    if view.isPagingEnabled { target = view.page(at: offset, velocity) }
    target = CGPoint(x: horizontal.clamp(target.x), y: vertical.clamp(target.y))
    let speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    optionalMethod(view.delegate?.scrollViewWillEndDragging)?(view, speed, &target)
    let isOutside = offset.x != horizontal.clamp(offset.x) || offset.y != vertical.clamp(offset.y)
    let decelerates = isFast || isOutside || target != offset
    optionalMethod(view.delegate?.scrollViewDidEndDragging)?(view, decelerates)
    guard decelerates else { return }
    optionalMethod(view.delegate?.scrollViewWillBeginDecelerating)?(view)
    device.add(
      OffsetDeceleration(of: view, to: target, start: device.now, rate: isOutside ? 0.99 : Double(rate)))
  }

  private func tap() {
    var touched = window?.hitTest(origin, with: nil)
    while let view = touched, !(view is UIControl) { touched = view.superview }
    guard let control = touched as? UIControl else {
      return device.lacks(.touches, for: "A tap beside controls")
    }
    guard !control.allControlEvents.isDisjoint(with: [.touchUpInside, .primaryActionTriggered]) else {
      return device.lacks(.touches, for: "A tap on a \(type(of: control)) without an action for taps")
    }
    if control.isEnabled { control.sendActions(for: .touchUpInside) }
  }
}

/// A direction in which content scrolls.
private enum ScrollAxis { case horizontal, vertical }

extension UIScrollView {
  /// The offsets at which the content's top and bottom edges rest.
  var verticalLimits: ClosedRange<CGFloat> { limits(.vertical) }

  /// Returns the offsets at which the content's edges rest.
  fileprivate func limits(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let (least, most) =
      axis == .vertical
      ? (-inset.top, contentSize.height + inset.bottom - bounds.height)
      : (-inset.left, contentSize.width + inset.right - bounds.width)
    return least...max(least, most)
  }

  /// Returns whether a finger can move the content along an axis.
  fileprivate func scrolls(_ axis: ScrollAxis) -> Bool {
    let limits = limits(axis)
    let alwaysBounces = axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal
    return limits.lowerBound < limits.upperBound || bounces && alwaysBounces
  }

  /// Returns the offset of content that a finger pulls to `offset`. Beyond the limits the distance is halved if the view
  /// bounces.
  fileprivate func dragged(_ offset: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let inside = limits(axis).clamp(offset)
    return bounces && scrolls(axis) ? inside + (offset - inside) / 2 : inside
  }

  /// Returns the offset of the page to which content turns that a finger leaves at `offset`.
  fileprivate func page(at offset: CGPoint, _ velocity: CGPoint) -> CGPoint {
    func turned(_ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let rounding: FloatingPointRoundingRule =
        abs(velocity) < 50 ? .toNearestOrAwayFromZero : velocity > 0 ? .down : .up
      return (offset / length).rounded(rounding) * length
    }
    return CGPoint(
      x: turned(offset.x, velocity.x, bounds.width), y: turned(offset.y, velocity.y, bounds.height))
  }
}

extension ClosedRange {
  fileprivate func clamp(_ value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
