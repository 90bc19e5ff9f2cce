import Foundation
import PortableUIKit
import Testing

/// The recorded strokes in Tests/Fixtures/Gestures, played on a plain scroll view.
@MainActor struct RecordedStrokeTests {
  struct Recording: Decodable {
    let samples: [[Double]]
    let liftsAt: Double

    var stroke: HostStroke {
      HostStroke(
        samples: samples.map {
          HostStroke.Sample(time: $0[0], location: CGPoint(x: $0[1], y: $0[2]))
        }, liftsAt: liftsAt)
    }
  }

  nonisolated static let names = [
    "flick-down-1", "flick-down-2", "flick-down-3", "flick-down-4", "flick-up-1", "flick-up-2",
    "hesitant-up-down-up", "interrupted-flick", "long-wander",
  ]

  func load(_ name: String) throws -> HostStroke {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 1...5 { package.deleteLastPathComponent() }
    let file = package.appendingPathComponent("Tests/Fixtures/Gestures/\(name).json")
    return try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file)).stroke
  }

  /// The offsets of all frames until everything rests.
  func play(_ stroke: HostStroke, framesPerSecond: Int) -> [CGFloat] {
    trace(of: stroke, framesPerSecond: framesPerSecond).offsets
  }

  /// The offsets of all frames until everything rests, and what the delegate was told.
  func trace(of stroke: HostStroke, framesPerSecond: Int) -> (offsets: [CGFloat], calls: [String]) {
    let simulator = HostSimulator(device: .phone47, framesPerSecond: framesPerSecond)
    simulator.makeCurrent()
    let stage = ScrollStage(contentHeight: 20_000)
    stage.scrollView.contentOffset.y = 8000
    var offsets: [CGFloat] = []
    simulator.onRender = { _ in offsets.append(stage.y) }
    simulator.play(stroke, in: stage.window)
    expect(simulator.runUntilIdle())
    simulator.onRender = nil
    return (offsets, stage.recorder.log)
  }

  @Test(arguments: names) func twiceIsTheSame(name: String) throws {
    let stroke = try load(name)
    let (first, second) = (trace(of: stroke, framesPerSecond: 60), trace(of: stroke, framesPerSecond: 60))
    expect(first.offsets.count > 10 && first.calls.count > 10)
    expect(first.offsets == second.offsets && first.calls == second.calls)
  }

  @Test(arguments: names) func theFrameRateDoesNotChangeTheEnd(name: String) throws {
    let stroke = try load(name)
    let slow = try #require(play(stroke, framesPerSecond: 60).last)
    let fast = try #require(play(stroke, framesPerSecond: 120).last)
    expectEqual(slow, fast)
    expectNotEqual(slow, 8000)
  }

  @Test func aFlickUpScrollsDown() throws {
    try expectGreater(#require(play(try load("flick-up-1"), framesPerSecond: 60).last), 8100)
    try expectLess(#require(play(try load("flick-down-1"), framesPerSecond: 60).last), 7900)
  }
}
