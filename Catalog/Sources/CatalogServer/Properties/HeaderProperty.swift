/// A public property of a header, or of a part of it, that the page shows as a control.
@MainActor struct HeaderProperty {
  /// The control that a property needs.
  enum Kind: Equatable {
    /// A number in a range. Values beyond it are possible, but the control starts with this range.
    case number(ClosedRange<Double>, step: Double, unit: String, isOptional: Bool)
    case flag
    case choice([String])
    /// One of the header's sections, or none.
    case section
  }

  /// The type that declares the property.
  let owner: String
  /// The property's name in Swift.
  let name: String
  let kind: Kind
  let read: (AnyObject) -> PropertyValue
  /// Sets the property. Values of another kind are ignored.
  let write: (AnyObject, PropertyValue) -> Void

  private init<Root: AnyObject>(
    _ owner: String, _ name: String, _ kind: Kind, read: @escaping (Root) -> PropertyValue,
    write: @escaping (Root, PropertyValue) -> Void
  ) {
    self.owner = owner
    self.name = name
    self.kind = kind
    self.read = { ($0 as? Root).map(read) ?? .none }
    self.write = { target, value in if let target = target as? Root { write(target, value) } }
  }

  /// Returns the name of the public type of an object. The app's subclasses count as the type that they derive from.
  static func owner(of object: AnyObject) -> String {
    switch object {
    case is FlexibleHeaderView: "FlexibleHeaderView"
    case is FlexibleHeightBar: "FlexibleHeightBar"
    case is StretchyHeaderView: "StretchyHeaderView"
    case is RevealingFooterView: "RevealingFooterView"
    case is SectionedHeaderView: "SectionedHeaderView"
    case is FacebookBehavior: "FacebookBehavior"
    case is SafariBehavior: "SafariBehavior"
    case is SquareCashBehavior: "SquareCashBehavior"
    default: "HeightBarBehavior"
    }
  }

  /// A number, by default in points.
  static func number<Root: AnyObject, Number: BinaryFloatingPoint>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Number>, _ range: ClosedRange<Double>,
    step: Double = 1, unit: String = "pt"
  ) -> HeaderProperty {
    HeaderProperty(
      "\(Root.self)", name, .number(range, step: step, unit: unit, isOptional: false),
      read: { (target: Root) in .number(Double(target[keyPath: path])) },
      write: { (target: Root, value) in
        if case .number(let number) = value { target[keyPath: path] = Number(number) }
      })
  }

  /// A number of points that can be `nil`.
  static func optional<Root: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, CGFloat?>, _ range: ClosedRange<Double>
  ) -> HeaderProperty {
    HeaderProperty(
      "\(Root.self)", name, .number(range, step: 1, unit: "pt", isOptional: true),
      read: { (target: Root) in
        target[keyPath: path].map { PropertyValue.number(Double($0)) } ?? PropertyValue.none
      },
      write: { (target: Root, value) in
        switch value {
        case .number(let number): target[keyPath: path] = CGFloat(number)
        case .none: target[keyPath: path] = nil
        case .flag, .word: break
        }
      })
  }

  /// An integer without a unit.
  static func integer<Root: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Int>, _ range: ClosedRange<Double>
  ) -> HeaderProperty {
    HeaderProperty(
      "\(Root.self)", name, .number(range, step: 1, unit: "", isOptional: false),
      read: { (target: Root) in .number(Double(target[keyPath: path])) },
      write: { (target: Root, value) in
        if case .number(let number) = value { target[keyPath: path] = Int(number) }
      })
  }

  static func flag<Root: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Bool>
  ) -> HeaderProperty {
    HeaderProperty(
      "\(Root.self)", name, .flag, read: { (target: Root) in .flag(target[keyPath: path]) },
      write: { (target: Root, value) in if case .flag(let flag) = value { target[keyPath: path] = flag } })
  }

  /// One of several values. Their names are those of the cases in Swift.
  static func choice<Root: AnyObject, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, _ values: [Value]
  ) -> HeaderProperty {
    HeaderProperty(
      "\(Root.self)", name, .choice(values.map { "\($0)" }),
      read: { (target: Root) in .word("\(target[keyPath: path])") },
      write: { (target: Root, word) in
        guard let value = values.first(where: { .word("\($0)") == word }) else { return }
        target[keyPath: path] = value
      })
  }

  /// The behavior of a bar, by the name of its type.
  static let behavior = HeaderProperty(
    "FlexibleHeightBar", "behavior", .choice(behaviors.map(\.name)),
    read: { (bar: FlexibleHeightBar) in .word(bar.behavior.map { owner(of: $0) } ?? "none") },
    write: { (bar: FlexibleHeightBar, word) in
      guard let behavior = behaviors.first(where: { .word($0.name) == word }) else { return }
      bar.behavior = behavior.make()
    })

  private static let behaviors: [(name: String, make: () -> HeightBarBehavior?)] = [
    ("none", { nil }), ("SquareCashBehavior", { SquareCashBehavior() }),
    ("FacebookBehavior", { FacebookBehavior() }), ("SafariBehavior", { SafariBehavior() }),
  ]

  /// The section that stretches, as `section1`, `section2`, and so on.
  static let stretchingSection = HeaderProperty(
    "SectionedHeaderView", "stretchingSection", .section,
    read: { (header: SectionedHeaderView) in
      header.sections.firstIndex { $0.view === header.stretchingSection }.map { .word("section\($0 + 1)") }
        ?? .word("none")
    },
    write: { (header: SectionedHeaderView, word) in
      if word == .word("none") { header.stretchingSection = nil }
      for (index, section) in header.sections.enumerated() where word == .word("section\(index + 1)") {
        header.stretchingSection = section.view
      }
    })
}
