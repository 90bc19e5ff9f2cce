import PortableUIKit
import Testing

struct EdgeInsetsTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test("[K] insets move the origin and shrink the size")
  func insetsMoveTheOriginAndShrinkTheSize() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(rect.inset(by: insets), CGRect(x: 12, y: 21, width: 94, height: 46))
    expectEqual(rect.inset(by: .zero), rect)
  }

  @Test("[K] large insets give a negative size, unlike insetBy")
  func largeInsetsGiveANegativeSize() {
    let inset = rect.inset(by: UIEdgeInsets(top: 40, left: 0, bottom: 40, right: 0))
    expect(inset.size.height == -30 && inset.origin.y == 60)
    expect(rect.insetBy(dx: 0, dy: 40).isNull)
  }

  @Test func codedAsListsOfFourNumbers() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let data = try JSONEncoder().encode(insets)
    try expectEqual(JSONDecoder().decode([Double].self, from: data), [1, 2, 3, 4])
    try expectEqual(JSONDecoder().decode(UIEdgeInsets.self, from: data), insets)
    let directional = NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1)
    let other = try JSONEncoder().encode(directional)
    try expectEqual(JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: other), directional)
    try expectEqual(JSONDecoder().decode([Double].self, from: other), [4, 3, 2, 1])
  }

  @Test("[A] members have UIKit's bits")
  func edgesAndCornersHaveTheirBits() {
    expectEqual([UIRectEdge.top, .left, .bottom, .right, .all].map(\.rawValue), [1, 2, 4, 8, 15])
    expectEqual(
      [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight, .allCorners].map(\.rawValue),
      [1, 2, 4, 8, .max])
    expectEqual([NSDirectionalRectEdge.top, .leading, .bottom, .trailing].map(\.rawValue), [1, 2, 4, 8])
  }

  @Test func vectorsAreZeroByDefault() throws {
    expect(CGVector() == .zero && CGVector.zero.dx == 0)
    let data = try JSONEncoder().encode(CGVector(dx: 1, dy: -2))
    try expectEqual(JSONDecoder().decode([Double].self, from: data), [1, -2])
    try expectEqual(JSONDecoder().decode(CGVector.self, from: data), CGVector(dx: 1, dy: -2))
  }
}
