import FlexibleHeader
import UIKit

/// A product with a gallery. The price stays, section headers pin below it, and a bar at the bottom has the button.
final class GoodsViewController: RowsViewController {
  private let header = SectionedHeaderView()
  private let gallery = StripView()

  init() { super.init("Line") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    fillGallery([.systemOrange, .systemTeal, .systemIndigo])
    let price = UIStackView(arrangedSubviews: [.label("€ 129", .headline), .label("In stock", .footnote)])
    price.distribution = .equalSpacing
    header.sections = [
      .titleBar("Harbor lamp"), .cover(gallery, height: 240), .largeTitle("Harbor lamp"), .padded(price),
    ]
    header.effects.add(.fade(within: 0.7...1), to: gallery, over: .collapse(of: gallery))
    header.insetFollowsVisibleHeight = true
    header.install(in: tableView)
    header.followers.addBottomBar(
      BottomRow([.label("Free delivery"), UIView(), .button("Add to bag")]), tracksKeyboard: false)
  }

  /// Pictures beside each other, each as large as the gallery.
  private func fillGallery(_ colors: [UIColor]) {
    gallery.isPagingEnabled = true
    gallery.showsHorizontalScrollIndicator = false
    gallery.contentInsetAdjustmentBehavior = .never
    let row = UIStackView(arrangedSubviews: colors.map(makePicture))
    row.translatesAutoresizingMaskIntoConstraints = false
    gallery.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: gallery.contentLayoutGuide.topAnchor),
      row.bottomAnchor.constraint(equalTo: gallery.contentLayoutGuide.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: gallery.contentLayoutGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: gallery.contentLayoutGuide.trailingAnchor),
      row.heightAnchor.constraint(equalTo: gallery.frameLayoutGuide.heightAnchor),
    ])
    for picture in row.arrangedSubviews {
      picture.widthAnchor.constraint(equalTo: gallery.frameLayoutGuide.widthAnchor).isActive = true
    }
  }

  private func makePicture(_ color: UIColor) -> UIView {
    let picture = UIView()  // an image view in your app
    picture.backgroundColor = color
    return picture
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Description", "Reviews"][section]
  }
}
