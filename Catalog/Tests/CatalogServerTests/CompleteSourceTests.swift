@testable import CatalogServer
import CatalogScreens
import Foundation
import Testing

/// The code that the page copies: one file for each screen.
@MainActor struct CompleteSourceTests {
  private nonisolated static let screens = CatalogScreen.all.map(\.id)

  @Test("The copied code of a screen compiles on its own", arguments: screens)
  func compiles(id: String) async throws {
    let screen = try #require(CatalogScreen.named(id))
    let source = try #require(CatalogLibrary().completeSource(of: screen))
    expect(source.text.contains("root view controller to `"), "the comment says how to show the screen")
    try await expectEqual(Self.errors(in: source.text), "")
  }

  @Test("Helpers that a screen doesn't use are left out")
  func unusedHelpers() {
    let source = CompleteSource(files: [
      ("A.swift", "/// A.\nfinal class A: UIViewController {\n  let b = UIView.one()\n}\n"),
      (
        "B.swift",
        """
        extension UIView {
          /// One.
          static func one() -> UIView { two() }

          static func two() -> UIView { UIView() }

          static func three() -> UIView { UIView() }
        }

        private final class A {}

        final class Unused {}
        """
      ),
    ])
    let text = source.text(of: "A.swift", creating: "`A()`")
    expect(text.contains("static func one()") && text.contains("static func two()"))
    expect(!text.contains("three") && !text.contains("Unused") && !text.contains("private final class A"))
    expect(text.contains("import FlexibleHeader\nimport UIKit"))
  }

  @Test("Equal names in other types are no helpers")
  func equalNames() {
    let source = CompleteSource(files: [
      (
        "A.swift",
        "final class A: UIViewController {\n  let rows = Places.all\n\n  func card() { card() }\n}\n"
      ),
      (
        "B.swift",
        "enum Places {\n  static let all = [1]\n\n  static let other = [2]\n}\n\nextension UIView {\n  static func card() {}\n}\n"
      ),
      (
        "C.swift",
        "enum Letters {\n  static let all = [3]\n}\n\nprivate enum Secrets {\n  static let rows = [4]\n}\n"
      ),
    ])
    let text = source.text(of: "A.swift", creating: "`A()`")
    expect(text.contains("static let all = [1]"))
    for helper in ["[2]", "[3]", "[4]", "static func card"] { expect(!text.contains(helper), "\(helper)") }
  }

  /// Returns the compiler's errors for a file as an app would compile it. Other tests have the main thread meanwhile.
  private nonisolated static func errors(in text: String) async throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "screen-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility",
      "-I", modules.path, file.path,
    ]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let messages = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return messages
  }

  /// The modules beside the program that runs the tests.
  private nonisolated static let modules = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("Modules")
}
