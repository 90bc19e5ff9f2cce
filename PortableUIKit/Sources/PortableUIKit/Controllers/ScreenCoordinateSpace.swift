import Foundation

/// The coordinate space of a screen, in which windows have their frames.
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen

  init(screen: UIScreen) { self.screen = screen }

  var bounds: CGRect { screen.bounds }

  // All other spaces convert to that of the screen: views through their window.

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.isScreen ? point : coordinateSpace.convert(point, from: self)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.isScreen ? point : coordinateSpace.convert(point, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.isScreen ? rect : coordinateSpace.convert(rect, from: self)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.isScreen ? rect : coordinateSpace.convert(rect, to: self)
  }
}

/// The coordinate space of a screen in portrait.
final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen

  init(screen: UIScreen) { self.screen = screen }

  var bounds: CGRect { CGRect(origin: .zero, size: screen.size(in: .portrait)) }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace === self { return point }
    return screen.coordinateSpace.convert(point.turned(turns, in: bounds.size), to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace === self { return point }
    let onScreen = screen.coordinateSpace.convert(point, from: coordinateSpace)
    return onScreen.turned(4 - turns, in: screen.bounds.size)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if coordinateSpace === self { return rect }
    return screen.coordinateSpace.convert(rect.turned(turns, in: bounds.size), to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if coordinateSpace === self { return rect }
    let onScreen = screen.coordinateSpace.convert(rect, from: coordinateSpace)
    return onScreen.turned(4 - turns, in: screen.bounds.size)
  }

  /// The number of quarter turns from the device to the interface.
  private var turns: Int { screen.simulator.scene.interfaceOrientation.quarterTurns }
}

extension UICoordinateSpace {
  fileprivate var isScreen: Bool { self is ScreenCoordinateSpace }
}

extension CGPoint {
  /// Returns the point after quarter turns of a screen of the given size. After one turn, its right edge is at the top.
  fileprivate func turned(_ turns: Int, in size: CGSize) -> CGPoint {
    switch turns % 4 {
    case 1: CGPoint(x: y, y: size.width - x)
    case 2: CGPoint(x: size.width - x, y: size.height - y)
    case 3: CGPoint(x: size.height - y, y: x)
    default: self
    }
  }
}

extension CGRect {
  /// Returns the rectangle after quarter turns of a screen of the given size.
  fileprivate func turned(_ turns: Int, in size: CGSize) -> CGRect {
    let corner = origin.turned(turns, in: size)
    let opposite = CGPoint(x: maxX, y: maxY).turned(turns, in: size)
    return CGRect(x: corner.x, y: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y)
      .standardized
  }
}
