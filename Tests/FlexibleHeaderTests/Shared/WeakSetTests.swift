import Testing

@testable import FlexibleHeader

@MainActor @Suite("Weak set") struct WeakSetTests {
  @Test func holdsEachObjectOnceAndNoneAlive() {
    var set = WeakSet<UIView>()
    let kept = UIView()
    set.insert(kept)
    set.insert(kept)
    do {
      let lost = UIView()
      set.insert(lost)
      #expect(set.objects.count == 2)
    }
    #expect(set.objects.count == 1 && set.contains(kept))
    set.remove(kept)
    #expect(set.isEmpty)
  }
}
