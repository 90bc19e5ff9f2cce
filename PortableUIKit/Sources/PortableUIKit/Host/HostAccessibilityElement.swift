import Foundation

/// Something that VoiceOver reads, as it is now.
public struct HostAccessibilityElement: Equatable, Sendable {
  /// What it is called; nil for nothing.
  public var label: String?
  /// The value it shows; nil for none.
  public var value: String?
  /// What using it does; nil for nothing.
  public var hint: String?
  /// What tests call it; nil for nothing.
  public var identifier: String?
  /// What kind of thing it is.
  public var traits: UIAccessibilityTraits
  /// Where it is, in points of the screen.
  public var frame: CGRect

  @MainActor init(_ view: UIView) {
    label = view.accessibilityLabel
    value = view.accessibilityValue
    hint = view.accessibilityHint
    identifier = view.accessibilityIdentifier
    traits = view.accessibilityTraits
    frame = view.accessibilityFrame
  }

  /// What VoiceOver reads of a view and all below it, in the order of the tree.
  ///
  /// What is hidden, or kept from VoiceOver, is left out; so are the siblings of a modal view. An element's own
  /// subviews are part of it.
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
  /// What VoiceOver reads on the screen, the windows from back to front.
  public var accessibilityElements: [HostAccessibilityElement] {
    visibleWindows.flatMap { HostAccessibilityElement.elements(of: $0) }
  }
}
