import Foundation

extension NSLayoutConstraint {
  /// Options of the visual format: alignments of the views of a format, and the direction of a horizontal format.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Aligns left edges.
    public static var alignAllLeft: FormatOptions { FormatOptions(rawValue: 1 << 1) }
    /// Aligns right edges.
    public static var alignAllRight: FormatOptions { FormatOptions(rawValue: 1 << 2) }
    /// Aligns top edges.
    public static var alignAllTop: FormatOptions { FormatOptions(rawValue: 1 << 3) }
    /// Aligns bottom edges.
    public static var alignAllBottom: FormatOptions { FormatOptions(rawValue: 1 << 4) }
    /// Aligns leading edges.
    public static var alignAllLeading: FormatOptions { FormatOptions(rawValue: 1 << 5) }
    /// Aligns trailing edges.
    public static var alignAllTrailing: FormatOptions { FormatOptions(rawValue: 1 << 6) }
    /// Aligns horizontal centers.
    public static var alignAllCenterX: FormatOptions { FormatOptions(rawValue: 1 << 9) }
    /// Aligns vertical centers.
    public static var alignAllCenterY: FormatOptions { FormatOptions(rawValue: 1 << 10) }
    /// Aligns last baselines.
    public static var alignAllLastBaseline: FormatOptions { FormatOptions(rawValue: 1 << 11) }
    /// From leading to trailing, the default.
    public static var directionLeadingToTrailing: FormatOptions { [] }
    /// From left to right.
    public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
    /// From right to left.
    public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
  }

  /// Creates constraints from a visual format, such as `"H:|-[icon(20)]-8-[title(>=40@750)]-|"`.
  ///
  /// A wrong format, a name that is missing in the dictionaries, and a format with `|` whose views have no superview stop
  /// the program, as in UIKit.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - opts: Alignments of the views and the direction. The default is from leading to trailing.
  ///   - metrics: Numbers by name.
  ///   - views: Views and layout guides by name.
  /// - Returns: The constraints, which aren't active.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, opts, metrics ?? [:], views)
    return parser.constraints()
  }
}

/// Reads a visual format and creates its constraints.
@MainActor private struct VisualFormatParser {
  private struct Condition {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var item: AnyObject?
    var priority = UILayoutPriority.required
  }

  private enum Gap {
    case none, standard
    case given([Condition])
  }

  /// The distance of siblings for a plain `-` [A].
  private static let siblingGap: CGFloat = 8

  private let format: String
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var rest: Substring
  private var isVertical = false
  private var result: [NSLayoutConstraint] = []

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    rest = Substring(format.filter { !$0.isWhitespace })
  }

  mutating func constraints() -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var items: [AnyObject] = []
    var waiting: Gap?
    if take("|") { waiting = gap() }
    repeat {
      let item = view()
      if let previous = items.last {
        add(waiting ?? .none, from: previous, to: item)
      } else if let waiting {
        addEdge(waiting, item, isStart: true)
      }
      items.append(item)
      waiting = rest.isEmpty ? nil : gap()
      if take("|") {
        addEdge(waiting ?? .none, item, isStart: false)
        waiting = nil
        guard rest.isEmpty else { fail("nothing may follow the last |") }
      }
    } while !rest.isEmpty
    if waiting != nil { fail("a gap must be followed by a view or |") }
    align(items)
    return result
  }

  // MARK: Reading

  private mutating func view() -> AnyObject {
    guard take("[") else { fail("expected [") }
    let item = self.item(named: name())
    if take("(") {
      for condition in conditions(until: ")") { addLength(condition, of: item) }
    }
    guard take("]") else { fail("expected ]") }
    return item
  }

  private mutating func gap() -> Gap {
    guard take("-") else { return .none }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return .standard }
    if take("(") {
      let found = conditions(until: ")")
      guard take("-") else { fail("expected -") }
      return .given(found)
    }
    let found = condition()
    guard take("-") else { fail("expected -") }
    return .given([found])
  }

  private mutating func conditions(until end: String) -> [Condition] {
    var found: [Condition] = []
    repeat { found.append(condition()) } while take(",")
    guard take(end) else { fail("expected \(end)") }
    return found
  }

  private mutating func condition() -> Condition {
    var condition = Condition()
    if take(">=") {
      condition.relation = .greaterThanOrEqual
    } else if take("<=") {
      condition.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    if let number = number() {
      condition.constant = number
    } else {
      let name = name()
      if let metric = metrics[name].flatMap(Self.number(of:)) {
        condition.constant = metric
      } else {
        condition.item = item(named: name)
      }
    }
    if take("@") {
      condition.priority = priority()
    }
    return condition
  }

  private mutating func priority() -> UILayoutPriority {
    if let number = number() { return UILayoutPriority(Float(number)) }
    let name = name()
    guard let value = metrics[name], let number = Self.number(of: value) else { fail("expected a priority") }
    return UILayoutPriority(Float(number))
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func name() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = name.first, !first.isNumber else { fail("expected a name") }
    rest.removeFirst(name.count)
    return String(name)
  }

  private mutating func number() -> CGFloat? {
    let sign = rest.hasPrefix("-") ? 1 : 0
    let digits = rest.dropFirst(sign).prefix { $0.isNumber || $0 == "." }
    guard let number = Double(rest.prefix(sign) + digits) else { return nil }
    rest.removeFirst(sign + digits.count)
    return CGFloat(number)
  }

  private static func number(of value: Any) -> CGFloat? {
    guard let number = AnimatableValue.numbers(of: value)?.first else { return nil }
    return CGFloat(number)
  }

  private func item(named name: String) -> AnyObject {
    guard let value = views[name] else { fail("\(name) is neither among the views nor among the metrics") }
    return value as AnyObject
  }

  private func fail(_ reason: String) -> Never {
    preconditionFailure("visual format \"\(format)\", before \"\(rest)\": \(reason)")
  }

  // MARK: Constraints

  private var isRightToLeft: Bool { options.contains(.directionRightToLeft) }

  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    if isRightToLeft { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private mutating func add(
    _ one: AnyObject, _ first: NSLayoutConstraint.Attribute, _ condition: Condition, _ other: AnyObject?,
    _ second: NSLayoutConstraint.Attribute
  ) {
    let constraint = NSLayoutConstraint(
      item: one, attribute: first, relatedBy: condition.relation, toItem: other, attribute: second,
      multiplier: 1,
      constant: condition.constant)
    constraint.priority = condition.priority
    result.append(constraint)
  }

  private mutating func addLength(_ condition: Condition, of item: AnyObject) {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    add(item, attribute, condition, condition.item, condition.item == nil ? .notAnAttribute : attribute)
  }

  private mutating func add(_ gap: Gap, from one: AnyObject, to other: AnyObject) {
    for condition in conditions(of: gap, standard: Self.siblingGap) {
      // From right to left, the distance is the one of the left view's right edge.
      if isRightToLeft, !isVertical {
        add(one, edges.end, condition, other, edges.start)
      } else {
        add(other, edges.start, condition, one, edges.end)
      }
    }
  }

  private mutating func addEdge(_ gap: Gap, _ item: AnyObject, isStart: Bool) {
    guard let superview = LayoutTerms.view(of: item).flatMap({ $0 === item ? $0.superview : $0 }) else {
      fail("a view has no superview, to which | refers")
    }
    let edge = isStart ? edges.start : edges.end
    if case .standard = gap {
      // A plain - is the margin of the superview.
      let condition = Condition()
      let margin = margin(at: edge)
      if isStart != (isRightToLeft && !isVertical) {
        add(item, edge, condition, superview, margin)
      } else {
        add(superview, margin, condition, item, edge)
      }
      return
    }
    for condition in conditions(of: gap, standard: 0) {
      if isStart != (isRightToLeft && !isVertical) {
        add(item, edge, condition, superview, edge)
      } else {
        add(superview, edge, condition, item, edge)
      }
    }
  }

  private func margin(at edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch edge {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  private func conditions(of gap: Gap, standard: CGFloat) -> [Condition] {
    switch gap {
    case .none: [Condition()]
    case .standard: [Condition(constant: standard)]
    case .given(let conditions): conditions
    }
  }

  private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
    (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
  ]

  private mutating func align(_ items: [AnyObject]) {
    for (option, attribute) in Self.alignments where options.contains(option) {
      for (one, other) in zip(items, items.dropFirst()) { add(one, attribute, Condition(), other, attribute) }
    }
  }
}
