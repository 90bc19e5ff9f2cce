import Foundation

/// The user's default browser, or the command in the environment variable `BROWSER`.
enum DefaultBrowser {
  #if os(macOS)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// Opens a page in the browser without waiting for it to end, and returns whether the browser was started.
  static func open(_ url: String) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let command = environment["BROWSER"].flatMap { $0.isEmpty ? nil : $0 } ?? opener
    let folders =
      command.contains("/") ? [""] : (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/" }
    guard let path = folders.map({ $0 + command }).first(where: FileManager.default.isExecutableFile) else {
      return false
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [url]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    return true
  }
}
