#if !canImport(ObjectiveC)
  import FlexibleHeader
  import Foundation
  import FoundationXML
  import Testing

  @testable import HeaderTesting

  @MainActor struct ScreenAnimationTests {
    /// Creates a list of twenty rows of 50 points, clipped at 200 points. The snapshot contains only visible
    /// rows.
    private func list(offset: CGFloat, reversed: Bool = false) -> LayerSnapshot {
      var list = LayerSnapshot(
        position: CGPoint(x: 100, y: 100), bounds: CGRect(x: 0, y: offset, width: 200, height: 200))
      list.masksToBounds = true
      let shown = (0..<20).filter { CGFloat($0) * 50 < offset + 200 && CGFloat($0) * 50 + 50 > offset }
      for index in reversed ? shown.reversed() : shown {
        var row = LayerSnapshot(
          position: CGPoint(x: 100, y: CGFloat(index) * 50 + 25),
          bounds: CGRect(x: 0, y: 0, width: 200, height: 50))
        row.text = [
          .init(
            text: "Row \(index)", x: 10, baseline: 30, width: 40, fontSize: 17, fontWeight: 400,
            color: .init(red: 0, green: 0, blue: 0, alpha: 1))
        ]
        list.sublayers.append(row)
      }
      return list
    }

    private func animation(_ pictures: [LayerSnapshot]) -> ScreenAnimation {
      let header = FlexibleHeaderView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      let frames = pictures.enumerated().map { index, picture in
        FilmStrip.Frame(state: HeaderState(of: header, time: Double(index) / 30), picture: picture)
      }
      return ScreenAnimation(
        title: "Rows & <more>", screenSize: CGSize(width: 200, height: 200), frames: frames)
    }

    private func count(_ text: String, in document: String) -> Int {
      document.components(separatedBy: text).count - 1
    }

    @Test func rowsThatLeaveAndReturnAreInTheDocumentOnce() {
      DeviceModel.phone47.makeCurrent()
      let offsets = (0...30).map { CGFloat($0) * 20 } + (0...30).reversed().map { CGFloat($0) * 20 }
      let svg = animation(offsets.map { list(offset: $0) }).svg
      for index in 0..<16 { expectEqual(count(">Row \(index)</text>", in: svg), 1) }
      expectEqual(count("<animateTransform", in: svg), 1)
    }

    @Test func rowsInAnotherOrderAreRecognized() {
      DeviceModel.phone47.makeCurrent()
      let svg = animation([list(offset: 0), list(offset: 0, reversed: true), list(offset: 0)]).svg
      expectEqual(count(">Row 0</text>", in: svg), 1)
      expectEqual(count("<animate", in: svg), 0)
    }

    @Test func layerThatComesToTheFrontIsDrawnInFront() {
      DeviceModel.phone47.makeCurrent()
      var (back, front) = (list(offset: 0), list(offset: 0))
      back.sublayers = [back.sublayers[0], back.sublayers[1]]
      back.sublayers[1].position = back.sublayers[0].position
      front.sublayers = [back.sublayers[1], back.sublayers[0]]
      let svg = animation([back, front]).svg
      // One of the two layers is in the document twice: first behind the other one, then in front of it.
      expectEqual(count("</text>", in: svg), 3)
    }

    @Test func documentIsWellFormedAndHasNoScript() throws {
      DeviceModel.phone47.makeCurrent()
      let svg = animation([list(offset: 0), list(offset: 40)]).svg
      let parser = XMLParser(data: Data(svg.utf8))
      expect(parser.parse())
      expect(svg.contains("<title>Rows &amp; &lt;more&gt;</title>"))
      expect(svg.contains("repeatCount=\"indefinite\""))
      expect(!svg.contains("<script"))
    }

    @Test func touchIsDrawnWhileTheFingerIsDown() throws {
      DeviceModel.phone47.makeCurrent()
      var animation = animation((0..<30).map { list(offset: CGFloat($0)) })
      let samples = [Stroke.Sample(time: 0, x: 10, y: 20), Stroke.Sample(time: 0.2, x: 10, y: 90)]
      animation.touches = [(start: 0.3, stroke: try Stroke(name: "drag", samples: samples, liftsAt: 0.4))]
      expectEqual(count("<circle", in: animation.svg), 1)
      expect(animation.svg.contains("values=\"none;inline;none\""))
    }

    @Test func recordingWithoutFramesGivesAnEmptyScreen() {
      DeviceModel.phone47.makeCurrent()
      let svg = animation([]).svg
      expect(XMLParser(data: Data(svg.utf8)).parse())
      expectEqual(count("<animate", in: svg), 0)
    }

    @Test func documentIsTheSameEveryTime() {
      DeviceModel.phone47.makeCurrent()
      let pictures = (0..<10).map { list(offset: CGFloat($0 * $0)) }
      expectEqual(animation(pictures).svg, animation(pictures).svg)
    }
  }
#endif
