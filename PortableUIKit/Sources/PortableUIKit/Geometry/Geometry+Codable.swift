import Foundation

// Apple's frameworks encode these values as plain lists of numbers. Files must be readable on both platforms.

extension CGVector {
  /// Decodes `dx` and `dy` from a list of two numbers.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(dx: try list.decode(CGFloat.self), dy: try list.decode(CGFloat.self))
  }

  /// Encodes `dx` and `dy` as a list of two numbers.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeList([dx, dy])
  }
}

extension CGAffineTransform {
  /// Decodes the six components from a list, in the order of the memberwise initializer.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      a: try list.decode(CGFloat.self), b: try list.decode(CGFloat.self),
      c: try list.decode(CGFloat.self), d: try list.decode(CGFloat.self),
      tx: try list.decode(CGFloat.self), ty: try list.decode(CGFloat.self))
  }

  /// Encodes the six components as a list, in the order of the memberwise initializer.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeList([a, b, c, d, tx, ty])
  }
}

extension UIEdgeInsets {
  /// Decodes top, left, bottom, and right from a list of four numbers.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      top: try list.decode(CGFloat.self), left: try list.decode(CGFloat.self),
      bottom: try list.decode(CGFloat.self), right: try list.decode(CGFloat.self))
  }

  /// Encodes top, left, bottom, and right as a list of four numbers.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeList([top, left, bottom, right])
  }
}

extension NSDirectionalEdgeInsets {
  /// Decodes top, leading, bottom, and trailing from a list of four numbers.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      top: try list.decode(CGFloat.self), leading: try list.decode(CGFloat.self),
      bottom: try list.decode(CGFloat.self), trailing: try list.decode(CGFloat.self))
  }

  /// Encodes top, leading, bottom, and trailing as a list of four numbers.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeList([top, leading, bottom, trailing])
  }
}

extension Encoder {
  fileprivate func encodeList(_ numbers: [CGFloat]) throws {
    var list = unkeyedContainer()
    for number in numbers { try list.encode(number) }
  }
}
