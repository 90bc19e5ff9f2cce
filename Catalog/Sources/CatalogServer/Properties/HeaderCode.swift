/// The Swift code of a screen with a header that has the properties of another one.
///
/// The code contains the properties that differ from a new header's. Views, closures, and colors are left to
/// the app.
@MainActor struct HeaderCode {
  private let header: any RecordableHeader
  private let className: String
  private let parts: [HeaderPart]

  /// Creates the code for a header.
  ///
  /// - Parameters:
  ///   - header: The header.
  ///   - className: The name of the view controller in the code.
  init(_ header: any RecordableHeader, className: String = "ListViewController") {
    self.header = header
    self.className = className
    parts = HeaderPart.all(of: header)
  }

  /// A complete file.
  var text: String {
    let isHosted = needsController
    let name = header is FlexibleHeightBar ? "bar" : header is RevealingFooterView ? "footer" : "header"
    let type = parts[0].type
    var lines = ["import FlexibleHeader", "import UIKit", "", "final class \(className): UIViewController {"]
    lines.append(
      isHosted
        ? "  let headerViewController = FlexibleHeaderViewController()" : "  let \(name) = \(type)()")
    if !sections.isEmpty { lines.append("  // Replace these views with yours.") }
    lines += sections.indices.map { "  let section\($0 + 1) = UIView()" }
    lines += ["  let tableView = UITableView()", ""]
    if isHosted {
      for question in ["StatusBarHidden", "StatusBarStyle"] {
        lines.append(
          "  override var childFor\(question): UIViewController? { headerViewController }")
      }
      lines.append("")
    }
    lines += [
      "  override func viewDidLoad() {", "    super.viewDidLoad()", "    tableView.frame = view.bounds",
      "    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]", "    view.addSubview(tableView)",
      "",
    ]
    if isHosted { lines.append("    let header = headerViewController.headerView") }
    lines += (behaviorLines + sectionLines + assignments(of: parts[0], as: name)).map { "    " + $0 }
    lines += ["    \(name).install(in: tableView)", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// A Boolean value that indicates whether the header needs its view controller, which moves the status bar.
  private var needsController: Bool {
    (header as? FlexibleHeaderView)?.shiftBehavior == .enabledWithStatusBar
  }

  private var sections: [HeaderSection] { (header as? SectionedHeaderView)?.sections ?? [] }

  // MARK: - Lines

  /// The assignments of the properties that differ from those of a new object.
  private func assignments(of part: HeaderPart, as name: String) -> [String] {
    guard let fresh = Self.fresh(part.type) else { return [] }
    return part.properties.compactMap { property in
      let value = property.read(part.target)
      // Setting a property can change those after it.
      let isUsual = property.read(fresh) == value
      property.write(fresh, value)
      guard !isUsual, !isFitted(property), let written = Self.written(value, of: property) else { return nil }
      return "\(name).\(property.name) = \(written)"
    }
  }

  /// Returns whether Auto Layout computed a height, so that the code doesn't set it.
  private func isFitted(_ property: HeaderProperty) -> Bool {
    switch (property.name, header) {
    case ("minimumHeight", let header as FlexibleHeaderView): header.heightsFitContent
    case ("minimumHeight", let bar as FlexibleHeightBar): bar.heightsFitContent
    case ("minimumHeight", let edge as ScrollEdgeView): edge.heightsFitContent
    default: false
    }
  }

  private var behaviorLines: [String] {
    guard let part = parts.first(where: { $0.path == "behavior." }) else { return [] }
    let lines = assignments(of: part, as: "behavior")
    if lines.isEmpty { return ["bar.behavior = \(part.type)()"] }
    return ["let behavior = \(part.type)()"] + lines + ["bar.behavior = behavior"]
  }

  private var sectionLines: [String] {
    guard !sections.isEmpty else { return [] }
    var lines = ["header.sections = ["]
    for (index, section) in sections.enumerated() { lines += self.lines(of: section, number: index + 1) }
    lines.append("]")
    for (index, section) in sections.enumerated() where section.keepsTouches {
      lines.append("header.sections[\(index)].keepsTouches = true")
    }
    return lines
  }

  /// The expression that creates a section, in one line or with one argument per line.
  private func lines(of section: HeaderSection, number: Int) -> [String] {
    var arguments = ["section\(number)"]
    if section.exit != .stays { arguments.append("exit: .\(section.exit)") }
    if section.entrance != .atTop { arguments.append("entrance: .\(section.entrance)") }
    if let height = section.maximumHeight { arguments.append("maximumHeight: \(Self.written(height))") }
    if let height = section.minimumHeight { arguments.append("minimumHeight: \(Self.written(height))") }
    if section.snaps { arguments.append("snaps: true") }
    if section.collapsePriority != 0 { arguments.append("collapsePriority: \(section.collapsePriority)") }
    let line = "  HeaderSection(\(arguments.joined(separator: ", "))),"
    if line.count <= 92 { return [line] }
    let half = arguments.count / 2
    return [
      "  HeaderSection(", "    \(arguments[..<half].joined(separator: ", ")),",
      "    \(arguments[half...].joined(separator: ", "))),",
    ]
  }

  /// Returns a value as Swift code, or `nil` for a value that isn't written.
  private static func written(_ value: PropertyValue, of property: HeaderProperty) -> String? {
    switch value {
    case .number(let number): written(CGFloat(number))
    case .flag(let flag): "\(flag)"
    // The behavior is set with its own properties, and `nil` is the default of all optional properties.
    case .word(let word):
      property.name == "behavior" ? nil : property.kind == .section ? word : ".\(word)"
    case .none: nil
    }
  }

  /// Returns a number with at most three decimals.
  private static func written(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func fresh(_ type: String) -> AnyObject? {
    switch type {
    case "FlexibleHeaderView": FlexibleHeaderView()
    case "FlexibleHeightBar": FlexibleHeightBar()
    case "StretchyHeaderView": StretchyHeaderView()
    case "RevealingFooterView": RevealingFooterView()
    case "SectionedHeaderView": SectionedHeaderView()
    case "FacebookBehavior": FacebookBehavior()
    case "SafariBehavior": SafariBehavior()
    case "SquareCashBehavior": SquareCashBehavior()
    case "HeightBarBehavior": HeightBarBehavior()
    default: nil
    }
  }
}
