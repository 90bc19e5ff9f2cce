import FlexibleHeader
import Foundation
import HeaderTesting
import Testing

@MainActor @Suite("A sectioned header is restored")
struct SectionedHeaderRestorationTests {
  private func collapsedState() throws -> Data {
    let stage = HeaderStage { SectionScreen() }
    stage.root.scrollView.contentOffset.y = 900
    stage.root.header.collapse(section: stage.root.picture, animated: false)
    expectEqual(stage.root.header.visibleHeight, 144)
    return try JSONEncoder().encode(stage.root.header.restorationState)
  }

  @Test("A state set later brings the header there")
  func later() throws {
    let state = try JSONDecoder().decode(SectionedHeaderState.self, from: try collapsedState())
    let stage = HeaderStage { SectionScreen() }
    stage.root.scrollView.contentOffset.y = 900
    stage.root.header.restorationState = state
    expect(stage.root.header.visibleHeight == 144 && stage.root.picture.visibleHeight == 60)
    expectEqual(stage.root.header.restorationState, state)
  }

  @Test("A state set before the first layout is applied with it, with the content offset")
  func beforeLayout() throws {
    let state = try JSONDecoder().decode(SectionedHeaderState.self, from: try collapsedState())
    let stage = HeaderStage { () -> SectionScreen in
      let screen = SectionScreen()
      screen.header.restorationState = state
      screen.loadViewIfNeeded()
      screen.scrollView.contentOffset.y = 900
      return screen
    }
    stage.settle()
    let safeArea = stage.window.safeAreaInsets.top
    let moved = UIKitAnswers.initial.safeAreaChangeMovesScrolledContent ? safeArea : 0
    expectEqual(stage.root.header.visibleHeight, 144)
    expectEqual(stage.root.scrollView.contentOffset.y, 900 - moved)
  }

  @Test("At the top of the content the gap is closed")
  func atTheTop() throws {
    let state = try JSONDecoder().decode(SectionedHeaderState.self, from: try collapsedState())
    let stage = HeaderStage { SectionScreen() }
    stage.root.header.restorationState = state
    expect(stage.root.header.visibleHeight == 284 && stage.root.fault() == nil)
  }

  @Test("Unknown sections, other versions and numbers that aren't usable are tolerated")
  func oddStates() throws {
    let stage = HeaderStage { SectionScreen() }
    stage.root.scrollView.contentOffset.y = 900
    let header = stage.root.header
    let texts = [
      #"{"version":1,"sections":[{"identifier":"nobody","visibleHeight":3}],"thresholdLeft":0}"#,
      #"{"version":9,"sections":[{"identifier":"picture","visibleHeight":60}],"thresholdLeft":0}"#,
      #"{"version":1,"sections":[{"identifier":"tabs","visibleHeight":-1e300}],"direction":"sideways"}"#,
    ]
    for text in texts {
      header.restorationState = try JSONDecoder().decode(SectionedHeaderState.self, from: Data(text.utf8))
      expectEqual(header.visibleHeight, 284)
    }
    let state = try JSONDecoder().decode(
      SectionedHeaderState.self,
      from: Data(#"{"version":1,"sections":[{"identifier":"picture","visibleHeight":1e300}]}"#.utf8))
    header.restorationState = state
    expect(header.visibleHeight == 284 && stage.root.fault() == nil)
  }

  @Test("Sections without identifiers are matched in their order")
  func nameless() {
    DeviceModel.phone47.makeCurrent()
    func header() -> SectionedHeaderView {
      let header = SectionedHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
      header.sections = (1...3).map {
        HeaderSection(UIView(), maximumHeight: 40 * CGFloat($0), minimumHeight: 10)
      }
      return header
    }
    let (first, second) = (header(), header())
    first.collapse(section: first.sections[1], animated: false)
    second.restorationState = first.restorationState
    expectEqual(second.sections.map(\.visibleHeight), [40, 10, 120])
  }

  @Test("Keyframes and effects follow sections by object, view and identifier")
  func keyframes() {
    let stage = HeaderStage { SectionScreen() }
    let screen = stage.root
    let views = (0..<4).map { _ in UIView() }
    screen.header.effects.add(.fade(), to: views[0], over: .collapse(of: screen.picture))
    screen.header.effects.add(.fade(), to: views[1], over: .collapse(of: screen.picture.view))
    screen.header.effects.add(.fade(), to: views[2], over: .exit(of: "search"))
    screen.header.effects.keyframes(over: .header).add(.alpha(1), for: views[3], at: 0)
    screen.header.effects.keyframes(over: .header).add(.alpha(0), for: views[3], at: 1)
    screen.header.collapse(section: screen.picture, animated: false)
    expectEqual(views.map(\.alpha)[0...2], [0, 0, 1])
    screen.header.collapse(animated: false)
    expectEqual(views.map(\.alpha), [0, 0, 0, 0])
    screen.header.expand(animated: false)
    expectEqual(views.map(\.alpha), [1, 1, 1, 1])
  }
}
