import HeaderTesting

extension UIKitAnswers {
  /// The answers for a test that takes them as arguments: all, or those of the process if it has other answers than the
  /// default ones. Then other processes test the rest. See `Scripts/check answers`.
  static let tested = initial == .standard ? variations : [initial]
}
