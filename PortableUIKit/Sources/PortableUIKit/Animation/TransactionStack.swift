/// The open groups of `CATransaction`, outermost first.
final class TransactionStack {
  struct Transaction {
    var isExplicit: Bool
    var duration = TransactionStack.standardDuration
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completionBlock: (() -> Void)?
    var group: AnimationGroup?
  }

  /// The duration of animations that don't specify one, in seconds.
  static let standardDuration: TimeInterval = 0.25

  private var open: [Transaction] = []
  /// A copy of the innermost group's setting, because it's read at every change of a layer.
  private(set) var disablesActions = false

  var top: Transaction? { open.last }
  var isExplicit: Bool { open.last?.isExplicit == true }

  func begin() {
    var transaction = open.last ?? Transaction(isExplicit: true)
    transaction.isExplicit = true
    transaction.completionBlock = nil
    transaction.group = nil
    open.append(transaction)
  }

  func commit() {
    guard let transaction = open.popLast() else { return }
    disablesActions = open.last?.disablesActions ?? false
    transaction.group?.seal()
  }

  /// Ends the implicit group. Does nothing inside of an explicit group.
  func commitImplicit() {
    if !isExplicit { commit() }
  }

  func change(_ body: (inout Transaction) -> Void) {
    if open.isEmpty { open.append(Transaction(isExplicit: false)) }
    body(&open[open.count - 1])
    disablesActions = open[open.count - 1].disablesActions
  }

  func setCompletionBlock(_ block: (() -> Void)?) {
    let before = top?.group
    change {
      $0.completionBlock = block
      $0.group = block.map { block in AnimationGroup { _ in block() } }
    }
    before?.seal()
  }

  /// The groups whose completion blocks wait for animations added now.
  var waitingGroups: [AnimationGroup] { open.compactMap { $0.group } }
}
