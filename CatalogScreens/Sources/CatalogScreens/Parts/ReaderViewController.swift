import FlexibleHeader
import UIKit

/// A browser. The address becomes small when the text scrolls, and the buttons at the bottom leave.
final class ReaderViewController: UIViewController {
  private let bar = FlexibleHeightBar(maximumHeight: 44, minimumHeight: 20)
  private let page = UITextView()
  private let address = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let story = "The lighthouse stands where the road comes to an end. In winter nobody walks there."
    page.text = Array(repeating: story, count: 40).joined(separator: "\n\n")
    page.font = .preferredFont(forTextStyle: .body)
    page.isEditable = false
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
    address.text = "lighthouse.example"
    address.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(address)
    address.centerXAnchor.constraint(equalTo: bar.centerXAnchor).isActive = true
    address.centerYAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.centerYAnchor).isActive = true
    bar.backgroundColor = .secondarySystemBackground
    bar.effects.add(.scale(to: 0.7), to: address)
    bar.behavior = SafariBehavior()
    bar.install(in: page)
    bar.followers.addBottomBar(BottomRow([.button("Back"), UIView(), .button("Share")]), hides: true)
  }
}
