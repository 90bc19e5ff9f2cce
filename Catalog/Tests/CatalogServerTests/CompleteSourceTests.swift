@testable import CatalogServer
import CatalogScreens
import Foundation
import HeaderTesting
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

  @Test("The copied code draws the picture of the screen", arguments: ["square-cash", "search-row"])
  func draws(id: String) async throws {
    let screen = try #require(CatalogScreen.named(id))
    let source = try #require(CatalogLibrary().completeSource(of: screen))
    let expression = try #require(source.text.components(separatedBy: "root view controller to `").last)
    let program = """
      import FlexibleHeader
      import Foundation
      import HeaderTesting
      import UIKit

      let simulator = HostSimulator(device: .phoneNotch)
      simulator.makeCurrent()
      let window = UIWindow(windowScene: simulator.scene)
      window.rootViewController = \(expression.prefix { $0 != "`" })
      window.makeKeyAndVisible()
      _ = simulator.runUntilIdle()
      let images = LayerSnapshot.imageData(below: window.layer)
      print(ScreenPicture(title: "", screen: LayerSnapshot(of: simulator.screen), images: images).svg)
      """
    let simulator = HostSimulator(device: .phoneNotch)
    simulator.makeCurrent()
    let window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = screen.makeViewController()
    window.makeKeyAndVisible()
    _ = simulator.runUntilIdle()
    let images = LayerSnapshot.imageData(below: window.layer)
    let picture = ScreenPicture(title: "", screen: LayerSnapshot(of: simulator.screen), images: images).svg
    let printed = try await Self.output(of: program, with: source.text)
    expect(printed == picture + "\n", "\(printed.prefix(2000))")
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

  @Test("Members with equal names in other types are left out")
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

  // MARK: - Compiling. Other tests have the main thread meanwhile.

  /// Returns the compiler's errors for a file as an app would compile it.
  private nonisolated static func errors(in text: String) async throws -> String {
    try inTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Screen.swift")
      try Data(text.utf8).write(to: file)
      return try run("swiftc", compilerOptions + ["-typecheck", file.path])
    }
  }

  /// Returns what a program prints that consists of a main file and another one, or the compiler's errors.
  private nonisolated static func output(of main: String, with other: String) async throws -> String {
    try inTemporaryFolder { folder in
      let files = ["main.swift", "Screen.swift"].map { folder.appendingPathComponent($0) }
      for (file, text) in zip(files, [main, other]) { try Data(text.utf8).write(to: file) }
      let program = folder.appendingPathComponent("program").path
      let problems = try run("swiftc", compilerOptions + ["-o", program] + files.map(\.path) + objects())
      return FileManager.default.fileExists(atPath: program) ? try run(program, []) : problems
    }
  }

  private nonisolated static var compilerOptions: [String] {
    [
      "-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility", "-I",
      products.appendingPathComponent("Modules").path,
    ]
  }

  /// The object files of the modules that a program with headers needs.
  private nonisolated static func objects() throws -> [String] {
    let modules = [
      "HeaderEngine", "FlexibleHeader", "HeaderTesting", "PortableUIKit", "UIKit", "QuartzCore",
      "CoreGraphics", "WebKit",
    ]
    return try modules.flatMap { module in
      let folder = products.appendingPathComponent("\(module).build")
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      return files.filter { $0.hasSuffix(".swift.o") }.map { folder.appendingPathComponent($0).path }
    }
  }

  private nonisolated static func inTemporaryFolder(_ body: (URL) throws -> String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "screen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Runs a program and returns what it prints.
  private nonisolated static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  /// The folder with the program that runs the tests, and with the modules.
  private nonisolated static let products = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()
}
