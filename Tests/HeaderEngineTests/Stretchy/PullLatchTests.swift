import Testing

@testable import HeaderEngine

@Suite("Latch of a pull") struct PullLatchTests {
  private func fires(_ latch: inout PullLatch, _ distance: Double, held: Bool = true) -> Bool {
    latch.pull(distance, isHeld: held)
  }

  @Test("A pull fires once")
  func aPullFiresOnce() {
    var latch = PullLatch()
    let fired = [0, 30, 59, 60, 80, 20, 70, -10, 90].map { fires(&latch, $0) }
    expectEqual(fired, [false, false, false, true, false, false, false, false, false])
  }

  @Test("The latch is armed again at rest only")
  func theLatchIsArmedAgainAtRestOnly() {
    var latch = PullLatch()
    expect(fires(&latch, 60))
    expect(!fires(&latch, 30, held: false))
    expect(!fires(&latch, 70), "caught while it returned")
    expect(!fires(&latch, 0, held: false))
    expect(fires(&latch, 70))
  }

  @Test("Content that bounces does not fire")
  func contentThatBouncesDoesNotFire() {
    var latch = PullLatch()
    expect(!fires(&latch, 200, held: false))
    expectEqual(latch.progress, 1)
    expect(fires(&latch, 60))
  }

  @Test("Progress is a fraction of the threshold")
  func progressIsAFractionOfTheThreshold() {
    var latch = PullLatch()
    latch.setThreshold(80)
    _ = fires(&latch, 20)
    expectEqual(latch.progress, 0.25)
    _ = fires(&latch, -20)
    expectEqual(latch.progress, 0)
    _ = fires(&latch, 1000)
    expectEqual(latch.progress, 1)
    latch.reset()
    expectEqual(latch.progress, 0)
  }

  @Test("Values that are not usable change nothing")
  func valuesThatAreNotUsableChangeNothing() {
    var latch = PullLatch()
    for threshold in [0, -5, Double.nan, .infinity, 1e300] { latch.setThreshold(threshold) }
    expectEqual(latch.threshold, 60)
    _ = fires(&latch, 30)
    for distance in [Double.nan, .infinity, -.infinity, 1e300] { expect(!fires(&latch, distance)) }
    expectEqual(latch.progress, 0.5)
  }
}
