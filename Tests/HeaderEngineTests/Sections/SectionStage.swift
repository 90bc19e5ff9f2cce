import HeaderEngine

/// A header over long content, moved by distances of the content.
struct SectionStage {
  var header: SectionedHeader
  var bottom = -3000.0

  init(
    _ sections: SectionConfiguration..., configure: (inout SectionedHeader.Configuration) -> Void = { _ in }
  ) {
    header = SectionedHeader(sections: sections)
    change(configure)
    header.handle(.scroll(freeHeight: header.maximumVisibleHeight, bottomFreeHeight: bottom))
  }

  /// Moves the content; positive distances move it up and collapse the header.
  @discardableResult mutating func scroll(_ distance: Double) -> SectionedHeader.Update {
    header.handle(.scroll(freeHeight: (header.freeHeight ?? 0) - distance, bottomFreeHeight: bottom))
  }

  @discardableResult mutating func layOut(_ freeHeight: Double) -> SectionedHeader.Update {
    header.handle(.layout(freeHeight: freeHeight, bottomFreeHeight: bottom))
  }

  mutating func release(at freeHeight: Double, velocity: Double = 0) -> Double? {
    header.handle(
      .willEndDragging(velocity: velocity, targetFreeHeight: freeHeight, bottomFreeHeight: bottom)
    ).targetFreeHeight
  }

  /// Runs the animation to its end and returns the last free height for the content.
  @discardableResult mutating func finish() -> Double? {
    var place: Double?
    while header.isAnimating { place = header.advance(by: 1.0 / 60).freeHeight ?? place }
    return place
  }

  @discardableResult mutating func change(
    _ change: (inout SectionedHeader.Configuration) -> Void
  ) -> SectionedHeader.Update {
    var configuration = header.configuration
    change(&configuration)
    return header.configure(configuration)
  }

  /// The visible heights from top to bottom.
  var heights: [Double] { header.visibleHeights }
}

extension SectionedHeader {
  /// The visible heights from top to bottom.
  var visibleHeights: [Double] {
    var heights: [Double] = []
    forEachSection { heights.append($1.visibleHeight) }
    return heights
  }
}

/// A navigation row that returns at once, a picture that collapses, and tabs that stay: 242 points.
extension SectionConfiguration {
  static var row: SectionConfiguration {
    SectionConfiguration(identifier: "row", maximumHeight: 44, exit: .leaves, entrance: .always)
  }
  static var picture: SectionConfiguration {
    SectionConfiguration(identifier: "picture", maximumHeight: 150, minimumHeight: 20)
  }
  static var tabs: SectionConfiguration { SectionConfiguration(identifier: "tabs", maximumHeight: 48) }

  func snapping() -> SectionConfiguration {
    var section = self
    section.snaps = true
    return section
  }
}
