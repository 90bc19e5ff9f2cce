import FlexibleHeader
import HeaderTesting

extension HeaderStage {
  /// Drags vertically, and leaves the finger on the screen.
  func hold(
    from start: CGPoint = CGPoint(x: 180, y: 400), by distance: CGFloat, steps: Int = 12
  ) -> any StageFinger {
    let finger = finger()
    finger.down(at: start)
    for part in 1...steps {
      step()
      finger.move(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(part) / CGFloat(steps)))
    }
    step()
    return finger
  }

  /// The height of the empty space between a header and the content below it, in points.
  func gap(below header: UIView, in list: UIScrollView) -> CGFloat {
    max(0, list.convert(CGPoint.zero, to: window).y - bottom(of: header))
  }

  /// The lower edge of a header in the window, in points.
  func bottom(of header: UIView) -> CGFloat { header.convert(header.bounds, to: window).maxY }
}
