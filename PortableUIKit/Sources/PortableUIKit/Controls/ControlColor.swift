import Foundation

/// Colors of controls without a public name, with the values of iOS 15.
enum ControlColor {
  /// The background of a control.
  static let fill = dynamic(light: gray(0.16), dark: gray(0.32))
  /// The background of a large control, such as a segmented control.
  static let faintFill = dynamic(light: gray(0.12), dark: gray(0.24))
  /// The color of disabled content and placeholders.
  static let disabled = dynamic(
    light: UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3),
    dark: UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.3))
  /// The background of the selected segment.
  static let plate = dynamic(
    light: .white, dark: UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1))

  private static func gray(_ alpha: CGFloat) -> UIColor {
    UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: alpha)
  }

  private static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
    UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
  }
}

extension UIAccessibilityTraits {
  /// Returns the traits with those that describe a control's state to VoiceOver added.
  func adding(_ state: UIControl.State) -> UIAccessibilityTraits {
    var traits = self
    if state.contains(.selected) { traits.insert(.selected) }
    if state.contains(.disabled) { traits.insert(.notEnabled) }
    return traits
  }
}
