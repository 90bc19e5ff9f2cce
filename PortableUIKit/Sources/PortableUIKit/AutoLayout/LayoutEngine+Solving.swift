import Foundation

/// The transfer of changes to the tableau and of results to the views.
extension LayoutEngine {
  /// The maximum number of rounds for wrapping text, whose height depends on its width while both may move
  /// it.
  private static let mostTextRounds = 6

  /// Solves the layout again if anything changed, and marks the views that must be laid out.
  func flush() {
    guard isDue else { return }
    // Rules that change meanwhile are solved below and don't request another pass.
    isDirty = true
    var rounds = 0
    repeat {
      if isWornOut { startsOver = true }
      if startsOver { startOver() }
      updateRules()
      solve()
      rounds += 1
    } while measureText() && rounds < Self.mostTextRounds
    isDirty = false
    if isLive { publish() }
  }

  private var isDue: Bool { (isDirty || startsOver) && rootLayer.isViewBacked }

  private func updateRules() {
    var index = 0
    // Rules may add items that didn't exist before.
    while index < items.count {
      if items[index].isStale { updateRules(of: items[index]) }
      index += 1
    }
    updateVarying()
  }

  private func solve() {
    if going.isEmpty, changing.isEmpty, coming.isEmpty { return }
    if !going.isEmpty {
      for rule in going { if let token = rule.token { tableau.remove(token) } }
      going = []
      tableau.minimize()
    }
    if !changing.isEmpty {
      for rule in changing {
        if let token = rule.token { tableau.shift(token, by: rule.pendingChange) }
        rule.pendingChange = 0
      }
      changing.removeAll(keepingCapacity: true)
      if !tableau.restore() { return solveAnew() }
    }
    if coming.isEmpty { return }
    let isFirst = rules.count == coming.count
    let queue = coming.sorted(by: Self.comesFirst)
    coming = []
    for rule in queue where !enterTableau(rule) {
      // The rules of views are added first, so that the user's constraint is the one that is broken.
      if !isFirst, rule.constraint == nil { return solveAnew() }
      breakRule(rule)
    }
    tableau.minimize()
  }

  private func solveAnew() {
    startOver()
    updateRules()
    solve()
  }

  private static func comesFirst(_ one: LayoutRule, _ two: LayoutRule) -> Bool {
    func key(_ rule: LayoutRule) -> (Int, Int, Int) {
      (rule.strength == .required ? 0 : 1, rule.constraint?.sequence ?? 0, rule.number)
    }
    return key(one) < key(two)
  }

  private func enterTableau(_ rule: LayoutRule) -> Bool {
    do throws(SolverConflict) {
      rule.token = try tableau.add(rule.expression, rule.relation, rule.strength, owner: rule.number)
      return true
    } catch {
      conflict = error
      return false
    }
  }

  /// Relaxes a required rule so that it holds only as far as the others allow, and reports it.
  private func breakRule(_ rule: LayoutRule) {
    let others = (conflict?.constraints ?? []).compactMap { rules[$0] }
    rule.isBroken = true
    brokeRules = true
    rule.token = try? tableau.add(rule.expression, rule.relation, .wish(1000), owner: rule.number)
    report(rule, others)
  }

  private func report(_ broken: LayoutRule, _ others: [LayoutRule]) {
    let list = (others + [broken]).sorted { $0.number < $1.number }.map { "    \($0.words)" }
    let key = broken.words
    let state = HostSimulator.of(root)
    if isLive {
      guard !reported.contains(key) else { return }
      reported.insert(key)
    }
    state.warn(
      "Unsatisfiable constraints: these required constraints can't hold together\n"
        + list.joined(separator: "\n") + "\n  Going on without\n    \(key)")
  }

  // MARK: Results

  private func solvedFrame(of item: LayoutItem) -> CGRect {
    CGRect(
      x: tableau.value(of: item.x), y: tableau.value(of: item.y), width: tableau.value(of: item.width),
      height: tableau.value(of: item.height))
  }

  /// The solved size of the root, in points, not rounded.
  var rootSize: CGSize { solvedFrame(of: need(root)).size }

  /// Measures the height of text whose width changed; returns whether any height changed.
  private func measureText() -> Bool {
    var changed = false
    for item in items where item.wrapsText {
      let width = CGFloat(tableau.value(of: item.width))
      guard width > 0, abs(width - (item.textWidth ?? -1)) > 0.001 else { continue }
      item.textWidth = width
      item.isStale = true
      changed = true
    }
    return changed
  }

  /// Rounds frames to pixels and marks the views whose subviews must move.
  private func publish() {
    let scale = max(1, rootLayer.contentsScale)
    for item in items {
      let frame = solvedFrame(of: item).onPixels(scale)
      guard !frame.isSame(as: item.frame) else { continue }
      item.frame = frame
      if let placer = item.placer { Self.tell(placer, exceptFor: applyingView) }
    }
  }

  /// Notes that frames inside of a view changed. The view is marked for layout, unless it is being laid out.
  // In a function that is isolated to the main actor, the closure would check the actor.
  nonisolated private static func tell(
    _ placer: Unmanaged<UIView>, exceptFor applyingView: ObjectIdentifier?
  ) {
    placer._withUnsafeGuaranteedRef {
      $0.autoLayout?.needsApplying = true
      if ObjectIdentifier($0) != applyingView { $0.backing.markNeedsLayout() }
    }
  }

  /// Sets the frames of a view's subviews to the results.
  static func apply(in view: UIView, _ state: AutoLayoutState) {
    if state.engine?.isDue == true || state.member?.engine?.isDue == true { flush(state, for: view) }
    guard state.needsApplying else { return }
    state.needsApplying = false
    let subviews = view.subviewsStorage
    for index in subviews.indices {
      guard let frame = subviews[index].autoLayout?.solvedFrame else { continue }
      Unmanaged.passUnretained(subviews[index]).borrow { $0.place(in: frame) }
    }
    keepAlive(subviews)
    // Setting a frame marks the layout as changed.
    state.needsApplying = false
  }

  private static func flush(_ state: AutoLayoutState, for view: UIView) {
    let (inner, outer) = (state.engine, state.member?.engine)
    let engine = inner ?? outer
    let before = engine?.applyingView
    engine?.applyingView = ObjectIdentifier(view)
    inner?.flush()
    outer?.flush()
    engine?.applyingView = before
  }
}

extension AutoLayoutState {
  /// The frame that the layout gives to the view, or `nil` if the view keeps its own.
  fileprivate var solvedFrame: CGRect? { translatesMask ? nil : member?.frame }
}

extension CGRect {
  /// Returns the rectangle with every edge on the nearest pixel.
  fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
    // The small offset rounds halves up regardless of rounding errors.
    func pixels(_ value: CGFloat) -> CGFloat { (value * scale + 1e-5).rounded() }
    let (left, top, right, bottom) = (pixels(minX), pixels(minY), pixels(maxX), pixels(maxY))
    // Whole pixels are subtracted, so that a length of 100 points is exactly 100.
    return CGRect(
      x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
  }
}

extension UIView {
  /// Sets a solved frame through the bounds and center, as if the view had no transform. The safe area changes once [A]: in
  /// between, a list could end up at its top.
  fileprivate final func place(in frame: CGRect) {
    let geometry = backing.geometry
    autoLayout?.isPlacing = true
    defer {
      autoLayout?.isPlacing = false
      updateSafeAreaInsets()
    }
    if !frame.size.isSame(as: geometry.bounds.size) {
      bounds = CGRect(origin: geometry.bounds.origin, size: frame.size)
    }
    let center = CGPoint(
      x: frame.minX + geometry.anchorPoint.x * frame.width,
      y: frame.minY + geometry.anchorPoint.y * frame.height)
    if !center.isSame(as: geometry.position) { self.center = center }
  }
}
