import HeaderEngine
import UIKit

/// The ledgers of scroll views that a header has tracked or announced and doesn't currently track. The scroll views are held
/// weakly.
///
/// The engine stores the ledger of the tracked scroll view, so that scrolling needs no lookup.
struct ScrollViewLedgers {
  private struct Entry {
    weak var scrollView: UIScrollView?
    var ledger: InsetLedger
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of deallocated scroll views are removed.
  private var nextCleaning = 8

  /// The ledger of a scroll view, or a new ledger if the scroll view isn't known.
  subscript(scrollView: UIScrollView) -> InsetLedger {
    get {
      // A deallocated scroll view may have had the same identifier.
      guard let entry = entries[ObjectIdentifier(scrollView)], entry.scrollView === scrollView else {
        return InsetLedger()
      }
      return entry.ledger
    }
    set {
      entries[ObjectIdentifier(scrollView)] = Entry(scrollView: scrollView, ledger: newValue)
      guard entries.count >= nextCleaning else { return }
      entries = entries.filter { $0.value.scrollView != nil }
      nextCleaning = max(8, 2 * entries.count)
    }
  }

  /// The known scroll views that still exist.
  var scrollViews: [UIScrollView] { entries.values.compactMap(\.scrollView) }

  /// Removes all ledgers, and returns those whose scroll views still exist, with the scroll views. Writes to a scroll view can
  /// cause other events, so the caller performs them while nothing accesses the ledgers.
  mutating func removeAll() -> [(scrollView: UIScrollView, ledger: InsetLedger)] {
    defer { entries = [:] }
    return entries.values.compactMap { entry in entry.scrollView.map { ($0, entry.ledger) } }
  }
}
