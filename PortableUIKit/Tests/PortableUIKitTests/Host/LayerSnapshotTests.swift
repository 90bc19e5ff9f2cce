@testable import PortableUIKit
import Testing

@MainActor struct LayerSnapshotTests {
  @Test func geometryAndLookAreRead() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 5, width: 20, height: 10)
    layer.position = CGPoint(x: 30, y: 40)
    layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    layer.opacity = 0.5
    layer.masksToBounds = true
    layer.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    layer.cornerRadius = 4
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.borderWidth = 2
    layer.borderColor = CGColor(gray: 0, alpha: 1)
    layer.shadowOpacity = 0.25
    layer.shadowPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    let shown = try #require(LayerSnapshot(of: layer))
    expect(shown.position == CGPoint(x: 30, y: 40) && shown.anchorPoint == CGPoint(x: 0.5, y: 0))
    expect(shown.bounds == CGRect(x: 0, y: 5, width: 20, height: 10) && shown.transform == [])
    expect(shown.opacity == 0.5 && shown.masksToBounds && shown.cornerRadius == 4 && shown.maskedCorners == 3)
    expectEqual(shown.backgroundColor, .init(red: 1, green: 0.5, blue: 0, alpha: 1))
    let black = LayerSnapshot.Color(red: 0, green: 0, blue: 0, alpha: 1)
    expectEqual(shown.border, .init(width: 2, color: black))
    expectEqual(
      shown.shadow,
      .init(
        color: black, opacity: 0.25, offset: CGSize(width: 0, height: -3), radius: 3,
        pathBox: CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test func whatCannotBeSeenIsLeftOut() throws {
    let layer = CALayer()
    layer.borderWidth = 2
    layer.borderColor = CGColor(gray: 0, alpha: 0)
    layer.backgroundColor = CGColor(gray: 1, alpha: 0)
    let hidden = CALayer()
    hidden.isHidden = true
    layer.addSublayer(hidden)
    let shown = try #require(LayerSnapshot(of: layer))
    expect(shown.border == nil && shown.backgroundColor == nil && shown.shadow == nil)
    expect(shown.sublayers.isEmpty && LayerSnapshot(of: hidden) == nil)
  }

  @Test func transformsHaveSixOrSixteenNumbers() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    expectEqual(LayerSnapshot(of: layer)?.transform, [1, 2, 3, 4, 5, 6])
    layer.transform.m34 = -0.5
    expectEqual(LayerSnapshot(of: layer)?.transform, [1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, -0.5, 5, 6, 0, 1])
  }

  @Test func siblingsAreSortedByDepthAndThenByOrder() {
    let layer = CALayer()
    for (x, depth) in [(1, 1), (2, 0), (3, -1), (4, 1), (5, 0)] as [(CGFloat, CGFloat)] {
      let sublayer = CALayer()
      sublayer.position.x = x
      sublayer.zPosition = depth
      layer.addSublayer(sublayer)
    }
    expectEqual(LayerSnapshot(of: layer)?.sublayers.map(\.position.x), [3, 2, 5, 1, 4])
  }

  @Test func masksBelongToTheirLayer() {
    let layer = CALayer()
    let mask = CALayer()
    mask.bounds.size.width = 7
    layer.mask = mask
    let shown = LayerSnapshot(of: layer)
    expect(shown?.mask?.bounds.width == 7 && shown?.sublayers.isEmpty == true)
  }

  @Test func animatedPropertiesHaveTheirMomentaryValues() throws {
    HostSimulator(device: .phone47).makeCurrent()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    window.isHidden = false
    HostSimulator.current.step()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    HostSimulator.current.advance(by: 0.5)
    let opacity = try #require(LayerSnapshot(of: view)?.opacity)
    expect(abs(opacity - 0.5) < 0.02 && view.alpha == 0)
    HostSimulator.current.advance(by: 1)
    expectEqual(LayerSnapshot(of: view)?.opacity, 0)
  }

  @Test func textIsInTheMiddleOfItsLabel() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    label.text = "Title"
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    label.textColor = .red
    label.textAlignment = .center
    let line = try #require(LayerSnapshot(of: label)?.text.first)
    let width = label.font.width(of: "Title")
    expect(line.text == "Title" && line.fontSize == 20 && line.fontWeight == 600)
    expect(line.width == width && line.x == (200 - width) / 2)
    expectLess(abs(line.baseline - (25 - 23.8671875 / 2 + 20 * 0.9521484375)), 1e-9)
    expectEqual(line.color, .init(red: 1, green: 0, blue: 0, alpha: 1))
    label.bounds.origin.y = 100
    try expectEqual(#require(LayerSnapshot(of: label)?.text.first).baseline, line.baseline + 100)
  }

  @Test func textFollowsTheLightOrDarkLook() {
    HostSimulator(device: .phone47).makeCurrent()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    label.text = "Title"
    expectEqual(LayerSnapshot(of: label)?.text.first?.color.red, 0)
    label.overrideUserInterfaceStyle = .dark
    expectEqual(LayerSnapshot(of: label)?.text.first?.color.red, 1)
    label.textColor = .clear
    expectEqual(LayerSnapshot(of: label)?.text, [])
  }

  @Test func picturesAreNamedByTheirBytes() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = try #require(UIImage(data: Data(ImageHeaderTests.png)))
    view.addSubview(UIImageView(image: image))
    let shown = try #require(LayerSnapshot(of: view)?.sublayers.first?.image)
    expectEqual(LayerSnapshot.imageData(below: view.layer), [shown.identifier: Data(ImageHeaderTests.png)])
  }

  @Test func viewsTellTheirAccessibilityNames() {
    let view = UIView()
    view.accessibilityIdentifier = "header"
    view.accessibilityLabel = "Header"
    let shown = LayerSnapshot(of: view)
    expect(shown?.accessibilityIdentifier == "header" && shown?.accessibilityLabel == "Header")
  }

  @Test func aScreenShowsItsVisibleWindows() {
    let simulator = HostSimulator(device: .phone47)
    simulator.makeCurrent()
    let windows = (1...3).map { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: $0)) }
    windows[0].windowLevel = .alert
    for window in windows { window.isHidden = false }
    windows[1].isHidden = true
    let shown = LayerSnapshot(screenOf: simulator)
    expectEqual(shown.bounds, CGRect(x: 0, y: 0, width: 375, height: 667))
    expectEqual(shown.sublayers.map(\.bounds.height), [3, 1])
  }
}
