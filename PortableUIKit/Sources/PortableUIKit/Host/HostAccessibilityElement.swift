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

  /// Returns the accessibility elements of a view and its descendants, in tree order.
  ///
  /// Elements that are hidden or ignored by VoiceOver are left out, as are the siblings of a modal view. The
  /// subviews of an element belong to the element.
  @preconcurrency @MainActor public static func elements(of view: UIView) -> [HostAccessibilityElement] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    if view.isAccessibilityElement { return [HostAccessibilityElement(view)] }
    guard !view.accessibilityElementsHidden else { return [] }
    let count = view.accessibilityElementCount()
    let hasOwn = view.accessibilityElements != nil || count > 0
    var parts: [Any] = hasOwn ? (0..<count).compactMap(view.accessibilityElement(at:)) : view.subviews
    let modal = parts.last { part in
      guard let view = part as? UIView else { return false }
      return view.accessibilityViewIsModal && !view.isHidden
    }
    if let modal { parts = [modal] }
    return parts.flatMap { part -> [HostAccessibilityElement] in
      if let view = part as? UIView { return elements(of: view) }
      guard let element = part as? UIAccessibilityElement, element.isAccessibilityElement else { return [] }
      return [HostAccessibilityElement(element)]
    }
  }
}

extension HostSimulator {
  /// The accessibility elements on the screen, with the windows from back to front.
  public var accessibilityElements: [HostAccessibilityElement] {
    visibleWindows.flatMap { HostAccessibilityElement.elements(of: $0) }
  }
}
