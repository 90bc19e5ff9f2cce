@testable import CatalogCommands
import Foundation
import Testing

struct OutputFilesTests {
  @Test("A symbolic link stays, and the file that it leads to is written")
  func symbolicLink() throws {
    let bench = try Workbench()
    _ = try bench.write("old", to: "target.json")
    let link = bench.path("link.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.json")
    var files = OutputFiles()
    files.add("new", at: link)
    try files.write()
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: link), "target.json")
    expectEqual(bench.text(of: "target.json"), "new")
  }

  @Test("A pipe stays a pipe and receives the text")
  func pipe() throws {
    let bench = try Workbench()
    let path = bench.path("pipe")
    expectEqual(mkfifo(path, 0o600), 0)
    // Opened for both directions, so that opening it for writing doesn't block.
    let descriptor = open(path, O_RDWR | O_NONBLOCK)
    defer { close(descriptor) }
    var files = OutputFiles()
    files.add("through", at: path)
    try files.write()
    var buffer = [UInt8](repeating: 0, count: 32)
    let count = read(descriptor, &buffer, buffer.count)
    expectEqual(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self), "through")
    expectEqual(bench.files, ["pipe"])
  }

  @Test("A device that can't be written is an error, and stays a device")
  func fullDevice() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let bench = try Workbench()
    let link = bench.path("full")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/full")
    var files = OutputFiles()
    files.add("text", at: link)
    #expect(throws: CommandFailure.self) { try files.write() }
    expect(FileManager.default.fileExists(atPath: "/dev/full"))
  }
}
