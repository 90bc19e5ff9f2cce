import HeaderEngine
import Testing

@Suite("Rules of a section") struct SectionConfigurationTests {
  @Test("A section without a minimum height is fixed")
  func fixedHeight() {
    let section = SectionConfiguration(maximumHeight: 48)
    expect(section.minimumHeight == 48 && section.exit == .stays && section.entrance == .atTop)
    expect(!section.snaps && section.collapsePriority == 0 && section.identifier.isEmpty)
  }

  @Test("Each height pulls the other one along")
  func heightsMoveEachOther() {
    var section = SectionConfiguration(maximumHeight: 150, minimumHeight: 20)
    section.minimumHeight = 200
    expectEqual(section.maximumHeight, 200)
    section.maximumHeight = 50
    expectEqual(section.minimumHeight, 50)
    expectEqual(SectionConfiguration(maximumHeight: 10, minimumHeight: 20).minimumHeight, 10)
  }

  @Test("Invalid heights leave the last good ones", arguments: [Double.nan, .infinity, -.infinity, 1e10])
  func invalidHeights(height: Double) {
    var section = SectionConfiguration(maximumHeight: 150, minimumHeight: 20)
    section.maximumHeight = height
    section.minimumHeight = height
    expect(section.maximumHeight == 150 && section.minimumHeight == 20)
    expectEqual(SectionConfiguration(maximumHeight: height, minimumHeight: height).maximumHeight, 0)
  }

  @Test("Negative heights count as 0")
  func negativeHeights() {
    var section = SectionConfiguration(maximumHeight: 150, minimumHeight: 20)
    section.maximumHeight = -1
    expect(section.maximumHeight == 0 && section.minimumHeight == 0)
  }
}
