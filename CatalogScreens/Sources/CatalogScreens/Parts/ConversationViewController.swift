import FlexibleHeader
import UIKit

/// A conversation. The text field stays above the keyboard, and a pull shows earlier messages.
final class ConversationViewController: UIViewController, UITableViewDataSource {
  private let header = SectionedHeaderView()
  private let tableView = UITableView()
  private let field = UITextField()
  private var messages = (1...30).map { "Message \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.separatorStyle = .none
    tableView.keyboardDismissMode = .interactive
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let sendButton = UIView.button("Send") { [weak self] in self?.send() }
    sendButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    header.sections = [
      .titleBar("Ines Varga"), .padded(.label("Pinned: the boat leaves at six", .footnote), returns: .always),
    ]
    header.onRefresh { [weak self] in self?.showEarlierMessages() }
    header.install(in: tableView)
    header.followers.addBottomBar(BottomRow([field, sendButton]))
  }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = nil
    messages.append(text)
    tableView.reloadData()
    tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: true)
  }

  private func showEarlierMessages() {
    messages.insert("An earlier message", at: 0)
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = messages[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    return cell
  }
}
