import Foundation
import Testing

@testable import PortableUIKit

@MainActor struct CGContextTests {
  private func drawing(_ draw: (CGContext) -> Void) -> String {
    HostSimulator(device: .phone47).makeCurrent()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { draw($0.cgContext) }
    return String(decoding: image.data, as: UTF8.self)
  }

  @Test("[A] a path is filled or drawn with the context's colors and line style, and is empty afterward")
  func paths() {
    let svg = drawing { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.addRect(CGRect(x: 0, y: 0, width: 4, height: 2))
      context.fillPath(using: .evenOdd)
      expect(context.isPathEmpty)
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.setLineDash(phase: 1, lengths: [2, 4])
      context.setAlpha(0.5)
      context.addLine(to: CGPoint(x: 9, y: 9))
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 8, y: 0))
      context.strokePath()
    }
    expect(
      svg.contains(
        "M 0 0 L 4 0 L 4 2 L 0 2 Z\" fill=\"rgb(255,0,0)\" fill-opacity=\"0.5\" fill-rule=\"evenodd\"/>"))
    expect(
      svg.contains(
        "M 0 0 L 8 0\" fill=\"none\" stroke=\"rgb(0,0,255)\" stroke-width=\"3\" stroke-opacity=\"0.5\" "
          + "stroke-linecap=\"round\" stroke-miterlimit=\"10\" stroke-dasharray=\"2 4\" stroke-dashoffset=\"1\"/>"
      ))
    expect(!svg.contains("9 9"), "a line needs a current point")
  }

  @Test("[A] the matrix transforms points when they are added, and also what UIKit's paths draw")
  func matrix() {
    let svg = drawing { context in
      context.saveGState()
      context.translateBy(x: 10, y: 5)
      context.scaleBy(x: 2, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 1)).fill()
      context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1), width: 4)
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    expect(svg.contains("M 10 5 L 12 5 L 12 6 L 10 6 Z") && svg.contains("M 12 5 L 14 5 L 14 6 L 12 6 Z"))
    expect(svg.contains("stroke-width=\"4\"") && svg.contains("transform=\"matrix(2 0 0 1 10 5)\""))
    expect(svg.contains("M 0 0 L 1 0 L 1 1 L 0 1 Z\" fill="))
  }

  @Test("[A] restoring the state also removes clips")
  func clips() {
    let svg = drawing { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9))
      context.restoreGState()
      context.fill(CGRect(x: 7, y: 7, width: 1, height: 1))
    }
    expectEqual(svg.components(separatedBy: "clip-path=").count, 2)
    expect(svg.contains("M 7 7 L 8 7 L 8 8 L 7 8 Z\" fill=\"rgb(0,0,0)\" fill-opacity=\"1\"/>"))
  }

  @Test("[A] an arc that is clockwise by its angles appears counterclockwise, because the y axis points down")
  func arcs() {
    let svg = drawing { context in
      context.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      context.strokePath()
    }
    expect(svg.contains("M 10 0 C") && svg.contains(" 0 10\""), "from x to y, a quarter of the circle")
    expectEqual(svg.components(separatedBy: " C ").count, 2)
  }

  @Test("[A] there is a current context inside of drawing only, and it draws in views, too")
  func current() throws {
    final class Dot: UIView {
      override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.fillEllipse(in: rect)
      }
    }
    let simulator = HostSimulator.fresh()
    expectNil(UIGraphicsGetCurrentContext())
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    window.isHidden = false
    simulator.step()
    let name = try #require(LayerSnapshot(of: view)?.image?.identifier)
    let data = try #require(LayerSnapshot.imageData(below: view.layer)[name])
    expect(String(decoding: data, as: UTF8.self).contains("<path"))
    expectNil(UIGraphicsGetCurrentContext())
  }
}
