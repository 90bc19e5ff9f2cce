extension ScreenOperation {
  /// A Boolean value that indicates whether the app writes insets.
  var writesInsets: Bool {
    switch self {
    case .addInset, .assignInset, .assignIndicatorInset, .showKeyboard, .storeInsets, .restoreInsets,
      .repeatCalls, .changeAndReturn:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether the system changes sizes or the safe area, and may therefore send its own scroll
  /// events.
  var changesBounds: Bool {
    switch self {
    case .rotate, .changeAndReturn, .setAdditionalSafeArea, .hideStatusBar, .leaveWindow, .custom,
      .setHeights:
      true
    default: false
    }
  }
}
