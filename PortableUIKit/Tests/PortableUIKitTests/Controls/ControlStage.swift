import PortableUIKit

/// A window with one control at (100, 100), and a finger.
@MainActor struct ControlStage<Control: UIView> {
  let window: UIWindow
  let control: Control
  let finger: HostFinger
  var simulator: HostSimulator { .current }

  /// Switches on a device of its own.
  init(_ make: () -> Control) {
    switchOn(.phone47)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    control = make()
    control.frame.origin = CGPoint(x: 100, y: 100)
    window.addSubview(control)
    window.layoutIfNeeded()
    finger = HostFinger(in: window)
  }

  /// A tap at a place in points of the control.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    finger.down(at: CGPoint(x: 100 + x, y: 100 + y))
    finger.up()
  }

  /// Puts the finger down in points of the control.
  func press(_ x: CGFloat, _ y: CGFloat) {
    finger.down(at: CGPoint(x: 100 + x, y: 100 + y))
  }

  func move(_ x: CGFloat, _ y: CGFloat) {
    finger.move(to: CGPoint(x: 100 + x, y: 100 + y))
  }
}

/// Writes down the events of a control.
@MainActor final class EventLog {
  private(set) var events: [String] = []

  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
    (.touchCancel, "cancel"), (.valueChanged, "changed"), (.primaryActionTriggered, "primary"),
    (.editingDidBegin, "begin"), (.editingChanged, "edited"), (.editingDidEnd, "end"),
  ]

  init(_ control: UIControl) {
    for (event, name) in Self.names {
      control.addAction(UIAction { _ in self.events.append(name) }, for: event)
    }
  }

  func count(_ name: String) -> Int { events.filter { $0 == name }.count }

  func add(_ event: String) { events.append(event) }
}
