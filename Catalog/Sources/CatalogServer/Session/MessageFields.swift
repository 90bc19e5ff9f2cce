/// The fields of an object in a message, read with validation.
struct MessageFields {
  private let container: KeyedDecodingContainer<Name>

  /// Any field name.
  struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(_ decoder: any Decoder) throws {
    do {
      container = try decoder.container(keyedBy: Name.self)
    } catch {
      throw MessageFault("a message must be a JSON object")
    }
  }

  /// Throws an error if there is a field that isn't in `names`.
  func allowOnly(_ names: Set<String>) throws {
    for key in container.allKeys where !names.contains(key.stringValue) {
      throw MessageFault("there is no field \"\(key.stringValue.prefix(40))\" in this kind of message")
    }
  }

  func has(_ name: String) -> Bool { container.contains(Name(stringValue: name)) }

  func number(_ name: String, in range: ClosedRange<Double>) throws -> Double {
    let value: Double = try value(name, "a number")
    guard value.isFinite, range.contains(value) else {
      throw MessageFault("\"\(name)\" must be a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  func flag(_ name: String) throws -> Bool { try value(name, "true or false") }

  func text(_ name: String) throws -> String { try value(name, "a text") }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _: Choice.Type = Choice.self
  ) throws -> Choice where Choice.RawValue == String {
    let text = try text(name)
    guard let choice = Choice(rawValue: text) else {
      throw unknown(name, text, choices: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  func choice(_ name: String, of choices: [String]) throws -> String {
    let text = try text(name)
    guard choices.contains(text) else { throw unknown(name, text, choices: choices) }
    return text
  }

  func list<Item: Decodable>(_ name: String, atMost count: Int, of _: Item.Type = Item.self) throws -> [Item]
  {
    guard has(name) else { return [] }
    let items: [Item] = try value(name, "a list")
    guard items.count <= count else { throw MessageFault("\"\(name)\" may have \(count) entries at most") }
    return items
  }

  func dictionary<Item: Decodable>(_ name: String, atMost count: Int) throws -> [String: Item] {
    let items: [String: Item] = try value(name, "an object")
    guard items.count <= count else { throw MessageFault("\"\(name)\" may have \(count) entries at most") }
    return items
  }

  private func value<Value: Decodable>(_ name: String, _ expected: String) throws -> Value {
    do {
      return try container.decode(Value.self, forKey: Name(stringValue: name))
    } catch let fault as MessageFault {
      throw fault
    } catch {
      throw MessageFault("\"\(name)\" must be \(expected)")
    }
  }

  private func unknown(_ name: String, _ text: String, choices: [String]) -> MessageFault {
    MessageFault("\"\(name)\" must be one of \(choices.joined(separator: ", ")), not \"\(text.prefix(40))\"")
  }
}
