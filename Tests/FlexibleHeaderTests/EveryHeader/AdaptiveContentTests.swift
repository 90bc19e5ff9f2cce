import FlexibleHeader
import HeaderTesting
import Testing

/// Two parts of 40 points: beside each other where there is room for them, otherwise one below the other.
@MainActor private final class AdaptiveView: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    for _ in 1...2 {
      let part = UIView()
      part.heightAnchor.constraint(equalToConstant: 40).isActive = true
      addArrangedSubview(part)
    }
    arrange()
  }

  required init(coder: NSCoder) { fatalError("not archived") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func arrange() {
    axis = traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal
  }
}

@MainActor @Suite("Content that depends on the size class") struct AdaptiveContentTests {
  private nonisolated static let kinds: [HeaderKind] = [.flexible, .squareCashBar, .sections, .stretchy]

  /// Creates a header whose height depends on the size class.
  private func makeAdaptive(_ kind: HeaderKind) -> ScrollHeaderView {
    let view = AdaptiveView()
    if kind == .sections {
      let header = SectionedHeaderView(frame: .zero)
      header.sections = [HeaderSection(view)]
      return header
    }
    let header: ScrollHeaderView =
      switch kind {
      case .flexible: FlexibleHeaderView(frame: .zero)
      case .stretchy: StretchyHeaderView(frame: .zero)
      default: FlexibleHeightBar()
      }
    (header as? FlexibleHeaderView)?.heightsFitContent = true
    (header as? FlexibleHeightBar)?.heightsFitContent = true
    let container =
      (header as? FlexibleHeaderView)?.contentView ?? (header as? StretchyHeaderView)?.contentView ?? header
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    return header
  }

  @Test(
    "A window that gets another size class with its size has a header of the right height", .needs(.rotation),
    arguments: kinds)
  func otherWindow(kind: HeaderKind) {
    let header = makeAdaptive(kind)
    let stage = HeaderStage(.pad) { RowsScreen { header.install(in: $0.list) } }
    stage.settle()
    let size = stage.window.bounds.size
    expectEqual(header.minimumHeight, 40)
    stage.resize(to: CGSize(width: 400, height: size.height), sizeClass: .compact)
    stage.settle()
    expectEqual(header.minimumHeight, 80)
    stage.resize(to: size, sizeClass: .regular)
    stage.settle()
    expectEqual(header.minimumHeight, 40)
  }

  @Test("Sections aren't measured again for another style of the interface")
  func otherStyle() {
    final class CountingView: UIView {
      var measurements = 0

      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        measurements += 1
        return CGSize(width: targetSize.width, height: 80)
      }
    }
    let (view, header) = (CountingView(), SectionedHeaderView(frame: .zero))
    header.sections = [HeaderSection(view)]
    let stage = HeaderStage { RowsScreen { header.install(in: $0.list) } }
    stage.settle()
    let count = view.measurements
    stage.userInterfaceStyle = .dark
    stage.settle()
    expect(count > 0 && view.measurements == count)
  }

  @Test(
    "A header is measured again for another size class at the same width", .needs(.rotation),
    arguments: kinds)
  func otherSizeClass(kind: HeaderKind) {
    let header = makeAdaptive(kind)
    let stage = HeaderStage(.pad) { RowsScreen { header.install(in: $0.list) } }
    stage.settle()
    expectEqual(header.minimumHeight, 40)
    stage.resize(to: stage.window.bounds.size, sizeClass: .compact)
    stage.settle()
    expectEqual(header.minimumHeight, 80)
  }
}
