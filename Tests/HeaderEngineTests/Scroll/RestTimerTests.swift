import HeaderEngine
import Testing

@Suite("Time after which something rests") struct RestTimerTests {
  @Test("What moves rests a tenth of a second after its last move")
  func restsATenthOfASecondAfterTheLastMove() {
    var timer = RestTimer()
    expectEqual(timer.isOver(after: 0.06), false)
    expectEqual(timer.isOver(after: 0.06, isMoving: true), false)
    expectEqual(timer.isOver(after: 0.06), false)
    expectEqual(timer.isOver(after: 0.06), true)
  }
}
