/// The parts of one scroll view's insets: the app's part, and the needs of headers and footers.
///
/// The scroll view has only the sums. When the app writes an inset, the ledger finds the app's part by the rule that
/// `Documentation/Behavior/Insets.md` states.
package struct ScrollLedger: Equatable, Sendable {
  /// The result of reading the scroll view's insets.
  package enum Reading: Equatable, Sendable {
    /// The insets are what the ledger expects.
    case unchanged
    /// The app changed the insets. The scroll view has the right sums already.
    case changed
    /// The app assigned or restored insets. The sums have to be written again.
    case assigned
  }

  /// The app's part of the insets.
  package private(set) var app: ScrollInsets
  /// The sums of the app's part and the needs, which the scroll view is expected to have.
  package private(set) var total: ScrollInsets

  private var top: Account
  private var bottom: Account
  private var indicatorTop: Account
  private var indicatorBottom: Account

  /// Creates a ledger of a scroll view whose insets belong to the app.
  package init(_ insets: ScrollInsets) {
    (app, total) = (insets, insets)
    top = Account(insets.top)
    bottom = Account(insets.bottom)
    indicatorTop = Account(insets.indicatorTop)
    indicatorBottom = Account(insets.indicatorBottom)
  }

  /// Changes the needs. Write `total` to the scroll view afterward.
  package mutating func setNeeds(_ needs: ScrollInsets) {
    top.need = needs.top
    bottom.need = needs.bottom
    indicatorTop.need = needs.indicatorTop
    indicatorBottom.need = needs.indicatorBottom
    addUp()
  }

  /// Compares the insets of the scroll view with the expected ones, and finds the app's part if they differ.
  ///
  /// Insets that aren't usable are ignored.
  package mutating func read(_ insets: ScrollInsets) -> Reading {
    if insets == total { return .unchanged }
    return readChanged(insets)
  }

  /// Finds the app's part after the app wrote the content insets, even if the sums are the same as before.
  ///
  /// The length that short content lacks shrinks by what the app adds at the bottom, so that an inset that the app stored
  /// may equal the present one.
  package mutating func readWritten(_ insets: ScrollInsets) -> Reading {
    let isSameSum = expectsContent(of: insets)
    let reading = read(insets)
    guard isSameSum, insets.isUsable, bottom.restoreSameSum() else { return reading }
    addUp()
    return .assigned
  }

  /// Returns whether the content insets, apart from the scroll indicator, are the expected ones. A sum carries a rounding error.
  package func expectsContent(of insets: ScrollInsets) -> Bool {
    !top.isChanged(insets.top) && !bottom.isChanged(insets.bottom)
  }

  /// Treats the difference from the expected insets as a change of the app's part, whatever the rule is.
  package mutating func accept(_ insets: ScrollInsets) {
    guard insets.isUsable else { return }
    top.add(insets.top - top.total)
    bottom.add(insets.bottom - bottom.total)
    indicatorTop.add(insets.indicatorTop - indicatorTop.total)
    indicatorBottom.add(insets.indicatorBottom - indicatorBottom.total)
    addUp()
  }

  @inline(never)
  private mutating func readChanged(_ insets: ScrollInsets) -> Reading {
    guard insets.isUsable, differs(from: insets) else { return .unchanged }
    let former = (top: top.moment, bottom: bottom.moment)
    remember(before: insets)
    let written = (top.read(insets.top), bottom.read(insets.bottom))
    // Content insets are assigned as a whole: if one edge was, another edge that changed was, too.
    if written.0 == .assigned, written.1 == .added { bottom.app = insets.bottom }
    if written.1 == .assigned, written.0 == .added { top.app = insets.top }
    if written.0 == .restored, written.1 == .none { bottom.restoreSameSum() }
    // Nothing reports a change of an indicator's inset, so it may be a copy of the inset before this change.
    indicatorTop.read(
      insets.indicatorTop, copiedFrom: [former.top, Moment(total: insets.top, app: top.app)])
    indicatorBottom.read(
      insets.indicatorBottom, copiedFrom: [former.bottom, Moment(total: insets.bottom, app: bottom.app)])
    addUp()
    return differs(from: insets) ? .assigned : .changed
  }

  // Both are stored, because the connection reads them at every event: a computed property would copy the ledger.
  private mutating func addUp() {
    app = ScrollInsets(
      top: top.app, bottom: bottom.app, indicatorTop: indicatorTop.app, indicatorBottom: indicatorBottom.app)
    total = ScrollInsets(
      top: top.total, bottom: bottom.total, indicatorTop: indicatorTop.total,
      indicatorBottom: indicatorBottom.total)
  }

  private func differs(from insets: ScrollInsets) -> Bool {
    !expectsContent(of: insets) || indicatorTop.isChanged(insets.indicatorTop)
      || indicatorBottom.isChanged(insets.indicatorBottom)
  }

  /// Remembers the insets before the app writes. The app may restore what it reads: both edges, and also the indicator's inset,
  /// whose changes nothing reports.
  private mutating func remember(before insets: ScrollInsets) {
    if !expectsContent(of: insets) {
      top.remember()
      bottom.remember()
    }
    indicatorTop.remember()
    indicatorBottom.remember()
  }
}

extension ScrollLedger {
  /// A sum that was in effect, and the app's part of it.
  private struct Moment: Equatable, Sendable {
    var total: Double
    var app: Double
  }

  /// One inset.
  private struct Account: Equatable, Sendable {
    /// How the app wrote the inset.
    enum Write { case none, added, assigned, restored }

    /// The number of moments that are remembered. Stores and restorations are hardly ever nested deeper.
    private static let mostMoments = 4

    var app: Double
    var need = 0.0
    private let found: Double
    /// The sums that were in effect immediately before the app wrote.
    private var moments: [Moment] = []

    init(_ inset: Double) {
      app = inset
      found = inset
    }

    // Without needs, the sum is the app's inset to the last bit.
    var total: Double { need == 0 ? app : app + need }

    var moment: Moment { Moment(total: total, app: app) }

    func isChanged(_ inset: Double) -> Bool { abs(inset - total) >= Tolerance.sum }

    /// Remembers the present sum. The same sum may have had another part of the app before, where a missing length took up
    /// what the app added, so both are kept: stores and restorations are nested.
    mutating func remember() {
      guard moment != moments.last else { return }
      moments.append(moment)
      if moments.count > Self.mostMoments { moments.removeFirst() }
    }

    /// Finds the app's part of an inset that the app wrote. `content` contains the insets from which a scroll indicator's inset
    /// may have been copied, or along with which it may have been assigned. It is `nil` for a content inset.
    @discardableResult mutating func read(_ inset: Double, copiedFrom content: [Moment]? = nil) -> Write {
      let isIndicator = content != nil
      guard isChanged(inset) else { return .none }
      // An indicator's inset that was restored may be restored again: the app may have stored it once more before the first
      // restoration was noticed.
      if restoreMoment(isKept: isIndicator, where: { abs($0.total - inset) < Tolerance.sum }) {
        return .restored
      }
      if need == 0 {
        app = inset
      } else if let source = content?.first(where: { $0.total == inset || $0.app == inset }) {
        app = source.app
      } else if need > 0 || isIndicator, inset == 0 || inset == found || inset == app {
        // Apps hardly ever add to an indicator's inset, so that a negative need makes no difference there.
        app = inset
        return .assigned
      } else {
        add(inset - total)
        return .added
      }
      return .none
    }

    /// Restores the last moment that had the present sum with another part of the app. Returns whether there was one.
    @discardableResult mutating func restoreSameSum() -> Bool {
      let present = moment
      return restoreMoment { abs($0.total - present.total) < Tolerance.sum && $0.app != present.app }
    }

    private mutating func restoreMoment(isKept: Bool = false, where isWanted: (Moment) -> Bool) -> Bool {
      guard let index = moments.lastIndex(where: isWanted) else { return false }
      app = moments[index].app
      moments.removeSubrange((isKept ? index + 1 : index)...)
      return true
    }

    /// Adds to the app's part. A sum from which an addition is subtracted again carries a rounding error.
    mutating func add(_ change: Double) {
      guard abs(change) >= Tolerance.sum else { return }
      app = Tolerance.exact(app + change, found: found)
    }
  }
}
