/// What a header's user sets, as far as setting it has consequences beyond the next layout.
extension MaterialHeader {
  /// What the view has to do after a value was set.
  public struct Consequences: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Bring the injected insets up to date; the content stays, unless it would rest above its top.
    public static var reinjects: Consequences { Consequences(rawValue: 1) }
    /// Bring the injected insets up to date as a layout does; what moves then is no scrolling.
    public static var injects: Consequences { Consequences(rawValue: 32) }
    /// Lay the header out; nothing happens without a scroll view.
    public static var laysOut: Consequences { Consequences(rawValue: 2) }
    /// Only bring the picture up to date.
    public static var updates: Consequences { Consequences(rawValue: 4) }
    /// The header, which tracks nothing, becomes as tall as its minimum; without `updates` that is all.
    public static var takesLeastHeight: Consequences { Consequences(rawValue: 8) }
    /// The preference about the status bar changed.
    public static var changesStatusBar: Consequences { Consequences(rawValue: 16) }
  }

  /// Sets the minimum height, in points; see `HeaderHeights.setMinimum`.
  public mutating func setMinimumHeight(_ height: Double) -> Consequences {
    consequences(of: heights.setMinimum(height))
  }

  /// Sets the maximum height, in points; see `HeaderHeights.setMaximum`.
  public mutating func setMaximumHeight(_ height: Double) -> Consequences {
    consequences(of: heights.setMaximum(height))
  }

  private func consequences(of change: HeaderHeights.Change) -> Consequences {
    if change.isEmpty { return [] }
    return change.contains(.maximum) ? [.reinjects, .laysOut] : .laysOut
  }

  /// Says whether the two heights contain the safe area. Lays nothing out.
  public mutating func setHeightsIncludeSafeArea(_ includes: Bool) {
    heights.setIncludesSafeArea(includes)
  }

  /// Chooses how the header leaves the screen. Giving the shift up brings a header back that is gone.
  public mutating func setBehavior(_ behavior: ShiftBehavior) -> Consequences {
    guard behavior != self.behavior else { return [] }
    self.behavior = behavior
    if behavior == .disabled {
      shift.wantsToBeHidden = false
      shift.isAnimating = true
    }
    return stopStatusBarIfIdle()
  }

  /// Says whether the status bar may lie over the header; the header then moves to its new place.
  public mutating func setStatusBarHintCanOverlapHeader(_ canOverlap: Bool) -> Consequences {
    guard canOverlap != options.statusBarHintCanOverlapHeader else { return [] }
    options.statusBarHintCanOverlapHeader = canOverlap
    shift.isAnimating = true
    return stopStatusBarIfIdle()
  }

  /// Says whether content too short to collapse the header gets the length that it lacks.
  public mutating func setExtendsShortContent(_ extends: Bool) -> Consequences {
    guard extends != options.extendsShortContent else { return [] }
    options.extendsShortContent = extends
    return [.injects, .laysOut]
  }

  private mutating func stopStatusBarIfIdle() -> Consequences {
    let canAct = behavior == .enabledWithStatusBar || behavior == .hideable
    guard !(canAct && options.statusBarHintCanOverlapHeader) else { return [] }
    return statusBar.stop() ? .changesStatusBar : []
  }

  /// Says whether the content goes on beneath the header for ever, and answers the shadow at once.
  public mutating func setIsInFrontOfInfiniteContent(
    _ isInFront: Bool, _ scroll: ScrollState?, _ surroundings: Surroundings, height: Double
  ) -> (opacity: Double, intensity: Double) {
    options.isInFrontOfInfiniteContent = isInFront
    if scroll != nil { return refreshedShadow(scroll, surroundings, height: height) }
    shadow.opacity = isInFront ? options.visibleShadowOpacity : 0
    return (shadow.opacity, shadow.intensity)
  }

  /// Sets the opacity of the full shadow, 0...1, and answers the shadow at once. NaN is ignored, other values are
  /// clamped.
  public mutating func setVisibleShadowOpacity(
    _ opacity: Double, _ scroll: ScrollState?, _ surroundings: Surroundings, height: Double
  ) -> (opacity: Double, intensity: Double) {
    if !opacity.isNaN { options.visibleShadowOpacity = min(1, max(0, opacity)) }
    return refreshedShadow(scroll, surroundings, height: height)
  }

  private mutating func refreshedShadow(
    _ scroll: ScrollState?, _ surroundings: Surroundings, height: Double
  ) -> (opacity: Double, intensity: Double) {
    let limits = limits(isPaging: scroll?.isPaging ?? false, surroundings)
    followShadow(
      overlap: scroll.map { overlap($0, height: height, limits: limits) },
      visibleShift: min(limits.greatestShift, shift.accumulator), limits)
    return (shadow.opacity, shadow.intensity)
  }

  /// Takes the system's word for the top safe-area inset, in points.
  public mutating func reportSafeArea(
    _ inset: Double, _ scroll: ScrollState?, _ surroundings: Surroundings
  ) -> Consequences {
    topSafeArea.report(inset, whileHidingStatusBar: statusBar.prefersHidden)
    guard topSafeArea.inset != heights.safeArea else { return [] }
    let wasShifted = shift.wantsToBeHidden
    heights.setSafeArea(topSafeArea.inset)
    if behavior == .hideable, wasShifted, !shift.isAnimating {
      shift.accumulator = greatestShift(scroll, surroundings)
      return [.injects, .updates]
    }
    if scroll != nil { return [.injects, .laysOut] }
    return place == nil ? .takesLeastHeight : [.takesLeastHeight, .updates]
  }
}
