import PortableUIKit
import Testing

@MainActor struct AccessibilityTests {
  @Test("[A] views are no elements and say nothing unless told to")
  func defaults() {
    switchOn(.phone47)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    expect(!view.isAccessibilityElement && !view.accessibilityElementsHidden)
    expect(view.accessibilityLabel == nil && view.accessibilityValue == nil && view.accessibilityHint == nil)
    expect(view.accessibilityTraits == .none && view.accessibilityElements == nil)
    expect(!view.accessibilityViewIsModal)
  }

  @Test("[A] raw values of the traits")
  func traits() {
    expect(UIAccessibilityTraits.button.rawValue == 1 && UIAccessibilityTraits.header.rawValue == 1 << 16)
    expectEqual(UIAccessibilityTraits.notEnabled.rawValue, 1 << 8)
    expectEqual(UIAccessibilityTraits.adjustable.rawValue, 1 << 12)
  }

  @Test("[A] the frame is on the screen and follows the view, unless one is given")
  func frame() {
    switchOn(.phone47)
    let window = UIWindow(frame: CGRect(x: 5, y: 6, width: 300, height: 600))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    window.addSubview(outer)
    outer.addSubview(view)
    expectEqual(view.accessibilityFrame, CGRect(x: 16, y: 28, width: 30, height: 40))
    outer.frame.origin.x = 20
    expectEqual(view.accessibilityFrame.minX, 26)
    view.accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
    expectEqual(view.accessibilityFrame, CGRect(x: 1, y: 1, width: 1, height: 1))
  }

  /// A window with the labels "a", "b" and, in a view of their own, "c" and "d".
  private func stage() -> (window: UIWindow, labels: [UILabel], group: UIView) {
    switchOn(.phone47)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let group = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let labels = ["a", "b", "c", "d"].enumerated().map { index, text in
      let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 100, height: 20))
      label.text = text
      (index < 2 ? window : group).addSubview(label)
      return label
    }
    window.addSubview(group)
    return (window, labels, group)
  }

  private var heard: [String?] { HostSimulator.current.accessibilityElements.map(\.label) }

  @Test("[A] labels are elements of static text with their own words")
  func labels() {
    let (window, labels, _) = stage()
    defer { window.isHidden = true }
    expectEqual(heard, ["a", "b", "c", "d"])
    expect(HostSimulator.current.accessibilityElements.allSatisfy { $0.traits == .staticText })
    labels[0].accessibilityLabel = "first"
    labels[1].isAccessibilityElement = false
    expectEqual(heard, ["first", "c", "d"])
  }

  @Test("[A] what is hidden, from the eye or from VoiceOver, is passed over")
  func hidden() {
    let (window, labels, group) = stage()
    defer { window.isHidden = true }
    labels[0].isHidden = true
    group.accessibilityElementsHidden = true
    expectEqual(heard, ["b"])
    group.accessibilityElementsHidden = false
    group.alpha = 0
    expectEqual(heard, ["b"])
  }

  @Test("[A] a view that is an element hides its subviews; given elements come in their own order")
  func containers() {
    let (window, labels, group) = stage()
    defer { window.isHidden = true }
    group.accessibilityElements = [labels[3], labels[2]]
    expectEqual(heard, ["a", "b", "d", "c"])
    group.isAccessibilityElement = true
    group.accessibilityLabel = "both"
    expectEqual(heard, ["a", "b", "both"])
  }

  @Test("[A] beside a modal view the siblings are passed over")
  func modal() {
    let (window, _, group) = stage()
    defer { window.isHidden = true }
    group.accessibilityViewIsModal = true
    expectEqual(heard, ["c", "d"])
    group.isHidden = true
    expectEqual(heard, ["a", "b"])
  }

  @Test("[A] the user's wishes are false by default, and changes are posted once")
  func flags() {
    switchOn(.phone47)
    let simulator = HostSimulator.current
    var posted: [String] = []
    let names: [(NSNotification.Name, String)] = [
      (UIAccessibility.reduceTransparencyStatusDidChangeNotification, "transparency"),
      (UIAccessibility.boldTextStatusDidChangeNotification, "bold"),
      (UIAccessibility.darkerSystemColorsStatusDidChangeNotification, "darker"),
      (UIAccessibility.switchControlStatusDidChangeNotification, "switch"),
      (UIAccessibility.reduceMotionStatusDidChangeNotification, "motion"),
      (UIAccessibility.voiceOverStatusDidChangeNotification, "voice"),
    ]
    let observers = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { if HostSimulator.current === simulator { posted.append(text) } }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isBoldTextEnabled)
    expect(!UIAccessibility.isDarkerSystemColorsEnabled && !UIAccessibility.isSwitchControlRunning)
    for _ in 0..<2 {
      simulator.isReduceTransparencyEnabled = true
      simulator.isBoldTextEnabled = true
      simulator.isDarkerSystemColorsEnabled = true
      simulator.isSwitchControlRunning = true
      simulator.isReduceMotionEnabled = true
      simulator.isVoiceOverRunning = true
    }
    expectEqual(posted, ["transparency", "bold", "darker", "switch", "motion", "voice"])
    expect(UIAccessibility.isReduceTransparencyEnabled && UIAccessibility.isBoldTextEnabled)
    expect(UIAccessibility.isDarkerSystemColorsEnabled && UIAccessibility.isSwitchControlRunning)
  }

  @Test("[A] what is posted for VoiceOver reaches the host")
  func posting() {
    switchOn(.phone47)
    HostSimulator.current.advance(by: 0.5)
    let label = UILabel()
    label.text = "News"
    UIAccessibility.post(notification: .announcement, argument: "Done")
    UIAccessibility.post(notification: .layoutChanged, argument: label)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    let posts = HostSimulator.current.accessibilityPosts
    expectEqual(posts.map(\.notification), [.announcement, .layoutChanged, .screenChanged])
    expect(posts.map(\.text) == ["Done", "News", nil] && posts.allSatisfy { $0.time == 0.5 })
  }
}
