import HeaderEngine
import Testing

@Suite("One header's share of one inset") struct InsetShareTests {
  @Test func isTakenOutToTheLastBit() {
    let others = 0.1
    var share = InsetShare()
    var inset = share.set(1e7 / 3, in: others)
    inset = share.set(250.7, in: inset)
    #expect(share.others(in: inset) == others)
    #expect(share.set(0, in: inset) == others && share.amount == 0)
  }

  @Test func leavesAloneWhatOthersWroteMeanwhile() {
    var share = InsetShare()
    let inset = share.set(250, in: 7)
    #expect(share.others(in: inset + 30) == 37)
    #expect(share.set(100, in: inset + 30) == 137)
    #expect(share.set(0, in: 137) == 37)
  }

  @Test func isSilentWhenItIsRight() {
    var share = InsetShare()
    #expect(share.set(0, in: 9) == 9)
    _ = share.set(50, in: 9)
    #expect(share.set(50, in: 59) == 59)
  }
}
