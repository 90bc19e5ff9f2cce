import Testing

@testable import HeaderEngine

extension LayoutTrack {
  /// Returns all values at a progress.
  fileprivate func values(atProgress progress: Double, reducesMotion: Bool = false) -> LayoutValues? {
    guard let position = marks.position(of: progress) else { return nil }
    let order = order(at: position)
    return LayoutValues(
      place: place(at: position), transform: transform(at: position, reducesMotion: reducesMotion),
      alpha: alpha(at: position), zIndex: order.zIndex, isHidden: order.isHidden,
      isTransformDecorative: false)
  }
}

@Suite("Keyframe tracks") struct KeyframeTests {
  private func values(
    x: Double, alpha: Double = 1, transform: SIMD16<Double> = LayoutValues.identity, zIndex: Int = 0,
    isHidden: Bool = false, isDecorative: Bool = false
  ) -> LayoutValues {
    LayoutValues(
      place: SIMD4(x, 20, 30, 40), transform: transform, alpha: alpha, zIndex: zIndex, isHidden: isHidden,
      isTransformDecorative: isDecorative)
  }

  @Test("numbers are interpolated; order and hiding come from the lower keyframe")
  func interpolation() throws {
    var track = LayoutTrack()
    var turned = LayoutValues.identity
    (turned[0], turned[1], turned[4], turned[5], turned[11]) = (0, 1, -1, 0, -0.002)
    track.set(values(x: 10, zIndex: 3, isHidden: true), at: 0.2)
    track.set(values(x: 20, alpha: 0, transform: turned, zIndex: 7), at: 0.6)
    let middle = try #require(track.values(atProgress: 0.3))
    expect(abs(middle.place.x - 12.5) < 1e-12 && middle.place.w == 40)
    expectLess(abs(middle.alpha - 0.75), 1e-12)
    expect(abs(middle.transform[1] - 0.25) < 1e-12 && abs(middle.transform[11] + 0.0005) < 1e-12)
    expect(middle.zIndex == 3 && middle.isHidden)
    let upper = try #require(track.values(atProgress: 0.6))
    expectEqual(upper, values(x: 20, alpha: 0, transform: turned, zIndex: 7))
  }

  @Test(
    "below the first keyframe the first one applies, above the last the last; an empty track has no values")
  func outside() {
    var track = LayoutTrack()
    expectNil(track.values(atProgress: 0.5))
    track.set(values(x: 1), at: 0.3)
    track.set(values(x: 2), at: 0.7)
    expect(track.values(atProgress: -1)?.place.x == 1 && track.values(atProgress: 0)?.place.x == 1)
    expectEqual(track.values(atProgress: 1)?.place.x, 2)
    expectNil(track.values(atProgress: .nan))
  }

  @Test(
    "a keyframe at the same progress is replaced, progress is clamped, values that aren't finite are ignored")
  func adding() {
    var track = LayoutTrack()
    track.set(values(x: 1), at: 1)
    track.set(values(x: 2), at: -5)
    track.set(values(x: 3), at: 0)
    track.set(values(x: 4), at: 0.5)
    expectEqual((0..<track.count).map { track.marks.progresses[$0] }, [0, 0.5, 1])
    expectEqual((0..<track.count).map { track.values[$0].place.x }, [3, 4, 1])
    for useless in [values(x: .nan), values(x: .infinity), values(x: 1, alpha: .nan)] {
      let isSet = track.set(useless, at: 0.2)
      expect(!isSet)
    }
    for useless in [Double.nan, .infinity, -.infinity] {
      let isSet = track.set(values(x: 1), at: useless)
      expect(!isSet && track.count == 3)
    }
  }

  @Test("keyframes are removed by their progress")
  func removing() {
    var track = LayoutTrack()
    for progress in [0, 0.25, 1] { track.set(values(x: progress), at: progress) }
    let removedOther = track.remove(at: 0.3)
    let removedOwn = track.remove(at: 0.25)
    expect(!removedOther && removedOwn && track.count == 2)
    expectEqual(track.values(atProgress: 0.25)?.place.x, 0.25)
  }

  @Test("easing applies from its keyframe to the next one")
  func easing() throws {
    var track = ConstantTrack()
    track.set(0, at: 0, easing: .easeIn)
    track.set(100, at: 0.5)
    track.set(200, at: 1)
    expectLess(abs(try #require(track.constant(atProgress: 0.25)) - 31.53568), 1e-4)
    expectEqual(track.constant(atProgress: 0.75), 150)
    let isSet = track.set(.infinity, at: 0.1)
    expect(!isSet)
    track.remove(at: 0.5)
    expectLess(abs(try #require(track.constant(atProgress: 0.5)) - 63.07136), 1e-4)
  }

  @Test("Reduce Motion leaves out decorative transforms and nothing else")
  func decoration() throws {
    var track = LayoutTrack()
    var doubled = LayoutValues.identity
    (doubled[0], doubled[5]) = (2, 2)
    track.set(values(x: 0, transform: doubled), at: 0)
    track.set(values(x: 10, transform: doubled, isDecorative: true), at: 1)
    expectEqual(track.values(atProgress: 0.5)?.transform[0], 2)
    let reduced = try #require(track.values(atProgress: 0.5, reducesMotion: true))
    expect(reduced.transform[0] == 1.5 && reduced.place.x == 5)
    expectEqual(track.values(atProgress: 1, reducesMotion: true)?.transform, LayoutValues.identity)
  }

  /// Compares with a linear search for many lists and progress values.
  @Test("the right interval is found in lists of every length")
  func search() {
    for count in 1...20 {
      var track = ConstantTrack()
      let progresses = (0..<count).map { Double($0 * $0 + 1) / Double(count * count + 1) }
      for (index, progress) in progresses.enumerated() { track.set(Double(index), at: progress) }
      for step in 0...100 {
        let progress = Double(step) / 100
        let lower = progresses.lastIndex { $0 <= progress }
        var expected = Double(lower ?? 0)
        if let lower, lower + 1 < count {
          expected += (progress - progresses[lower]) / (progresses[lower + 1] - progresses[lower])
        }
        let found = track.constant(atProgress: progress) ?? .nan
        expectLess(abs(found - expected), 1e-9, "\(count) marks at \(progress): \(found) for \(expected)")
      }
    }
  }

  @Test("a range includes both ends, except an upper end at which another range begins")
  func ranges() throws {
    var ranges = ProgressRanges()
    let added = ranges.add(from: 0, to: 0.5)
    let first = try #require(added)
    expect(ranges.holds(first, at: 0.5))
    let next = ranges.add(from: 0.5, to: 1)
    let second = try #require(next)
    expect(ranges.holds(first, at: 0) && ranges.holds(first, at: 0.49))
    expect(!ranges.holds(first, at: 0.5) && ranges.holds(second, at: 0.5) && ranges.holds(second, at: 1))
    let useless = ranges.add(from: .nan, to: 1)
    let third = ranges.add(from: 0, to: 0)
    expect(useless == nil && third == second + 1)
  }

  @Test("only keyframes with another transform than the identity transform a view")
  func transforms() {
    var track = LayoutTrack()
    track.set(values(x: 0), at: 0)
    expect(!track.hasTransform)
    var perspective = LayoutValues.identity
    perspective[11] = -0.002
    track.set(values(x: 0, transform: perspective), at: 0.5)
    expect(track.hasTransform)
    track.remove(at: 0.5)
    expect(!track.hasTransform)
  }
}
