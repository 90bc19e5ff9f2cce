import Foundation
import Testing

@testable import PortableUIKit

@MainActor struct UIGraphicsImageRendererTests {
  private func source(of image: UIImage) -> String { String(decoding: image.data, as: UTF8.self) }

  @Test("[A] a picture has the renderer's size and the device's scale")
  func sizeAndScale() {
    HostSimulator(device: .phoneNotch).makeCurrent()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    expect(image.size == CGSize(width: 40, height: 20) && image.scale == 3)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    expectEqual(
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { _ in }.scale, 1)
  }

  @Test("[A] colors, rectangles, paths and clips are drawn in their order")
  func drawing() {
    HostSimulator(device: .phone47).makeCurrent()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).addClip()
      UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).set()
      let path = UIBezierPath()
      path.lineWidth = 2
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 40, y: 20))
      path.stroke()
    }
    let svg = source(of: image)
    expect(svg.contains("viewBox=\"0 0 40 20\""))
    expect(svg.contains("M 0 0 L 40 0 L 40 20 L 0 20 Z\" fill=\"rgb(255,0,0)\" fill-opacity=\"1\"/>"))
    expect(svg.contains("<clipPath id=\"c1\"><path d=\"M 5 5 L 15 5 L 15 15 L 5 15 Z\"/></clipPath>"))
    expect(
      svg.contains(
        "M 0 0 L 40 20\" fill=\"none\" stroke=\"rgb(0,0,255)\" stroke-width=\"2\" stroke-opacity=\"0.5\" "
          + "clip-path=\"url(#c1)\"/>"))
  }

  @Test("[A] an opaque picture begins black, others begin clear")
  func opaque() {
    HostSimulator(device: .phone47).makeCurrent()
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let size = CGSize(width: 4, height: 2)
    expect(
      source(of: UIGraphicsImageRenderer(size: size, format: format).image { _ in }).contains("rgb(0,0,0)"))
    expect(!source(of: UIGraphicsImageRenderer(size: size).image { _ in }).contains("path"))
  }

  @Test("[A] nothing is drawn outside of a renderer's block")
  func outside() {
    HostSimulator(device: .phone47).makeCurrent()
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    expectNil(DrawingRecorder.current)
  }

  @Test("an image view shows what was drawn: the snapshot names its bytes and their format")
  func shown() throws {
    HostSimulator(device: .phone47).makeCurrent()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let view = UIImageView(image: image)
    expectEqual(view.bounds.size, image.size)
    let shown = try #require(LayerSnapshot(of: view)?.image)
    expectEqual(shown.mediaType, "image/svg+xml")
    expectEqual(LayerSnapshot.imageData(below: view.layer)[shown.identifier], image.data)
  }
}
