import FlexibleHeader
import UIKit

final class ProductViewController: UIViewController {
  private let header = SectionedHeaderView()
  private let textView = UITextView()
  private let pictureView = UIView()  // an image view in your app
  private let pictureSpace = UIView()
  private let buyRow = UIStackView()
  private let bottomBar = UISegmentedControl(items: ["Home", "Search", "Saved", "Bag"])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.text = Array(
      repeating: "A lamp with a shade of folded steel. Its light goes down to the book.", count: 40
    )
    .joined(separator: "\n\n")
    textView.font = .preferredFont(forTextStyle: .body)
    textView.isEditable = false
    textView.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)

    pictureView.backgroundColor = .systemOrange
    fillBuyRow()
    header.backgroundView = pictureView
    header.sections = [
      HeaderSection(pictureSpace, maximumHeight: 220, minimumHeight: 0),
      HeaderSection(buyRow, maximumHeight: 64),
    ]
    header.stretchingSection = pictureSpace
    header.effects.add(.fade(within: 0.7...1), to: pictureView, over: .collapse(of: pictureSpace))
    header.install(in: textView)

    bottomBar.backgroundColor = .systemBackground
    header.followers.addBottomBar(bottomBar, hides: true)
  }

  private func fillBuyRow() {
    let price = UILabel()
    price.text = "Harbor lamp, € 129"
    price.font = .preferredFont(forTextStyle: .headline)
    let button = UIButton(type: .system)
    button.setTitle("Add to bag", for: .normal)
    buyRow.addArrangedSubview(price)
    buyRow.addArrangedSubview(button)
    buyRow.alignment = .center
    buyRow.distribution = .equalSpacing
    buyRow.isLayoutMarginsRelativeArrangement = true
    buyRow.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    buyRow.backgroundColor = .systemBackground
  }
}
