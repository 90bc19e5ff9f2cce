import PortableUIKit
import Testing

struct CGAffineTransformTests {
  let scale = CGAffineTransform(scaleX: 2, y: 3)
  let shift = CGAffineTransform(translationX: 10, y: 20)

  @Test("[A] transforms are done in their order; translatedBy, scaledBy, and rotated come before the others")
  func order() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    // What happens, the transform, a point, and where it goes.
    let cases: [(String, CGAffineTransform, CGPoint, CGPoint)] = [
      ("scaled, then moved", scale.concatenating(shift), CGPoint(x: 1, y: 1), CGPoint(x: 12, y: 23)),
      ("moved, then scaled", shift.concatenating(scale), CGPoint(x: 1, y: 1), CGPoint(x: 22, y: 63)),
      ("moved before the scaling", double.translatedBy(x: 10, y: 0), .zero, CGPoint(x: 20, y: 0)),
      ("scaled before the move", shift.scaledBy(x: 2, y: 3), CGPoint(x: 1, y: 1), CGPoint(x: 12, y: 23)),
      ("turned before the move", shift.rotated(by: .pi / 2), CGPoint(x: 1, y: 0), CGPoint(x: 10, y: 21)),
      ("x turns to y", CGAffineTransform(rotationAngle: .pi / 2), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)),
    ]
    for (name, transform, point, place) in cases {
      let found = point.applying(transform)
      expect(isNear(found, place, within: 1e-12), "\(name): \(found)")
    }
    expectEqual(double.translatedBy(x: 10, y: 0), CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 0))
  }

  @Test func inverseUndoesTheTransform() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let point = CGPoint(x: 4, y: 9)
    let back = point.applying(transform).applying(transform.inverted())
    expect(abs(back.x - point.x) < 1e-12 && abs(back.y - point.y) < 1e-12)
    expectEqual(shift.inverted(), CGAffineTransform(translationX: -10, y: -20))
  }

  @Test("[A] a singular transform's inverse is itself")
  func singularTransformIsItsOwnInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    expectEqual(flat.inverted(), flat)
  }

  @Test func onlyTheIdentityIsIdentity() {
    expect(CGAffineTransform.identity.isIdentity)
    expect(!CGAffineTransform().isIdentity)
    expect(!CGAffineTransform(translationX: 0, y: 0.1).isIdentity)
    expectNotEqual(CGAffineTransform(), .identity)
  }

  @Test func sizesIgnoreTheTranslation() {
    let size = CGSize(width: 10, height: 10).applying(scale.concatenating(shift))
    expectEqual(size, CGSize(width: 20, height: 30))
  }

  @Test("[A] a rectangle becomes its bounding box")
  func rectanglesBecomeTheirBoundingBox() {
    let rect = CGRect(x: 10, y: 10, width: 20, height: 10)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    expect(abs(turned.minX + 20) < 1e-12 && abs(turned.minY - 10) < 1e-12)
    expect(abs(turned.width - 10) < 1e-12 && abs(turned.height - 20) < 1e-12)
    let mirrored = rect.applying(CGAffineTransform(scaleX: -1, y: 2))
    expectEqual(mirrored, CGRect(x: -30, y: 20, width: 20, height: 20))
  }

  @Test func translationKeepsASizeToTheLastDigit() {
    let rect = CGRect(x: 0.1, y: 0.7, width: 0.3, height: 0.9)
    expectEqual(rect.applying(CGAffineTransform(translationX: 0.2, y: 1e9)).size, rect.size)
  }

  @Test func nullAndInfiniteRectanglesStay() {
    expect(CGRect.null.applying(shift).isNull)
    expectEqual(CGRect.infinite.applying(scale), .infinite)
  }

  @Test func codedAsAListOfSixNumbers() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    try expectEqual(JSONDecoder().decode([Double].self, from: data), [1, 2, 3, 4, 5, 6])
    try expectEqual(JSONDecoder().decode(CGAffineTransform.self, from: data), transform)
  }
}
