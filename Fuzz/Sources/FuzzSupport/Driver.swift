/// The type of `LLVMFuzzerTestOneInput`.
public typealias FuzzTarget = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ target: FuzzTarget
) -> CInt

/// Runs libFuzzer with the arguments of the process.
///
/// libFuzzer brings a `main` of its own, but SwiftPM gives executables another entry point.
public func runFuzzer(_ target: FuzzTarget) {
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  let status = runDriver(&count, &arguments, target)
  expect(status == 0, "libFuzzer ended with status \(status)")
}
