import PortableUIKit
import Testing

@MainActor struct UIViewAutoresizingTests {
  private let simulator = HostSimulator(device: .phone47)

  /// A view of 20 × 20 at (10, 30) in one of 100 × 100, which then becomes 200 × 140.
  private func resized(_ mask: UIView.AutoresizingMask, child frame: CGRect? = nil) -> CGRect {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: frame ?? CGRect(x: 10, y: 30, width: 20, height: 20))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 200, height: 140)
    return child.frame
  }

  @Test("[A, K, T] flexible parts take the change, in proportion to their lengths")
  func flexibleParts() {
    simulator.makeCurrent()
    let parts: [(String, UIView.AutoresizingMask, CGRect)] = [
      ("without a mask the frame stays", [], CGRect(x: 10, y: 30, width: 20, height: 20)),
      ("the width takes all", .flexibleWidth, CGRect(x: 10, y: 30, width: 120, height: 20)),
      ("the height takes all", .flexibleHeight, CGRect(x: 10, y: 30, width: 20, height: 60)),
      ("the left margin takes all", .flexibleLeftMargin, CGRect(x: 110, y: 30, width: 20, height: 20)),
      ("the top margin takes all", .flexibleTopMargin, CGRect(x: 10, y: 70, width: 20, height: 20)),
      (
        "the frame stays beside margins that take all", [.flexibleRightMargin, .flexibleBottomMargin],
        CGRect(x: 10, y: 30, width: 20, height: 20)
      ),
      (
        "10, 20, and 70 of 100 grow by 100", [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
        CGRect(x: 20, y: 30, width: 40, height: 20)
      ),
      (
        "10 and 20 grow by 100", [.flexibleLeftMargin, .flexibleWidth],
        CGRect(x: 10 + 100.0 / 3, y: 30, width: 20 + 200.0 / 3, height: 20)
      ),
      (
        "30 and 50 grow by 40", [.flexibleTopMargin, .flexibleBottomMargin],
        CGRect(x: 10, y: 45, width: 20, height: 20)
      ),
    ]
    for (name, mask, expected) in parts {
      let frame = resized(mask)
      expect(isNear(frame, expected), "\(name): \(frame)")
    }
    let empty = resized(
      [.flexibleLeftMargin, .flexibleWidth], child: CGRect(x: 0, y: 0, width: 0, height: 10))
    expectEqual(empty, CGRect(x: 50, y: 0, width: 50, height: 10), "parts without length share equally")
  }

  @Test("[K] lengths lost at size zero don't come back")
  func zeroSizedSuperview() {
    simulator.makeCurrent()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let inset = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 100))
    inset.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    parent.addSubview(child)
    parent.addSubview(inset)
    parent.frame.size = .zero
    parent.frame.size = CGSize(width: 90, height: 90)
    expectEqual(child.frame, parent.bounds, "one flexible part takes all")
    expect(inset.frame.origin.x == 30 && inset.frame.width == 30, "shared equally now")
  }

  @Test("a transformed subview keeps its transform; the size below it changes")
  func transformedSubview() {
    simulator.makeCurrent()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    child.transform = CGAffineTransform(translationX: 0, y: 30)
    parent.bounds.size = CGSize(width: 100, height: 160)
    expectEqual(child.bounds.size, CGSize(width: 100, height: 160))
    expectEqual(child.frame, CGRect(x: 0, y: 30, width: 100, height: 160))
  }

  @Test("resizing goes down the tree in one go")
  func nested() {
    simulator.makeCurrent()
    let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for (parent, child) in zip(views, views.dropFirst()) {
      child.autoresizingMask = .flexibleWidth
      parent.addSubview(child)
    }
    views[0].layer.bounds.size.width = 25
    expectEqual(views[3].bounds.width, 25)
  }
}
