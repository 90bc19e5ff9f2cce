/// The documentation in the clone from which this program was built: the comments of public properties, and the
/// documents.
struct SourceDocumentation: Sendable {
  /// The comment of a property.
  struct Entry: Equatable, Sendable {
    /// The comment without slashes.
    var comment: String
    /// The declaration's first line, without attributes and braces.
    var declaration: String
    /// The file, relative to the repository, and the line of the declaration.
    var place: String
  }

  private var entries: [String: Entry] = [:]
  /// The names of superclasses by those of their subclasses.
  private var superclasses: [Substring: Substring] = [:]
  private let documents: [String: String]

  /// Reads the sources of FlexibleHeader and the documents of a repository. Missing files are left out.
  init(repository: URL) {
    documents = Self.texts(in: "Documentation", of: repository, withExtension: "md")
    let sources = Self.texts(in: "Sources/FlexibleHeader", of: repository, withExtension: "swift")
    for (path, text) in sources { read(text, path: path) }
  }

  /// Returns a document by its path in the repository, or `nil` if there is none.
  func document(_ path: String) -> String? { documents[path] }

  /// Returns the documentation of a public property by its name with that of its type, for example
  /// `FlexibleHeaderView.maximumHeight`, or `nil` if it isn't found. A property that the type inherits has the comment of
  /// the superclass.
  func entry(_ name: String) -> Entry? {
    let parts = name.split(separator: ".")
    guard parts.count == 2 else { return nil }
    var type: Substring? = parts[0]
    while let current = type {
      if let entry = entries["\(current).\(parts[1])"] { return entry }
      type = superclasses[current]
    }
    return nil
  }

  /// Returns the first sentence of a property's documentation, or `nil` if it isn't found.
  func summary(of name: String) -> String? {
    guard let comment = entry(name)?.comment else { return nil }
    let paragraph = comment.components(separatedBy: "\n\n")[0].replacingOccurrences(of: "\n", with: " ")
    guard let end = paragraph.range(of: ". ") else { return paragraph }
    return paragraph[..<end.lowerBound] + "."
  }

  // MARK: - Private

  /// Adds the public properties of a file, which is named after the type.
  private mutating func read(_ text: String, path: String) {
    let lines = text.components(separatedBy: "\n")
    let file = path.split(separator: "/").last ?? ""
    let type = file.prefix { $0 != "+" && $0 != "." }
    for (index, line) in lines.enumerated() {
      if let (subclass, superclass) = Self.inheritance(in: line) { superclasses[subclass] = superclass }
      guard let property = Self.publicProperty(in: line) else { continue }
      var first = index
      while first > 0, lines[first - 1].isComment { first -= 1 }
      let comment = lines[first..<index].map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("///") }.map { $0.dropFirst(3).drop { $0 == " " } }
      guard !comment.isEmpty else { continue }
      entries["\(type).\(property)"] = Entry(
        comment: comment.joined(separator: "\n"), declaration: Self.declaration(line),
        place: "\(path):\(index + 1)")
    }
  }

  private static func publicProperty(in line: String) -> Substring? {
    guard line.contains("public ") || line.contains("open "), let start = line.range(of: " var ") else {
      return nil
    }
    let name = line[start.upperBound...].prefix { $0.isLetter || $0.isNumber }
    return name.isEmpty ? nil : name
  }

  /// Returns the names of a class and its superclass, if a line declares them.
  private static func inheritance(in line: String) -> (Substring, Substring)? {
    guard line.hasPrefix("open class "), let colon = line.range(of: ": ") else { return nil }
    let superclass = line[colon.upperBound...].prefix { $0.isLetter }
    return (line[..<colon.lowerBound].dropFirst("open class ".count), superclass)
  }

  private static func declaration(_ line: String) -> String {
    let start = line.range(of: "public ") ?? line.range(of: "open ")
    return String(line[(start?.lowerBound ?? line.startIndex)...])
      .trimmingCharacters(in: CharacterSet(charactersIn: " {"))
  }

  private static func texts(in folder: String, of repository: URL, withExtension suffix: String) -> [String:
    String]
  {
    let root = repository.appendingPathComponent(folder)
    var texts: [String: String] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: root.path) ?? .init()
    where name.hasSuffix(".\(suffix)") {
      texts["\(folder)/\(name)"] = try? String(
        contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    }
    return texts
  }
}

extension String {
  /// A Boolean value that indicates whether this line of code is a comment, an attribute, or a condition of one.
  fileprivate var isComment: Bool {
    let line = trimmingCharacters(in: .whitespaces)
    return line.hasPrefix("//") || line.hasPrefix("#") || line.hasPrefix("@") && !line.contains(" var ")
  }
}
