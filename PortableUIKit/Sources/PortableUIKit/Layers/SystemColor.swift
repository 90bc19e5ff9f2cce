import Foundation

/// The colors that differ between light and dark appearance, with the values of iOS 15.
enum SystemColor {
  static let red = dynamic(light: rgb(255, 59, 48), dark: rgb(255, 69, 58))
  static let green = dynamic(light: rgb(52, 199, 89), dark: rgb(48, 209, 88))
  static let blue = dynamic(light: rgb(0, 122, 255), dark: rgb(10, 132, 255))
  static let orange = dynamic(light: rgb(255, 149, 0), dark: rgb(255, 159, 10))
  static let yellow = dynamic(light: rgb(255, 204, 0), dark: rgb(255, 214, 10))
  static let pink = dynamic(light: rgb(255, 45, 85), dark: rgb(255, 55, 95))
  static let purple = dynamic(light: rgb(175, 82, 222), dark: rgb(191, 90, 242))
  static let teal = dynamic(light: rgb(48, 176, 199), dark: rgb(64, 200, 224))
  static let indigo = dynamic(light: rgb(88, 86, 214), dark: rgb(94, 92, 230))
  static let gray = dynamic(light: rgb(142, 142, 147), dark: rgb(142, 142, 147))
  static let label = dynamic(light: StandardColor.black, dark: StandardColor.white)
  static let secondaryLabel = dynamic(light: rgb(60, 60, 67, 0.6), dark: rgb(235, 235, 245, 0.6))
  static let separator = dynamic(light: rgb(60, 60, 67, 0.29), dark: rgb(84, 84, 88, 0.6))
  static let background = dynamic(light: StandardColor.white, dark: StandardColor.black)
  static let secondaryBackground = dynamic(light: rgb(242, 242, 247), dark: rgb(28, 28, 30))
  static let groupedBackground = dynamic(light: rgb(242, 242, 247), dark: StandardColor.black)

  private static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
    UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
  }

  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor
  {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
