/// A finger without touches. It sets the offset of the scroll view below it and sends the delegate the events
/// of a drag. A tap triggers the control below it.
final class OffsetFinger: StageFinger {
  /// The distance that a finger moves before it drags, in points.
  private static let slop: CGFloat = 10
  /// The minimum velocity from which content decelerates after a drag, in points per second.
  private static let leastVelocity: CGFloat = 50

  private let device: WindowDevice
  private weak var window: UIWindow?
  private weak var view: UIScrollView?
  private var origin = CGPoint.zero
  private var originalOffset = CGPoint.zero
  private var locations: [(time: TimeInterval, point: CGPoint)] = []
  private var isDragging = false
  private weak var deceleration: OffsetDeceleration?

  init(in window: UIWindow, of device: WindowDevice) {
    self.window = window
    self.device = device
  }

  var isDown: Bool { !locations.isEmpty }

  func down(at location: CGPoint) {
    guard location.x.isFinite, location.y.isFinite, let window else { return }
    if isDown { up() }
    if let deceleration { device.remove(deceleration) }
    view = window.frontmostScrollView(at: location)
    origin = location
    locations = [(device.now, location)]
  }

  func move(to location: CGPoint) { move(to: location, time: device.now) }

  func move(to location: CGPoint, time: TimeInterval) {
    guard isDown, location.x.isFinite, location.y.isFinite else { return }
    locations.append((time, location))
    guard let view else { return }
    if !isDragging {
      guard abs(location.y - origin.y) > Self.slop || abs(location.x - origin.x) > Self.slop else { return }
      isDragging = true
      origin = location
      originalOffset = view.contentOffset
      optionalMethod(view.delegate?.scrollViewWillBeginDragging)?(view)
    }
    view.contentOffset = CGPoint(
      x: view.dragged(originalOffset.x - (location.x - origin.x), limits: view.horizontalLimits),
      y: view.dragged(originalOffset.y - (location.y - origin.y), limits: view.verticalLimits))
  }

  func up() { up(time: device.now) }

  func up(time: TimeInterval) {
    guard isDown else { return }
    let velocity = velocity(at: time)
    let wasTap = !isDragging
    locations = []
    isDragging = false
    if wasTap { return tap() }
    guard let view else { return }
    endDragging(view, velocity)
  }

  func cancel() {
    guard isDown else { return }
    let wasDragging = isDragging
    locations = []
    isDragging = false
    if wasDragging, let view { endDragging(view, .zero) }
  }

  // MARK: - Ends

  /// Returns the average velocity over the last tenth of a second, in points per second.
  private func velocity(at time: TimeInterval) -> CGPoint {
    let recent = locations.filter { $0.time > time - 0.1 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)
  }

  private func endDragging(_ view: UIScrollView, _ velocity: CGPoint) {
    let (horizontal, vertical) = (view.horizontalLimits, view.verticalLimits)
    let isFast = max(abs(velocity.x), abs(velocity.y)) >= Self.leastVelocity
    let rate = view.decelerationRate.rawValue
    let way = CGFloat(rate / (1 - rate)) / 1000
    let offset = view.contentOffset
    var target = offset
    if isFast { target = CGPoint(x: offset.x - velocity.x * way, y: offset.y - velocity.y * way) }
    target = CGPoint(x: horizontal.clamp(target.x), y: vertical.clamp(target.y))
    let speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    optionalMethod(view.delegate?.scrollViewWillEndDragging)?(view, speed, &target)
    let isOutside = offset.x != horizontal.clamp(offset.x) || offset.y != vertical.clamp(offset.y)
    let decelerates = isFast || isOutside || target != offset
    optionalMethod(view.delegate?.scrollViewDidEndDragging)?(view, decelerates)
    guard decelerates else { return }
    optionalMethod(view.delegate?.scrollViewWillBeginDecelerating)?(view)
    let deceleration = OffsetDeceleration(
      of: view, to: target, start: device.now, rate: isOutside ? 0.99 : Double(rate))
    self.deceleration = deceleration
    device.add(deceleration)
  }

  private func tap() {
    var touched = window?.hitTest(origin, with: nil)
    while let view = touched, !(view is UIControl) { touched = view.superview }
    guard let control = touched as? UIControl else {
      return device.lacks(.touches, for: "A tap beside controls")
    }
    if control.isEnabled { control.sendActions(for: .touchUpInside) }
  }
}

extension UIScrollView {
  /// The offsets at which the content's left and right edges rest.
  fileprivate var horizontalLimits: ClosedRange<CGFloat> {
    let least = -adjustedContentInset.left
    return least...max(least, contentSize.width + adjustedContentInset.right - bounds.width)
  }

  /// The offsets at which the content's top and bottom edges rest.
  var verticalLimits: ClosedRange<CGFloat> {
    let least = -adjustedContentInset.top
    return least...max(least, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  /// Returns the offset of content that a finger pulls to `offset`. Beyond the limits the distance is halved
  /// if the view bounces.
  fileprivate func dragged(_ offset: CGFloat, limits: ClosedRange<CGFloat>) -> CGFloat {
    let inside = limits.clamp(offset)
    let pulls = bounces && (limits.lowerBound < limits.upperBound || alwaysBounceVertical)
    return pulls ? inside + (offset - inside) / 2 : inside
  }
}

extension ClosedRange {
  fileprivate func clamp(_ value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
