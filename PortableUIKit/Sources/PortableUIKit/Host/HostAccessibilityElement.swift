import Foundation

/// An element read by VoiceOver, in its current state.
public struct HostAccessibilityElement: Equatable, Sendable {
  /// The label of the element, or `nil` for none.
  public var label: String?
  /// The value of the element, or `nil` for none.
  public var value: String?
  /// The hint of the element, or `nil` for none.
  public var hint: String?
  /// The identifier for tests, or `nil` for none.
  public var identifier: String?
  /// The traits of the element.
  public var traits: UIAccessibilityTraits
  /// The frame of the element, in points of the screen.
  public var frame: CGRect

  @MainActor init(_ view: UIView) {
    label = view.accessibilityLabel
    value = view.accessibilityValue
    hint = view.accessibilityHint
    identifier = view.accessibilityIdentifier
    traits = view.accessibilityTraits
    frame = view.accessibilityFrame
  }

  @MainActor init(_ element: UIAccessibilityElement) {
    label = element.accessibilityLabel
    value = element.accessibilityValue
    hint = element.accessibilityHint
    identifier = element.accessibilityIdentifier
    traits = element.accessibilityTraits
    frame = element.accessibilityFrame
  }

  /// Returns the accessibility elements of a view and its descendants, in the order in which VoiceOver reads them.
  ///
  /// Containers with `accessibilityElements` or the methods of an accessibility container determine the order of their
  /// elements. Elsewhere, rows of elements are read from top to bottom and each row in the reading direction. The
  /// elements of a scroll view stay together. Elements whose vertical centers are within the height of the first
  /// element of a row are in this row [?].
  ///
  /// Elements that are hidden or ignored by VoiceOver are left out, as are the siblings of a modal view. The
  /// subviews of an element belong to the element.
  @preconcurrency @MainActor public static func elements(of view: UIView) -> [HostAccessibilityElement] {
    groups(of: view).flatMap { $0 }
  }

  /// Returns the elements of a view and its descendants, with those that must stay together in one array.
  @MainActor private static func groups(of view: UIView) -> [[HostAccessibilityElement]] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    if view.isAccessibilityElement { return [[HostAccessibilityElement(view)]] }
    guard !view.accessibilityElementsHidden else { return [] }
    let count = view.accessibilityElementCount()
    let hasOwn = view.accessibilityElements != nil || count > 0
    var parts: [Any] = hasOwn ? (0..<count).compactMap(view.accessibilityElement(at:)) : view.subviews
    let modal = parts.last { part in
      guard let view = part as? UIView else { return false }
      return view.accessibilityViewIsModal && !view.isHidden
    }
    if let modal { parts = [modal] }
    let found = parts.flatMap { part -> [[HostAccessibilityElement]] in
      if let view = part as? UIView { return groups(of: view) }
      guard let element = part as? UIAccessibilityElement, element.isAccessibilityElement else { return [] }
      return [[HostAccessibilityElement(element)]]
    }
    if hasOwn { return [found.flatMap { $0 }] }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sorted = inReadingOrder(found.filter { !$0.isEmpty }, isMirrored: isMirrored)
    return view is UIScrollView ? [sorted.flatMap { $0 }] : sorted
  }

  private static func inReadingOrder(
    _ groups: [[HostAccessibilityElement]], isMirrored: Bool
  ) -> [[HostAccessibilityElement]] {
    var left = groups.enumerated().map { (index: $0.offset, group: $0.element, frame: place(of: $0.element)) }
    left.sort { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
    var result: [[HostAccessibilityElement]] = []
    while let first = left.first {
      let row = left.filter { $0.index == first.index || $0.frame.midY < first.frame.maxY }
      left.removeAll { other in row.contains { $0.index == other.index } }
      result += row.sorted {
        let (one, two) = isMirrored ? (-$0.frame.maxX, -$1.frame.maxX) : ($0.frame.minX, $1.frame.minX)
        return (one, $0.index) < (two, $1.index)
      }.map(\.group)
    }
    return result
  }

  /// The frame of the first element, which determines the place of a group.
  private static func place(of group: [HostAccessibilityElement]) -> CGRect { group.first?.frame ?? .zero }
}

extension HostSimulator {
  /// The accessibility elements on the screen, with the windows from back to front.
  public var accessibilityElements: [HostAccessibilityElement] {
    visibleWindows.flatMap { HostAccessibilityElement.elements(of: $0) }
  }
}
