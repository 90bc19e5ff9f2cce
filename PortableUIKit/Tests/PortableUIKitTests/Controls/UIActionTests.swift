import PortableUIKit
import Testing

@MainActor struct UIActionTests {
  final class Log {
    var lines: [String] = []
  }
  let control = UIControl()
  let log = Log()

  func action(_ name: String, identifier: String? = nil) -> UIAction {
    UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [log] _ in log.lines.append(name) }
  }

  @Test("[K] actions run in the order in which they were added")
  func actionsRunInOrder() {
    for name in ["a", "b", "c"] { control.addAction(action(name), for: .valueChanged) }
    control.addAction(action("other"), for: .touchDown)
    control.sendActions(for: .valueChanged)
    expectEqual(log.lines, ["a", "b", "c"])
  }

  @Test func anActionRunsOnceForSeveralEvents() {
    control.addAction(action("a"), for: [.touchDown, .valueChanged])
    control.sendActions(for: [.touchDown, .valueChanged])
    control.sendActions(for: .allEvents)
    expectEqual(log.lines, ["a", "a"])
  }

  @Test("[A] an action takes the place of one with its identifier, for its events")
  func identifiersAreUniqueForAnEvent() {
    control.addAction(action("old", identifier: "x"), for: [.touchDown, .valueChanged])
    control.addAction(action("new", identifier: "x"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    expectEqual(log.lines, ["new", "old"])
  }

  @Test func anActionAddedAgainGetsMoreEvents() {
    let one = action("one")
    control.addAction(one, for: .touchDown)
    control.addAction(one, for: .valueChanged)
    control.addAction(one, for: .valueChanged)
    control.sendActions(for: [.touchDown, .valueChanged])
    expectEqual(log.lines, ["one"])
    control.removeAction(one, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    expectEqual(log.lines, ["one", "one"])
  }

  @Test func removingGoesByIdentifier() {
    control.addAction(action("x", identifier: "x"), for: .touchDown)
    control.addAction(action("free"), for: .touchDown)
    control.removeAction(action("", identifier: "x"), for: .touchDown)
    control.removeAction(action(""), for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(log.lines, ["free"])
  }

  @Test("[K] the sender is the control, while the action runs")
  func theSenderIsTheControl() {
    let action = UIAction(title: "Go") { [log] action in
      log.lines.append((action.sender as? UIControl).map { "\($0.tag)" } ?? "none")
    }
    let other = UIControl(frame: .zero, primaryAction: action)
    other.tag = 5
    other.sendActions(for: .primaryActionTriggered)
    expect(log.lines == ["5"] && action.sender == nil && action.title == "Go" && action.image == nil)
  }

  @Test func actionsMayChangeTheActions() {
    let last = action("last")
    control.addAction(
      UIAction { [control, log] _ in
        log.lines.append("first")
        control.removeAction(last, for: .touchDown)
      }, for: .touchDown)
    control.addAction(last, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(log.lines, ["first", "last", "first"])
  }

  @Test func actionsWithoutIdentifiersDiffer() {
    let one = action("")
    expect(one.identifier != action("").identifier && one.identifier == one.identifier)
    expect(one.state == .off && one.attributes == [])
    expectEqual(action("", identifier: "x").identifier, UIAction.Identifier(rawValue: "x"))
  }

  @Test("[A] events have UIKit's bits") func eventsHaveTheirBits() {
    expect(UIControl.Event.touchUpInside.rawValue == 64 && UIControl.Event.valueChanged.rawValue == 4096)
    expect(UIControl.Event.allEvents.contains(.editingChanged))
    expect(UIControl.Event.touchCancel.rawValue == 256 && UIControl.Event.touchUpOutside.rawValue == 128)
  }
}
