import HeaderEngine

extension FlexibleHeaderView {
  /// The status bar's style that can be read on the header's background; default without one.
  var inferredStatusBarStyle: UIStatusBarStyle {
    guard let background = backgroundColor?.resolvedColor(with: traitCollection) else { return .default }
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    guard background.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return .default }
    switch InferredStatusBarStyle(red: red, green: green, blue: blue, alpha: alpha) {
    case .automatic: return .default
    case .light: return .lightContent
    case .dark: return .darkContent
    }
  }
}
