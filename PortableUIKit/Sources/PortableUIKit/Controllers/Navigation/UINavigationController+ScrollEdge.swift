/// The appearance of the bar while the content is at its top.
extension UINavigationController {
  /// Connects the content of a controller with the bar, so that the bar is notified whether the content is at
  /// its top. Without content, the bar has its appearance at the top.
  final func tieEdge(of controller: UIViewController) {
    let scrollView = controller.contentUnderTopBar
    let previous = edgeScrollView
    if previous !== scrollView { previous?.edgeBar = nil }
    edgeScrollView = scrollView
    guard let scrollView else {
      bar.edgeProgress = 0
      return
    }
    if scrollView.edgeBar !== bar { scrollView.edgeBar = bar }
    bar.noteEdge(of: scrollView)
  }
}
