import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Behavior/SectionedHeader.md#sections
@MainActor @Suite("Sections in a view that has no size yet") struct SectionsWithoutSizeTests {
  /// A view of an app that creates its list and its header before it is placed.
  private final class ProfileView: UIView {
    let header = SectionedHeaderView()
    private let list = UITableView()

    init(_ sections: [HeaderSection]) {
      super.init(frame: .zero)
      addSubview(list)
      list.fill(self)
      header.sections = sections
      header.install(in: list)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UIViewController {
    let profile: ProfileView

    init(_ sections: [HeaderSection]) {
      profile = ProfileView(sections)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(profile)
      profile.fill(view)
    }
  }

  @Test("Constraints with distances in sections hold, and sections get their heights") func constraints() {
    let label = UILabel()
    label.text = "Chestnuts, and how they are roasted over an open fire on a cold evening in November"
    label.numberOfLines = 0
    let row = UIView()
    let button = UIButton()
    row.addSubview(button)
    button.fill(row, margin: 10)
    button.heightAnchor.constraint(equalToConstant: 32).isActive = true
    let session = ScreenSession(.phoneNotch, invariants: [.noWarnings]) {
      Screen([.padded(label), .search(UITextField()), HeaderSection(row)])
    }
    session.perform(.settle)
    expectEqual(session.violations, [])
    let header = session.sectionedHeader
    expectEqual(row.bounds.size, CGSize(width: 390, height: 52))
    expect(label.bounds.height > 30, "the text has several lines")
    expectEqual(header?.sections.map(\.view.translatesAutoresizingMaskIntoConstraints), [true, true, true])
  }

  @Test("Constraints in sections hold in a view that loses its size") func lostSize() {
    let label = UILabel()
    label.text = "Chestnuts"
    let session = ScreenSession(.phoneNotch, invariants: [.noWarnings]) { Screen([.padded(label)]) }
    session.perform(.settle)
    session.root?.view.frame.size.width = 0
    session.perform(.settle)
    expectEqual(session.violations, [])
    session.root?.view.frame.size.width = 390
    session.perform(.settle)
    expectEqual(session.sectionedHeader?.sections.map(\.view.bounds.width), [390])
  }
}

extension UIView {
  /// Constrains the view to the edges of another one, at a distance in points.
  fileprivate func fill(_ view: UIView, margin: CGFloat = 0) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: margin),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -margin),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin),
    ])
  }
}
