import Foundation
import Testing

@testable import PortableUIKit

@MainActor struct RenderingModeTests {
  private let size = CGSize(width: 8, height: 4)

  private var square: UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func shown(_ image: UIImage?, tint: UIColor = .red) -> String {
    let view = UIImageView(image: image)
    view.tintColor = tint
    return text(of: view)
  }

  private func text(of view: UIView) -> String {
    let data = LayerSnapshot.imageData(below: view.layer).values.map { String(decoding: $0, as: UTF8.self) }
    return data.joined()
  }

  @Test("[A] a template is shown in the tint color, an image without a mode as it is")
  func modes() {
    switchOn(.phone47)
    let image = square
    let template = image.withRenderingMode(.alwaysTemplate)
    expect(image.renderingMode == .automatic && template.renderingMode == .alwaysTemplate)
    expectEqual(template.size, size)
    expectEqual(shown(image), String(decoding: image.data, as: UTF8.self))
    expect(shown(template).contains("flood-color=\"rgb(255,0,0)\""))
    expect(shown(template, tint: .blue).contains("flood-color=\"rgb(0,0,255)\""))
    expectEqual(shown(template.withRenderingMode(.alwaysOriginal)), shown(image))
  }

  @Test("[A] a symbol is a template, unless its mode says otherwise")
  func symbols() {
    switchOn(.phone47)
    let symbol = UIImage(systemName: "plus")
    expect(shown(symbol).contains("rgb(255,0,0)"))
    let original = symbol?.withRenderingMode(.alwaysOriginal)
    expect(!shown(original).contains("rgb(255,0,0)") && original?.isSymbolImage == true)
  }

  @Test(
    "[K] system buttons, bars, tabs, and segments show images without a mode as templates; other buttons don't"
  )
  func automatic() {
    let simulator = HostSimulator.fresh()
    let image = square
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.tintColor = .red
    window.isHidden = false
    func shown(in view: UIView) -> Bool {
      window.addSubview(view)
      view.sizeToFit()
      simulator.step()
      defer { view.removeFromSuperview() }
      return text(of: view).contains("flood-color")
    }
    let (system, custom) = (UIButton(type: .system), UIButton(type: .custom))
    for button in [system, custom] { button.setImage(image, for: .normal) }
    expect(shown(in: system) && !shown(in: custom))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let item = UINavigationItem(title: "")
    item.rightBarButtonItem = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    bar.items = [item]
    expect(shown(in: bar))
    item.rightBarButtonItem?.image = image.withRenderingMode(.alwaysOriginal)
    expect(!shown(in: bar))
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    tabs.items = [UITabBarItem(title: "A", image: image, tag: 0)]
    expect(shown(in: tabs))
    expect(shown(in: UISegmentedControl(items: [image, "B"])))
  }

  @Test("[A] a pattern fills a view with tiles that begin at the origin of its coordinates")
  func patterns() throws {
    switchOn(.phone47)
    let color = UIColor(patternImage: square)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = color
    view.layer.cornerRadius = 5
    view.bounds.origin.y = 3
    let snapshot = try #require(LayerSnapshot(of: view))
    expectNil(snapshot.backgroundColor)
    let tiles = try #require(snapshot.sublayers.first)
    expect(tiles.cornerRadius == 5 && tiles.masksToBounds && tiles.image?.frame == view.bounds)
    let svg = text(of: view)
    expect(svg.contains("width=\"8\" height=\"4\"><image") && svg.contains("viewBox=\"0 3 20 10\""))
    let name = try #require(tiles.image?.identifier)
    expectNotNil(LayerSnapshot.imageData(below: view.layer)[name])
  }

  @Test("[A] a pattern has no components of red, green, and blue, is equal to itself, and can be drawn with")
  func patternColors() {
    switchOn(.phone47)
    let (image, other) = (square, square)
    let color = UIColor(patternImage: image)
    var red: CGFloat = 7
    expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 7)
    expect(!color.getWhite(&red, alpha: nil) && red == 7)
    expect(color == UIColor(patternImage: image) && color != UIColor(patternImage: other))
    expectEqual(color.withAlphaComponent(0.5).cgColor.alpha, 0.5)
    expectEqual(color.withAlphaComponent(0.5).cgColor.components, [0.5])
    let drawn = UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    expect(String(decoding: drawn.data, as: UTF8.self).contains("fill=\"url(#p1)\""))
  }

  @Test("a label's text is in front of its pattern")
  func textInFront() throws {
    switchOn(.phone47)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "Text"
    label.backgroundColor = UIColor(patternImage: square)
    label.layer.display()
    let snapshot = try #require(LayerSnapshot(of: label))
    expect(snapshot.text.isEmpty && snapshot.sublayers.count == 2)
    expect(snapshot.sublayers[0].image != nil && snapshot.sublayers[1].text.first?.text == "Text")
  }
}
