import Foundation

/// A sequence of operations on the screen of a combination, as a file. Random sessions print the file of a failure. After you
/// add a sentence about the expected behavior, it is a test.
///
/// ```json
/// {
///   "says": "A header fills the room of a refresh that ended while the content rested",
///   "model": "phone-4.7",
///   "screen": {"headers": ["shifting"]},
///   "operations": [".refresh(true)", ".leaveWindow"]
/// }
/// ```
package struct ScreenSequence: Hashable, Sendable, Decodable {
  /// The expected behavior of the screen, in one sentence.
  package var says: String
  /// The name of the device model.
  package var model: String
  /// The screen.
  package var screen: ScreenCombination
  /// The operations, in order.
  package var operations: [ScreenOperation]

  /// Creates a sequence.
  package init(says: String, model: DeviceModel, screen: ScreenCombination, operations: [ScreenOperation]) {
    self.says = says
    self.model = model.name
    self.screen = screen
    self.operations = operations
  }

  /// Reads a file.
  ///
  /// - Throws: A `DecodingError` if a field is missing or invalid.
  package init(json: Data) throws { self = try JSONDecoder().decode(ScreenSequence.self, from: json) }

  /// The text of the file, with one line for each operation.
  package var json: String {
    let lines = operations.map { "\n    \(JSONText.string($0.description))" }.joined(separator: ",")
    return """
      {
        "says": \(JSONText.string(says)),
        "model": \(JSONText.string(model)),
        "screen": \(JSONText.line(screen.jsonValue)),
        "operations": [\(lines)
        ]
      }

      """
  }

  /// Plays the operations, and removes the headers at the end.
  ///
  /// - Parameters:
  ///   - answers: The assumptions about UIKit that the simulated device makes. iOS ignores them.
  ///   - invariants: The rules to check. The default is ``ScreenInvariant/combined``.
  /// - Returns: The broken rules, in order.
  @MainActor package func violations(
    answers: UIKitAnswers = .initial, invariants: [ScreenInvariant] = ScreenInvariant.combined
  ) -> [ScreenViolation] {
    let device = (DeviceModel.all + [.phoneIsland]).first { $0.name == model } ?? .phone47
    let session = ScreenSession(
      device, answers: answers, invariants: invariants, customOperations: CombinedScreen.operations
    ) { screen.makeScreen() }
    session.perform(operations)
    session.end()
    return session.violations
  }

  private enum CodingKeys: String, CodingKey { case says, model, screen, operations }

  /// Reads a sequence whose operations are texts. A text that isn't an operation is an error.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    says = try fields.decode(String.self, forKey: .says)
    model = try fields.decode(String.self, forKey: .model)
    screen = try fields.decode(ScreenCombination.self, forKey: .screen)
    operations = try fields.decode([String].self, forKey: .operations).map { text in
      guard let operation = ScreenOperation(text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .operations, in: fields, debugDescription: "\(text) is no operation")
      }
      return operation
    }
  }
}
