import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct UIKitAnswersTests {
  @Test("the variations are the default answers and one for each question, all different")
  func variations() {
    let variations = UIKitAnswers.variations
    #expect(variations.first == .standard && Set(variations).count == variations.count)
    #expect(variations.count == Mirror(reflecting: UIKitAnswers.standard).children.count + 1)
  }

  @Test("the environment chooses what new simulators answer")
  func chosenByEnvironment() async {
    await #expect(processExitsWith: .success) {
      setenv("PORTABLE_UIKIT_ANSWERS", "3", 1)
      await MainActor.run {
        guard HostSimulator(device: .phone47).answers == UIKitAnswers.variations[3] else { exit(1) }
      }
    }
  }

  @Test("a wish that means nothing stops the program", arguments: ["", "x", "-1", "1000"])
  func unknownWish(wish: String) async {
    await #expect(processExitsWith: .failure) { [wish] in
      setenv("PORTABLE_UIKIT_ANSWERS", wish, 1)
      await MainActor.run { _ = HostSimulator(device: .phone47) }
    }
  }
}
