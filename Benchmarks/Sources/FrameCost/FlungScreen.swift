import CatalogServer
import Foundation

/// A tab with a screen, and a finger that flings its content.
@MainActor struct FlungScreen {
  private let session = CatalogSession()

  init(_ screen: String) {
    _ = session.receive(Data(#"{"type":"set","screen":"\#(screen)","device":"phone-notch"}"#.utf8))
    _ = session.receive(Self.frame(""))
  }

  /// Returns the cost of the frames from the first touch until everything is at rest.
  func fling(times: Int) -> Measure {
    var costs: [Double] = []
    var sizes: [Int] = []
    func ask(_ input: String) -> Bool {
      let message = Self.frame(input)
      let before = clock()
      let answer = session.receive(message).joined()
      costs.append(Double(clock() - before) * 1000 / Double(CLOCKS_PER_SEC))
      sizes.append(answer.utf8.count)
      return answer.hasSuffix("\"resting\":true}")
    }
    for number in 0..<times {
      // Most flings move down the page, some move back.
      let way: Double = number % 4 == 3 ? 70 : -70
      let start: Double = way < 0 ? 700 : 350
      _ = ask(Self.touch("down", start))
      for step in 1...6 { _ = ask(Self.touch("move", start + way * Double(step))) }
      var isResting = ask(Self.touch("up", start + way * 6))
      for _ in 0..<1200 where !isResting { isResting = ask("") }
    }
    return Measure(times: costs, sizes: sizes)
  }

  private static func frame(_ input: String) -> Data {
    Data(#"{"type":"frame","elapsed":0.016666667,"input":[\#(input)]}"#.utf8)
  }

  private static func touch(_ kind: String, _ y: Double) -> String {
    #"{"kind":"\#(kind)","x":200,"y":\#(y),"at":0,"finger":0}"#
  }
}
