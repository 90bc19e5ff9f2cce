import PortableUIKit

/// Whether two numbers differ by no more than rounding.
func isNear(_ first: CGFloat, _ second: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
  abs(first - second) <= tolerance
}

func isNear(_ first: CGPoint, _ second: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
  isNear(first.x, second.x, within: tolerance) && isNear(first.y, second.y, within: tolerance)
}

func isNear(_ first: CGRect, _ second: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
  isNear(first.origin, second.origin, within: tolerance)
    && isNear(first.size.width, second.size.width, within: tolerance)
    && isNear(first.size.height, second.size.height, within: tolerance)
}
