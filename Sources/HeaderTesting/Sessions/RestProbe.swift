import FlexibleHeader

/// Takes part in the progress reports of headers and calls a closure when one of them is at rest.
@MainActor final class RestProbe {
  private var restorations: [() -> Void] = []

  init(on headers: [UIView], onRest: @escaping () -> Void) {
    for case let header as ScrollHeaderView in headers { join(header, onRest) }
  }

  /// Restores the closures of the headers.
  func leave() {
    restorations.forEach { $0() }
    restorations = []
  }

  private func join(_ header: ScrollHeaderView, _ onRest: @escaping () -> Void) {
    let former = header.progressDidChange
    header.progressDidChange = { progress in
      former?(progress)
      if progress.isSettled { onRest() }
    }
    restorations.append { [weak header] in header?.progressDidChange = former }
  }
}
