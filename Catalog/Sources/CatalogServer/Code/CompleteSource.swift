/// The code of a screen as one file that compiles in an app: imports, the screen, and the helpers that it uses.
struct CompleteSource {
  private let items: [SwiftItem]

  /// Reads declarations from the sources of the screens.
  init(files: [(name: String, text: String)]) {
    items = files.flatMap { SwiftItem.all(in: $0.text, file: $0.name) }
  }

  /// Returns the text of a file that begins with the declarations of another one.
  ///
  /// - Parameters:
  ///   - file: The file with the screen.
  ///   - expression: The code that creates the screen.
  func text(of file: String, creating expression: String) -> String {
    let used = closure(of: file)
    var parts = [
      """
      // A screen of the FlexibleHeader catalog, with everything that it needs. To show it, add this file to an app with the
      // package FlexibleHeader, and set a window's root view controller to \(expression).
      import FlexibleHeader
      import UIKit
      """
    ]
    if used.contains(where: { $0.words.contains("WKWebView") }) {
      parts[0] += "\n\n#if canImport(WebKit)\n  import WebKit\n#endif"
    }
    parts += Self.joined(used.filter { $0.file == file })
    let helpers = used.filter { $0.file != file }
    if !helpers.isEmpty { parts += ["// MARK: - Helpers"] + Self.joined(helpers) }
    return parts.joined(separator: "\n\n").replacingOccurrences(of: "public ", with: "") + "\n"
  }

  /// Returns the declarations of a file and those that they use, directly or not, in the order of the files.
  private func closure(of file: String) -> [SwiftItem] {
    var used = Set(items.indices.filter { items[$0].file == file })
    var due = Array(used)
    while let item = due.popLast().map({ items[$0] }) {
      for index in items.indices where !used.contains(index) {
        let other = items[index]
        let isVisible = other.file == item.file || !other.isPrivate
        let extends = other.keyword == "extension" && other.name == item.name
        guard isVisible, extends || other.isUsed(by: item) else { continue }
        used.insert(index)
        due.append(index)
      }
    }
    return used.sorted().map { items[$0] }
  }

  /// Returns the texts, with the members of one container together.
  private static func joined(_ items: [SwiftItem]) -> [String] {
    var result: [String] = []
    var open: (container: String, members: [String])?
    func close() {
      if let last = open { result.append("\(last.container)\n\(last.members.joined(separator: "\n\n"))\n}") }
      open = nil
    }
    for item in items {
      if item.container != open?.container { close() }
      guard let container = item.container else {
        result.append(item.text)
        continue
      }
      open = (container, (open?.members ?? []) + [item.text])
    }
    close()
    return result
  }
}
