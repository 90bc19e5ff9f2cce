/// Small symbols drawn in code, because the catalog also runs where there are no SF Symbols.
@MainActor enum Glyph {
  case back, bag, bell, book, cloud, compose, envelope, folder, forward, heart, house, magnifier, more
  case person, play, rain, share, shuffle, star, sun

  /// Returns the symbol in a color, as a square image.
  ///
  /// - Parameters:
  ///   - color: The color. It doesn't change with the appearance.
  ///   - size: The length of a side, in points. The default is 24.
  func image(_ color: UIColor, size: CGFloat = 24) -> UIImage {
    Drawing.image(CGSize(width: size, height: size)) { _ in
      var pen = GlyphPen(color: color, scale: size / 24)
      draw(&pen)
    }
  }

  private func draw(_ pen: inout GlyphPen) {
    switch self {
    case .back: pen.lines([15, 4, 7, 12, 15, 20])
    case .forward: pen.lines([9, 4, 17, 12, 9, 20])
    case .bag:
      pen.lines([5, 8, 19, 8, 20, 21, 4, 21, 5, 8])
      pen.curve(from: (8, 8), (8, 2), (16, 2), (16, 8))
    case .bell:
      pen.curve(from: (5, 17), (8, 14), (4, 5), (12, 5))
      pen.curve(from: (12, 5), (20, 5), (16, 14), (19, 17))
      pen.lines([4, 17, 20, 17])
      pen.dot(12, 20.5, radius: 1.8)
      pen.dot(12, 4, radius: 1.4)
    case .book:
      pen.lines([12, 6, 4, 4, 4, 18, 12, 20, 20, 18, 20, 4, 12, 6])
      pen.lines([12, 6, 12, 20])
    case .cloud: pen.cloud(raised: 0)
    case .rain:
      pen.cloud(raised: 3)
      for x in [8, 12, 16] as [CGFloat] { pen.lines([x, 18, x - 1.5, 22]) }
    case .compose:
      pen.lines([11, 5, 4, 5, 4, 20, 19, 20, 19, 13])
      pen.lines([9, 15, 10, 11, 19, 2.5, 21.5, 5, 13, 14, 9, 15])
    case .envelope:
      pen.lines([3, 6, 21, 6, 21, 18, 3, 18, 3, 6])
      pen.lines([3, 7, 12, 13.5, 21, 7])
    case .folder: pen.polygon([2, 5, 9, 5, 11, 7.5, 22, 7.5, 22, 20, 2, 20])
    case .heart:
      pen.fill { path, point in
        path.move(to: point(12, 20.5))
        path.addCurve(to: point(2.5, 9), controlPoint1: point(7, 17), controlPoint2: point(2.5, 13.5))
        path.addCurve(to: point(12, 7), controlPoint1: point(2.5, 3.5), controlPoint2: point(9.5, 2.5))
        path.addCurve(to: point(21.5, 9), controlPoint1: point(14.5, 2.5), controlPoint2: point(21.5, 3.5))
        path.addCurve(to: point(12, 20.5), controlPoint1: point(21.5, 13.5), controlPoint2: point(17, 17))
      }
    case .house:
      pen.lines([3, 11.5, 12, 4, 21, 11.5])
      pen.lines([5.5, 10, 5.5, 20, 18.5, 20, 18.5, 10])
    case .magnifier:
      pen.ring(10, 10, radius: 6)
      pen.lines([14.5, 14.5, 20.5, 20.5])
    case .more: for x in [5, 12, 19] as [CGFloat] { pen.dot(x, 12, radius: 2) }
    case .person:
      pen.dot(12, 8, radius: 4)
      pen.fill { path, point in
        path.move(to: point(4, 21))
        path.addCurve(to: point(20, 21), controlPoint1: point(4, 11), controlPoint2: point(20, 11))
        path.close()
      }
    case .play: pen.polygon([6, 3.5, 20.5, 12, 6, 20.5])
    case .share:
      pen.lines([8, 9, 5, 9, 5, 21, 19, 21, 19, 9, 16, 9])
      pen.lines([12, 15, 12, 3])
      pen.lines([8, 7, 12, 3, 16, 7])
    case .shuffle:
      pen.lines([3, 7, 7, 7, 16, 17, 20, 17])
      pen.lines([3, 17, 7, 17, 16, 7, 20, 7])
      pen.lines([18, 4.5, 20.5, 7, 18, 9.5])
      pen.lines([18, 14.5, 20.5, 17, 18, 19.5])
    case .star:
      let points = (0..<10).flatMap { corner -> [CGFloat] in
        let angle = CGFloat(corner) * .pi / 5 - .pi / 2
        let radius: CGFloat = corner % 2 == 0 ? 10 : 4.2
        return [12 + radius * cos(angle), 12.5 + radius * sin(angle)]
      }
      pen.polygon(points)
    case .sun:
      pen.dot(12, 12, radius: 4.6)
      for ray in 0..<8 {
        let angle = CGFloat(ray) * .pi / 4
        pen.lines([12 + 7 * cos(angle), 12 + 7 * sin(angle), 12 + 10 * cos(angle), 12 + 10 * sin(angle)])
      }
    }
  }
}

/// Draws lines and shapes given in a square of 24 units.
@MainActor private struct GlyphPen {
  private let scale: CGFloat

  init(color: UIColor, scale: CGFloat) {
    self.scale = scale
    color.setFill()
    color.setStroke()
  }

  func lines(_ coordinates: [CGFloat]) { stroke(path(coordinates)) }

  func polygon(_ coordinates: [CGFloat]) {
    let shape = path(coordinates)
    shape.close()
    shape.fill()
  }

  func curve(
    from start: (CGFloat, CGFloat), _ first: (CGFloat, CGFloat), _ second: (CGFloat, CGFloat),
    _ end: (CGFloat, CGFloat)
  ) {
    let path = UIBezierPath()
    path.move(to: point(start.0, start.1))
    path.addCurve(
      to: point(end.0, end.1), controlPoint1: point(first.0, first.1),
      controlPoint2: point(second.0, second.1))
    stroke(path)
  }

  func dot(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) { circle(x, y, radius).fill() }

  func ring(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) { stroke(circle(x, y, radius)) }

  func fill(_ draw: (UIBezierPath, (CGFloat, CGFloat) -> CGPoint) -> Void) {
    let path = UIBezierPath()
    draw(path, point)
    path.fill()
  }

  func cloud(raised: CGFloat) {
    dot(8, 15 - raised, radius: 4)
    dot(13, 12 - raised, radius: 5.5)
    dot(18, 15.5 - raised, radius: 3.5)
    polygon([8, 14 - raised, 18, 14 - raised, 18, 19 - raised, 8, 19 - raised])
  }

  private func path(_ coordinates: [CGFloat]) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: point(coordinates[0], coordinates[1]))
    for index in stride(from: 2, to: coordinates.count, by: 2) {
      path.addLine(to: point(coordinates[index], coordinates[index + 1]))
    }
    return path
  }

  private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
    let corner = point(x - radius, y - radius)
    return UIBezierPath(
      ovalIn: CGRect(x: corner.x, y: corner.y, width: 2 * radius * scale, height: 2 * radius * scale))
  }

  private func stroke(_ path: UIBezierPath) {
    path.lineWidth = 2 * scale
    path.stroke()
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * scale, y: y * scale) }
}
