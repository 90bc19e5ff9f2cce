import PortableUIKit
import Testing

@MainActor struct UILayoutPriorityTests {
  @Test("[A] numbers are added to priorities and taken from them")
  func arithmetic() {
    expectEqual(UILayoutPriority.fittingSizeLevel + 1, UILayoutPriority(51))
    expectEqual(UILayoutPriority.required - 1, UILayoutPriority(999))
    var priority = UILayoutPriority.defaultLow
    priority += 5
    expectEqual(priority.rawValue, 255)
    priority -= 10
    expectEqual(priority.rawValue, 245)
  }
}
