import FlexibleHeader
import UIKit

final class ProductViewController: UIViewController {
  private let header = SectionedHeaderView()
  private let textView = UITextView()
  private let pictureView = UIView()  // an image view in your app
  private let buyButton = UIButton(type: .system)
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
    buyButton.setTitle("Add to bag", for: .normal)
    header.sections = [
      .cover(pictureView, height: 220),
      .titleBar("Harbor lamp, € 129", trailing: buyButton),
    ]
    header.effects.add(.fade(within: 0.7...1), to: pictureView, over: .collapse(of: pictureView))
    header.install(in: textView)

    bottomBar.backgroundColor = .systemBackground
    header.followers.addBottomBar(bottomBar, hides: true)
  }
}
