import Foundation

/// The build of the engine as WebAssembly, in the clone from which this program was built.
enum SiteEngineBuild {
  /// The folder of the catalog in the clone.
  static let catalog = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Builds the engine and returns it, compressed with gzip.
  static func run() throws -> Data {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("engine-\(ProcessInfo.processInfo.globallyUniqueString).wasm.gz")
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = catalog.appendingPathComponent("Scripts/build-site-engine")
    process.arguments = [output.path]
    process.standardOutput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw CommandFailure(
        description: "Scripts/build-site-engine cannot be run (\(error.localizedDescription))")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0, let data = try? Data(contentsOf: output) else {
      throw CommandFailure(
        description: "the engine cannot be compiled to WebAssembly; see the messages above")
    }
    return data
  }
}
