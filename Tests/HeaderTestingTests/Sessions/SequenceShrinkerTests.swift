import Testing

@testable import HeaderTesting

@MainActor @Suite("Shrinking of failing sequences") struct SequenceShrinkerTests {
  @Test("Only the elements that the failure needs are left, in their order")
  func elementsThatAreNotNeededAreRemoved() {
    let shrinker = SequenceShrinker<Int>()
    let minimum = shrinker.minimum(of: Array(0..<100)) {
      $0.contains(17) && $0.contains(58) && $0.contains(59)
    }
    expectEqual(minimum, [17, 58, 59])
  }

  @Test("Elements that only fail together stay together") func dependentElements() {
    let minimum = SequenceShrinker<Int>().minimum(of: Array(0..<40)) { $0.filter { $0 % 2 == 0 }.count >= 6 }
    expect(minimum.count == 6 && minimum.allSatisfy { $0 % 2 == 0 })
  }

  @Test("Elements are replaced by the simplest ones that still fail") func elementsAreSimplified() {
    let shrinker = SequenceShrinker<Int>(simplifications: { [0, $0 / 10 * 10, $0 - 1] })
    expectEqual(shrinker.minimum(of: [3, 47, 8]) { $0.contains { $0 > 30 } }, [40])
  }

  @Test("The number of attempts is limited, and what is returned still fails") func attemptsAreLimited() {
    var attempts = 0
    let minimum = SequenceShrinker<Int>(attempts: 7).minimum(of: Array(0..<1000)) {
      attempts += 1
      return $0.contains(3)
    }
    expect(attempts == 7 && minimum.contains(3) && minimum.count < 1000)
  }
}
