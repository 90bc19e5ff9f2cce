import Testing

@testable import HeaderEngine

@Suite("Geometry of a stretchy header") struct StretchyGeometryTests {
  private func geometry(at offset: Double, isPinned: Bool = false) -> StretchyGeometry {
    StretchyGeometry(offset: offset, safeArea: 44, minimumHeight: 80, isPinned: isPinned)
  }

  @Test("The header fills the room above the content, moves up with it below its minimum, or is pinned")
  func placeOfTheHeader() {
    // The offset, and the header's top edge, height, and visible height.
    for (offset, top, height, visibleHeight) in [
      (-400.0, 44.0, 356.0, 356.0), (-294, 44, 250, 250), (-124, 44, 80, 80), (-104, 24, 80, 60),
      (100, -180, 80, 0),
    ] {
      let geometry = geometry(at: offset)
      expect(geometry.top == top && geometry.height == height, "at \(offset): \(geometry)")
      expectEqual(geometry.visibleHeight, visibleHeight, "at \(offset)")
    }
    let pinned = geometry(at: 1000, isPinned: true)
    expect(pinned.top == 44 && pinned.height == 80 && pinned.visibleHeight == 80)
  }

  /// In content coordinates, the bottom edge is at 0 and the top edge at min(y + S, -minimum).
  @Test("The edges agree with those in content coordinates")
  func theEdgesAgreeWithThoseInContentCoordinates() {
    for step in -4000...4000 {
      let offset = Double(step) / 7
      let geometry = geometry(at: offset)
      expectLess(abs(geometry.bottom + offset), 1e-9, "at \(offset)")
      expectLess(abs(geometry.top + offset - min(offset + 44, -80)), 1e-9, "at \(offset)")
    }
  }

  @Test("The header fades below the bar")
  func theHeaderFadesBelowTheBar() {
    expectEqual(geometry(at: -294).alpha(fadingOver: 50), 1)
    expectEqual(geometry(at: -94).alpha(fadingOver: 50), 1)
    expectEqual(geometry(at: -69).alpha(fadingOver: 50), 0.5)
    expectEqual(geometry(at: -44).alpha(fadingOver: 50), 0)
    expectEqual(geometry(at: 500).alpha(fadingOver: 50), 0)
    expectEqual(geometry(at: 500).alpha(fadingOver: 0), 1)
    expectEqual(geometry(at: 500).alpha(fadingOver: .nan), 1)
  }

  @Test("A title is hidden as it passes the safe area")
  func aTitleIsHiddenAsItPassesTheSafeArea() {
    let geometry = geometry(at: 0)
    expectEqual(geometry.titleVisibility(titleBottom: 200, titleHeight: 30), 1)
    expectEqual(geometry.titleVisibility(titleBottom: 59, titleHeight: 30), 0.5)
    expectEqual(geometry.titleVisibility(titleBottom: 44, titleHeight: 30), 0)
    expectEqual(geometry.titleVisibility(titleBottom: 45, titleHeight: 0), 1)
    expectEqual(geometry.titleVisibility(titleBottom: 44, titleHeight: 0), 0)
    expectEqual(geometry.titleVisibility(titleBottom: .nan, titleHeight: 30), 1)
  }

  @Test("Content keeps its height unless it fills the header", arguments: StretchyHeaderStretchMode.allCases)
  func contentKeepsItsHeightUnlessItFills(mode: StretchyHeaderStretchMode) {
    let rest = mode.content(height: 200, restingHeight: 250)
    expect(rest.top == 0 && rest.height == 200)
    let place = mode.content(height: 310, restingHeight: 250)
    let tops: [StretchyHeaderStretchMode: Double] = [.fill: 0, .top: 0, .center: 30, .bottom: 60]
    expectEqual(place.top, tops[mode])
    expectEqual(place.height, mode == .fill ? 310 : 250)
  }
}
