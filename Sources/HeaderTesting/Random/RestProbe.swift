import FlexibleHeader

/// Takes part in the progress reports of headers and calls a closure when one of them is at rest.
@MainActor final class RestProbe {
  private var restorations: [() -> Void] = []

  init(on headers: [UIView], onRest: @escaping () -> Void) {
    for header in headers { observe(header, onRest) }
  }

  /// Restores the closures of the headers.
  func leave() {
    restorations.forEach { $0() }
    restorations = []
  }

  private func observe(_ header: UIView, _ onRest: @escaping () -> Void) {
    switch header {
    case let header as FlexibleHeaderView: join(header, \.progressDidChange, onRest)
    case let header as SectionedHeaderView: join(header, \.progressDidChange, onRest)
    case let header as FlexibleHeightBar: join(header, \.progressDidChange, onRest)
    case let header as StretchyHeaderView: join(header, \.progressDidChange, onRest)
    case let footer as RevealingFooterView: join(footer, \.progressDidChange, onRest)
    default: break
    }
  }

  private func join<Header: UIView>(
    _ header: Header, _ path: ReferenceWritableKeyPath<Header, ((Header, HeaderProgress) -> Void)?>,
    _ onRest: @escaping () -> Void
  ) {
    let former = header[keyPath: path]
    header[keyPath: path] = { header, progress in
      former?(header, progress)
      if progress.isSettled { onRest() }
    }
    restorations.append { [weak header] in header?[keyPath: path] = former }
  }
}
