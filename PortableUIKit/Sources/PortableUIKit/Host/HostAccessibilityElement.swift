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

  /// Returns the accessibility elements of a view and its descendants, in tree order.
  ///
  /// Elements that are hidden or ignored by VoiceOver are left out, as are the siblings of a modal view. The
  /// subviews of an element belong to the element.
  @preconcurrency @MainActor public static func elements(of view: UIView) -> [HostAccessibilityElement] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    if view.isAccessibilityElement { return [HostAccessibilityElement(view)] }
    guard !view.accessibilityElementsHidden else { return [] }
    var parts = view.accessibilityElements?.compactMap { $0 as? UIView } ?? view.subviews
    if let modal = parts.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) { parts = [modal] }
    return parts.flatMap(elements(of:))
  }
}

extension HostSimulator {
  /// The accessibility elements on the screen, with the windows from back to front.
  public var accessibilityElements: [HostAccessibilityElement] {
    visibleWindows.flatMap { HostAccessibilityElement.elements(of: $0) }
  }
}
