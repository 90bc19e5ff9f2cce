import Foundation
import Testing

@testable import PortableUIKit

@MainActor struct ViewDrawingTests {
  /// Draws a square and remembers what it was asked for.
  final class Square: UIView {
    var rects: [CGRect] = []
    var color = UIColor.red
    override func draw(_ rect: CGRect) {
      rects.append(rect)
      color.setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).fill()
    }
  }

  private func window() -> (HostSimulator, UIWindow) {
    let simulator = HostSimulator(device: .phone47)
    simulator.makeCurrent()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    return (simulator, window)
  }

  private func picture(of view: UIView) throws -> (image: LayerSnapshot.Image, svg: String) {
    let image = try #require(LayerSnapshot(of: view)?.image)
    let data = try #require(LayerSnapshot.imageData(below: view.layer)[image.identifier])
    return (image, String(decoding: data, as: UTF8.self))
  }

  @Test("[A] a view draws once, in its bounds, before the frame in which it is first seen")
  func firstFrame() throws {
    let (simulator, window) = window()
    let view = Square(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    window.addSubview(view)
    expect(view.rects.isEmpty && LayerSnapshot(of: view)?.image == nil)
    simulator.step()
    simulator.step()
    expectEqual(view.rects, [CGRect(x: 0, y: 0, width: 40, height: 20)])
    let (image, svg) = try picture(of: view)
    expectEqual(image.frame, view.bounds)
    expect(svg.contains("M 1 2 L 4 2 L 4 6 L 1 6 Z\" fill=\"rgb(255,0,0)\""))
  }

  @Test("[A] a drawing changes with the next frame after it was asked for, however often")
  func setNeedsDisplay() throws {
    let (simulator, window) = window()
    let view = Square(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    window.addSubview(view)
    simulator.step()
    view.color = .blue
    simulator.step()
    try expect(picture(of: view).svg.contains("rgb(255,0,0)"))
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    expect(!simulator.isIdle)
    try expect(picture(of: view).svg.contains("rgb(255,0,0)"))
    simulator.step()
    expect(view.rects.count == 2 && simulator.isIdle)
    let svg = try picture(of: view).svg
    expect(svg.contains("rgb(0,0,255)") && !svg.contains("rgb(255,0,0)"))
    view.setNeedsDisplay(CGRect(x: 100, y: 0, width: 1, height: 1))
    expect(!view.layer.needsDisplay())
  }

  @Test("[A] a drawing is stretched to a new size, unless the content mode asks for a new one")
  func contentMode() throws {
    let (simulator, window) = window()
    let (stretched, redrawn) = (Square(frame: .zero), Square(frame: .zero))
    redrawn.contentMode = .redraw
    for view in [stretched, redrawn] {
      window.addSubview(view)
      view.frame.size = CGSize(width: 40, height: 20)
    }
    simulator.step()
    for view in [stretched, redrawn] { view.frame.size.width = 80 }
    redrawn.bounds.origin.y = 5
    simulator.step()
    expectEqual(stretched.rects.count, 1)
    try expectEqual(picture(of: stretched).image.frame, stretched.bounds)
    expectEqual(
      redrawn.rects,
      [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 0, y: 5, width: 80, height: 20),
      ])
  }

  @Test("[K] what is hidden or has no size draws once that ends")
  func hidden() {
    let (simulator, window) = window()
    let (box, view, flat) = (UIView(frame: window.bounds), Square(frame: window.bounds), Square())
    box.isHidden = true
    box.addSubview(view)
    window.addSubview(box)
    window.addSubview(flat)
    simulator.step()
    expect(view.rects.isEmpty && flat.rects.isEmpty && simulator.isIdle)
    view.setNeedsDisplay()
    box.isHidden = false
    flat.frame.size = CGSize(width: 1, height: 1)
    simulator.step()
    expect(view.rects.count == 1 && flat.rects.count == 1)
  }

  @Test("[K] where nothing is drawn an opaque view without background color is black, others are clear")
  func ground() throws {
    let (simulator, window) = window()
    let views = [Square(), Square(), Square()]
    views[1].isOpaque = false
    views[2].backgroundColor = .white
    for view in views {
      view.frame.size = CGSize(width: 40, height: 20)
      window.addSubview(view)
    }
    simulator.step()
    let hasGround = try views.map { try picture(of: $0).svg.contains("<rect") }
    expectEqual(hasGround, [true, false, false])
  }

  @Test("[A] without clearing a new drawing lies above the old one")
  func clearing() throws {
    let (simulator, window) = window()
    let view = Square(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.clearsContextBeforeDrawing = false
    window.addSubview(view)
    simulator.step()
    view.color = .blue
    view.setNeedsDisplay()
    simulator.step()
    let svg = try picture(of: view).svg
    expect(svg.contains("rgb(255,0,0)") && svg.contains("rgb(0,0,255)"))
  }

  @Test("[A] a label draws its text when its class lets it, above what the class draws")
  func label() throws {
    final class Struck: UILabel {
      var drawsText = true
      override func draw(_ rect: CGRect) {
        UIBezierPath(rect: CGRect(x: 0, y: 9, width: rect.width, height: 1)).fill()
        if drawsText { super.draw(rect) }
      }
    }
    let (simulator, window) = window()
    let labels = [UILabel(), Struck(), Struck()]
    (labels[2] as? Struck)?.drawsText = false
    for label in labels {
      label.text = "Text"
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      window.addSubview(label)
    }
    simulator.step()
    let shown = try labels.map { try #require(LayerSnapshot(of: $0)) }
    expectEqual(shown.map { $0.text.map(\.text) }, [["Text"], ["Text"], []])
    expectEqual(shown.map { $0.image == nil }, [true, false, false])
    try expect(!picture(of: labels[1]).svg.contains("<rect"))
  }

  @Test("[A] dynamic colors are drawn by the view's look, and again when it changes")
  func look() throws {
    let (simulator, window) = window()
    let view = Square(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.color = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .black })
    view.overrideUserInterfaceStyle = .dark
    window.addSubview(view)
    simulator.step()
    try expect(picture(of: view).svg.contains("fill=\"rgb(255,255,255)\""))
    view.overrideUserInterfaceStyle = .light
    simulator.step()
    try expect(picture(of: view).svg.contains("fill=\"rgb(0,0,0)\""))
  }

  @Test("[A] a layer without view asks its delegate for contents when told to")
  func delegate() {
    final class Painter: NSObject, CALayerDelegate {
      var count = 0
      func display(_ layer: CALayer) { count += 1 }
    }
    let (simulator, window) = window()
    let (layer, painter) = (CALayer(), Painter())
    layer.delegate = painter
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    window.layer.addSublayer(layer)
    simulator.step()
    expectEqual(painter.count, 0)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    expectEqual(painter.count, 1)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 5
    simulator.step()
    expectEqual(painter.count, 2)
  }

  @Test("image views and plain views have nothing to draw")
  func notDrawn() {
    final class Quiet: UIView {}
    let (simulator, window) = window()
    let views = [
      UIView(frame: window.bounds), Quiet(frame: window.bounds), UIImageView(frame: window.bounds),
    ]
    for view in views { window.addSubview(view) }
    simulator.step()
    expect(views.allSatisfy { $0.layer.contents == nil })
  }
}
