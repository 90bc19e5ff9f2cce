import CatalogServer
import Foundation

/// A tab with a screen, and a finger that flings its content, lets it come to rest, and flings it again.
@MainActor final class FlungScreen {
  private let session = CatalogSession()
  /// The messages of a fling that the browser has still to send, the last one first.
  private var messages: [Data] = []
  private var flings = 0
  private var isResting = true

  init(_ screen: String) {
    _ = session.receive(Data(#"{"type":"set","screen":"\#(screen)","device":"phone-notch"}"#.utf8))
    _ = session.receive(Self.frame(""))
  }

  /// Returns the browser's message for the next frame.
  func nextMessage() -> Data {
    if isResting, messages.isEmpty { fling() }
    return messages.popLast() ?? Self.frame("")
  }

  /// Returns what the server answers.
  func answer(_ message: Data) -> String {
    let answer = session.receive(message).joined()
    isResting = answer.hasSuffix("\"resting\":true}")
    return answer
  }

  /// Plans a fling. Most flings move down the page, some move back.
  private func fling() {
    let way: Double = flings % 4 == 3 ? 70 : -70
    let start: Double = way < 0 ? 700 : 350
    let moves = (1...6).map { Self.touch("move", start + way * Double($0)) }
    let touches = [Self.touch("down", start)] + moves + [Self.touch("up", start + way * 6)]
    messages = touches.reversed().map(Self.frame)
    flings += 1
  }

  private static func frame(_ input: String) -> Data {
    Data(#"{"type":"frame","elapsed":0.016666667,"input":[\#(input)]}"#.utf8)
  }

  private static func touch(_ kind: String, _ y: Double) -> String {
    #"{"kind":"\#(kind)","x":200,"y":\#(y),"at":0,"finger":0}"#
  }
}
