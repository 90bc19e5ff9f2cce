extension UIView {
  /// Returns whether the view's class overrides a superclass's methods for touches, or those with which controls track them. The
  /// default is `UIView`.
  ///
  /// With Objective-C, code compares the implementations of these methods. Use this one elsewhere.
  public final func hostOverridesTouches(of superclass: UIView.Type = UIView.self) -> Bool {
    TouchOverrides.areFound(in: type(of: self), since: superclass)
  }
}

/// Compares the implementations of the methods for touches in the tables of Swift classes.
///
/// All classes have an inherited method at the same place of their table. The places of the methods are those where a class that
/// overrides only them differs from its superclass, although another subclass doesn't.
@MainActor private enum TouchOverrides {
  private class Plain: UIResponder {}

  private class Touched: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { resignFirstResponder() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { resignFirstResponder() }
  }

  private class PlainControl: UIControl {}

  private class Tracking: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isHighlighted = false }
    override func cancelTracking(with event: UIEvent?) { isHighlighted = true }
  }

  private static let places = differences(Table(UIResponder.self), Table(Plain.self), Table(Touched.self))
  private static let placesOfControls = differences(
    Table(UIControl.self), Table(PlainControl.self), Table(Tracking.self))

  private static func differences(_ base: Table, _ plain: Table, _ overridden: Table) -> [Int] {
    let places = (0..<base.count).filter { base[$0] == plain[$0] && plain[$0] != overridden[$0] }
    precondition(places.count == 4, "The tables of classes have another form than this module expects.")
    return places
  }

  static func areFound(in type: UIView.Type, since superclass: UIView.Type) -> Bool {
    let (own, base) = (Table(type), Table(superclass))
    return places(of: superclass).contains { own[$0] != base[$0] }
  }

  private static func places(of superclass: UIView.Type) -> [Int] {
    superclass is UIControl.Type ? places + placesOfControls : places
  }

  /// The methods and other entries of a class, after the fixed part of its description at run time.
  private struct Table {
    private static let word = MemoryLayout<UnsafeRawPointer>.size
    /// The kind, the superclass, five numbers of 24 bytes together, the description, and a destructor.
    private static let fixedLength = 4 * word + 24

    private let start: UnsafeRawPointer
    let count: Int

    init(_ type: AnyClass) {
      let description = unsafeBitCast(type, to: UnsafeRawPointer.self)
      // The last two of the numbers are the whole length and the part of it that is before `description`.
      let numbers = description + 2 * Self.word + 16
      let length = numbers.load(as: UInt32.self) - numbers.load(fromByteOffset: 4, as: UInt32.self)
      start = description + Self.fixedLength
      count = (Int(length) - Self.fixedLength) / Self.word
    }

    subscript(index: Int) -> UInt { start.load(fromByteOffset: index * Self.word, as: UInt.self) }
  }
}
