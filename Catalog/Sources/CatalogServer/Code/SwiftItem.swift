/// A top-level declaration of a source file, or a member of an extension or of an enumeration without cases.
///
/// The catalog's sources are formatted by swift-format, so declarations are found by blank lines and indentation.
struct SwiftItem {
  /// The file's name.
  let file: String
  /// The first line of the type around a member, for example `extension UIView {`, or `nil` for a top-level declaration.
  let container: String?
  let text: String
  /// The text without comments that are alone on their lines.
  let code: String
  /// The names and keywords in the code.
  let words: Set<Substring>
  /// The words of the declaration up to its name and further, without attributes.
  private let head: [Substring]
  /// The keyword of the declaration, or an empty string if the text is none.
  let keyword: String

  init(file: String, container: String?, text: String) {
    (self.file, self.container, self.text) = (file, container, text)
    code = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.drop { $0 == " " }.hasPrefix("//") ? "" : String(line) }.joined(separator: "\n")
    words = Set(Self.words(in: code[...]))
    let line = code.split(separator: "\n").first { line in
      let content = line.drop { $0 == " " }
      return !content.isEmpty
        && (!content.hasPrefix("@") || content.contains(" ") && !content.hasPrefix("@available"))
    }
    let head = Self.words(in: line ?? "").filter { !$0.hasPrefix("@") }
    // `class func` declares a function.
    let index =
      head.firstIndex { $0 != "class" && Self.keywords.contains($0) } ?? head.firstIndex(of: "class")
    keyword = index.map { String(head[$0]) } ?? ""
    self.head = head
  }

  private static func words(in text: Substring) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" || $0 == "#") }
  }

  /// Returns the declarations of a file, in order. Imports and comments that belong to no declaration are left out.
  static func all(in text: String, file: String) -> [SwiftItem] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return blocks(of: lines, indent: "").flatMap { block -> [SwiftItem] in
      let item = SwiftItem(file: file, container: nil, text: block.joined(separator: "\n"))
      guard item.isContainer,
        let open = block.firstIndex(where: { $0.hasSuffix("{") && !$0.hasPrefix("//") }),
        let close = block.lastIndex(of: "}"), open < close
      else { return item.keyword == "import" || item.keyword.isEmpty ? [] : [item] }
      let container = block[0...open].joined(separator: "\n")
      return blocks(of: Array(block[(open + 1)..<close]), indent: "  ").map {
        SwiftItem(file: file, container: container, text: $0.joined(separator: "\n"))
      }
    }
  }

  /// Returns the lines of each declaration. A declaration begins after a blank line at the indentation.
  private static func blocks(of lines: [String], indent: String) -> [[String]] {
    var result: [[String]] = []
    var current: [String] = []
    var isAfterBlank = true
    var conditions = 0
    for line in lines {
      let content = line.drop { $0 == " " }
      let isAtIndent = line.hasPrefix(indent) && !line.dropFirst(indent.count).hasPrefix(" ")
      if isAfterBlank, isAtIndent, conditions == 0, !content.isEmpty, !content.hasPrefix("}") {
        result.append(current)
        current = []
      }
      if isAtIndent, content.hasPrefix("#if") { conditions += 1 }
      if isAtIndent, content.hasPrefix("#endif") { conditions -= 1 }
      current.append(line)
      isAfterBlank = content.isEmpty
    }
    result.append(current)
    return result.map { block in
      var block = block
      while block.last?.allSatisfy({ $0 == " " }) == true { block.removeLast() }
      // A comment that stands alone, such as a mark, belongs to no declaration.
      return block
    }.filter { block in block.contains { !$0.isEmpty && !$0.drop { $0 == " " }.hasPrefix("// MARK") } }
  }

  /// A Boolean value that indicates whether members are taken one by one: extensions without a conformance, and
  /// enumerations without cases.
  private var isContainer: Bool {
    guard let head = code.split(separator: "\n").first(where: { $0.hasSuffix("{") }) else { return false }
    if keyword == "extension" { return !head.contains(":") }
    return keyword == "enum" && !code.contains("\n  case ")
  }

  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "init", "typealias", "actor",
    "import",
    "subscript", "#if",
  ]

  /// The name of the declaration; for an extension and an initializer that of the type.
  var name: String {
    if keyword == "init" { return containerName ?? "" }
    guard let index = head.firstIndex(where: { $0 == keyword }), index + 1 < head.count else { return "" }
    return String(head[index + 1])
  }

  /// The name of the type around a member.
  var containerName: String? { around?.name }

  /// A Boolean value that indicates whether other files can't use the declaration.
  var isPrivate: Bool {
    head.prefix(2).contains { $0 == "private" || $0 == "fileprivate" } || around?.isPrivate == true
  }

  /// The type around a member, without its members.
  private var around: SwiftItem? {
    container.map { SwiftItem(file: file, container: nil, text: $0 + "\n}") }
  }

  /// Returns whether another declaration refers to this one.
  func isUsed(by other: SwiftItem) -> Bool {
    let name = name[...]
    // From outside, members of an enumeration need its name.
    if let around, around.keyword == "enum", other.containerName != around.name {
      guard other.words.contains(around.name[...]) else { return false }
    }
    // A name without a type before it means the declaration's own member, if there is one.
    if container != nil, other.declares(name), !other.code.contains(".\(name)") { return false }
    switch keyword {
    case "init":
      return other.words.contains(name) && other.code.containsWord(name, followedBy: "(")
        || other.code.contains(".init(")
    case "func":
      guard other.words.contains(name) else { return false }
      return other.code.containsWord(name, followedBy: "(") || other.code.containsWord(name, followedBy: " {")
    default: return other.words.contains(name)
    }
  }
}

extension SwiftItem {
  /// Returns whether a function or a variable of the given name is declared in the declaration.
  private func declares(_ name: Substring) -> Bool {
    ["func", "var", "let"].contains { code.containsWord("\($0) \(name)"[...], followedBy: "") }
  }
}

extension String {
  /// Returns whether the text contains a whole word, followed by other text.
  fileprivate func containsWord(_ word: Substring, followedBy next: String) -> Bool {
    guard !word.isEmpty else { return false }
    var rest = self[...]
    while let range = rest.range(of: word) {
      let isPart = { (letter: Character) in letter.isLetter || letter.isNumber || letter == "_" }
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = self[range.upperBound...]
      if !isPart(before), after.first.map(isPart) != true, after.hasPrefix(next) { return true }
      rest = self[range.upperBound...]
    }
    return false
  }
}
