import FlexibleHeader
import Foundation
import Testing

@testable import HeaderTesting

@MainActor struct HeaderStateTests {
  @Test func stateSaysWhatHeaderAndScrollViewSay() throws {
    DeviceModel.phone47.makeCurrent()
    let frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    let header = FlexibleHeaderView(frame: frame, policy: .materialComponents)
    let scrollView = TouchedScrollView(frame: frame)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    header.minimumHeight = 60
    header.maximumHeight = 100
    header.trackingScrollView = scrollView
    scrollView.contentOffset.y = -80
    header.trackingScrollViewDidScroll()
    let state = HeaderState(of: header, time: 1.5)
    expectEqual(state.time, 1.5)
    expectEqual(state.height, 80)
    expectEqual(state.frame, [0, 0, 320, 80])
    expectEqual(state.shift, 0)
    expectEqual(state.kind, "material")
    expectEqual(state.text("phase"), "collapsing")
    expectEqual(state.number("phasePercentage"), 0.5)
    expectEqual(state.flag("isHidden"), false)
    expect(state.number("phase") == nil && state.text("isHidden") == nil && state.flag("phaseValue") == nil)
    let scroll = try #require(state.scrollView)
    expectEqual(scroll.contentOffset, [0, -80])
    expectEqual(scroll.contentInsetTop, 100)
    expect(scroll.isTracking && !scroll.isDragging)
    header.trackingScrollView = nil
    expectNil(HeaderState(of: header, time: 0).scrollView)
  }

  @Test func recordingsSurviveWritingAndReading() throws {
    DeviceModel.phone47.makeCurrent()
    let header = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 76))
    let states = [HeaderState(of: header, time: 0), HeaderState(of: header, time: 0.1)]
    let recording = HeaderRecording(screen: "a \"b\"", device: "pad", gesture: "flick", frames: states)
    try expectEqual(HeaderRecording(json: Data(recording.json.utf8)), recording)
    expectEqual(recording.json.split(separator: "\n").filter { $0.hasPrefix("{\"details\"") }.count, 2)
  }

  @Test func detailsAreNumbersTextsOrFlags() throws {
    DeviceModel.phone47.makeCurrent()
    let header = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 76))
    let states = [HeaderState(of: header, time: 0)]
    let recording = HeaderRecording(screen: "a", device: "b", gesture: "c", frames: states)
    let json = recording.json.replacingOccurrences(of: "\"isHidden\":false", with: "\"isHidden\":null")
    let fault = #expect(throws: FaultyFile.self) {
      try HeaderRecording(json: Data(json.utf8), file: "r.json")
    }
    expectEqual(fault?.place, "frames[0].details.isHidden")
  }

  @Test func firstHeaderOfATreeIsFoundInTheOrderOfViews() {
    DeviceModel.phone47.makeCurrent()
    let view = UIView()
    expectNil(view.firstRecordableHeader)
    let inner = UIView()
    let header = FlexibleHeaderView(frame: .zero)
    inner.addSubview(header)
    view.addSubview(UIView())
    view.addSubview(inner)
    view.addSubview(FlexibleHeaderView(frame: .zero))
    expectSame(view.firstRecordableHeader, header)
  }

  @Test(arguments: [
    (#"{"time":1}"#, "the field \"frame\" is missing"),
    (
      #"{"time":0,"frame":[0],"height":0,"shift":0,"kind":"k","details":{}}"#,
      "expected four numbers in frame and two in contentOffset"
    ),
  ])
  func wrongRecordingsNameThePlace(frame: String, problem: String) {
    let text = "{\"screen\":\"a\",\"device\":\"b\",\"gesture\":\"c\",\"frames\":[\(frame)]}"
    let fault = #expect(throws: FaultyFile.self) {
      try HeaderRecording(json: Data(text.utf8), file: "r.json")
    }
    expectEqual(fault, FaultyFile(file: "r.json", place: "frames[0]", problem: problem))
  }
}

/// A scroll view that a finger touches.
private final class TouchedScrollView: UIScrollView {
  override var isTracking: Bool { true }
}
