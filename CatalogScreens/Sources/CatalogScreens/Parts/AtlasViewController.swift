import FlexibleHeader
import UIKit

/// A map behind a list of places. The search field stays, and the chips leave when the list arrives at them.
final class AtlasViewController: UIViewController {
  private let header = SectionedHeaderView()
  private let map = UIView()  // a map view in your app
  private let mapHeight: CGFloat = 240
  private let places = RowsViewController("Place")
  private let searchField = UISearchTextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    map.backgroundColor = .systemTeal
    addChild(places)
    for content in [map, places.view!] {
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
    }
    places.didMove(toParent: self)
    places.tableView.backgroundColor = .clear
    places.tableView.contentInset.top = mapHeight
    searchField.placeholder = "Search"
    header.sections = [
      .search(searchField, returns: nil),
      .padded(makeChips(["Cafés", "Museums", "Parks", "Harbors", "Beaches"]), returns: .always),
    ]
    header.waitsForContent = true
    header.install(in: places.tableView)
  }

  /// A row of buttons that scrolls.
  private func makeChips(_ titles: [String]) -> UIView {
    let (chips, row) = (StripView(), UIStackView())
    for title in titles { row.addArrangedSubview(.button(title)) }
    row.spacing = 20
    row.translatesAutoresizingMaskIntoConstraints = false
    chips.showsHorizontalScrollIndicator = false
    chips.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: chips.contentLayoutGuide.topAnchor),
      row.bottomAnchor.constraint(equalTo: chips.contentLayoutGuide.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: chips.contentLayoutGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: chips.contentLayoutGuide.trailingAnchor),
      row.heightAnchor.constraint(equalTo: chips.heightAnchor),
    ])
    return chips
  }
}
