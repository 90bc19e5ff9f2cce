import Foundation
import Testing

@testable import PortableUIKit

@MainActor struct ZoomTests {
  /// Names the view to zoom and writes down what it hears.
  final class Zoomer: NSObject, UIScrollViewDelegate {
    weak var view: UIView?
    var log: [String] = []
    var endScale: CGFloat = 0
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("will \(view === self.view)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      endScale = scale
      log.append("end \(view === self.view)")
    }
  }

  /// A viewport of 300 by 400 points onto a view of 600 by 800, and two fingers.
  @MainActor final class Stage {
    let simulator = HostSimulator(device: .phone47)
    let window: UIWindow
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 800))
    let zoomer = Zoomer()
    let fingers: [HostFinger]

    init() {
      simulator.makeCurrent()
      window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      fingers = [HostFinger(in: window), HostFinger(in: window)]
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.addSubview(content)
      scrollView.contentSize = content.bounds.size
      zoomer.view = content
      scrollView.delegate = zoomer
      scrollView.minimumZoomScale = 0.5
      scrollView.maximumZoomScale = 4
      window.addSubview(scrollView)
      simulator.step()
    }

    /// Puts both fingers down round a point and moves them apart or together, half of the way each.
    func pinch(about center: CGPoint, from start: CGFloat, to end: CGFloat, steps: Int = 10) {
      func place(_ distance: CGFloat) {
        for (finger, side) in zip(fingers, [-0.5, 0.5]) {
          let point = CGPoint(x: center.x, y: center.y + distance * side)
          if finger.isDown { finger.move(to: point) } else { finger.down(at: point) }
        }
      }
      place(start)
      for step in 1...steps {
        simulator.step()
        place(start + (end - start) * CGFloat(step) / CGFloat(steps))
      }
    }

    func lift() { for finger in fingers { finger.up() } }
  }

  @Test("[K] setting the scale scales the view, takes its size as content size and keeps the middle")
  func setScale() {
    let stage = Stage()
    stage.scrollView.contentOffset = CGPoint(x: 100, y: 100)
    stage.zoomer.log = []
    stage.scrollView.zoomScale = 2
    expectEqual(stage.content.transform, CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(stage.content.frame, CGRect(x: 0, y: 0, width: 1200, height: 1600))
    expectEqual(stage.content.bounds.size, CGSize(width: 600, height: 800))
    expectEqual(stage.scrollView.contentSize, CGSize(width: 1200, height: 1600))
    expectEqual(stage.scrollView.contentOffset, CGPoint(x: 350, y: 400))
    expectEqual(stage.zoomer.log, ["scroll", "zoom"])
    stage.scrollView.zoomScale = 2
    expectEqual(stage.zoomer.log, ["scroll", "zoom"])
  }

  @Test("[K] scales are brought into the limits; senseless ones are ignored")
  func limits() {
    let stage = Stage()
    stage.scrollView.zoomScale = 10
    expectEqual(stage.scrollView.zoomScale, 4)
    stage.scrollView.zoomScale = 0.1
    expectEqual(stage.scrollView.zoomScale, 0.5)
    for scale in [CGFloat.nan, .infinity, 0, -1] { stage.scrollView.zoomScale = scale }
    expectEqual(stage.scrollView.zoomScale, 0.5)
    expectEqual(stage.scrollView.contentOffset, .zero)
  }

  @Test("[A] without a view for zooming the scale stays 1")
  func noView() {
    let stage = Stage()
    stage.zoomer.view = nil
    stage.scrollView.zoomScale = 2
    stage.pinch(about: CGPoint(x: 150, y: 200), from: 100, to: 200)
    stage.lift()
    expect(stage.scrollView.zoomScale == 1 && !stage.scrollView.isZooming)
    expect(!stage.zoomer.log.contains("zoom"))
  }

  @Test("[A] a rectangle of the view is shown as large as fits, in the middle as far as content reaches")
  func zoomToRect() {
    let stage = Stage()
    stage.scrollView.zoom(to: CGRect(x: 200, y: 300, width: 150, height: 100), animated: false)
    expectEqual(stage.scrollView.zoomScale, 2)
    // The rectangle's middle, (275, 350), is at (550, 700) now.
    expectEqual(stage.scrollView.contentOffset, CGPoint(x: 400, y: 500))
    stage.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    expect(stage.scrollView.zoomScale == 4 && stage.scrollView.contentOffset == .zero)
  }

  @Test("[A] an animated change is reported at its beginning and its end, and seen in between")
  func animated() throws {
    let stage = Stage()
    stage.scrollView.setZoomScale(2, animated: true)
    expectEqual(stage.zoomer.log, ["will true", "scroll", "zoom"])
    stage.simulator.advance(by: 0.125)
    let shown = try #require(stage.content.layer.presentation()).affineTransform().a
    expect(shown > 1.1 && shown < 1.9)
    expectEqual(stage.zoomer.endScale, 0)
    stage.simulator.advance(by: 0.2)
    expect(stage.zoomer.log.last == "end true" && stage.zoomer.endScale == 2)
    expect(!stage.scrollView.isZooming && !stage.scrollView.isZoomBouncing)
  }

  @Test("[A] two fingers scale the content about the point between them")
  func pinch() {
    let stage = Stage()
    stage.pinch(about: CGPoint(x: 100, y: 200), from: 90, to: 100, steps: 1)
    expect(stage.scrollView.isZooming && stage.scrollView.zoomScale == 1)
    stage.pinch(about: CGPoint(x: 100, y: 200), from: 100, to: 200)
    expectLess(abs(stage.scrollView.zoomScale - 2), 1e-9)
    let place = stage.content.convert(CGPoint(x: 100, y: 200), to: stage.window)
    // Within a pixel: offsets lie on the grid.
    expect(abs(place.x - 100) < 1 && abs(place.y - 200) < 1, "the point between the fingers is at \(place)")
    stage.lift()
    expect(!stage.scrollView.isZooming && stage.zoomer.endScale == stage.scrollView.zoomScale)
    expectEqual(stage.zoomer.log.first, "will true")
    expectEqual(stage.zoomer.log.filter { $0.hasPrefix("end") }, ["end true"])
  }

  @Test("[A] beyond a limit the scale follows less and less and swings back after the fingers have left")
  func bounce() {
    let stage = Stage()
    stage.scrollView.maximumZoomScale = 1.5
    stage.pinch(about: CGPoint(x: 150, y: 200), from: 90, to: 100, steps: 1)
    stage.pinch(about: CGPoint(x: 150, y: 200), from: 100, to: 300)
    let stretched = stage.scrollView.zoomScale
    expect(stretched > 1.6 && stretched < 3)
    stage.lift()
    expect(stage.scrollView.isZoomBouncing && !stage.scrollView.isZooming)
    expect(stage.scrollView.zoomScale == 1.5 && stage.zoomer.endScale == 0)
    stage.simulator.runUntilIdle()
    expect(!stage.scrollView.isZoomBouncing && stage.zoomer.endScale == 1.5)
  }

  @Test("[A] without bouncing the scale stops at the limit")
  func noBounce() {
    let stage = Stage()
    stage.scrollView.bouncesZoom = false
    stage.scrollView.maximumZoomScale = 1.5
    stage.pinch(about: CGPoint(x: 150, y: 200), from: 90, to: 100, steps: 1)
    stage.pinch(about: CGPoint(x: 150, y: 200), from: 100, to: 300)
    expectEqual(stage.scrollView.zoomScale, 1.5)
    stage.lift()
    expect(!stage.scrollView.isZoomBouncing && stage.zoomer.endScale == 1.5)
  }

  @Test("content that is smaller than the viewport in the end goes back to its edge")
  func backToEdge() {
    let stage = Stage()
    stage.pinch(about: CGPoint(x: 150, y: 200), from: 300, to: 100)
    stage.lift()
    stage.simulator.runUntilIdle()
    expectEqual(stage.scrollView.zoomScale, 0.5)
    expectEqual(stage.scrollView.contentSize, CGSize(width: 300, height: 400))
    expectEqual(stage.scrollView.contentOffset, .zero)
  }

  @Test("a finger that stays goes on dragging from where the pinch has brought the content")
  func dragAfterPinch() {
    let stage = Stage()
    stage.pinch(about: CGPoint(x: 150, y: 200), from: 90, to: 100, steps: 1)
    stage.pinch(about: CGPoint(x: 150, y: 200), from: 100, to: 200)
    stage.fingers[1].up()
    let before = stage.scrollView.contentOffset
    stage.fingers[0].move(to: CGPoint(x: 150, y: 80))
    stage.fingers[0].move(to: CGPoint(x: 150, y: 60))
    let moved = stage.scrollView.contentOffset.y - before.y
    expect(moved >= 20 && moved <= 40, "moved by \(moved)")
    expect(stage.scrollView.isDragging)
    stage.fingers[0].up()
  }

  @Test("[A] the recognizer is there only while the limits leave room")
  func recognizer() {
    HostSimulator(device: .phone47).makeCurrent()
    let view = UIScrollView()
    expect(view.pinchGestureRecognizer == nil && view.gestureRecognizers?.count == 1)
    view.maximumZoomScale = 2
    expect(view.pinchGestureRecognizer != nil && view.gestureRecognizers?.count == 2)
    view.isScrollEnabled = false
    expectEqual(view.pinchGestureRecognizer?.isEnabled, false)
    view.minimumZoomScale = 2
    expect(view.pinchGestureRecognizer == nil && view.gestureRecognizers?.count == 1)
  }

  @Test("the rubber band of scales has an inverse and never reaches twice the maximum")
  func band() {
    let limits = ZoomLimits(minimum: 0.5, maximum: 2, bounces: true)
    for scale in [0.01, 0.3, 0.5, 1, 2, 3, 10] as [CGFloat] {
      expectLess(abs(limits.finger(limits.shown(scale)) - scale), 1e-9, "scale \(scale)")
    }
    expect(limits.shown(1000) < 4 && limits.shown(0.0001) > 0.25)
  }
}
