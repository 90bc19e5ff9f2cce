import PortableUIKit
import Testing

@MainActor struct UIActivityIndicatorViewTests {
  @Test("[A] it is seen while it turns, unless it is to stay")
  func visibility() {
    switchOn(.phone47)
    let view = UIActivityIndicatorView(style: .large)
    expect(view.bounds.size == CGSize(width: 37, height: 37) && view.hidesWhenStopped)
    expect(view.isHidden && !view.isAnimating)
    view.startAnimating()
    expect(!view.isHidden && view.isAnimating)
    view.stopAnimating()
    expect(view.isHidden && !view.isAnimating)
    view.hidesWhenStopped = false
    expect(!view.isHidden)
    view.style = .medium
    expectEqual(view.bounds.size, CGSize(width: 20, height: 20))
  }

  @Test("[K] it turns once a second on the simulator's clock, and the device rests when it stops")
  func turning() throws {
    let stage = ControlStage { UIActivityIndicatorView(style: .medium) }
    stage.control.startAnimating()
    stage.simulator.step()
    let start = stage.simulator.now
    func wheel() throws -> LayerSnapshot { try #require(LayerSnapshot(of: stage.control)).sublayers[0] }
    stage.simulator.advance(by: 0.25)
    let turn = try wheel().transform
    expect(turn.count == 6 && abs(turn[1]) > 0.9)
    try expectEqual(wheel().sublayers.count, 8)
    stage.simulator.advance(by: start + 10 - stage.simulator.now)
    expect(!stage.simulator.isIdle)
    stage.control.stopAnimating()
    expect(stage.simulator.runUntilIdle())
  }

  @Test func itGoesOnTurningInAnotherWindow() throws {
    let stage = ControlStage { UIActivityIndicatorView(style: .medium) }
    stage.control.startAnimating()
    stage.control.removeFromSuperview()
    expect(stage.simulator.runUntilIdle())
    stage.window.addSubview(stage.control)
    stage.simulator.advance(by: 0.3)
    expect(!(try #require(LayerSnapshot(of: stage.control)).sublayers[0].transform.isEmpty))
  }

  @Test func theColorIsThatOfTheSpokes() throws {
    switchOn(.phone47)
    let view = UIActivityIndicatorView(style: .medium)
    view.hidesWhenStopped = false
    view.color = .red
    let spokes = try #require(LayerSnapshot(of: view)).sublayers[0].sublayers
    expect(spokes.allSatisfy { $0.backgroundColor?.red == 1 })
    view.color = nil
    expectEqual(view.color, .systemGray)
  }
}
