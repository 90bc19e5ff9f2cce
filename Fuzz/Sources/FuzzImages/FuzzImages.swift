import Foundation
import FuzzSupport

@testable import Images

@main enum Fuzzer {
  static func main() { runFuzzer(fuzzImages) }
}

/// Image files: any bytes have a format and a size in pixels, or none.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImages(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  if let header = ImageHeader(Data(file)) {
    expect(header.width > 0 && header.height > 0, "\(header)")
  }
  _ = ExifOrientation(Array(file))?.swapsSides
  return 0
}
