import Testing

@testable import HeaderEngine

@Suite("View pose") struct ViewPoseTests {
  @Test("opacities and scales multiply")
  func factorsMultiply() {
    var pose = ViewPose()
    pose.add(SIMD2(0.5, 0), to: .alpha, points: 0)
    pose.add(SIMD2(0.5, 0), to: .alpha, points: 0)
    pose.add(SIMD2(2, 3), to: .scale, points: 0)
    pose.add(SIMD2(0.5, 2), to: .scale, points: 0)
    expect(pose.alpha == 0.25 && pose.scale == SIMD2(1, 6))
  }

  @Test("translations and rotations add, and travel is a multiple of the points that the header moved")
  func distancesAdd() {
    var pose = ViewPose()
    pose.add(SIMD2(1, 2), to: .translation, points: 80)
    pose.add(SIMD2(0, -0.5), to: .travel, points: 80)
    pose.add(SIMD2(0.25, 0), to: .rotation, points: 80)
    pose.add(SIMD2(0.5, 0), to: .rotation, points: 80)
    expect(pose.translation == SIMD2(1, -38) && pose.rotation == 0.75)
  }

  @Test("the last corner radius and font size count")
  func lastLengthCounts() {
    var pose = ViewPose()
    for length in [4.0, 9] {
      pose.add(SIMD2(length, 0), to: .cornerRadius, points: 0)
      pose.add(SIMD2(length, 0), to: .fontSize, points: 0)
    }
    expect(pose.cornerRadius == 9 && pose.fontSize == 9)
  }

  @Test("a pose without tracks sets nothing")
  func emptyPoseIsNeutral() {
    let pose = ViewPose()
    expect(pose.alpha == nil && pose.cornerRadius == nil && pose.fontSize == nil)
    expect(pose.scale == SIMD2(1, 1) && pose.rotation == 0 && pose.translation == SIMD2(0, 0))
  }

  @Test(
    "a property track interpolates both numbers, replaces duplicates and ignores values that aren't finite")
  func propertyTrack() throws {
    var track = PropertyTrack()
    track.set(SIMD2(9, 9), at: 0)
    track.set(SIMD2(0, 10), at: 0)
    track.set(SIMD2(4, 20), at: 1)
    for useless in [SIMD2(Double.nan, 0), SIMD2(0, .infinity)] {
      let isSet = track.set(useless, at: 0.5)
      expect(!isSet)
    }
    let position = try #require(track.marks.position(of: 0.25))
    expect(track.count == 2 && track.value(at: position) == SIMD2(1, 12.5))
    track.remove(at: 1)
    let only = try #require(track.marks.position(of: 0.9))
    expectEqual(track.value(at: only), SIMD2(0, 10))
  }
}
