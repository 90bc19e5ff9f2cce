import FlexibleHeader
import Testing

@testable import HeaderTesting

@MainActor @Suite("Recordings of height bars") struct HeightBarRecordingTests {
  @Test("The state of a bar contains its progress, its heights and its scroll view")
  func state() throws {
    let stage = HeaderStage(.phone47) { UIViewController() }
    let window = stage.window
    let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    let scrollView = UIScrollView(frame: window.bounds)
    bar.heightsIncludeSafeArea = true
    bar.behavior = SquareCashBehavior()
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = bar.behavior
    scrollView.contentSize.height = 2000
    window.addSubview(scrollView)
    window.addSubview(bar)
    scrollView.contentOffset.y = 40
    bar.layoutIfNeeded()
    expect(window.firstRecordableHeader === bar && bar.recordedKind == "heightBar")
    let state = HeaderState(of: bar, time: 1)
    expect(state.height == 60 && state.shift == 0 && state.scrollView?.contentOffset == [0, 40])
    expect(bar.recordedDetails.contains(HeaderDetail("progress", 0.5)))
    expect(bar.recordedDetails.contains(HeaderDetail("maximumHeight", 100)))
    expectEqual(Set(bar.recordedDetails.map(\.name)).count, bar.recordedDetails.count)
  }
}
