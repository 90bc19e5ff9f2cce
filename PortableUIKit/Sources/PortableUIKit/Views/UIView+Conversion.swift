extension UIView {
  // A plain view prefers these overloads, hence the casts. Coordinate spaces other than views, such as
  // screens, use the coordinate system of window frames.

  final func toSpace(_ point: CGPoint, _ space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convert(point, to: view as UIView?) }
    let onScreen = toScreen(convert(point, to: nil as UIView?))
    return space.convert(onScreen, from: screenSpace)
  }

  final func fromSpace(_ point: CGPoint, _ space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convert(point, from: view as UIView?) }
    return convert(fromScreen(space.convert(point, to: screenSpace)), from: nil as UIView?)
  }

  final func toSpace(_ rect: CGRect, _ space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return convert(rect, to: view as UIView?) }
    let top = topGeometry
    return space.convert(top.toParent(convert(rect, to: nil as UIView?)), from: screenSpace)
  }

  final func fromSpace(_ rect: CGRect, _ space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return convert(rect, from: view as UIView?) }
    let top = topGeometry
    return convert(top.fromParent(space.convert(rect, to: screenSpace)), from: nil as UIView?)
  }

  private var topGeometry: LayerGeometry { backing.root.geometry }
  private var screenSpace: any UICoordinateSpace { HostSimulator.current.screen.coordinateSpace }
  private func toScreen(_ point: CGPoint) -> CGPoint { topGeometry.toParent(point) }
  private func fromScreen(_ point: CGPoint) -> CGPoint { topGeometry.fromParent(point) }
}
