import FlexibleHeader

extension HeaderStage {
  /// Returns a new finger, which doesn't touch the screen yet.
  public func finger() -> any StageFinger { device.makeFinger(in: window) }

  /// Drags a finger along a line, holds it still, lifts it, and waits until everything is at rest.
  ///
  /// - Parameters:
  ///   - start: The location of the touch-down, in points of the window.
  ///   - end: The location at which the finger lifts, in points of the window.
  ///   - duration: The time for which the finger moves, in seconds. The default is 0.3.
  ///   - holding: The time for which the finger rests before it lifts, in seconds. The default, 0.25, leaves
  ///     no velocity, so that content doesn't decelerate.
  ///   - onFrame: A closure that is called after each frame.
  public func drag(
    from start: CGPoint, to end: CGPoint, lasting duration: Double = 0.3, holding: Double = 0.25,
    onFrame: () -> Void = {}
  ) {
    var samples = (0...20).map { step in
      let part = Double(step) / 20
      return Stroke.Sample(
        time: part * duration, x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
    }
    for rest in 0..<Int(max(0, holding) * 40) {
      samples.append(.init(time: duration + Double(rest + 1) * 0.02, x: end.x, y: end.y))
    }
    play(samples, liftsAt: duration + max(0, holding), onFrame: onFrame)
  }

  /// Drags a finger down by `distance` points (up if negative), holds it still, lifts it, and waits until
  /// everything is at rest.
  ///
  /// - Parameters:
  ///   - start: The location of the touch-down, in points of the window. The default is (180, 400), or the middle of the
  ///     content below the header if a header is there.
  ///   - distance: The distance, in points.
  ///   - duration: The time for which the finger moves, in seconds. The default is 0.3.
  ///   - onFrame: A closure that is called after each frame.
  public func drag(
    from start: CGPoint? = nil, by distance: CGFloat, lasting duration: Double = 0.3, onFrame: () -> Void = {}
  ) {
    let start = start ?? startOfDrag
    drag(from: start, to: CGPoint(x: start.x, y: start.y + distance), lasting: duration, onFrame: onFrame)
  }

  /// Moves a finger along a line in `duration` seconds, lifts it at full speed, so that content decelerates,
  /// and waits until everything is at rest.
  public func fling(
    from start: CGPoint, to end: CGPoint, lasting duration: Double = 0.12, onFrame: () -> Void = {}
  ) {
    drag(from: start, to: end, lasting: duration, holding: 0, onFrame: onFrame)
  }

  /// Plays a recorded stroke and waits until everything is at rest.
  ///
  /// - Parameters:
  ///   - stroke: The stroke, in points of the window.
  ///   - onFrame: A closure that is called after each frame.
  /// - Returns: `false` if something still moves 20 seconds after the finger has lifted.
  @discardableResult public func play(_ stroke: Stroke, onFrame: () -> Void = {}) -> Bool {
    play(stroke.samples, liftsAt: stroke.liftsAt, onFrame: onFrame)
  }

  /// Moves a finger through `samples`, lifts it `liftsAt` seconds from now, and waits until everything is at
  /// rest.
  ///
  /// If the first location is outside the window, the call adds to ``warnings``.
  ///
  /// - Returns: `false` if something still moves 20 seconds after the finger has lifted.
  @discardableResult
  public func play(_ samples: [Stroke.Sample], liftsAt: TimeInterval, onFrame: () -> Void = {}) -> Bool {
    if let first = samples.first.map({ CGPoint(x: $0.x, y: $0.y) }), !window.bounds.contains(first) {
      note("A finger goes down at \(first), which is outside the window")
    }
    device.play(samples, liftsAt: liftsAt, in: window)
    return settle(limit: liftsAt + 20, onFrame: onFrame)
  }

  /// Taps a location, in points of the window.
  public func tap(_ location: CGPoint) {
    let finger = finger()
    finger.down(at: location)
    advance(by: 0.05)
    finger.up()
    advance(by: 0.05)
  }

  /// Taps the center of a view.
  ///
  /// If the view isn't in the stage's window, or another view is in front of it, the tap adds to ``warnings``.
  public func tap(_ view: UIView) {
    let name = "\(Swift.type(of: view))"
    guard view.window === window else { return note("tap(_:): the \(name) isn't in the window of the stage") }
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    let hit = window.hitTest(center, with: nil)
    if let hit, !hit.isDescendant(of: view), !view.isDescendant(of: hit) {
      note("tap(_:): a \(Swift.type(of: hit)) is in front of the \(name)")
    } else if hit == nil {
      note("tap(_:): nothing receives a touch at the center of the \(name)")
    }
    tap(center)
  }

  /// Swipes from the left edge to `x` in a third of a second.
  ///
  /// - Returns: The finger, which still touches the screen.
  public func swipeBack(to x: CGFloat, onFrame: () -> Void = {}) -> any StageFinger {
    let finger = finger()
    finger.down(at: CGPoint(x: 5, y: 300))
    for part in 1...20 {
      step()
      finger.move(to: CGPoint(x: 5 + (x - 5) * CGFloat(part) / 20, y: 300))
      onFrame()
    }
    return finger
  }
}

extension HeaderStage {
  /// The default location at which a drag begins. If no content is visible below a header, the drag begins on the header, and a
  /// warning reports it.
  private var startOfDrag: CGPoint {
    let middle = CGPoint(x: 180, y: 400)
    guard let header = header(at: middle) else { return middle }
    let edge = header.convert(header.bounds, to: window).maxY
    let content =
      header.scrollView.map { $0.convert($0.bounds, to: window).intersection(window.bounds) } ?? .null
    guard content.maxY > edge + 1 else {
      note("drag(by:) begins on a \(Swift.type(of: header)), because no content is visible below it")
      return middle
    }
    return CGPoint(x: content.midX, y: (edge + content.maxY) / 2)
  }

  /// Returns the header at a point of the window. Headers let their scroll view receive touches.
  private func header(at point: CGPoint) -> ScrollHeaderView? {
    guard let hit = window.hitTest(point, with: nil) else { return nil }
    let headers: [ScrollHeaderView] = window.descendants()
    return headers.first { header in
      guard header.bounds.contains(window.convert(point, to: header)) else { return false }
      let isInContent = hit !== header.scrollView && header.scrollView.map(hit.isDescendant(of:)) == true
      return hit.isDescendant(of: header) || !isInContent
    }
  }
}
