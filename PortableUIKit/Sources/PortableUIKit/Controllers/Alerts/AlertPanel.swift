import Foundation

/// The panel of an alert: title, message, text fields, and buttons.
@MainActor final class AlertPanel: UIView {
  /// The width of an alert, in points [K].
  private static let alertWidth: CGFloat = 270
  /// The distance of an action sheet from the edges of the screen, in points [K].
  private static let sheetMargin: CGFloat = 8
  private static let buttonHeight: CGFloat = 44

  private weak var controller: UIAlertController?
  private let stack = UIStackView()

  init(_ controller: UIAlertController, _ fields: [UITextField]) {
    self.controller = controller
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
    addLabel(controller.title, .boldSystemFont(ofSize: 17))
    addLabel(controller.message, .systemFont(ofSize: 13))
    for field in fields { stack.addArrangedSubview(field) }
    addButtons(of: controller)
  }

  required init?(coder: NSCoder) { nil }

  private func addLabel(_ text: String?, _ font: UIFont) {
    guard let text, !text.isEmpty else { return }
    let label = UILabel()
    label.text = text
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    stack.addArrangedSubview(label)
  }

  private func addButtons(of controller: UIAlertController) {
    // The action that cancels comes last, as in UIKit.
    let actions =
      controller.actions.filter { $0.style != .cancel } + controller.actions.filter { $0.style == .cancel }
    controller.buttons = actions.map { action in
      let button = UIButton(type: .system)
      let isStrong = action === (controller.preferredAction ?? actions.last { $0.style == .cancel })
      button.setTitle(action.title, for: .normal)
      if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
      button.titleLabel?.font = isStrong ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
      button.isEnabled = action.isEnabled
      button.heightAnchor.constraint(equalToConstant: Self.buttonHeight).isActive = true
      button.addAction(
        UIAction { [weak controller] _ in controller?.choose(action) }, for: .touchUpInside)
      action.didChange = { [weak button, weak action] in button?.isEnabled = action?.isEnabled ?? false }
      stack.addArrangedSubview(button)
      return (action, button)
    }
  }

  /// Adds the constraints that position the panel in the controller's view.
  func attach(to view: UIView) {
    let isAlert = controller?.preferredStyle == .alert
    var constraints = [centerXAnchor.constraint(equalTo: view.centerXAnchor)]
    if isAlert {
      constraints.append(centerYAnchor.constraint(equalTo: view.centerYAnchor))
      constraints.append(widthAnchor.constraint(equalToConstant: Self.alertWidth))
    } else {
      constraints.append(
        bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -Self.sheetMargin))
      constraints.append(widthAnchor.constraint(equalTo: view.widthAnchor, constant: -2 * Self.sheetMargin))
    }
    NSLayoutConstraint.activate(constraints)
  }
}
