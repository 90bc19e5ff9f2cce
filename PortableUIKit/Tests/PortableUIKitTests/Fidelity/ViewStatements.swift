#if canImport(ObjectiveC)
  import UIKit
#else
  import PortableUIKit
#endif
import Testing

/// Names the view to zoom and writes down what it hears.
@MainActor private final class ZoomJournal: NSObject, UIScrollViewDelegate {
  let journal = CallJournal()
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { journal.add("zoom \(scrollView.zoomScale)") }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { journal.add("will") }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { journal.add("end \(scale)") }
}

/// Chapter 8: zooming by programs.
@MainActor struct ZoomStatements {
  private func scrollView(_ journal: ZoomJournal, in stage: FidelityStage) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = journal
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
    view.addSubview(journal.content)
    view.contentSize = journal.content.bounds.size
    stage.window.addSubview(view)
    return view
  }

  @Test(
    "[K] 8 the content takes the size of the zoomed view, whose bounds stay", arguments: FidelityAnswers.all)
  func contentSize(answers: FidelityAnswers) {
    let (stage, journal) = (FidelityStage(answers), ZoomJournal())
    let view = scrollView(journal, in: stage)
    view.zoomScale = 2
    expectEqual(view.contentSize, CGSize(width: 1200, height: 1600))
    expectEqual(journal.content.frame, CGRect(x: 0, y: 0, width: 1200, height: 1600))
    expectEqual(journal.content.bounds.size, CGSize(width: 600, height: 800))
    expectEqual(journal.journal.take(), ["zoom 2.0"])
    view.zoomScale = 100
    expectEqual(view.zoomScale, 4)
  }

  @Test("[A] an animated change is reported at its beginning and its end", arguments: FidelityAnswers.all)
  func animated(answers: FidelityAnswers) {
    let (stage, journal) = (FidelityStage(answers), ZoomJournal())
    let view = scrollView(journal, in: stage)
    stage.turn()
    view.setZoomScale(2, animated: true)
    stage.settle()
    let log = journal.journal.take()
    expect(log.first == "will" && log.last == "end 2.0" && log.contains("zoom 2.0"), "\(log)")
  }
}

/// Chapter 6: drawing.
@MainActor struct DrawingStatements {
  private final class Drawer: UIView {
    var rects: [CGRect] = []
    override func draw(_ rect: CGRect) { rects.append(rect) }
  }

  @Test(
    "[A] 6 a view draws its bounds with the first frame, and again when it was asked to",
    arguments: FidelityAnswers.all)
  func drawing(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    stage.window.isHidden = false
    let view = Drawer(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    stage.window.addSubview(view)
    expectEmpty(view.rects)
    stage.turn()
    expectEqual(view.rects, [view.bounds])
    view.frame.size.width = 80
    stage.turn()
    expectEqual(view.rects.count, 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    expectEqual(view.rects.count, 1)
    stage.turn()
    expect(view.rects.count == 2 && view.rects.last == view.bounds)
  }

  @Test("[A] with content mode redraw a new size is reason enough", arguments: FidelityAnswers.all)
  func redraw(answers: FidelityAnswers) {
    let stage = FidelityStage(answers)
    stage.window.isHidden = false
    let view = Drawer(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    view.contentMode = .redraw
    stage.window.addSubview(view)
    stage.turn()
    view.frame.size.width = 80
    stage.turn()
    expectEqual(view.rects.map(\.width), [40, 80])
  }
}
