import PortableUIKit
import Testing

@MainActor struct BackdropBlurTests {
  private func blurs(in view: UIView) throws -> [Double] {
    func found(_ layer: LayerSnapshot) -> [Double] {
      (layer.backdropBlur > 0 ? [layer.backdropBlur] : []) + layer.sublayers.flatMap(found)
    }
    return found(try #require(LayerSnapshot(of: view)))
  }

  @Test("what lies behind a blur effect is blurred, and behind no effect it is not")
  func visualEffect() throws {
    switchOn(.phone47)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    try expectEqual(blurs(in: view), [20])
    view.effect = nil
    try expectEqual(blurs(in: view), [])
    view.effect = UIVisualEffect()
    try expectEqual(blurs(in: view), [])
  }

  @Test("a translucent bar blurs what runs under it, an opaque one does not")
  func bars() throws {
    switchOn(.phone47)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.layoutIfNeeded()
    expect(bar.isTranslucent)
    try expectEqual(blurs(in: bar), [20])
    bar.isTranslucent = false
    bar.layoutIfNeeded()
    try expectEqual(blurs(in: bar), [])
  }

  @Test("the blur is written and read back, and left out where there is none")
  func coding() throws {
    var shown = LayerSnapshot(position: .zero, bounds: .zero)
    expect(!shown.json.contains("backdropBlur"))
    shown.backdropBlur = 12.5
    expect(shown.json.contains(#""backdropBlur":12.5"#))
    let encoded = try JSONEncoder().encode(shown)
    try expectEqual(JSONDecoder().decode(LayerSnapshot.self, from: encoded), shown)
    try expectEqual(JSONDecoder().decode(LayerSnapshot.self, from: Data(shown.json.utf8)).backdropBlur, 12.5)
  }
}
