import Foundation

extension FaultyFile {
  /// Returns the contents of a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - name: The file's name in errors.
  /// - Throws: A `FaultyFile` if the file can't be read.
  package static func contents(of url: URL, named name: String) throws -> Data {
    do {
      return try Data(contentsOf: url)
    } catch {
      throw FaultyFile(file: name, problem: reason(error))
    }
  }

  /// Returns a short description of why a file couldn't be read.
  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: "there is no such file"
    case .fileReadNoPermission?: "reading it is not allowed"
    default: "it cannot be read (\(error.localizedDescription))"
    }
  }

  /// Returns the value of JSON text.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - file: The file's name in errors.
  /// - Throws: A `FaultyFile` if the text is invalid.
  package static func decode<Value: Decodable>(_ json: Data, file: String) throws -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: json)
    } catch var fault as FaultyFile {
      fault.file = file
      throw fault
    } catch {
      // Decoders don't report where a text isn't JSON.
      _ = try object(json, file: file)
      throw FaultyFile(error, file: file)
    }
  }

  /// Returns the value of JSON text as an object of Foundation.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - file: The file's name in errors.
  /// - Throws: A `FaultyFile` if the text isn't JSON.
  package static func object(_ json: Data, file: String) throws -> Any {
    do {
      return try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw FaultyFile(file: file, problem: reason ?? error.localizedDescription)
    }
  }

  private init(_ error: any Error, file: String) {
    switch error {
    case DecodingError.keyNotFound(let field, let context):
      let problem = "the field \"\(field.stringValue)\" is missing"
      self.init(file: file, place: Self.place(context.codingPath), problem: problem)
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      self.init(file: file, place: Self.place(context.codingPath), problem: context.debugDescription)
    default: self.init(file: file, problem: "\(error)")
    }
  }

  /// Returns a path as text, for example `frames[3].details.progress`.
  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce("") { place, key in
      if let index = key.intValue { return "\(place)[\(index)]" }
      return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
    }
  }
}
