import Foundation
import PortableUIKit
import Testing

/// A view of an app, with a property of its own. At file level, because an archive stores the names of classes.
final class ArchivedBadge: UIView {
  var count = 0

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    count = coder.decodeInteger(forKey: "count")
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(count, forKey: "count")
  }
}

final class ArchivedController: UIViewController {}

@MainActor struct ViewArchiveTests {
  /// Archives an object and reads the archive.
  private func copied<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.requiresSecureCoding = false
    return try #require(coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
  }

  /// A coder that contains nothing, as tests use for `init(coder:)`.
  private func emptyCoder() throws -> NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  }

  @Test("[A] a view can be copied with an archive, together with its subviews and what its class encodes")
  func copying() throws {
    switchOn(.phone47)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 200))
    view.alpha = 0.5
    view.tag = 7
    view.clipsToBounds = true
    view.contentMode = .bottomRight
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.backgroundColor = .red
    view.bounds.origin.y = 30
    let badge = ArchivedBadge(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    badge.count = 12
    badge.isHidden = true
    badge.isUserInteractionEnabled = false
    view.addSubview(badge)
    let copy = try copied(view)
    expect(copy !== view && copy.frame == view.frame && copy.bounds == view.bounds)
    expect(copy.alpha == 0.5 && copy.tag == 7 && copy.clipsToBounds && copy.contentMode == .bottomRight)
    expect(copy.autoresizingMask == view.autoresizingMask && copy.isUserInteractionEnabled)
    expectEqual(copy.backgroundColor?.cgColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    let other = try #require(copy.subviews.first as? ArchivedBadge)
    expect(
      other.count == 12 && other.frame == badge.frame && other.isHidden && !other.isUserInteractionEnabled)
    expectSame(other.superview, copy)
  }

  @Test("a color that adapts to the appearance still does in a copy")
  func dynamicColors() throws {
    switchOn(.phone47)
    let view = UIView()
    view.backgroundColor = .systemBackground
    let copy = try copied(view)
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      var (white, expected) = (CGFloat(-1), CGFloat(-2))
      copy.backgroundColor?.resolvedColor(with: traits).getWhite(&white, alpha: nil)
      UIColor.systemBackground.resolvedColor(with: traits).getWhite(&expected, alpha: nil)
      expectEqual(white, expected)
    }
  }

  @Test("[A] what an archive lacks keeps its default")
  func empty() throws {
    switchOn(.phone47)
    let view = try #require(ArchivedBadge(coder: emptyCoder()))
    expect(view.frame == .zero && view.alpha == 1 && !view.isHidden && view.subviews.isEmpty)
    expect(view.isUserInteractionEnabled && view.backgroundColor == nil && view.count == 0)
    let controller = try #require(ArchivedController(coder: emptyCoder()))
    expect(controller.title == nil && controller.view.bounds == UIScreen.main.bounds)
  }

  @Test("[A] a controller's archive has its title")
  func controllers() throws {
    switchOn(.phone47)
    let controller = ArchivedController()
    controller.title = "Title"
    expectEqual(try copied(controller).title, "Title")
  }

  @Test("[A] views that code creates don't wake up from a nib")
  func nibs() {
    final class Sleeper: UIView {
      var count = 0
      override func awakeFromNib() {
        super.awakeFromNib()
        count += 1
      }
    }
    let simulator = HostSimulator.fresh()
    let (window, view) = (UIWindow(), Sleeper())
    window.addSubview(view)
    window.isHidden = false
    simulator.step()
    expectEqual(view.count, 0)
  }
}
