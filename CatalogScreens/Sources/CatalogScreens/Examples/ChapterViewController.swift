import FlexibleHeader
import UIKit

final class ChapterViewController: UIViewController {
  private let headerController = FlexibleHeaderViewController()
  private let textView = UITextView()
  private let titleLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    textView.isEditable = false
    textView.font = .preferredFont(forTextStyle: .body)
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    textView.text = String(
      repeating: "The ferry left before dawn. Nobody had seen who was steering it.\n\n", count: 40)
    view.addSubview(textView)

    let header = headerController.headerView
    header.backgroundColor = .systemIndigo
    header.minimumHeight = 44
    header.maximumHeight = 120
    header.shiftBehavior = .enabledWithStatusBar
    header.install(in: textView)
    addTitle(to: header)
  }

  override var childForStatusBarHidden: UIViewController? { headerController }
  override var childForStatusBarStyle: UIViewController? { headerController }

  private func addTitle(to header: FlexibleHeaderView) {
    titleLabel.text = "The last ferry"
    titleLabel.textColor = .white
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    header.contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.centerXAnchor.constraint(equalTo: header.contentView.centerXAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -8),
    ])
    header.effects.add(.scale(to: 0.6), to: titleLabel)
  }
}
