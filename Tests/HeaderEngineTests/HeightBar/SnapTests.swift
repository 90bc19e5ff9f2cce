import Testing

@testable import HeaderEngine

@Suite("Snap positions") struct SnapTests {
  @Test("At a shared end the range that begins there wins")
  func sharedEnd() {
    for order in [[0, 1], [1, 0]] {
      var table = SnapTable()
      for index in order {
        let half = Double(index) / 2
        expectEqual(table.add(Double(index), from: half, to: half + 0.5), .added)
      }
      expect(table.target(for: 0) == 0 && table.target(for: 0.4999999) == 0)
      expect(table.target(for: 0.5) == 1 && table.target(for: 1) == 1)
    }
  }

  @Test("Ranges are exact, and nothing snaps outside of them")
  func exactRanges() {
    var table = SnapTable()
    expectEqual(table.add(0, from: 0.1, to: 0.333), .added)
    expectEqual(table.add(0.5, from: 0.34, to: 0.6), .added)
    expect(table.target(for: 0.333) == 0 && table.target(for: 0.334) == nil)
    expect(table.target(for: 0.34) == 0.5 && table.target(for: 0.6000001) == nil)
    expect(table.target(for: 0.05) == nil && table.target(for: .nan) == nil)
  }

  @Test("Ranges that overlap are rejected and change nothing")
  func overlaps() {
    var table = SnapTable()
    expectEqual(table.add(1, from: 0.4, to: 0.8), .added)
    for (start, end) in [(0.4, 0.8), (0.3, 0.5), (0.5, 0.6), (0.7, 1), (0, 1), (0.5, 0.5)] {
      let addition = table.add(0, from: start, to: end)
      expectEqual(addition, .overlaps, "\(start)...\(end)")
    }
    expectEqual(table.add(0, from: .nan, to: 1), .isNoNumber)
    expectEqual(table.count, 1)
    expectEqual(table.add(0, from: 0.2, to: 0.4), .added)
    expectEqual(table.add(0, from: 0.8, to: 3), .added)
    expectEqual(table.target(for: 1), 0)
  }

  @Test("A position is removed by its range")
  func removal() {
    var table = SnapTable()
    _ = table.add(1, from: 0, to: 0.5)
    let removedOther = table.remove(from: 0, to: 0.4)
    let removedOwn = table.remove(from: -2, to: 0.5)
    expect(!removedOther && removedOwn)
    expectNil(table.target(for: 0.2))
  }

  @Test("A snap moves the content by as much as the bar shrinks, and ends at its target")
  func snap() {
    let heights = BarHeights(maximum: 100, minimum: 50)
    var snap = Snap(from: 0.6, to: 1, offset: 30)
    expect(snap.progress == 0.6 && snap.offset(heights) == 30)
    snap.advance(by: Snap.duration / 2)
    expectLess(abs(snap.progress - 0.8), 1e-9)
    expectLess(abs(snap.offset(heights) - 40), 1e-9)
    for duration in [Double.nan, -1, .infinity] { snap.advance(by: duration) }
    expect(!snap.isOver)
    snap.advance(by: Snap.duration)
    expect(snap.isOver && snap.progress == 1 && snap.offset(heights) == 50)
  }
}
