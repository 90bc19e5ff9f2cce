import Foundation
import Testing

@testable import PortableUIKit

@MainActor struct UIImageTests {
  /// A folder of files that goes with the test.
  final class Resources {
    let bundle: Bundle
    private let folder: URL

    init(_ files: [String: Data]) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
      bundle = try #require(Bundle(path: folder.path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  /// The beginning of a PNG file of so many pixels each way.
  private func png(_ side: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8))
      + Data([0, 0, 0, side, 0, 0, 0, side, 8, 6, 0, 0, 0])
  }

  private func scale(_ value: CGFloat) -> UITraitCollection {
    UITraitCollection(traits: UITraitCollection.Traits(displayScale: value))
  }

  @Test("[K] a file for the wanted scale is taken, then the next larger, then the next smaller")
  func namedForScale() throws {
    HostSimulator(device: .phone47).makeCurrent()
    let resources = try Resources([
      "all.png": png(10), "all@2x.png": png(20), "all@3x.png": png(30), "some.png": png(10),
      "some@3x.png": png(30),
    ])
    func pixels(_ name: String, _ wanted: CGFloat) -> CGFloat {
      let image = UIImage(named: name, in: resources.bundle, compatibleWith: scale(wanted))
      expectEqual(image?.size, CGSize(width: 10, height: 10), "\(name) at \(wanted)")
      return (image?.scale ?? 0) * 10
    }
    expectEqual([1, 2, 3].map { pixels("all", $0) }, [10, 20, 30])
    expectEqual([1, 2, 3].map { pixels("some", $0) }, [10, 30, 30])
    // The device's scale is 2.
    expectEqual(UIImage(named: "all", in: resources.bundle, compatibleWith: nil)?.scale, 2)
  }

  @Test("[A] a name may have its extension; without one PNG comes before JPEG; what is no picture is nil")
  func named() throws {
    HostSimulator(device: .phone47).makeCurrent()
    let resources = try Resources([
      "one.jpg": png(4), "one.png": png(6), "two.jpeg": png(8), "bad.png": Data([1]),
    ])
    func side(_ name: String) -> CGFloat? {
      UIImage(named: name, in: resources.bundle, compatibleWith: nil)?.size.width
    }
    expect(side("one") == 6 && side("one.jpg") == 4 && side("one.png") == 6 && side("two") == 8)
    expect(side("bad") == nil && side("none") == nil && side("") == nil)
    expectNil(UIImage(named: "there is no such resource"))
  }

  @Test(
    "[A] there are signs for the names that are documented, each its own",
    arguments: [
      "plus", "minus", "xmark", "checkmark", "circle", "ellipsis", "magnifyingglass", "line.3.horizontal",
      "square.and.arrow.up", "chevron.left", "chevron.right", "chevron.up", "chevron.down", "arrow.left",
      "arrow.right", "arrow.up", "arrow.down", "arrow.clockwise", "chevron.backward", "chevron.forward",
    ])
  func symbols(name: String) throws {
    HostSimulator(device: .phoneNotch).makeCurrent()
    let image = try #require(UIImage(systemName: name))
    expect(image.size == CGSize(width: 20, height: 20) && image.scale == 3)
    expect(String(decoding: image.data, as: UTF8.self).contains("<path"))
    let other = try #require(UIImage(systemName: name == "plus" ? "minus" : "plus"))
    expectNotEqual(image.identifier, other.identifier)
    expectNil(UIImage(systemName: name + ".unknown"))
  }

  @Test("[A] an image view shows a symbol in its tint color, other pictures as they are")
  func tint() throws {
    HostSimulator(device: .phone47).makeCurrent()
    let view = UIImageView(image: UIImage(systemName: "xmark"))
    func shown() throws -> String {
      let image = try #require(LayerSnapshot(of: view)?.image)
      let data = try #require(LayerSnapshot.imageData(below: view.layer)[image.identifier])
      return String(decoding: data, as: UTF8.self)
    }
    let box = UIView()
    box.addSubview(view)
    box.tintColor = .red
    try expect(shown().contains("rgb(255,0,0)"))
    view.tintColor = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .green })
    try expect(shown().contains("rgb(0,255,0)"))
    box.overrideUserInterfaceStyle = .dark
    try expect(shown().contains("rgb(255,255,255)"))
    let plain = try #require(UIImage(data: png(4)))
    view.image = plain
    expectEqual(LayerSnapshot(of: view)?.image?.identifier, plain.identifier)
  }
}
