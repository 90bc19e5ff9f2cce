/// A plot of values against time: a thick line for the left scale, and optionally a thin one for the right
/// scale.
struct TimePlot {
  /// One line of the plot.
  struct Series {
    var title: String
    var unit: String
    var color: String
    /// One value for each of the plot's times. A missing value interrupts the line.
    var values: [Double?]
  }

  var times: [Double]
  var left: Series
  var right: Series?
  /// The shaded periods of time.
  var bands: [ClosedRange<Double>] = []
  /// The times that are marked by a vertical line.
  var marks: [Double] = []

  private typealias Style = FilmStripStyle

  /// Returns the plot with axes, ticks, and units. Its plotting area starts at (0, 0).
  func drawn(width: Double, height: Double) -> SVGElement {
    let time = PlotScale(containing: times, ticks: 12, endsOnTicks: false)
    var parts = [
      SVGElement("rect", ["width": width, "height": height, "rx": 4, "fill": Style.panel])
    ]
    parts += bands.map { band in
      let start = time.position(band.lowerBound, length: width)
      let end = time.position(band.upperBound, length: width)
      return SVGElement(
        "rect", ["x": start, "width": max(1, end - start), "height": height, "fill": Style.touch])
    }
    parts += timeAxis(time, width: width, height: height)
    let scale = PlotScale(containing: left.values.compactMap { $0 } + [0], ticks: 4)
    parts += axis(scale, of: left, x: 0, width: width, height: height)
    if let right {
      let scale = PlotScale(containing: right.values.compactMap { $0 } + [0], ticks: 4)
      parts += axis(scale, of: right, x: width, width: 0, height: height)
      parts.append(path(right, scale, time, width: width, height: height, stroke: 1))
    }
    parts.append(path(left, scale, time, width: width, height: height, stroke: 2.25))
    return SVGElement("g", children: parts)
  }

  private func timeAxis(_ time: PlotScale, width: Double, height: Double) -> [SVGElement] {
    let lines = marks.map { mark in
      let x = time.position(mark, length: width)
      return Style.line(x1: x, y1: 0, x2: x, y2: height, color: Style.offset)
        .with("stroke-dasharray", "2 3")
    }
    let ticks = time.ticks.flatMap { tick in
      let x = time.position(tick, length: width)
      return [
        Style.line(x1: x, y1: height, x2: x, y2: height + 5, color: Style.quiet),
        Style.text(time.label(tick), x: x, y: height + 18, size: 11, anchor: "middle"),
      ]
    }
    let unit = Style.text("time in s", x: width, y: height + 33, size: 11, anchor: "end")
    return lines + ticks + [unit]
  }

  /// Returns the ticks of a scale: on the left with grid lines, or on the right without if `width` is 0.
  private func axis(
    _ scale: PlotScale, of series: Series, x: Double, width: Double, height: Double
  ) -> [SVGElement] {
    let isLeft = width > 0
    func label(_ text: String, y: Double) -> SVGElement {
      Style.text(
        text, x: x + (isLeft ? -8 : 8), y: y, size: 11, color: series.color, anchor: isLeft ? "end" : "start")
    }
    let ticks = scale.ticks.flatMap { tick in
      let y = height - scale.position(tick, length: height)
      let line = isLeft ? [Style.line(x1: 0, y1: y, x2: width, y2: y)] : []
      return line + [label(scale.label(tick), y: y + 4)]
    }
    return ticks + [label(series.unit, y: -8)]
  }

  private func path(
    _ series: Series, _ scale: PlotScale, _ time: PlotScale, width: Double, height: Double, stroke: Double
  ) -> SVGElement {
    var commands: [String] = []
    var isDown = false
    for (moment, value) in zip(times, series.values) {
      guard let value, value.isFinite else {
        isDown = false
        continue
      }
      let x = time.position(moment, length: width)
      let y = height - scale.position(value, length: height)
      commands.append("\(isDown ? "L" : "M")\(x.svgText) \(y.svgText)")
      isDown = true
    }
    return SVGElement(
      "path",
      [
        "d": commands.joined(separator: " "), "fill": "none", "stroke": series.color,
        "stroke-width": stroke, "stroke-linejoin": "round",
      ])
  }
}
