/// A header inside a popover on iPad or a sheet on iPhone. It leaves space only for what is above it there.
public final class PopoverViewController: UIViewController {
  private let button = UIButton(type: .custom)
  private var hasShownList = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    button.setTitle("Show the list", for: .normal)
    button.backgroundColor = .meadow
    button.layer.cornerRadius = 12
    button.addAction(UIAction { [weak self] _ in self?.showList() }, for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      button.widthAnchor.constraint(equalToConstant: 200),
      button.heightAnchor.constraint(equalToConstant: 48),
    ])
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasShownList else { return }
    hasShownList = true
    showList()
  }

  private func showList() {
    let list = TypicalUseViewController()
    list.modalPresentationStyle = .popover
    list.preferredContentSize = CGSize(width: 360, height: 520)
    list.popoverPresentationController?.sourceView = button
    list.popoverPresentationController?.sourceRect = button.bounds
    present(list, animated: true)
  }
}
