import PortableUIKit
import Testing

@MainActor struct UIColorTests {
  let light = UITraitCollection(userInterfaceStyle: .light)
  let dark = UITraitCollection(userInterfaceStyle: .dark)

  func parts(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test("[T: MDC] colors of one model with the same numbers are equal")
  func sameNumbersAreEqual() {
    expectEqual(UIColor(white: 1, alpha: 1), UIColor(white: 1, alpha: 1))
    expectEqual(UIColor.white, UIColor(white: 1, alpha: 1))
    expectEqual(Set([UIColor(white: 0, alpha: 1), .black]).count, 1)
    expectEqual(UIColor.red.cgColor, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    expectNotEqual(UIColor.red, UIColor.red.withAlphaComponent(0.5))
  }

  @Test("[K] a gray and the same color of three components differ")
  func modelsDiffer() {
    expectNotEqual(UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    expectNotEqual(UIColor.white.cgColor, CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    expect(UIColor.white.cgColor.components == [1, 1] && UIColor.white.cgColor.numberOfComponents == 2)
    expectEqual(UIColor.orange.cgColor.components, [1, 0.5, 0, 1])
    expectEqual(UIColor.orange.cgColor.numberOfComponents, 4)
  }

  @Test func greysHaveThreeEqualParts() {
    expectEqual(parts(UIColor(white: 0.25, alpha: 0.5)), [0.25, 0.25, 0.25, 0.5])
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    expect(UIColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 0.3).getWhite(&white, alpha: &alpha))
    expect(white == 0.4 && alpha == 0.3)
  }

  @Test func alphaIsBroughtIntoItsRange() {
    expectEqual(UIColor(white: 0, alpha: 7), .black)
    expectEqual(UIColor.black.withAlphaComponent(-1).cgColor.alpha, 0)
    expectEqual(UIColor.red.cgColor.copy(alpha: 0.5), UIColor.red.withAlphaComponent(0.5).cgColor)
  }

  @Test(
    arguments: [
      (0, [1, 0, 0]), (1.0 / 6, [1, 1, 0]), (1.0 / 3, [0, 1, 0]), (0.5, [0, 1, 1]), (2.0 / 3, [0, 0, 1]),
      (5.0 / 6, [1, 0, 1]), (1, [1, 0, 0]), (1.0 / 12, [1, 0.5, 0]),
    ] as [(CGFloat, [CGFloat])])
  func huesGoOnceAround(hue: CGFloat, expected: [CGFloat]) {
    let found = parts(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1))
    for (one, other) in zip(found, expected) { expectLess(abs(one - other), 1e-12) }
  }

  @Test func paleAndDarkHues() {
    expectEqual(parts(UIColor(hue: 0, saturation: 0.5, brightness: 0.8, alpha: 1)), [0.8, 0.4, 0.4, 1])
    expectEqual(parts(UIColor(hue: 0.4, saturation: 0, brightness: 0.5, alpha: 1)), [0.5, 0.5, 0.5, 1])
  }

  @Test("[A] a dynamic color resolves for traits")
  func dynamicColorsResolveForTraits() {
    let color = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .red : .blue })
    expect(color.resolvedColor(with: light) == .blue && color.resolvedColor(with: dark) == .red)
    expectEqual(color.withAlphaComponent(0.5).resolvedColor(with: dark), UIColor.red.withAlphaComponent(0.5))
    expect(color == color && color != UIColor(dynamicProvider: { _ in .blue }))
    expectSame(UIColor.red.resolvedColor(with: dark), UIColor.red)
  }

  @Test("[K] system colors have iOS's numbers in both looks")
  func systemColorsHaveTwoLooks() {
    expectEqual(UIColor.systemBlue, UIColor.systemBlue)
    let blue: [CGFloat] = [0, 122.0 / 255, 1, 1]
    let darkBlue: [CGFloat] = [10.0 / 255, 132.0 / 255, 1, 1]
    expectEqual(parts(UIColor.systemBlue.resolvedColor(with: light)), blue)
    expectEqual(parts(UIColor.systemBlue.resolvedColor(with: dark)), darkBlue)
    expectEqual(UIColor.label.resolvedColor(with: light), .black)
    expectEqual(UIColor.label.resolvedColor(with: dark), .white)
    expectEqual(UIColor.systemBackground.resolvedColor(with: dark), .black)
    expectEqual(UIColor.separator.resolvedColor(with: light).cgColor.alpha, 0.29)
  }

  @Test("[A] cgColor of a dynamic color follows UITraitCollection.current")
  func cgColorFollowsTheCurrentTraits() {
    HostSimulator(device: .phone47).makeCurrent()
    let before = UITraitCollection.current
    defer { UITraitCollection.current = before }
    UITraitCollection.current = dark
    expectEqual(UIColor.systemBackground.cgColor, UIColor.black.cgColor)
    UITraitCollection.current = light
    expectEqual(UIColor.systemBackground.cgColor, UIColor.white.cgColor)
  }
}
