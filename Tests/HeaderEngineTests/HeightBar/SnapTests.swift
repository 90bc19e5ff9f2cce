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
    expectEqual(table.add(0, from: .nan, to: 1), .isNotFinite)
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

  private let heights = BarHeights(maximum: 100, minimum: 50)

  /// Returns the measurements of content that can be scrolled by `length` points from its top, where it is at offset 0.
  private func content(at offset: Double, length: Double = 1000) -> ScrollMetrics {
    ScrollMetrics(offset: offset, contentHeight: 600 + length, viewHeight: 600)
  }

  @Test("A snap moves the content by as much as the bar shrinks, and ends at its target")
  func snap() {
    var snap = Snap(from: 0.6, to: 1, offset: 30)
    expect(snap.progress == 0.6 && snap.offset == 30)
    snap.advance(by: Snap.duration / 2, content(at: 30), heights)
    expectLess(abs(snap.progress - 0.8), 1e-9)
    expectLess(abs(snap.offset - 40), 1e-9)
    for duration in [Double.nan, -1, .infinity] { snap.advance(by: duration, content(at: 40), heights) }
    expect(!snap.isOver)
    snap.advance(by: Snap.duration, content(at: 40.2), heights)
    expect(snap.isOver && snap.progress == 1 && abs(snap.offset - 50) < 1e-9)
  }

  @Test("The rest of a snap begins where other code moved the content")
  func movedContent() {
    var snap = Snap(from: 0.6, to: 1, offset: 30)
    snap.advance(by: Snap.duration / 2, content(at: 30), heights)
    snap.advance(by: Snap.duration, content(at: 300), heights)
    expectLess(abs(snap.offset - 310), 1e-9)
  }

  @Test("A snap moves no content beyond its top or its end, also if they change meanwhile")
  func limits() {
    var collapse = Snap(from: 0.6, to: 1, offset: 30)
    collapse.advance(by: Snap.duration / 2, content(at: 30), heights)
    collapse.advance(by: Snap.duration, content(at: 40, length: 45), heights)
    expect(collapse.isOver && collapse.offset == 45)
    var expansion = Snap(from: 0.6, to: 0, offset: 10)
    expansion.advance(by: Snap.duration, content(at: 10), heights)
    expectEqual(expansion.offset, 0)
    var stretched = Snap(from: 0.6, to: 1, offset: 1010)
    stretched.advance(by: Snap.duration, content(at: 1010), heights)
    expectEqual(stretched.offset, 1010)
  }

  @Test("Content ends up at a bar if it can be scrolled as far as the bar shrinks")
  func lengthOfContent() {
    expect(heights.canRest(at: 0, over: content(at: 0, length: -500)))
    expect(heights.canRest(at: 0.4, over: content(at: 0, length: 20)))
    expect(!heights.canRest(at: 0.4, over: content(at: 0, length: 19)))
    expect(!heights.canRest(at: 0.4, over: content(at: 0, length: 20), sparing: 1))
    expect(heights.canRest(at: 0, over: content(at: 0, length: 0), sparing: 1))
  }

  @Test("Content that other code pushed away from the bar is at the bar when the snap ends")
  func pushedContent() {
    for (target, top) in [(1.0, 130.0), (1, 30), (0, 130), (0, 30)] {
      var snap = Snap(from: 1 - target, to: target, offset: target == 1 ? 0 : 50)
      snap.advance(by: Snap.duration / 2, content(at: snap.offset), heights)
      // The content has a new top, and is on it or beyond it.
      let offset = min(snap.offset, top)
      var pushed = content(at: offset)
      pushed.adjustedInsetTop = -top
      snap.advance(by: Snap.duration / 4, pushed, heights)
      expectAtLeast(snap.offset, offset)
      expectLess(snap.offset, top + 50 * target + 1e-9)
      pushed.offset = snap.offset
      snap.advance(by: Snap.duration, pushed, heights)
      expectLess(abs(snap.offset - (top + 50 * target)), 1e-9, "to \(target), top \(top): \(snap.offset)")
    }
  }
}
