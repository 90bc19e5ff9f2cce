import Foundation
import FuzzSupport

@testable import Readers

@main enum Fuzzer {
  static func main() { runFuzzer(fuzzReaders) }
}

/// Traces and strokes: any bytes are either read or refused with a `FaultyFile`, and what was read is written so that it
/// can be read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReaders(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let json = Data(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  read { try JSONNode(parsing: json, file: "input") }
  if let stroke = read({ try Stroke(json: json, file: "input") }) {
    let copy = try? Stroke(json: Data(stroke.json.utf8))
    expect(copy?.samples.count == stroke.samples.count, "a stroke isn't read again")
  }
  if let trace = read({ try TraceFile(json: json, file: "input") }) {
    let copy = try? TraceFile(json: Data(trace.json.utf8))
    expect(copy?.steps.count == trace.steps.count, "a trace isn't read again")
  }
  return 0
}

@discardableResult
private func read<Value>(_ read: () throws -> Value) -> Value? {
  do {
    return try read()
  } catch let fault as FaultyFile {
    expect(!fault.problem.isEmpty && fault.description.utf8.count < 2000, "\(fault.description)")
  } catch {
    expect(false, "another error than FaultyFile: \(error)")
  }
  return nil
}
