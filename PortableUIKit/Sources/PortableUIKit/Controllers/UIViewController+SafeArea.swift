/// The safe-area calls a controller and its root view get, in the order the host answers for (12.7.6, 12.7.7).
extension UIViewController {
  /// The insets of the root view changed: tells both, but the controller only after `viewIsAppearing` where
  /// that is still to come and the host puts it first [?].
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

  /// `viewIsAppearing` and the safe-area calls that go with it, once for each appearance.
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
