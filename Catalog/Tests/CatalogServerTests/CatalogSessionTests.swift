@testable import CatalogServer
import CatalogScreens
import Foundation
import HeaderTesting
import Testing

@MainActor struct CatalogSessionTests {
  @Test("The first frame is complete, and later frames contain changed layers only")
  func firstFrame() {
    let session = CatalogSession.onSmallPhone()
    let first = session.ask(Message.frame())
    expect(first.type == "frame" && first.fields["whole"] as? Bool == true && first.layers.count > 20)
    expectEqual(first.header("height"), 240)
    let second = session.ask(Message.frame())
    expect(second.layers.isEmpty && second.fields["header"] == nil && second.isResting)
  }

  @Test("Every screen comes to rest")
  func everyScreen() {
    let session = CatalogSession.onSmallPhone()
    for screen in CatalogScreen.all {
      for device in DeviceModel.all {
        let answer = session.receive(
          Message.text(#"{"type":"set","screen":"\#(screen.id)","device":"\#(device.name)"}"#))
        expectEmpty(answer)
        expectEqual(session.ask(Message.frame()).layers.isEmpty, false)
        expectLess(session.rest().frames, 1200, "\(screen.id) does not come to rest")
      }
    }
  }

  @Test("A drag moves the content by the same distance, and the header follows")
  func dragging() {
    let session = CatalogSession.onSmallPhone()
    let start = session.ask(Message.frame()).offset
    expectEqual(start, -240)
    session.ask(Message.frame(1 / 60, Message.touch("down", 180, 600)))
    for step in 1...10 {
      session.ask(Message.frame(1 / 60, Message.touch("move", 180, 600 - 11 * Double(step))))
    }
    // Held still, it leaves without speed.
    for _ in 0..<12 { session.ask(Message.frame()) }
    session.ask(Message.frame(1 / 60, Message.touch("up", 180, 490)))
    let end = session.rest()
    session.ask(#"{"type":"reset"}"#)
    expectEqual(session.ask(Message.frame()).offset, -240)
    expectLess(end.frames, 10)
    // 110 points, less the ten that a finger moves before anything follows it.
    let sessionOffset = -240.0 + 100
    let scrolled = CatalogSession.onSmallPhone()
    scrolled.ask(Message.frame())
    var latest = -240.0
    scrolled.ask(Message.frame(1 / 60, Message.touch("down", 180, 600)))
    for step in 1...10 {
      let answer = scrolled.ask(Message.frame(1 / 60, Message.touch("move", 180, 600 - 11 * Double(step))))
      latest = answer.offset ?? latest
    }
    latest = scrolled.ask(Message.frame()).offset ?? latest
    expectEqual(latest, sessionOffset)
  }

  @Test("The wheel scrolls by its distance and selects nothing")
  func wheel() {
    let session = CatalogSession.onSmallPhone()
    session.ask(Message.frame())
    session.ask(Message.frame(1 / 60, Message.wheel(120)))
    let end = session.rest()
    expectLess(abs((end.offset ?? 0) - (-120)), 1, "\(end)")
    session.ask(Message.frame(1 / 60, Message.wheel(-40)))
    let back = session.rest()
    expectLess(abs((back.offset ?? 0) - (-160)), 1.5, "\(back)")
    session.ask(Message.frame(1 / 60, Message.wheel(1)))
    expectLess(abs((session.rest().offset ?? 0) - (-159)), 1.5)
  }

  @Test("Keys scroll, and Home and End scroll to the ends of the content")
  func keys() {
    let session = CatalogSession.onSmallPhone()
    session.ask(Message.frame())
    session.ask(#"{"type":"key","key":"down"}"#)
    let line = session.rest()
    expectLess(abs((line.offset ?? 0) - (-170)), 1, "\(line)")
    session.ask(#"{"type":"key","key":"pageDown"}"#)
    let page = session.rest()
    expectGreater(page.offset ?? 0, 100, "\(page)")
    session.ask(#"{"type":"key","key":"end"}"#)
    let end = session.rest()
    expectGreater(end.offset ?? 0, 2000, "\(end)")
    session.ask(#"{"type":"key","key":"home"}"#)
    let home = session.rest()
    expectLess(home.offset ?? 0, -75, "\(home)")
  }

  @Test("Recorded strokes can be replayed on every device")
  func strokes() {
    let library = CatalogLibrary()
    expectEqual(library.strokeNames.count, 9)
    for name in library.strokeNames {
      let session = CatalogSession.onSmallPhone()
      session.ask(Message.frame())
      session.ask(#"{"type":"set","orientation":"landscape"}"#)
      expectLess(session.rest().frames, 1200)
      expectEmpty(session.receive(Message.text(#"{"type":"play","stroke":"\#(name)"}"#)))
      expectGreater(session.rest().frames, 10)
    }
  }

  @Test("A replayed stroke reports the position of its finger, and can be stopped")
  func stoppedStroke() {
    let session = CatalogSession.onSmallPhone()
    session.ask(Message.frame())
    session.ask(#"{"type":"play","stroke":"long-wander"}"#)
    var places: [[Double]] = []
    for _ in 0..<10 {
      if let place = session.ask(Message.frame()).fields["finger"] as? [Double] { places.append(place) }
    }
    expect(places.count > 5 && Set(places).count > 5)
    session.ask(#"{"type":"stop"}"#)
    let stopped = session.ask(Message.frame())
    expect(stopped.fields["finger"] is NSNull)
    expectLess(session.rest().frames, 200)
    session.ask(#"{"type":"stop"}"#)
    session.ask(#"{"type":"play","stroke":"flick-up-1"}"#)
    expectGreater(session.rest().frames, 10, "another stroke can be played")
  }

  @Test("The content scrolls to an offset at once, within its ends")
  func scrolling() {
    let session = CatalogSession.onSmallPhone()
    session.ask(Message.frame())
    for (wanted, seen) in [(500.0, 500.0), (-1e6, -240.0)] {
      session.ask(#"{"type":"scroll","offset":\#(wanted)}"#)
      expectEqual(session.ask(Message.frame()).offset, seen)
    }
    session.ask(#"{"type":"scroll","offset":1000000}"#)
    expectGreater(session.ask(Message.frame()).offset ?? 0, 2000)
    expectEqual(session.ask(#"{"type":"scroll","offset":1e9}"#).type, "error")
  }

  @Test("The inspector shows the header that was touched last")
  func touchedHeader() {
    let session = CatalogSession.onSmallPhone()
    session.ask(#"{"type":"set","screen":"shift-behaviors"}"#)
    session.ask(Message.frame())
    var frames: Set<[Double]> = []
    for (x, y) in [(90.0, 250.0), (280, 250), (90, 550), (280, 550)] {
      session.ask(Message.frame(1 / 60, Message.touch("down", x, y)))
      session.ask(Message.frame(1 / 60, Message.touch("up", x, y)))
      _ = session.rest()
      session.resume()
      let header = session.ask(Message.frame()).fields["header"] as? [String: Any]
      let frame = header?["frame"] as? [Double] ?? []
      expect(frame[0] <= x && x <= frame[0] + frame[2])
      frames.insert(frame)
    }
    expectEqual(frames.count, 4)
  }

  @Test("Slow motion advances by a tenth of a frame, a stopped clock not at all, and a step by one frame")
  func speeds() {
    let session = CatalogSession.onSmallPhone()
    func time() -> Double { session.ask(Message.frame(0)).fields["time"] as? Double ?? -1 }
    func frames(_ count: Int) { for _ in 0..<count { session.ask(Message.frame()) } }
    let start = time()
    frames(60)
    expectLess(abs(time() - start - 1), 0.02)
    session.ask(#"{"type":"set","speed":0.1}"#)
    let slow = time()
    frames(60)
    expectLess(abs(time() - slow - 0.1), 0.02)
    session.ask(#"{"type":"set","speed":0}"#)
    let stopped = time()
    frames(60)
    expectEqual(time(), stopped)
    session.ask(#"{"type":"step"}"#)
    expectLess(abs(time() - stopped - 1 / 60), 0.001)
  }

  @Test("A recording has a trace and a film strip, and stopping without a recording is an error")
  func recording() throws {
    let session = CatalogSession.onSmallPhone()
    session.ask(Message.frame())
    expectEqual(session.ask(#"{"type":"record","on":false}"#).message, "nothing is being recorded")
    session.ask(#"{"type":"record","on":true}"#)
    session.ask(#"{"type":"play","stroke":"flick-up-1"}"#)
    let end = session.rest()
    let answer = session.ask(#"{"type":"record","on":false}"#)
    expectEqual(answer.type, "recording")
    let trace = try #require(answer.fields["trace"] as? String)
    let recording = try HeaderRecording(json: Data(trace.utf8))
    expectAtLeast(recording.frames.count, end.frames)
    expectEqual(recording.frames.last?.height, end.height)
    expectEqual((answer.fields["filmStrip"] as? String)?.contains("<svg"), true)
  }

  @Test("Orientation, appearance, and text size change the screen, and another device restarts it")
  func settings() {
    let session = CatalogSession.onSmallPhone()
    session.ask(Message.frame())
    session.ask(#"{"type":"set","orientation":"landscape","dark":true,"textSize":"extraLarge"}"#)
    let turned = session.ask(Message.frame())
    expectEqual(turned.layers.isEmpty, false)
    let device = turned.fields["device"] as? [String: Any]
    expectEqual(device?["size"] as? [Double], [667, 375])
    _ = session.rest()
    session.ask(#"{"type":"set","device":"pad"}"#)
    expectEqual(session.ask(Message.frame()).fields["whole"] as? Bool, true)
  }

  @Test("Images are available under the names in frames")
  func pictures() throws {
    let session = CatalogSession.onSmallPhone()
    let layers = session.ask(Message.frame()).layers
    let names = layers.compactMap { (($0[1] as? [String: Any])?["i"] as? [Any])?.first as? String }
    let name = try #require(names.first)
    expectEqual(session.image(name)?.mediaType, "image/svg+xml")
    expectNil(session.image("nothing"))
  }

  @Test("Tabs don't affect each other")
  func isolation() {
    let (busy, quiet) = (CatalogSession.onSmallPhone(), CatalogSession.onSmallPhone())
    let alone = CatalogSession.onSmallPhone()
    func states(_ session: CatalogSession, _ meanwhile: () -> Void) -> [String] {
      var answers = session.receive(Message.frame())
      _ = session.receive(Message.text(#"{"type":"play","stroke":"long-wander"}"#))
      for _ in 0..<200 {
        meanwhile()
        answers += session.receive(Message.frame())
      }
      return answers
    }
    let expected = states(alone) {}
    var turn = 0
    let disturbances = [
      #"{"type":"set","voiceOver":true}"#, #"{"type":"play","stroke":"flick-up-1"}"#,
      #"{"type":"set","reduceMotion":true,"dark":true}"#, #"{"type":"reset"}"#, #"{"type":"nonsense"}"#,
      #"{"type":"set","device":"pad","orientation":"landscape"}"#, #"{"type":"set","voiceOver":false}"#,
      #"{"type":"set","textSize":"accessibilityLarge","device":"phone-4.7"}"#,
    ]
    let seen = states(quiet) {
      _ = busy.receive(Message.text(disturbances[turn % disturbances.count]))
      _ = busy.receive(Message.frame())
      turn += 1
    }
    let difference = zip(seen, expected).enumerated().first { $1.0 != $1.1 }
    expectNil(
      difference,
      "frame \(difference?.offset ?? 0): \(difference?.element.0 ?? "") instead of \(difference?.element.1 ?? "")"
    )
  }

  @Test("A screen that is no longer shown is released")
  func noLeaks() {
    let session = CatalogSession.onSmallPhone()
    session.ask(Message.frame())
    let watched = Watched(session.stage.window)
    expectNotNil(watched.window)
    session.ask(#"{"type":"record","on":true}"#)
    session.ask(#"{"type":"reset"}"#)
    session.ask(Message.frame())
    expectNil(watched.window)
  }
}

/// Looks at a window without keeping it.
@MainActor private final class Watched {
  weak var window: UIWindow?

  init(_ window: UIWindow) { self.window = window }
}
