/// The safe area calls for a controller and its root view, in the order configured by the host. See
/// PortableUIKit/Documentation/PortableUIKit.md#open-questions.
extension UIViewController {
  /// Notifies the root view and the controller of a change of the safe area insets. The controller is
  /// notified after `viewIsAppearing` if that is pending and the host is configured so [?].
  final func safeAreaOfRootViewDidChange() {
    guard let view = storedView else { return }
    let answers = HostSimulator.of(view).answers
    let waits = appearance.owesIsAppearing && answers.viewIsAppearingBeforeSafeArea && view.window != nil
    if answers.viewSafeAreaCallBeforeController { view.safeAreaInsetsDidChange() }
    if waits {
      appearance.owesSafeAreaCall = true
    } else {
      reportSafeArea()
    }
    if !answers.viewSafeAreaCallBeforeController, !waits { view.safeAreaInsetsDidChange() }
  }

  /// Calls `viewIsAppearing` and the related safe area methods, once for each appearance.
  final func payOwedAppearanceCalls() {
    guard appearance.owesIsAppearing, let view = storedView else { return }
    appearance.owesIsAppearing = false
    let answers = HostSimulator.of(view).answers
    if answers.viewIsAppearingBeforeSafeArea { viewIsAppearing(appearance.isAnimated) }
    if appearance.owesSafeAreaCall {
      appearance.owesSafeAreaCall = false
      reportSafeArea()
      if !answers.viewSafeAreaCallBeforeController { view.safeAreaInsetsDidChange() }
    } else if !appearance.hasReportedSafeArea {
      reportSafeArea()
    }
    if !answers.viewIsAppearingBeforeSafeArea { viewIsAppearing(appearance.isAnimated) }
  }

  private func reportSafeArea() {
    appearance.hasReportedSafeArea = true
    updateLayoutSupports()
    viewSafeAreaInsetsDidChange()
  }
}
