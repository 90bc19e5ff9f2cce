import PortableUIKit
import Testing

@MainActor struct UILayoutPriorityTests {
  @Test("[A] numbers are added to priorities and taken from them")
  func arithmetic() {
    #expect(UILayoutPriority.fittingSizeLevel + 1 == UILayoutPriority(51))
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    var priority = UILayoutPriority.defaultLow
    priority += 5
    #expect(priority.rawValue == 255)
    priority -= 10
    #expect(priority.rawValue == 245)
  }
}
