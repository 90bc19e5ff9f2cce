import FlexibleHeader
import Testing

@MainActor @Suite("Misuse") struct HeaderMisuseTests {
  @Test func byDefaultADebugBuildStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        HeaderMisuse.stopOrLog(HeaderMisuse(action: "A.", reason: "B.", advice: "C."))
      }
    }
  }
}
