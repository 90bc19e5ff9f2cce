#if canImport(ObjectiveC)
  import UIKit
#else
  import PortableUIKit
#endif
import Testing

@MainActor struct GeometryStatements {
  @Test("[A] frame follows from bounds, centre and anchor point", arguments: FidelityAnswers.all)
  func derivedFrame(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(view.center, CGPoint(x: 60, y: 45))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    expectEqual(view.frame, CGRect(x: 60, y: -5, width: 100, height: 50))
    withExtendedLifetime(stage) {}
  }

  @Test("[T: flowkey] a new frame keeps the bounds' origin")
  func frameKeepsOrigin() {
    let stage = FidelityStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.bounds.origin = CGPoint(x: 3, y: 7)
    view.frame = CGRect(x: 50, y: 60, width: 20, height: 30)
    expectEqual(view.bounds, CGRect(x: 3, y: 7, width: 20, height: 30))
    withExtendedLifetime(stage) {}
  }

  @Test("[A] with a transform, frame is the box around the bounds")
  func frameOfTransformed() {
    let stage = FidelityStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expect(isClose(view.frame.minX, 30) && isClose(view.frame.minY, -30))
    expect(isClose(view.frame.width, 40) && isClose(view.frame.height, 100))
    withExtendedLifetime(stage) {}
  }

  @Test("[T: flowkey] a frame set under a transform gives the bounds whose box it is")
  func settingFrameOfTransformed() {
    let stage = FidelityStage()
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    expectEqual(view.bounds.size, CGSize(width: 200, height: 200))
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
    withExtendedLifetime(stage) {}
  }

  @Test("[T] a new size grows about the anchor point; the centre stays")
  func growingBounds() {
    let stage = FidelityStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.bounds.size = CGSize(width: 60, height: 200)
    expectEqual(view.center, CGPoint(x: 50, y: 50))
    expectEqual(view.frame, CGRect(x: 20, y: -50, width: 60, height: 200))
    withExtendedLifetime(stage) {}
  }

  @Test("[A/K] neither centre nor transform asks for layout")
  func noLayout() {
    let stage = FidelityStage()
    let journal = CallJournal()
    let root = stage.showPlain()
    let view = JournalView("view", journal, [.layout], frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    root.addSubview(view)
    stage.turn()
    _ = journal.take()
    view.center.y += 10
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.turn()
    expectEqual(journal.entries, [])
    view.bounds.size.height += 1
    stage.turn()
    expectEqual(journal.entries, ["view layout"])
  }

  @Test("[K] the setters of frame, bounds and centre do not call each other")
  func settersAreSeparate() {
    let stage = FidelityStage()
    let journal = CallJournal()
    let view = JournalView("view", journal, [.geometry])
    _ = journal.take()
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    expectEqual(journal.take(), ["view frame"])
    view.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    expectEqual(journal.take(), ["view bounds"])
    view.center = .zero
    expectEqual(journal.take(), ["view center"])
    withExtendedLifetime(stage) {}
  }

  @Test("[A] nil means the window; a scroll offset counts")
  func conversion() {
    let stage = FidelityStage()
    let root = stage.showPlain()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 10, y: 300, width: 50, height: 50))
    root.addSubview(scrollView)
    scrollView.addSubview(inner)
    scrollView.contentOffset.y = 250
    expectEqual(inner.convert(CGPoint.zero, to: nil), CGPoint(x: 10, y: 150))
    expectEqual(scrollView.convert(CGPoint(x: 10, y: 150), from: nil), CGPoint(x: 10, y: 300))
  }

  @Test("[A] conversion goes through every transform on the way, there and back")
  func conversionThroughTransforms() {
    let stage = FidelityStage()
    let root = stage.showPlain()
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // The corner of the inner view is turned to its upper right corner, which the outer one moves out.
    let corner = inner.convert(CGPoint.zero, to: nil)
    expect(isClose(corner.x, 90) && isClose(corner.y, 50))
    let back = inner.convert(corner, from: nil)
    expect(isClose(back.x, 0) && isClose(back.y, 0))
    let box = inner.convert(inner.bounds, to: root)
    expect(isClose(box.width, 40) && isClose(box.height, 40))
  }

  @Test("[K] alpha is kept as set; neither it nor isHidden asks for layout")
  func alpha() {
    let stage = FidelityStage()
    let journal = CallJournal()
    let root = stage.showPlain()
    let view = JournalView("view", journal, [.layout], frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    root.addSubview(view)
    stage.turn()
    _ = journal.take()
    view.alpha = 0.5
    view.isHidden = true
    view.isHidden = false
    stage.turn()
    expect(view.alpha == 0.5 && journal.entries == [])
  }
}
