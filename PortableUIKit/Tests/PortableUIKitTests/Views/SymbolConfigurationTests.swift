import Testing

@testable import PortableUIKit

@MainActor @Suite("Symbol configurations") struct SymbolConfigurationTests {
  typealias Configuration = UIImage.SymbolConfiguration

  private func symbol(_ configuration: Configuration?) throws -> UIImage {
    try #require(UIImage(systemName: "plus", withConfiguration: configuration))
  }

  private func text(_ image: UIImage) -> String { String(decoding: image.data, as: UTF8.self) }

  @Test("the size follows the point size and the scale")
  func size() throws {
    try expectEqual(symbol(nil).size, CGSize(width: 20, height: 20))
    expect(isNear(try symbol(Configuration(pointSize: 34)).size.width, 40))
    let small = try symbol(Configuration(pointSize: 17, weight: .regular, scale: .small)).size.width
    let large = try symbol(Configuration(scale: .large)).size.width
    expect(small < 20 && large > 20)
    try expectEqual(symbol(Configuration(pointSize: .nan)).size.width, 20)
    let title = UIFont.preferredFont(forTextStyle: .title1).pointSize
    expect(isNear(try symbol(Configuration(textStyle: .title1)).size.width, 20 * title / 17))
  }

  @Test("heavier symbols have wider lines; the drawing fills the size")
  func weight() throws {
    let image = try symbol(Configuration(pointSize: 34, weight: .bold))
    expect(text(image).contains("stroke-width=\"3\"") && text(image).contains("width=\"40\""))
    expect(text(image).contains("viewBox=\"0 0 20 20\""))
    let heavy = Configuration(font: .systemFont(ofSize: 17, weight: .heavy))
    expectEqual(heavy.lineFactor, Configuration(weight: .heavy).lineFactor)
  }

  @Test("[A] applying a configuration replaces what it specifies")
  func applying() throws {
    let merged = Configuration(pointSize: 34, weight: .bold).applying(Configuration(weight: .thin))
    expectEqual(merged, Configuration(pointSize: 34, weight: .thin))
    expect(merged.applying(nil) == merged && merged.applying(Configuration.unspecified) == merged)
    let image = try symbol(Configuration(pointSize: 34))
    let changed = try #require(image.applyingSymbolConfiguration(Configuration(weight: .bold)))
    expect(
      isNear(changed.size.width, 40)
        && changed.symbolConfiguration == Configuration(pointSize: 34, weight: .bold))
    expect(changed.isSymbolImage && !UIImage().isSymbolImage)
    expectNil(UIImage().applyingSymbolConfiguration(Configuration(scale: .large)))
  }

  @Test("an image view prefers a configuration for symbols that don't specify it, and keeps it when tinted")
  func imageView() throws {
    let view = UIImageView(image: try symbol(nil))
    view.preferredSymbolConfiguration = Configuration(pointSize: 34, weight: .bold)
    expect(isNear(view.intrinsicContentSize.width, 40))
    view.image = try symbol(Configuration(pointSize: 17))
    expectEqual(view.intrinsicContentSize.width, 20)
    view.tintColor = .red
    let shown = try #require(view.layer.contents as? ImageContent)
    expect(text(shown.image).contains("stroke-width=\"3\"") && text(shown.image).contains("rgb(255,0,0)"))
  }

  @Test("[A] raw values are those of UIKit")
  func rawValues() {
    expect(UIImage.SymbolScale.default.rawValue == -1 && UIImage.SymbolScale.large.rawValue == 3)
    expect(UIImage.SymbolWeight.ultraLight.rawValue == 1 && UIImage.SymbolWeight.black.rawValue == 9)
  }
}
