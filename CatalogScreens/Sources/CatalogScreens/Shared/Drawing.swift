/// Pictures drawn in code.
@MainActor enum Drawing {
  /// Draws an image of a size, in points.
  static func image(_ size: CGSize, _ draw: (CGRect) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in draw(CGRect(origin: .zero, size: size)) }
  }

  /// Hills under a sky.
  ///
  /// - Parameters:
  ///   - hue: The hue of the hills, 0...1; the sky has a neighboring one.
  ///   - variant: A number that changes the shape of the hills.
  ///   - size: The size, in points.
  static func hills(hue: CGFloat, variant: Int = 0, size: CGSize = CGSize(width: 400, height: 300)) -> UIImage
  {
    image(size) { area in
      let skyHue = (hue + 0.93).truncatingRemainder(dividingBy: 1)
      gradient(
        from: UIColor(hue: skyHue, saturation: 0.5, brightness: 0.72, alpha: 1),
        to: UIColor(hue: 0.97, saturation: 0.16, brightness: 1, alpha: 1), in: sky(of: area))
      let step = CGFloat(variant % 5) / 5
      UIColor(white: 1, alpha: 0.75).setFill()
      let side = area.width * 0.14
      UIBezierPath(
        ovalIn: CGRect(
          x: area.width * (0.15 + 0.6 * step), y: area.height * (0.18 + 0.1 * step), width: side,
          height: side)
      ).fill()
      for layer in 0..<3 {
        let share = CGFloat(layer) / 2
        UIColor(hue: hue, saturation: 0.35 + 0.3 * share, brightness: 0.66 - 0.36 * share, alpha: 1).setFill()
        ridge(in: area, height: 0.5 - 0.16 * share, phase: step * 4 + CGFloat(layer) * 1.7).fill()
      }
    }
  }

  /// The cover of a record: rings over two colors.
  static func cover(size: CGFloat = 320) -> UIImage {
    image(CGSize(width: size, height: size)) { area in
      gradient(
        from: UIColor(hue: 0.94, saturation: 0.62, brightness: 0.62, alpha: 1),
        to: UIColor(hue: 0.07, saturation: 0.7, brightness: 0.95, alpha: 1), in: sky(of: area))
      let middle = CGPoint(x: area.width * 0.62, y: area.height * 0.46)
      for ring in (1...7).reversed() {
        let radius = area.width * 0.075 * CGFloat(ring)
        UIColor(white: 1, alpha: ring % 2 == 0 ? 0.12 : 0.2).setFill()
        circle(middle, radius).fill()
      }
      UIColor(hue: 0.12, saturation: 0.25, brightness: 1, alpha: 1).setFill()
      circle(middle, area.width * 0.055).fill()
      UIColor(red: 0.35, green: 0.13, blue: 0.21, alpha: 1).setFill()
      ridge(in: area, height: 0.28, phase: 2.4).fill()
    }
  }

  /// A table lamp that is lit.
  static func lamp(size: CGSize = CGSize(width: 400, height: 400)) -> UIImage {
    image(size) { area in
      gradient(
        from: UIColor(hue: 0.09, saturation: 0.34, brightness: 0.72, alpha: 1),
        to: UIColor(hue: 0.08, saturation: 0.2, brightness: 0.92, alpha: 1), in: area)
      let (middle, unit) = (area.midX, area.height / 118)
      for ring in 1...4 {
        UIColor(hue: 0.13, saturation: 0.3, brightness: 1, alpha: 0.14).setFill()
        circle(CGPoint(x: middle, y: 46 * unit), unit * CGFloat(12 * ring)).fill()
      }
      UIColor(hue: 0.07, saturation: 0.4, brightness: 0.5, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 86 * unit, width: area.width, height: 40 * unit)).fill()
      UIColor(hue: 0.58, saturation: 0.25, brightness: 0.24, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: middle - unit, y: 50 * unit, width: 2 * unit, height: 35 * unit)).fill()
      UIBezierPath(
        roundedRect: CGRect(x: middle - 12 * unit, y: 83 * unit, width: 24 * unit, height: 4 * unit),
        cornerRadius: 2 * unit
      ).fill()
      UIColor(hue: 0.12, saturation: 0.3, brightness: 1, alpha: 1).setFill()
      circle(CGPoint(x: middle, y: 51 * unit), 5 * unit).fill()
      UIColor(hue: 0.02, saturation: 0.62, brightness: 0.72, alpha: 1).setFill()
      polygon([(-9, 26), (9, 26), (21, 50), (-21, 50)].map { (middle + $0 * unit, $1 * unit) }).fill()
    }
  }

  /// A lighthouse at sea.
  static func lighthouse(size: CGSize = CGSize(width: 400, height: 240)) -> UIImage {
    image(size) { area in
      gradient(
        from: UIColor(hue: 0.6, saturation: 0.5, brightness: 0.5, alpha: 1),
        to: UIColor(hue: 0.08, saturation: 0.4, brightness: 0.98, alpha: 1), in: area)
      let (middle, unit) = (area.width * 0.68, area.height / 100)
      UIColor(hue: 0.14, saturation: 0.35, brightness: 1, alpha: 0.35).setFill()
      polygon([(middle, 22 * unit), (0, 2 * unit), (0, 38 * unit)]).fill()
      UIColor(hue: 0.6, saturation: 0.55, brightness: 0.38, alpha: 1).setFill()
      ridge(in: area, height: 0.2, phase: 1).fill()
      UIColor(white: 0.96, alpha: 1).setFill()
      polygon([(-6, 28), (6, 28), (10, 92), (-10, 92)].map { (middle + $0 * unit, $1 * unit) }).fill()
      UIColor(hue: 0.01, saturation: 0.65, brightness: 0.7, alpha: 1).setFill()
      polygon([(-7, 42), (7, 42), (8, 56), (-8, 56)].map { (middle + $0 * unit, $1 * unit) }).fill()
      polygon([(-8, 18), (0, 10), (8, 18)].map { (middle + $0 * unit, $1 * unit) }).fill()
      UIColor(hue: 0.14, saturation: 0.5, brightness: 1, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: middle - 5 * unit, y: 18 * unit, width: 10 * unit, height: 10 * unit))
        .fill()
      UIColor(hue: 0.6, saturation: 0.5, brightness: 0.2, alpha: 1).setFill()
      ridge(in: area, height: 0.1, phase: 3.4).fill()
    }
  }

  /// Head and shoulders in front of one color.
  static func portrait(hue: CGFloat, size: CGFloat = 96) -> UIImage {
    image(CGSize(width: size, height: size)) { area in
      UIColor(hue: hue, saturation: 0.35, brightness: 0.92, alpha: 1).setFill()
      UIBezierPath(rect: area).fill()
      UIColor(hue: hue, saturation: 0.6, brightness: 0.45, alpha: 1).setFill()
      circle(CGPoint(x: area.midX, y: area.height * 1.05), area.width * 0.4).fill()
      UIColor(hue: 0.06, saturation: 0.4, brightness: 0.9, alpha: 1).setFill()
      circle(CGPoint(x: area.midX, y: area.height * 0.42), area.width * 0.21).fill()
      UIColor(hue: 0.06, saturation: 0.6, brightness: 0.28, alpha: 1).setFill()
      let hair = UIBezierPath()
      hair.move(to: CGPoint(x: area.width * 0.28, y: area.height * 0.42))
      hair.addCurve(
        to: CGPoint(x: area.width * 0.72, y: area.height * 0.42),
        controlPoint1: CGPoint(x: area.width * 0.26, y: area.height * 0.1),
        controlPoint2: CGPoint(x: area.width * 0.74, y: area.height * 0.1))
      hair.addQuadCurve(
        to: CGPoint(x: area.width * 0.28, y: area.height * 0.42),
        controlPoint: CGPoint(x: area.width * 0.46, y: area.height * 0.28))
      hair.close()
      hair.fill()
    }
  }

  // MARK: - Parts

  /// Fills an area with colors from top to bottom, in bands that reach to its end, so that there are no gaps.
  private static func gradient(from top: UIColor, to bottom: UIColor, in area: CGRect) {
    let steps = 40
    let height = area.height / CGFloat(steps)
    for step in 0..<steps {
      mix(top, bottom, CGFloat(step) / CGFloat(steps - 1)).setFill()
      // Stripes overlap, so that no gap is visible between them.
      let stripe = CGRect(x: 0, y: height * CGFloat(step), width: area.width, height: 2 * height)
      UIBezierPath(rect: stripe.intersection(area)).fill()
    }
  }

  /// Returns the part of an area above the hills' lowest ridge. A sky that reached the lower edge would shine through there.
  private static func sky(of area: CGRect) -> CGRect {
    CGRect(x: 0, y: 0, width: area.width, height: area.height * 0.9)
  }

  private static func mix(_ first: UIColor, _ second: UIColor, _ share: CGFloat) -> UIColor {
    var (r1, g1, b1, r2, g2, b2, alpha) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0) as Components
    first.getRed(&r1, green: &g1, blue: &b1, alpha: &alpha)
    second.getRed(&r2, green: &g2, blue: &b2, alpha: &alpha)
    return UIColor(
      red: r1 + (r2 - r1) * share, green: g1 + (g2 - g1) * share, blue: b1 + (b2 - b1) * share, alpha: 1)
  }

  private typealias Components = (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)

  /// A wavy ridge from side to side. Its height is a share of the area's.
  private static func ridge(in area: CGRect, height: CGFloat, phase: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: area.height))
    for step in 0...16 {
      let x = CGFloat(step) / 16
      let wave = sin(x * 5 + phase) * 0.35 + sin(x * 11 + phase * 2) * 0.12
      path.addLine(to: CGPoint(x: x * area.width, y: area.height * (1 - height * (1 + wave))))
    }
    path.addLine(to: CGPoint(x: area.width, y: area.height))
    path.close()
    return path
  }

  private static func polygon(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: points[0].0, y: points[0].1))
    for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
    path.close()
    return path
  }

  private static func circle(_ middle: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

extension Drawing {
  /// A rounded tile with a ring, 29 points wide, as settings have it.
  static func tile(hue: CGFloat) -> UIImage {
    image(CGSize(width: 29, height: 29)) { area in
      UIColor(hue: hue, saturation: 0.75, brightness: 0.85, alpha: 1).setFill()
      UIBezierPath(roundedRect: area, cornerRadius: 7).fill()
      UIColor.white.setStroke()
      let ring = UIBezierPath(ovalIn: area.insetBy(dx: 8, dy: 8))
      ring.lineWidth = 2.5
      ring.stroke()
    }
  }
}
