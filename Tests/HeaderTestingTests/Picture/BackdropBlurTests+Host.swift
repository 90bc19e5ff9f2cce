#if !canImport(ObjectiveC)
  import FlexibleHeader
  import Foundation
  import FoundationXML
  import Testing

  @testable import HeaderTesting

  struct BackdropBlurTests {
    private let screen = CGSize(width: 200, height: 100)

    private func layer(_ frame: CGRect, red: Double? = nil, blur: Double = 0) -> LayerSnapshot {
      var layer = LayerSnapshot(
        position: CGPoint(x: frame.midX, y: frame.midY), bounds: CGRect(origin: .zero, size: frame.size))
      layer.backgroundColor = red.map { .init(red: $0, green: 0, blue: 0, alpha: 1) }
      layer.backdropBlur = blur
      return layer
    }

    /// A red view, a bar in a container that blurs what is behind it, and a darker view in front.
    private func picture(bar: (inout LayerSnapshot) -> Void = { _ in }) -> LayerSnapshot {
      var root = layer(CGRect(origin: .zero, size: screen))
      var container = layer(CGRect(x: 20, y: 10, width: 100, height: 60))
      var blurring = layer(CGRect(x: 0, y: 5, width: 100, height: 40), blur: 20)
      bar(&blurring)
      container.sublayers = [blurring]
      root.sublayers = [
        layer(CGRect(x: 30, y: 0, width: 10, height: 100), red: 1), container,
        layer(CGRect(x: 0, y: 0, width: 10, height: 10), red: 0.2),
      ]
      return root
    }

    private func svg(_ picture: LayerSnapshot) -> String {
      ScreenPicture(title: "A bar", screen: picture).svg
    }

    /// Returns the definition of what is behind the blurring layer.
    private func backdrop(in svg: String) -> String? {
      guard let start = svg.range(of: #"<g id="backdrop"#) ?? svg.range(of: #" id="backdrop"#) else {
        return nil
      }
      let rest = svg[start.lowerBound...]
      return String(rest[..<(rest.range(of: "<clipPath")?.lowerBound ?? rest.endIndex)])
    }

    @Test func contentBehindABarIsDrawnBlurredInTheBarsCoordinates() throws {
      let svg = svg(picture())
      let behind = try #require(backdrop(in: svg))
      expect(behind.contains("rgb(255,0,0)") && !behind.contains("rgb(51,0,0)"))
      expect(behind.contains("translate(-20 -10)") && behind.contains("translate(0 -5)"))
      expect(svg.contains("<feGaussianBlur stdDeviation=\"20\"/>") && svg.contains("xlink:href=\"#backdrop"))
      // Nothing beside the bar shines into it.
      expect(svg.contains("<use xlink:href=\"#backdrop1\" clip-path=\"url(#clip2)\"/>"))
      expect(XMLParser(data: Data(svg.utf8)).parse())
    }

    @Test func transformOfABarIsUndone() throws {
      let svg = svg(picture { $0.transform = [2, 0, 0, 0.5, 3, 4] })
      let behind = try #require(backdrop(in: svg))
      expect(behind.contains("translate(50 20) matrix(0.5 0 0 2 -1.5 -8) translate(-50 -25)"))
    }

    @Test("A bar without an extent, or with nothing behind it, blurs nothing", arguments: [true, false])
    func nothingToBlur(isFlat: Bool) {
      var picture = picture { if isFlat { $0.transform = [1, 0, 0, 0, 0, 0] } }
      if !isFlat { picture.sublayers.removeFirst() }
      expectNil(backdrop(in: svg(picture)))
    }

    @Test func pictureWithoutBlurDrawsEverythingOnce() {
      let svg = svg(picture { $0.backdropBlur = 0 })
      expect(backdrop(in: svg) == nil && svg.components(separatedBy: "rgb(255,0,0)").count == 2)
    }

    @Test("In an animation, what is behind a bar moves against the bar") @MainActor
    func animation() throws {
      let header = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      let frames = (0..<31).map { index in
        FilmStrip.Frame(
          state: HeaderState(of: header, time: Double(index) / 30),
          picture: picture { $0.position.y += CGFloat(index) })
      }
      let svg = ScreenAnimation(title: "A bar", screenSize: screen, frames: frames).svg
      let behind = try #require(backdrop(in: svg))
      expect(behind.contains("rgb(255,0,0)") && behind.contains("values=\"-50 -25;-50 -55"))
      expect(XMLParser(data: Data(svg.utf8)).parse())
    }
  }
#endif
