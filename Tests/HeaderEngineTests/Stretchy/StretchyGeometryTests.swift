import HeaderEngine
import Testing

@Suite("Geometry of a stretchy header") struct StretchyGeometryTests {
  private func geometry(at offset: Double, isPinned: Bool = false) -> StretchyGeometry {
    StretchyGeometry(offset: offset, safeArea: 44, minimumHeight: 80, isPinned: isPinned)
  }

  @Test func fillsTheRoomAboveTheContentWhileThatIsAtLeastTheMinimum() {
    #expect(geometry(at: -294).top == 44 && geometry(at: -294).height == 250)
    #expect(geometry(at: -400).top == 44 && geometry(at: -400).height == 356)
    #expect(geometry(at: -124).top == 44 && geometry(at: -124).height == 80)
  }

  @Test func movesUpWithTheContentBelowTheMinimum() {
    #expect(geometry(at: -104).top == 24 && geometry(at: -104).height == 80)
    #expect(geometry(at: 100).top == -180 && geometry(at: 100).visibleHeight == 0)
  }

  @Test func staysWhenItIsPinned() {
    #expect(geometry(at: 1000, isPinned: true).top == 44)
    #expect(geometry(at: 1000, isPinned: true).height == 80)
    #expect(geometry(at: 1000, isPinned: true).visibleHeight == 80)
  }

  /// The rule in the words of a plain scroll view: in its content the bottom edge is at 0 or the top edge at
  /// min(y + S, -minimum).
  @Test func agreesWithTheRuleInContentCoordinates() {
    for step in -4000...4000 {
      let offset = Double(step) / 7
      let geometry = geometry(at: offset)
      #expect(abs(geometry.bottom + offset) < 1e-9, "at \(offset)")
      #expect(abs(geometry.top + offset - min(offset + 44, -80)) < 1e-9, "at \(offset)")
    }
  }

  @Test func fadesOnItsWayUnderTheBar() {
    #expect(geometry(at: -294).alpha(fadingOver: 50) == 1)
    #expect(geometry(at: -94).alpha(fadingOver: 50) == 1)
    #expect(geometry(at: -69).alpha(fadingOver: 50) == 0.5)
    #expect(geometry(at: -44).alpha(fadingOver: 50) == 0)
    #expect(geometry(at: 500).alpha(fadingOver: 50) == 0)
    #expect(geometry(at: 500).alpha(fadingOver: 0) == 1)
    #expect(geometry(at: 500).alpha(fadingOver: .nan) == 1)
  }

  @Test func aTitleGoesAsItPassesTheSafeArea() {
    let geometry = geometry(at: 0)
    #expect(geometry.titleVisibility(titleBottom: 200, titleHeight: 30) == 1)
    #expect(geometry.titleVisibility(titleBottom: 59, titleHeight: 30) == 0.5)
    #expect(geometry.titleVisibility(titleBottom: 44, titleHeight: 30) == 0)
    #expect(geometry.titleVisibility(titleBottom: 45, titleHeight: 0) == 1)
    #expect(geometry.titleVisibility(titleBottom: 44, titleHeight: 0) == 0)
    #expect(geometry.titleVisibility(titleBottom: .nan, titleHeight: 30) == 1)
  }

  @Test(arguments: StretchMode.allCases) func contentKeepsItsHeightUnlessItFills(mode: StretchMode) {
    let rest = mode.content(height: 200, restingHeight: 250)
    #expect(rest.top == 0 && rest.height == 200)
    let place = mode.content(height: 310, restingHeight: 250)
    let tops: [StretchMode: Double] = [.fill: 0, .top: 0, .center: 30, .bottom: 60]
    #expect(place.top == tops[mode])
    #expect(place.height == (mode == .fill ? 310 : 250))
  }
}
