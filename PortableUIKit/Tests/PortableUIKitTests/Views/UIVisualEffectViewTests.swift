import PortableUIKit
import Testing

@MainActor struct UIVisualEffectViewTests {
  @Test("[A] the content view fills the bounds and lies in front of the effect")
  func contentView() throws {
    switchOn(.phone47)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    view.contentView.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    expectEqual(view.contentView.frame, view.bounds)
    let parts = try #require(LayerSnapshot(of: view)).sublayers
    expectEqual(parts.map(\.bounds.size), [view.bounds.size, view.bounds.size])
    expectEqual(parts[1].sublayers.count, 1)
    let tint = try #require(parts[0].backgroundColor)
    expect(tint.alpha < 1 && tint.red < 0.2)
  }

  @Test("[A] effects can be made without saying more: one without look, one of regular glass")
  func plainEffects() throws {
    switchOn(.phone47)
    func tint(_ effect: UIVisualEffect) throws -> LayerSnapshot.Color? {
      let view = UIVisualEffectView(effect: effect)
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      return try #require(LayerSnapshot(of: view)).sublayers[0].backgroundColor
    }
    try expectNil(tint(UIVisualEffect()))
    try expectEqual(tint(UIBlurEffect()), tint(UIBlurEffect(style: .regular)))
  }

  @Test("a visual effect view is drawn as a tint; without an effect it is clear")
  func effect() throws {
    switchOn(.phone47)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    func tint() throws -> LayerSnapshot.Color? {
      try #require(LayerSnapshot(of: view)).sublayers[0].backgroundColor
    }
    try expectGreater(#require(try tint()).red, 0.9)
    view.overrideUserInterfaceStyle = .dark
    try expectLess(#require(try tint()).red, 0.2)
    view.effect = nil
    try expectNil(tint())
  }
}
