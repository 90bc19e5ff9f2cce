@testable import CatalogServer
import Foundation
import HeaderTesting
import Testing

@MainActor struct HostileMessageTests {
  @Test(
    "A message that cannot be used names what is wrong and changes nothing",
    arguments: [
      ("", "a message must be JSON"),
      ("[]", "a message must be a JSON object"),
      ("{}", "\"type\" must be a text"),
      (
        #"{"type":"dance"}"#,
        "\"type\" must be one of set, frame, step, play, stop, scroll, key, record, reset, not \"dance\""
      ),
      (#"{"type":"frame"}"#, "\"elapsed\" must be a number"),
      (#"{"type":"frame","elapsed":-1}"#, "\"elapsed\" must be a number from 0.0 to 3600.0"),
      (#"{"type":"frame","elapsed":1e300}"#, "\"elapsed\" must be a number from 0.0 to 3600.0"),
      (#"{"type":"frame","elapsed":"1"}"#, "\"elapsed\" must be a number"),
      (#"{"type":"frame","elapsed":NaN}"#, "a message must be JSON"),
      (#"{"type":"frame","elapsed":0,"speed":1}"#, "there is no field \"speed\" in this kind of message"),
      (
        #"{"type":"frame","elapsed":0,"input":[{"kind":"down","x":1e9,"y":0,"at":0,"finger":0}]}"#,
        "\"x\" must be a number from -20000.0 to 20000.0"
      ),
      (
        #"{"type":"frame","elapsed":0,"input":[{"kind":"down","x":0,"y":0,"at":0,"finger":10}]}"#,
        "\"finger\" must be a number from 0.0 to 9.0"
      ),
      (
        #"{"type":"set","device":"watch"}"#,
        "\"device\" must be one of phone-4.7, phone-notch, pad, not \"watch\""
      ),
      (#"{"type":"set","dark":"yes"}"#, "\"dark\" must be true or false"),
      (#"{"type":"record"}"#, "\"on\" must be true or false"),
    ]) func fault(message: String, problem: String)
  {
    let session = CatalogSession.onSmallPhone()
    session.ask(Message.frame())
    expectEqual(session.ask(message).message, problem)
    let after = session.ask(Message.frame(0))
    expect(after.layers.isEmpty && after.fields["header"] == nil)
  }

  @Test("Messages that are too long or nested too deep, and too many at once, are refused")
  func excess() {
    let session = CatalogSession.onSmallPhone()
    let long = #"{"type":""# + String(repeating: "a", count: ClientMessage.greatestLength) + #""}"#
    expectEqual(session.ask(long).message, "a message may have 65536 bytes at most")
    let deep = String(repeating: "[", count: 30_000)
    expectEqual(session.ask(deep).type, "error")
    let input = Array(repeating: Message.touch("move", 1, 1), count: 513).joined(separator: ",")
    expectEqual(session.ask(Message.frame(0.1, input)).message, "\"input\" may have 512 entries at most")
    expectEqual(session.ask(Message.frame()).type, "frame")
  }

  @Test("Ten thousand random and mutated messages don't stop a tab or increase its memory")
  func randomMessages() {
    var numbers = SeededGenerator(seed: 7)
    let session = CatalogSession.onSmallPhone()
    let seeds = [
      #"{"type":"frame","elapsed":0.016,"input":[{"kind":"down","x":10,"y":300,"at":0,"finger":0}]}"#,
      #"{"type":"frame","elapsed":0.016,"input":[{"kind":"move","x":10,"y":100,"at":0.01,"finger":0}]}"#,
      #"{"type":"frame","elapsed":0.3,"input":[{"kind":"wheel","x":100,"y":300,"at":0,"dx":-3,"dy":900}]}"#,
      #"{"type":"frame","elapsed":0.016,"input":[{"kind":"up","x":10,"y":900,"at":0,"finger":0}]}"#,
      #"{"type":"frame","elapsed":0.016,"input":[{"kind":"cancel","x":1,"y":9,"at":0,"finger":3}]}"#,
      #"{"type":"set","orientation":"landscape","dark":true,"speed":1}"#, #"{"type":"step"}"#,
      #"{"type":"set","orientation":"portrait","voiceOver":true,"textSize":"large"}"#, #"{"type":"reset"}"#,
      #"{"type":"key","key":"pageDown"}"#, #"{"type":"play","stroke":"flick-up-1"}"#,
      #"{"type":"record","on":true}"#, #"{"type":"record","on":false}"#,
    ].map { Array($0.utf8) }
    var largest = 0
    for _ in 0..<10_000 {
      var message = seeds.randomElement(using: &numbers) ?? []
      for _ in 0..<Int.random(in: 0...4, using: &numbers) { Self.mutate(&message, &numbers) }
      for answer in session.receive(Data(message)) where Answer(answer).type == "frame" {
        largest = max(largest, answer.utf8.count)
      }
    }
    expect(largest > 0 && largest < 60_000, "the longest frame has \(largest) bytes")
    session.ask(#"{"type":"set","speed":1,"orientation":"portrait"}"#)
    session.ask(#"{"type":"reset"}"#)
    expectEqual(session.ask(Message.frame()).fields["whole"] as? Bool, true)
    expectLess(session.rest().frames, 1200)
  }

  private static func mutate(_ message: inout [UInt8], _ numbers: inout SeededGenerator) {
    guard !message.isEmpty else { return }
    let place = Int.random(in: message.indices, using: &numbers)
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: message[place] = UInt8.random(in: 0...255, using: &numbers)
    case 1: message.remove(at: place)
    case 2: message.insert(UInt8.random(in: 32...126, using: &numbers), at: place)
    case 3: message.removeLast(message.count - place)
    case 4: message.insert(contentsOf: Array("9e99".utf8), at: place)
    default: message.insert(contentsOf: message[place...].prefix(20), at: place)
    }
  }
}
