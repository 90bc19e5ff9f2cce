@testable import PortableUIKit
import Testing

@MainActor struct UIImageViewTests {
  let image = UIImage(data: Data(ImageHeaderTests.png))
  let place = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("[A] a view made with a picture has its size and takes no touches")
  func viewsHaveTheSizeOfTheirPicture() {
    let view = UIImageView(image: image)
    expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 240) && !view.isUserInteractionEnabled)
    view.frame = place
    view.image = image
    expectEqual(view.frame, place)
    view.sizeToFit()
    expectEqual(view.bounds.size, CGSize(width: 320, height: 240))
    expectEqual(UIImageView(image: nil).frame, .zero)
  }

  @Test(
    arguments: [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.scaleAspectFit, CGRect(x: 0, y: 12.5, width: 100, height: 75)),
      (.scaleAspectFill, CGRect(x: -16.666667, y: 0, width: 133.333333, height: 100)),
      (.center, CGRect(x: -110, y: -70, width: 320, height: 240)),
      (.top, CGRect(x: -110, y: 0, width: 320, height: 240)),
      (.bottomRight, CGRect(x: -220, y: -140, width: 320, height: 240)),
      (.left, CGRect(x: 0, y: -70, width: 320, height: 240)),
    ] as [(UIView.ContentMode, CGRect)])
  func contentModesPlaceThePicture(mode: UIView.ContentMode, expected: CGRect) throws {
    let view = UIImageView(frame: place)
    view.image = image
    view.contentMode = mode
    let shown = try #require(LayerSnapshot(of: view)?.image)
    expect(shown.contentMode == "\(mode)" && shown.mediaType == "image/png")
    expectEqual(shown.size, CGSize(width: 320, height: 240))
    for (one, other) in [
      (shown.frame.minX, expected.minX), (shown.frame.minY, expected.minY),
      (shown.frame.width, expected.width), (shown.frame.height, expected.height),
    ] { expectLess(abs(one - other), 1e-5) }
  }

  @Test func aPictureTakenAwayIsNotShown() {
    let view = UIImageView(image: image)
    view.image = nil
    expectNil(LayerSnapshot(of: view)?.image)
    expectNotNil(LayerSnapshot(of: UIImageView(image: image))?.image)
  }
}
