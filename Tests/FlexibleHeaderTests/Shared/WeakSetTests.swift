import Testing

@testable import FlexibleHeader
import UIKit

@MainActor @Suite("Weak set") struct WeakSetTests {
  private func count(_ set: WeakSet<UIView>) -> Int {
    var count = 0
    set.forEach { _ in count += 1 }
    return count
  }

  @Test func holdsEachObjectOnceAndNoneAlive() {
    var set = WeakSet<UIView>()
    let kept = UIView()
    set.insert(kept)
    set.insert(kept)
    do {
      let lost = UIView()
      set.insert(lost)
      expectEqual(count(set), 2)
    }
    expect(count(set) == 1 && set.contains(kept))
    set.remove(kept)
    expect(set.isEmpty)
  }
}
