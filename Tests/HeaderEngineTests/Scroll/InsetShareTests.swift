import Testing

@testable import HeaderEngine

@Suite("A header's share of an inset") struct InsetShareTests {
  @Test("Removing the share restores the very number that was found") func removalIsExact() {
    let others = 0.1
    var share = InsetShare()
    var inset = share.change(to: 1e7 / 3, in: others) ?? others
    inset = share.change(to: 250.7, in: inset) ?? inset
    expectEqual(share.others(in: inset), others)
    expect(share.change(to: 0, in: inset) == others && share.amount == 0)
  }

  @Test("Nothing remains of what other code takes away completely") func removalByOtherCodeIsExact() {
    var share = InsetShare()
    let inset = share.change(to: 0.3, in: 5) ?? 5
    expectNotEqual(inset - 5 - 0.3, 0)
    expectEqual(share.others(in: inset - 5), 0)
  }

  @Test("What other code adds meanwhile is kept") func additionsOfOtherCodeAreKept() {
    var share = InsetShare()
    let inset = share.change(to: 250, in: 7) ?? 7
    expectEqual(share.others(in: inset + 30), 37)
    expectEqual(share.change(to: 100, in: inset + 30), 137)
    expectEqual(share.change(to: 0, in: 137), 37)
  }

  @Test("A share that is right changes nothing") func correctShareChangesNothing() {
    var share = InsetShare()
    expectNil(share.change(to: 0, in: 9))
    _ = share.change(to: 50, in: 9)
    expectNil(share.change(to: 50, in: 59))
  }
}
