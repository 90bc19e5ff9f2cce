import FlexibleHeader
import Testing

@testable import HeaderTesting

@MainActor struct FrameChoiceTests {
  private func states(heights: [Double]) -> [HeaderState] {
    let header = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 76))
    return heights.enumerated().map { index, height in
      var state = HeaderState(of: header, time: Double(index))
      state.height = height
      return state
    }
  }

  @Test(arguments: [1, 2, 7, 8, 9, 50, 300]) func firstAndLastAreAmongThem(_ count: Int) {
    DeviceModel.phone47.makeCurrent()
    let chosen = FrameChoice.indices(states(heights: (0..<count).map { Double($0 * $0) }), count: 8)
    expectEqual(chosen.count, min(count, 8))
    expect(chosen.first == 0 && chosen.last == count - 1)
    expectEqual(chosen, Array(Set(chosen)).sorted())
  }

  @Test func mostOfThemLieWhereMuchHappens() {
    DeviceModel.phone47.makeCurrent()
    let heights = (0..<20).map { Double($0) * 10 } + Array(repeating: 190, count: 180)
    let chosen = FrameChoice.indices(states(heights: heights), count: 9)
    expectAtLeast(chosen.filter { $0 < 20 }.count, 4)
  }

  @Test func framesAreSpreadOverTimeWhereNothingHappens() {
    DeviceModel.phone47.makeCurrent()
    let chosen = FrameChoice.indices(states(heights: Array(repeating: 76, count: 81)), count: 9)
    expectEqual(chosen, [0, 10, 20, 30, 40, 50, 60, 70, 80])
  }

  @Test func extremesAreAmongThem() {
    DeviceModel.phone47.makeCurrent()
    var states = states(heights: (0..<100).map { $0 == 33 ? 300 : $0 == 71 ? 20 : 76 })
    states[55].shift = 40
    expect(Set(FrameChoice.indices(states, count: 6)).isSuperset(of: [0, 33, 55, 71, 99]))
  }

  @Test func jumpIsShownFromBothSides() {
    DeviceModel.phone47.makeCurrent()
    let heights = Array(repeating: 0.0, count: 10) + Array(repeating: 500.0, count: 10)
    let chosen = FrameChoice.indices(states(heights: heights), count: 8)
    expect(chosen.count == 8 && chosen.contains(9) && chosen.contains(10))
  }
}
