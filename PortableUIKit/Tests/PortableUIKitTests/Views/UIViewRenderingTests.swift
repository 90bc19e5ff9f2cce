import PortableUIKit
import Testing

@MainActor struct UIViewRenderingTests {
  private let simulator = HostSimulator(device: .phone47)

  @Test("the layer shows what the view says")
  func viewAndLayer() {
    simulator.makeCurrent()
    let view = UIView()
    view.backgroundColor = .red
    view.clipsToBounds = true
    view.isHidden = true
    expectEqual(view.layer.backgroundColor, UIColor.red.cgColor)
    expect(view.layer.masksToBounds && view.layer.isHidden)
    view.backgroundColor = nil
    expectNil(view.layer.backgroundColor)
  }

  @Test("a dynamic background follows the traits")
  func dynamicBackground() {
    simulator.makeCurrent()
    let view = UIView()
    view.backgroundColor = .systemBackground
    let light = view.layer.backgroundColor
    view.overrideUserInterfaceStyle = .dark
    expectNotEqual(view.layer.backgroundColor, light)
    expectEqual(view.backgroundColor, .systemBackground)
  }

  @Test("[A] the tint color is inherited unless set, and subviews are notified of changes")
  func tintColor() {
    simulator.makeCurrent()
    let parent = TintView()
    let child = TintView()
    let own = TintView()
    parent.addSubview(child)
    parent.addSubview(own)
    own.tintColor = .green
    let before = own.changes
    parent.tintColor = .red
    expect(child.tintColor == .red && own.tintColor == .green)
    expect(parent.changes == 1 && child.changes == 1 && own.changes == before)
    parent.tintColor = nil
    expect(child.tintColor == .systemBlue && child.changes == 2)
  }

  @Test("[A] a mask belongs to no superview; its layer masks the layer")
  func mask() {
    simulator.makeCurrent()
    let view = UIView()
    let mask = UIView()
    UIView().addSubview(mask)
    view.mask = mask
    expect(mask.superview == nil && view.layer.mask === mask.layer)
    expect(view.subviews.isEmpty && view.layer.sublayers == nil)
    view.mask = nil
    expect(view.layer.mask == nil && mask.layer.superlayer == nil)
  }

  @Test("a snapshot keeps what was there")
  func snapshot() throws {
    simulator.makeCurrent()
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(child)
    child.backgroundColor = .blue
    expectNil(view.snapshotView(afterScreenUpdates: false), "it was never shown")
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    child.frame = .zero
    child.backgroundColor = .red
    expectEqual(snapshot.bounds, CGRect(x: 0, y: 0, width: 70, height: 80))
    let picture = try #require(snapshot.layer.sublayers?.first)
    expectEqual(picture.frame, snapshot.bounds)
    expectEqual(picture.sublayers?.first?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(picture.sublayers?.first?.backgroundColor, UIColor.blue.cgColor)
  }

  @Test("[A] a resizable picture shows a part of a view; its edges keep their size when it's resized")
  func resizableSnapshot() throws {
    switchOn(.phone47)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let caps = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    let part = CGRect(x: 10, y: 0, width: 80, height: 60)
    expectNil(
      view.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: caps),
      "it was never shown")
    let picture = try #require(
      view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: caps))
    expectEqual(picture.bounds.size, part.size)
    expectEqual(picture.layer.sublayers?.map(\.bounds.minX), [10, 20, 70])
    picture.frame.size = CGSize(width: 180, height: 30)
    picture.layoutIfNeeded()
    let frames = picture.layer.sublayers?.map(\.frame)
    expectEqual(
      frames,
      [
        CGRect(x: 0, y: 0, width: 10, height: 30), CGRect(x: 10, y: 0, width: 150, height: 30),
        CGRect(x: 160, y: 0, width: 20, height: 30),
      ])
    view.backgroundColor = .red
    expectEqual(picture.layer.sublayers?.first?.sublayers?.first?.backgroundColor, nil, "it's static")
  }

  @Test("a recognizer belongs to one view")
  func recognizers() {
    simulator.makeCurrent()
    let first = UIView()
    let second = UIView()
    let pan = UIPanGestureRecognizer()
    expectNil(first.gestureRecognizers)
    first.addGestureRecognizer(pan)
    first.addGestureRecognizer(pan)
    expect(first.gestureRecognizers?.count == 1 && pan.view === first)
    second.addGestureRecognizer(pan)
    expect(first.gestureRecognizers == nil && pan.view === second)
    second.gestureRecognizers = nil
    expectNil(pan.view)
  }
}

private final class TintView: UIView {
  var changes = 0
  override func tintColorDidChange() { changes += 1 }
}
