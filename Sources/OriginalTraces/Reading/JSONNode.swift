import Foundation

/// A JSON value with its location, so that errors can report it.
struct JSONNode {
  /// The valid range of lengths and offsets, in points. Values beyond it are rejected.
  static let lengths = -1_000_000.0...1_000_000.0

  let value: JSONValue
  let place: JSONPlace
  let file: String

  init(_ value: JSONValue, place: JSONPlace = .root, file: String = "") {
    self.value = value
    self.place = place
    self.file = file
  }

  /// Reads JSON text. `file` is the file's name in errors.
  init(parsing json: Data, file: String) throws {
    self.init(JSONValue(try FaultyFile.object(json, file: file)), file: file)
  }

  /// Returns an error about this value.
  func fault(_ problem: String) -> FaultyFile {
    FaultyFile(file: file, place: place.description, problem: problem)
  }

  // MARK: Single values

  func number(in range: ClosedRange<Double> = JSONNode.lengths) throws -> Double {
    guard case .number(let number) = value else { throw fault("expected a number, found \(value.kind)") }
    guard number.isFinite, range.contains(number) else {
      let bounds = [range.lowerBound, range.upperBound].map(JSONText.number).joined(separator: " to ")
      let found = number.isFinite ? JSONText.number(number) : "\(number)"
      throw fault("expected a number from \(bounds), found \(found)")
    }
    return number
  }

  func flag() throws -> Bool {
    guard case .bool(let flag) = value else { throw fault("expected true or false, found \(value.kind)") }
    return flag
  }

  func text() throws -> String {
    guard case .string(let text) = value else { throw fault("expected a text, found \(value.kind)") }
    return text
  }

  /// Returns the text, which must be one of several words.
  func choice(of words: [String]) throws -> String {
    guard case .string(let word) = value, words.contains(word) else {
      throw fault("expected one of \(words.joined(separator: ", ")); found \(value.kind)")
    }
    return word
  }

  /// Returns `nil` for `null`, otherwise the result of `read`.
  func unlessNull<Result>(_ read: (JSONNode) throws -> Result) rethrows -> Result? {
    value == .null ? nil : try read(self)
  }

  // MARK: Lists and objects

  func items(count: Int? = nil) throws -> [JSONNode] {
    guard case .array(let items) = value else { throw fault("expected a list, found \(value.kind)") }
    if let count, items.count != count {
      throw fault("expected a list of \(count), found one of \(items.count)")
    }
    return items.enumerated().map { JSONNode($1, place: .item(place, $0), file: file) }
  }

  subscript(name: String) -> JSONNode {
    get throws {
      guard let node = try field(name) else { throw fault("the field \"\(name)\" is missing") }
      return node
    }
  }

  func field(_ name: String) throws -> JSONNode? {
    try object()[name].map { JSONNode($0, place: .field(place, name), file: file) }
  }

  /// Throws an error if the object has a field that isn't in `names`.
  func allowOnly(_ names: Set<String>) throws {
    if let stranger = try object().keys.filter({ !names.contains($0) }).min() {
      throw fault("the field \"\(stranger)\" is unknown")
    }
  }

  private func object() throws -> [String: JSONValue] {
    guard case .object(let fields) = value else { throw fault("expected an object, found \(value.kind)") }
    return fields
  }
}

/// The path from the root of JSON text to one of its values.
indirect enum JSONPlace: CustomStringConvertible {
  case root
  case field(JSONPlace, String)
  case item(JSONPlace, Int)

  var description: String {
    switch self {
    case .root: ""
    case .field(.root, let name): name
    case .field(let parent, let name): "\(parent).\(name)"
    case .item(let parent, let index): "\(parent)[\(index)]"
    }
  }
}
