@testable import PortableUIKit
import Testing

struct CATransform3DTests {
  @Test("a rotation leaves the plane unless it's about the depth axis; [A] about no axis it's the identity")
  func rotation() {
    let aboutDepth = CATransform3DMakeRotation(0.7, 0, 0, 5)
    let plane = CGAffineTransform(rotationAngle: 0.7)
    expect(CATransform3DIsAffine(aboutDepth))
    expectEqual(CATransform3DGetAffineTransform(aboutDepth), plane)
    expect(CATransform3DEqualToTransform(CATransform3DMakeAffineTransform(plane), aboutDepth))
    let aboutX = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    expect(!CATransform3DIsAffine(aboutX))
    expect(abs(aboutX.m23 - 1) < 1e-12 && abs(aboutX.m32 + 1) < 1e-12 && aboutX.m11 == 1, "y turns to z")
    let aboutY = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    expect(abs(aboutY.m31 - 1) < 1e-12 && abs(aboutY.m13 + 1) < 1e-12, "z turns to x")
    expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func concatenationDoesTheLeftTransformFirst() {
    let scale = CATransform3DMakeScale(2, 3, 4)
    let shift = CATransform3DMakeTranslation(10, 20, 30)
    expectEqual(CATransform3DConcat(scale, shift).m41, 10)
    expectEqual(CATransform3DConcat(shift, scale).m41, 20)
    expectEqual(CATransform3DConcat(shift, scale).m43, 120)
  }

  @Test func translateAndScaleComeBeforeWhatIsThere() {
    let scale = CATransform3DMakeScale(2, 2, 2)
    expectEqual(CATransform3DTranslate(scale, 10, 0, 0).m41, 20)
    let shift = CATransform3DMakeTranslation(10, 20, 30)
    let scaled = CATransform3DScale(shift, 2, 3, 4)
    expect(scaled.m41 == 10 && scaled.m11 == 2 && scaled.m22 == 3 && scaled.m33 == 4)
  }

  @Test func emptyMatrixIsNotTheIdentity() {
    expect(!CATransform3DIsIdentity(CATransform3D()))
    expect(CATransform3DIsIdentity(CATransform3DIdentity))
    expect(!CATransform3DIsAffine(CATransform3D()))
  }

  @Test func perspectiveShrinksWhatIsFarAway() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    let pushed = CATransform3DTranslate(perspective, 0, 0, -100)
    expectEqual(pushed.project(CGPoint(x: 10, y: 20)), CGPoint(x: 5, y: 10))
    expectEqual(
      pushed.project(CGRect(x: -10, y: 0, width: 20, height: 20)), CGRect(x: -5, y: 0, width: 10, height: 10))
  }

  @Test func unprojectingFindsThePointAgainUnlessThePlaneIsSeenEdgeOn() throws {
    var transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
    transform.m34 = -1 / 500
    transform = CATransform3DConcat(CATransform3DMakeRotation(0.6, 1, 1, 0), transform)
    let point = CGPoint(x: 33, y: -12)
    let found = try #require(transform.unproject(transform.project(point)))
    expect(abs(found.x - point.x) < 1e-9 && abs(found.y - point.y) < 1e-9)
    expectNil(CATransform3DMakeScale(0, 1, 1).unproject(CGPoint(x: 1, y: 1)))
  }

  @Test("[A] a rotation added to a transform happens before it")
  func addedRotation() {
    let shift = CATransform3DMakeTranslation(10, 0, 0)
    let turned = CATransform3DRotate(shift, .pi / 2, 0, 0, 1)
    let point = CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(turned))
    expect(isNear(point, CGPoint(x: 10, y: 1)))
    expect(!CATransform3DEqualToTransform(turned, shift))
    expect(CATransform3DEqualToTransform(CATransform3DRotate(shift, 1, 0, 0, 0), shift))
  }
}
