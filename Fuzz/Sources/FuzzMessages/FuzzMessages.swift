import Foundation
import FuzzSupport

@testable import Messages

@main enum Fuzzer {
  static func main() { runFuzzer(fuzzMessages) }
}

/// Messages of a browser to the catalog's server: any bytes are either read or refused with a `MessageFault`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessages(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    let message = try ClientMessage(Data(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)))
    switch message {
    case .frame(let elapsed, let input):
      expect(elapsed.isFinite && elapsed >= 0, "elapsed is \(elapsed)")
      for entry in input {
        expect(entry.location.x.isFinite && entry.location.y.isFinite && entry.time.isFinite, "\(entry)")
      }
    case .scroll(let offset): expect(offset.isFinite, "offset is \(offset)")
    case .set(let change): _ = change.applied(to: StageSettings())
    case .key(let key):
      _ = key.stroke(on: CGSize(width: 375, height: 667), below: 100)
    case .step, .play, .stop, .record, .reset: break
    }
  } catch let fault as MessageFault {
    expect(!fault.description.isEmpty && fault.description.utf8.count < 2000, fault.description)
  } catch {
    expect(false, "another error than MessageFault: \(error)")
  }
  return 0
}
