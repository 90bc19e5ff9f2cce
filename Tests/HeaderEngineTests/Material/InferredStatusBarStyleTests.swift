import HeaderEngine
import Testing

@Suite("Inferred status bar style (rule 11)") struct InferredStatusBarStyleTests {
  @Test func lightOnDarkAndDarkOnLight() {
    #expect(InferredStatusBarStyle(red: 0, green: 0, blue: 0, alpha: 1) == .light)
    #expect(InferredStatusBarStyle(red: 1, green: 1, blue: 1, alpha: 1) == .dark)
  }

  /// The darkest grey on which white text is no longer legible is #777777: its contrast is 4.48, #767676 has 4.54.
  @Test func turnsWhereWhiteReachesTheContrast() {
    let legible = Double(0x76) / 255
    let tooLight = Double(0x77) / 255
    #expect(InferredStatusBarStyle(red: legible, green: legible, blue: legible, alpha: 1) == .light)
    #expect(InferredStatusBarStyle(red: tooLight, green: tooLight, blue: tooLight, alpha: 1) == .dark)
  }

  @Test func whatShinesThroughIsLeftToTheSystem() {
    #expect(InferredStatusBarStyle(red: 0, green: 0, blue: 0, alpha: 0.99) == .automatic)
    #expect(InferredStatusBarStyle(red: 0, green: 0, blue: 0, alpha: .nan) == .automatic)
  }
}
