import Foundation

/// Joins JavaScript modules to one script, because pages opened from a folder can't import other files.
///
/// Each module becomes a function with names of its own. Supported are imports with a list of names,
/// `import { a, b } from "./c.js";`, and exports of declarations, `export class A`.
struct ScriptBundle {
  /// The modules, by file name.
  private let modules: [String: String]

  init(modules: [String: String]) {
    self.modules = modules
  }

  /// Returns the script that runs a module, after those that it imports.
  func script(running main: String) throws -> String {
    var order: [String] = []
    try add(main, to: &order, importedBy: [])
    return try order.map { name in
      let text = try text(of: name)
      let exports = Self.exports(of: text)
      let body = Self.lines(of: text).map { line in
        Self.importedFile(in: line).map { Self.binding(line, $0) }
          ?? (line.hasPrefix("export ") ? String(line.dropFirst("export ".count)) : line)
      }
      let result = "return { \(exports.joined(separator: ", ")) };"
      return "const \(Self.variable(name)) = (() => {\n\(body.joined(separator: "\n"))\n\(result)\n})();"
    }.joined(separator: "\n")
  }

  private func add(_ name: String, to order: inout [String], importedBy path: [String]) throws {
    guard !order.contains(name) else { return }
    guard !path.contains(name) else {
      throw CommandFailure(
        description: "\((path + [name]).joined(separator: " imports ")): a circle of imports")
    }
    for line in Self.lines(of: try text(of: name)) {
      if let file = Self.importedFile(in: line) { try add(file, to: &order, importedBy: path + [name]) }
    }
    order.append(name)
  }

  private func text(of name: String) throws -> String {
    guard let text = modules[name] else {
      throw CommandFailure(description: "\(name): there is no such module")
    }
    return text
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns `c.js` for the line `import { a, b } from "./c.js";`.
  private static func importedFile(in line: String) -> String? {
    guard line.hasPrefix("import {"), let start = line.range(of: "from \"./"), line.hasSuffix("\";") else {
      return nil
    }
    return String(line[start.upperBound...].dropLast(2))
  }

  private static func binding(_ line: String, _ file: String) -> String {
    let names = line.dropFirst("import ".count).prefix { $0 != "}" }
    return "const \(names)} = \(variable(file));"
  }

  private static func exports(of text: String) -> [String] {
    lines(of: text).compactMap { line in
      guard line.hasPrefix("export ") else { return nil }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" || $0 == "*") }
        .filter { !["export", "async", "function", "function*", "*", "class", "const", "let"].contains($0) }
      return words.first.map(String.init)
    }
  }

  private static func variable(_ file: String) -> String {
    "module_" + file.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }
}
