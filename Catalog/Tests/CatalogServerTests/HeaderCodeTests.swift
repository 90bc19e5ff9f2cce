@testable import CatalogServer
import CatalogScreens
import Foundation
@testable import HeaderCodeFixtures
import HeaderTesting
import Testing

/// The code that the page shows is compared with files that are compiled, and the compiled headers with the values.
@MainActor struct HeaderCodeTests {
  /// A header with values for all its properties, and a compiled view controller with the code for it.
  private struct Case {
    let className: String
    let make: @MainActor () -> any RecordableHeader
    let compiled: @MainActor () -> UIViewController
    var values: [String: PropertyValue] = [:]
  }

  private static let cases = [
    Case(
      className: "FlexibleListViewController", make: { FlexibleHeaderView() },
      compiled: { FlexibleListViewController() }, values: ["shiftBehavior": .word("hideable")]),
    Case(
      className: "NewsListViewController",
      make: {
        let header = FlexibleHeaderView()
        header.shiftBehavior = .enabledWithStatusBar
        return header
      }, compiled: { NewsListViewController() },
      values: ["shiftBehavior": .word("enabledWithStatusBar"), "heightsFitContent": .flag(true)]),
    Case(
      className: "CashListViewController", make: { FlexibleHeightBar() },
      compiled: { CashListViewController() },
      values: ["behavior": .word("SquareCashBehavior"), "heightsFitContent": .flag(true)]),
    Case(
      className: "FacebookListViewController", make: { FlexibleHeightBar() },
      compiled: { FacebookListViewController() }, values: ["behavior": .word("FacebookBehavior")]),
    Case(
      className: "SafariListViewController", make: { FlexibleHeightBar() },
      compiled: { SafariListViewController() }, values: ["behavior": .word("SafariBehavior")]),
    Case(
      className: "StretchyListViewController", make: { StretchyHeaderView() },
      compiled: { StretchyListViewController() }),
    Case(
      className: "FooterListViewController", make: { RevealingFooterView() },
      compiled: { FooterListViewController() }),
    Case(
      className: "SectionedListViewController",
      make: {
        let header = SectionedHeaderView()
        header.sections = (0..<3).map { _ in HeaderSection(UIView()) }
        return header
      }, compiled: { SectionedListViewController() }, values: ["stretchingSection": .word("section2")]),
  ]

  @Test("The code for a header with all properties set compiles", arguments: 0..<8)
  func codeCompiles(index: Int) throws {
    let simulator = HostSimulator(device: .phoneNotch)
    simulator.makeCurrent()
    let one = Self.cases[index]
    let header = one.make()
    Self.setAll(of: header, values: one.values)
    let code = HeaderCode(header, className: one.className).text
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("HeaderCodeFixtures/\(one.className).swift")
    if ProcessInfo.processInfo.environment["CATALOG_WRITE_CODE"] != nil {
      try code.write(to: file, atomically: true, encoding: .utf8)
    }
    try expectEqual(String(contentsOf: file, encoding: .utf8), code)
    for part in HeaderPart.all(of: header) {
      for property in part.properties where !Self.isLeftOut(property, of: header) {
        let isWritten = code.contains("\(property.name) = ") || code.contains("\(property.name): ")
        expect(isWritten, "\(part.path)\(property.name)")
      }
    }
  }

  @Test("The compiled code makes a header with the same properties", arguments: 0..<8)
  func codeSetsProperties(index: Int) throws {
    let simulator = HostSimulator(device: .phoneNotch)
    simulator.makeCurrent()
    let one = Self.cases[index]
    let header = one.make()
    Self.setAll(of: header, values: one.values)
    let window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = one.compiled()
    window.makeKeyAndVisible()
    simulator.step()
    let compiled = try #require(window.firstRecordableHeader)
    expectEqual(Self.values(of: compiled), Self.values(of: header))
  }

  /// Returns whether a property isn't assigned by its name, or is left to Auto Layout.
  private static func isLeftOut(_ property: HeaderProperty, of header: any RecordableHeader) -> Bool {
    switch (property.name, property.owner) {
    case ("behavior", _): true
    case ("minimumHeight", "FlexibleHeaderView"), ("minimumHeight", "FlexibleHeightBar"): fitsContent(header)
    case ("heightsFitContent", _): !fitsContent(header)
    default: false
    }
  }

  private static func fitsContent(_ header: any RecordableHeader) -> Bool {
    (header as? FlexibleHeaderView)?.heightsFitContent ?? (header as? FlexibleHeightBar)?.heightsFitContent
      ?? false
  }

  /// Sets every property to another value than its present one.
  private static func setAll(of header: any RecordableHeader, values: [String: PropertyValue]) {
    header.setProperties(values)
    var changes: [String: PropertyValue] = [:]
    for part in HeaderPart.all(of: header) {
      for (index, property) in part.properties.enumerated() {
        // With content that fits, Auto Layout computes the minimum height.
        guard values[part.path + property.name] == nil, property.name != "heightsFitContent" else { continue }
        changes[part.path + property.name] = other(property, than: property.read(part.target), index: index)
      }
    }
    header.setProperties(changes)
  }

  private static func other(_ property: HeaderProperty, than value: PropertyValue, index: Int)
    -> PropertyValue
  {
    switch (property.kind, value) {
    case (_, .flag(let flag)): .flag(!flag)
    case (.choice(let words), .word(let word)): .word(words.last { $0 != word } ?? word)
    case (.number(let range, let step, _, _), _):
      .number(property.name.hasPrefix("maximum") ? range.upperBound / 2 + step : range.upperBound / 4 + step)
    default: value
    }
  }

  /// The values by path, without those that Auto Layout computes.
  private static func values(of header: any RecordableHeader) -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [:]
    for part in HeaderPart.all(of: header) {
      for property in part.properties where !isLeftOut(property, of: header) {
        values[part.path + property.name] = property.read(part.target)
      }
    }
    return values
  }
}
