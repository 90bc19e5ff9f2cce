import Testing

@testable import HeaderEngine

@Suite("Status bar style inferred from the background") struct InferredStatusBarStyleTests {
  @Test("Dark backgrounds get light text, light ones dark text") func styleContrastsWithTheBackground() {
    expectEqual(InferredStatusBarStyle(red: 0, green: 0, blue: 0, alpha: 1), .light)
    expectEqual(InferredStatusBarStyle(red: 1, green: 1, blue: 1, alpha: 1), .dark)
  }

  /// White text on #767676 has a contrast ratio of 4.54, on #777777 of 4.48.
  @Test("Text is light as long as it reaches a contrast of 4.5") func styleChangesAtTheContrastLimit() {
    let legible = Double(0x76) / 255
    let tooLight = Double(0x77) / 255
    expectEqual(InferredStatusBarStyle(red: legible, green: legible, blue: legible, alpha: 1), .light)
    expectEqual(InferredStatusBarStyle(red: tooLight, green: tooLight, blue: tooLight, alpha: 1), .dark)
  }

  @Test("A background that is not opaque leaves the style to the system")
  func translucentBackgroundIsAutomatic() {
    expectEqual(InferredStatusBarStyle(red: 0, green: 0, blue: 0, alpha: 0.99), .automatic)
    expectEqual(InferredStatusBarStyle(red: 0, green: 0, blue: 0, alpha: .nan), .automatic)
  }
}
