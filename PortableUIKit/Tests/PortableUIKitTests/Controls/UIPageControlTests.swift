import PortableUIKit
import Testing

@MainActor struct UIPageControlTests {
  private func stage(pages: Int = 3) -> (ControlStage<UIPageControl>, EventLog) {
    let stage = ControlStage<UIPageControl> {
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
      control.numberOfPages = pages
      return control
    }
    return (stage, EventLog(stage.control))
  }

  @Test("[A] the page stays between the first and the last")
  func range() {
    let control = stage().0.control
    expectEqual(control.currentPage, 0)
    control.currentPage = 7
    expectEqual(control.currentPage, 2)
    control.currentPage = -1
    expectEqual(control.currentPage, 0)
    control.currentPage = 2
    control.numberOfPages = 2
    expectEqual(control.currentPage, 1)
    control.numberOfPages = -4
    expect(control.numberOfPages == 0 && control.currentPage == 0)
  }

  @Test("[A] a tap turns a page towards its side and sends valueChanged, unless there is none")
  func taps() {
    let (stage, log) = stage()
    stage.tap(90, 13)
    expect(stage.control.currentPage == 1 && log.count("changed") == 1)
    stage.tap(90, 13)
    stage.tap(90, 13)
    expect(stage.control.currentPage == 2 && log.count("changed") == 2)
    stage.tap(10, 13)
    expect(stage.control.currentPage == 1 && log.count("changed") == 3)
    stage.control.currentPage = 0
    expectEqual(log.count("changed"), 3)
    stage.control.semanticContentAttribute = .forceRightToLeft
    stage.tap(10, 13)
    expectEqual(stage.control.currentPage, 1)
  }

  @Test func eachPageHasADotInTheMiddle() throws {
    let control = stage().0.control
    control.currentPageIndicatorTintColor = .red
    control.pageIndicatorTintColor = .blue
    control.layoutIfNeeded()
    let dots = try #require(LayerSnapshot(of: control)).sublayers
    expect(dots.map(\.position.x) == [34, 50, 66] && dots.allSatisfy { $0.cornerRadius == 3.5 })
    expectEqual(dots.map { $0.backgroundColor?.red }, [1, 0, 0])
    expectEqual(control.sizeThatFits(.zero).width, 39)
    expectEqual(control.size(forNumberOfPages: 1).width, 7)
  }

  @Test("[A] a single dot can be hidden")
  func singlePage() throws {
    let control = stage(pages: 1).0.control
    try expectEqual(#require(LayerSnapshot(of: control)).sublayers.count, 1)
    control.hidesForSinglePage = true
    try expectEmpty(#require(LayerSnapshot(of: control)).sublayers)
  }

  @Test("[K] its value is the page for VoiceOver")
  func accessibility() {
    let control = stage().0.control
    expect(control.accessibilityValue == "page 1 of 3" && control.isAccessibilityElement)
  }
}
