import CatalogCommands
import CatalogScreens
import Foundation
import HeaderTesting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The commands on every screen of the catalog.
@MainActor struct EveryScreenTests {
  nonisolated static let screens = CatalogScreen.all.map(\.id)

  @Test(
    "A stroke is recorded on every screen: finite numbers, time that passes, and rest at the end",
    arguments: screens)
  func recording(screen: String) throws {
    let bench = try Workbench()
    var command = RecordCommand(
      screen: screen, gesturePath: Workbench.gesture("flick-up-1"), device: "phone-notch")
    command.tracePath = bench.path("trace.json")
    command.svgPath = bench.path("strip.svg")
    expectEqual(command.run(bench.terminal), .success, "\(bench.complaints)")
    let text = try #require(bench.text(of: "trace.json"))
    let frames = try HeaderRecording(json: Data(text.utf8)).frames
    expectGreater(frames.count, 30, "a flick takes longer than \(frames.count) frames")
    for (frame, next) in zip(frames, frames.dropFirst()) { expectLess(frame.time, next.time) }
    for frame in frames {
      let wrong = frame.numbers.filter { !$0.isFinite || abs($0) > 1e6 }
      expectEmpty(wrong, "at \(frame.time) s: \(wrong)")
    }
    let last = try #require(frames.last)
    expect(last.scrollView?.isTracking == false && last.scrollView?.isDecelerating == false)
    // The flick goes down the right half; the header of the four that is recorded is on the left.
    if screen != "shift-behaviors" {
      expectNotEqual(last.scrollView, frames.first?.scrollView, "the flick has scrolled nothing")
    }
    let strip = try #require(bench.text(of: "strip.svg"))
    expectNil(Self.fault(inXML: strip))
  }

  @Test("The drawing of every screen is well-formed and contains text, light and dark", arguments: screens)
  func snapshot(screen: String) throws {
    let bench = try Workbench()
    for isDark in [false, true] {
      var command = SnapshotCommand(screen: screen, svgPath: bench.path("out.svg"))
      command.isDark = isDark
      expectEqual(command.run(bench.terminal), .success, "\(bench.complaints)")
      let drawing = try #require(bench.text(of: "out.svg"))
      expectNil(Self.fault(inXML: drawing))
      expect(drawing.contains("</text>"))
      expect(!drawing.contains(/[\s"(,]-?(nan|inf)[\s"),]/), "invalid number")
    }
  }

  /// Returns the first error in a document, or `nil` if it is well-formed.
  private static func fault(inXML text: String) -> String? {
    let parser = XMLParser(data: Data(text.utf8))
    guard !parser.parse() else { return nil }
    return "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "unknown")"
  }
}

extension HeaderState {
  /// Everything in it that is a number.
  fileprivate var numbers: [Double] {
    let scroll = scrollView.map { $0.contentOffset + [$0.contentInsetTop, $0.adjustedContentInsetTop] }
    return [time, height, shift] + frame + (scroll ?? []) + details.keys.compactMap { number($0) }
  }
}
