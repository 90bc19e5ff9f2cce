import Foundation

/// The layout of a film strip: title, phones, two plots, legend.
struct FilmStripPage {
  /// A screen to show.
  struct Phone {
    var state: HeaderState
    var picture: SVGElement?
  }

  var title: String
  var screenWidth: Double
  var screenHeight: Double
  var phones: [Phone]
  var states: [HeaderState]
  var definitions: SVGDefinitions

  private typealias Style = FilmStripStyle

  private static let titleHeight = 46.0
  private static let labelHeight = 44.0
  private static let plotDistance = 74.0

  private var phoneScale: Double { Style.phoneWidth / max(1, screenWidth) }
  private var phoneHeight: Double { screenHeight * phoneScale }

  private var width: Double {
    let count = Double(max(5, phones.count))
    return 2 * Style.margin + count * Style.phoneWidth + (count - 1) * Style.phoneGap
  }

  /// The whole document.
  func document() -> String {
    var parts = [
      SVGElement("title", text: title),
      SVGElement("rect", ["width": "100%", "height": "100%", "fill": Style.paper]),
      Style.text(title, x: Style.margin, y: Style.margin + 8, size: 18, color: Style.ink, weight: "bold"),
    ]
    var y = Style.margin + Self.titleHeight
    guard !states.isEmpty else {
      parts.append(Style.text("Nothing was recorded.", x: Style.margin, y: y))
      return document(parts, height: y + Style.margin)
    }
    parts += phones.enumerated().map { drawn($1, index: $0, y: y) }
    if !phones.isEmpty { y += phoneHeight + Self.labelHeight + 40 }
    for (heading, plot) in plots {
      parts += drawn(plot, heading: heading, y: y)
      y += Style.plotHeight + Self.plotDistance
    }
    parts.append(legend(y: y - 8))
    return document(parts, height: y + Style.margin - 8)
  }

  private func document(_ parts: [SVGElement], height: Double) -> String {
    let definitions = SVGElement("defs", children: definitions.elements)
    return SVGElement.document(width: width, height: height, [definitions] + parts)
  }

  // MARK: - Phones

  private func drawn(_ phone: Phone, index: Int, y: Double) -> SVGElement {
    let screen = CGRect(x: 0, y: 0, width: Style.phoneWidth, height: phoneHeight)
    let blur = SVGElement(
      "filter", ["x": "-15%", "y": "-15%", "width": "130%", "height": "130%"],
      children: [SVGElement("feGaussianBlur", ["stdDeviation": 5])])
    let clip = SVGElement("clipPath", children: [.rectangle(screen, radius: 12)])
    let shade = SVGElement.rectangle(screen.offsetBy(dx: 0, dy: 3), radius: 12)
      .with("fill", "#000000").with("fill-opacity", 0.22)
      .with("filter", definitions.reference("filter", to: blur))
    let paper = SVGElement.rectangle(screen).with("fill", Style.paper)
    let content = SVGElement(
      "g", ["transform": "scale(\(JSONText.number(phoneScale, parts: 1e6)))"],
      children: phone.picture.map { [$0] } ?? [])
    let edge = SVGElement.rectangle(screen, radius: 12)
      .with("fill", "none").with("stroke", "#bcc5ce").with("stroke-width", 1)
    let glass = SVGElement(
      "g", ["clip-path": definitions.reference("clip", to: clip)], children: [paper, content])
    let x = Style.margin + Double(index) * (Style.phoneWidth + Style.phoneGap)
    return .group(x: x, y: y, [shade, glass, edge] + labels(phone.state))
  }

  private func labels(_ state: HeaderState) -> [SVGElement] {
    let middle = Style.phoneWidth / 2
    let time = JSONText.number(state.time, parts: 100)
    let height = JSONText.number(state.height, parts: 10)
    let shift = JSONText.number(state.shift, parts: 10)
    return [
      Style.text(
        "\(time) s", x: middle, y: phoneHeight + 24, size: 14, color: Style.ink, anchor: "middle",
        weight: "bold"),
      Style.text(
        "height \(height) · shift \(shift)", x: middle, y: phoneHeight + 42, size: 11, anchor: "middle"),
    ]
  }

  // MARK: - Plots

  private var height: TimePlot.Series { series("header height", Style.height) { $0.height } }

  private var shift: TimePlot.Series { series("visible shift", Style.shift) { $0.shift } }

  private var offset: TimePlot.Series {
    series("content offset (right scale)", Style.offset) { $0.scrollView?.contentOffset[1] }
  }

  private func series(
    _ title: String, _ color: String, _ value: (HeaderState) -> Double?
  ) -> TimePlot.Series {
    TimePlot.Series(title: title, unit: "pt", color: color, values: states.map(value))
  }

  private var plots: [(String, TimePlot)] {
    let times = states.map(\.time)
    let marks = phones.map(\.state.time)
    let offset = offset.values.contains { $0 != nil } ? offset : nil
    return [("Header height", height), ("Visible shift", shift)].map {
      ($0, TimePlot(times: times, left: $1, right: offset, bands: touches, marks: marks))
    }
  }

  /// The periods in which a finger touched the screen.
  private var touches: [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    var start: Double?
    for state in states {
      if state.scrollView?.isTracking == true {
        start = start ?? state.time
      } else if let begun = start {
        spans.append(begun...max(begun, state.time))
        start = nil
      }
    }
    if let start, let end = states.last?.time { spans.append(start...max(start, end)) }
    return spans
  }

  private func drawn(_ plot: TimePlot, heading: String, y: Double) -> [SVGElement] {
    let x = Style.margin + Style.axisWidth
    let panel = plot.drawn(
      width: width - 2 * Style.margin - 2 * Style.axisWidth, height: Style.plotHeight)
    return [
      Style.text(
        heading, x: x + 12, y: y - 10, size: 13, color: Style.ink, weight: "bold"),
      .group(x: x, y: y, [panel]),
    ]
  }

  private func legend(y: Double) -> SVGElement {
    var parts: [SVGElement] = []
    var x = Style.margin + Style.axisWidth
    for (series, stroke) in [(height, 2.25), (shift, 2.25), (offset, 1.0)] {
      parts.append(
        Style.line(x1: x, y1: y - 4, x2: x + 26, y2: y - 4, color: series.color, width: stroke))
      parts.append(Style.text(series.title, x: x + 34, y: y))
      x += 60 + 6.4 * Double(series.title.count)
    }
    let band = CGRect(x: x, y: y - 10, width: 26, height: 12)
    parts.append(.rectangle(band).with("fill", Style.touch))
    parts.append(Style.text("finger on the glass", x: x + 34, y: y))
    x += 60 + 6.4 * 19
    parts.append(
      Style.line(x1: x + 13, y1: y - 11, x2: x + 13, y2: y + 3, color: Style.offset)
        .with("stroke-dasharray", "2 3"))
    parts.append(Style.text("frames shown above", x: x + 26, y: y))
    return SVGElement("g", children: parts)
  }
}
