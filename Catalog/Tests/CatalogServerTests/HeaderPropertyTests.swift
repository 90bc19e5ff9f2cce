@testable import CatalogServer
import CatalogScreens
import Foundation
import HeaderTesting
import Testing

/// The properties that the page shows as controls, and the messages that set them.
@MainActor struct HeaderPropertyTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Properties that a screen sets together with how it delivers scroll events, the state of a bar, what setting a minimum
  /// height decides, and what follows the keyboard, which the page doesn't show.
  private static let left: Set = [
    "FlexibleHeaderView.isTrackingScrollViewBeingScrubbed", "FlexibleHeightBar.progress",
    "FlexibleHeaderView.observesTrackingScrollViewScrollEvents", "FacebookBehavior.returnDistance",
    "HeightBarBehavior.isSnapping", "ScrollEdgeView.heightsFitContent", "ScrollHeaderView.avoidsKeyboard",
    "ScrollHeaderView.heightsIncludeSafeArea",
  ]

  @Test("Every public number, switch, and enumeration of the headers has a control with documentation")
  func everyProperty() throws {
    let list = try String(
      contentsOf: Self.repository.appendingPathComponent("Documentation/API/FlexibleHeader.txt"),
      encoding: .utf8)
    let kinds: Set = ["CGFloat", "CGFloat?", "Float", "Bool", "Int", "HeightBarBehavior?"]
    let shown = Set(
      HeaderProperty.types.flatMap { HeaderProperty.all(of: $0) }.map { "\($0.owner).\($0.name)" })
    let owners = Set(HeaderProperty.types + ["ScrollEdgeView", "ScrollHeaderView"])
    var count = 0
    for line in list.components(separatedBy: "\n")
    where !line.contains("deprecated") && !line.contains("static") {
      let parts = line.components(separatedBy: ": ")
      guard parts.count >= 3, owners.contains(parts[0]), let start = parts[1].range(of: "var ") else {
        continue
      }
      let kind = parts[2].components(separatedBy: " {")[0]
      let isChoice = ["FlexibleHeader", "Stretchy", "HeaderSection.", "SectionedHeaderView."]
        .contains { kind.hasPrefix($0) }
      guard !line.hasSuffix("{ get }"), kinds.contains(kind) || isChoice else { continue }
      let name = "\(parts[0]).\(parts[1][start.upperBound...])"
      if !Self.left.contains(name) {
        expect(shown.contains(name), "\(name): \(kind)")
        count += 1
      }
    }
    expectGreater(count, 50)
    let documentation = CatalogLibrary().documentation
    let bare = shown.filter {
      documentation.entry($0) == nil || documentation.summary(of: $0)?.isEmpty != false
    }
    expectEqual(bare, [])
  }

  @Test("A property is set at once, survives a restart, and returns to the screen's value when it is removed")
  func settingProperties() {
    let session = CatalogSession.onSmallPhone()
    expectEqual(session.ask(Message.frame()).header("height"), 240)
    session.ask(#"{"type":"set","properties":{"header.maximumHeight":120,"header.canOverExtend":false}}"#)
    let answer = session.ask(Message.frame())
    expect(answer.header("height") == 140 && answer.offset == -140)
    expectEqual((answer.fields["code"] as? String)?.contains("header.maximumHeight = 120\n"), true)
    expectEqual((answer.fields["code"] as? String)?.contains("header.canOverExtend = false\n"), true)
    session.ask(#"{"type":"reset"}"#)
    expectEqual(session.ask(Message.frame()).header("height"), 140)
    session.ask(#"{"type":"set","properties":{}}"#)
    let restored = session.ask(Message.frame())
    expectEqual(restored.header("height"), 240)
    expectEqual((restored.fields["code"] as? String)?.contains("canOverExtend"), false)
  }

  @Test("Another screen has its own properties")
  func otherScreen() {
    let session = CatalogSession.onSmallPhone()
    session.ask(#"{"type":"set","properties":{"header.maximumHeight":120}}"#)
    session.ask(#"{"type":"set","screen":"background-image"}"#)
    session.ask(#"{"type":"set","screen":"typical-use"}"#)
    expectEqual(session.ask(Message.frame()).header("height"), 240)
  }

  @Test("Sections, behaviors, and further headers have properties")
  func parts() throws {
    let session = CatalogSession.onSmallPhone()
    session.ask(#"{"type":"set","screen":"search-row","properties":{"header.sections.1.exit":"stays"}}"#)
    let header = try #require(session.stage.header as? SectionedHeaderView)
    expectEqual(header.sections[1].exit, .stays)
    session.ask(
      #"{"type":"set","screen":"square-cash","properties":{"header.behavior":"FacebookBehavior","header.behavior.thresholdFromTop":30}}"#
    )
    let bar = try #require(session.stage.header as? FlexibleHeightBar)
    expectEqual((bar.behavior as? FacebookBehavior)?.thresholdFromTop, 30)
    // The list still moves the bar.
    session.ask(Message.frame(1 / 60, Message.wheel(300)))
    expectLess(session.rest().height ?? 1000, 100)
    session.ask(#"{"type":"set","screen":"shift-behaviors","properties":{"header2.minimumHeight":70}}"#)
    let heights = session.stage.headers.compactMap { ($0 as? FlexibleHeaderView)?.minimumHeight }
    expect(heights.count == 4 && heights[1] == 70 && heights.filter { $0 == 70 }.count == 1)
  }

  @Test("Unknown names are ignored, and unusable values are refused")
  func unusable() {
    let session = CatalogSession.onSmallPhone()
    session.ask(Message.frame())
    let names = [
      "header.nothing", "header", "header9.minimumHeight", "header.sections.7.exit", "header.minimumHeight",
    ]
    for name in names {
      session.ask("{\"type\":\"set\",\"properties\":{\"\(name)\":\"stays\"}}")
      expectEqual(session.ask(Message.frame()).type, "frame")
    }
    expectEqual((session.stage.header as? FlexibleHeaderView)?.minimumHeight, 56)
    for value in ["1e9", "[1]", "{}", "\"" + String(repeating: "a", count: 200) + "\""] {
      expectEqual(
        session.ask("{\"type\":\"set\",\"properties\":{\"header.minimumHeight\":\(value)}}").type, "error")
    }
    let many = (0...200).map { "\"header\($0).minimumHeight\":1" }.joined(separator: ",")
    expectEqual(session.ask("{\"type\":\"set\",\"properties\":{\(many)}}").type, "error")
  }

  @Test("A misuse of a header is reported once, and the session continues")
  func misuse() {
    final class Misuser: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        HeaderMisuse.handler(
          HeaderMisuse(action: "A header was eaten.", reason: "It was good.", advice: "Don't."))
      }
    }
    let session = CatalogSession.onSmallPhone()
    session.ask(Message.frame())
    let misuser = Misuser()
    session.stage.header?.superview?.addSubview(misuser)
    let answers = session.receive(Message.frame()).map(Answer.init)
    let errors = answers.filter { $0.type == "error" }
    expect(errors.count == 1 && answers.first?.type == "frame")
    misuser.setNeedsLayout()
    expect(session.receive(Message.frame()).map(Answer.init).allSatisfy { $0.type == "frame" })
  }

  @Test("What UIKit would log is reported once for each screen")
  func warnings() {
    let session = CatalogSession.onSmallPhone()
    session.ask(Message.frame())
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    session.stage.header?.superview?.addSubview(view)
    for width in [10, 20] { view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
    let answers = session.receive(Message.frame()).map(Answer.init)
    expectEqual(answers.map(\.type), ["frame", "error"])
    expect(answers[1].message?.contains("Unsatisfiable constraints") == true)
    expectEqual(session.receive(Message.frame()).map(Answer.init).map(\.type), ["frame"])
  }

  @Test(
    "Every property of every screen keeps the value that is set, or a misuse is reported",
    arguments: CatalogScreen.all.map(\.id))
  func everyScreen(id: String) throws {
    let session = CatalogSession.onSmallPhone()
    session.ask("{\"type\":\"set\",\"screen\":\"\(id)\"}")
    session.ask(Message.frame())
    let header = try #require(session.stage.header)
    var values: [String] = []
    for part in HeaderPart.all(of: header) {
      // A new behavior would replace the part with its properties.
      for property in part.properties where property.name != "behavior" {
        // The store page computes the height of its picture.
        if id == "store-page", part.path + property.name == "sections.1.maximumHeight" { continue }
        guard let value = Self.other(property, than: property.read(part.target)) else { continue }
        var text = MessageText()
        text.property(value)
        values.append("\"header.\(part.path)\(property.name)\":\(text.string)")
        var answers = session.receive(
          Message.text("{\"type\":\"set\",\"properties\":{\(values.joined(separator: ","))}}"))
        answers += session.receive(Message.frame())
        let isMisuse = answers.contains { $0.contains("FlexibleHeader: ") }
        let now = property.read(part.target)
        expect(isMisuse || Self.areEqual(now, value), "\(part.path)\(property.name): \(now), not \(value)")
      }
    }
  }

  /// Returns whether two values are the same, apart from the precision of `Float`.
  private static func areEqual(_ one: PropertyValue, _ other: PropertyValue) -> Bool {
    guard case (.number(let one), .number(let other)) = (one, other) else { return one == other }
    return abs(one - other) < 1e-6
  }

  /// Another value that no other property changes.
  private static func other(_ property: HeaderProperty, than value: PropertyValue) -> PropertyValue? {
    switch (property.kind, value) {
    case (_, .flag(let flag)): .flag(!flag)
    case (.choice(let words), .word(let word)): words.first { $0 != word }.map { .word($0) }
    case (.number(let range, let step, _, _), .number(let number)):
      .number(number < range.upperBound ? number + step : number - step)
    default: nil
    }
  }
}
