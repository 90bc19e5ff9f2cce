import HeaderTesting
import Testing

@MainActor struct CountingScrollViewTests {
  nonisolated static let kinds = SessionScrollViewKind.allCases

  private func view(_ kind: SessionScrollViewKind) -> any CountingScrolling {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    return kind == .plain ? CountingScrollView(frame: frame) : CountingTableView(frame: frame, style: .plain)
  }

  @Test(arguments: kinds) func writesOfEqualValuesAreNoted(_ kind: SessionScrollViewKind) {
    DeviceModel.phone47.makeCurrent()
    let view = view(kind)
    view.writes.removeAll()
    view.contentOffset = view.contentOffset
    view.contentInset = view.contentInset
    view.verticalScrollIndicatorInsets = view.verticalScrollIndicatorInsets
    expectEqual(view.writes.equalWrites, ["contentOffset", "contentInset", "verticalScrollIndicatorInsets"])
  }

  @Test(arguments: kinds) func writesOfOtherValuesAreNot(_ kind: SessionScrollViewKind) {
    DeviceModel.phone47.makeCurrent()
    let view = view(kind)
    view.contentInset.top = 50
    view.contentOffset.y = -50
    view.verticalScrollIndicatorInsets.top = 3
    view.writes.removeAll()
    view.contentInset.top = 60
    view.contentOffset.y = -30
    view.verticalScrollIndicatorInsets.top = 4
    expectEmpty(view.writes.equalWrites)
    expect(view.contentOffset.y == -30 && view.contentInset.top == 60)
  }

  @Test(arguments: kinds) func flagsAreWhatTheTestSays(_ kind: SessionScrollViewKind) {
    DeviceModel.phone47.makeCurrent()
    let view = view(kind)
    expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    view.flags.isTracking = true
    view.flags.isDecelerating = true
    expect(view.isTracking && !view.isDragging && view.isDecelerating)
  }
}
