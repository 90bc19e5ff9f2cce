import Testing

@testable import HeaderEngine

@Suite("Attempts to bring content to its rest") struct RestAttemptsTests {
  @Test(
    "Content that stays in its place is scrolled to the same rest three times, and again once one of both changes"
  )
  func attempts() {
    var attempts = RestAttempts()
    for (from, to) in [(-204.0, -204.7), (-150, -204.7), (-204, -100), (-204, -204.7)] {
      expectEqual(
        (1...5).map { _ in attempts.mayScroll(from: from, to: to) }, [true, true, true, false, false])
    }
  }
}
