import PortableUIKit
import Testing

/// A screen that somebody would write for iOS: fields and a button in a stack in a scroll view.
@MainActor struct FormScreenTests {
  private final class LoginController: UIViewController, UITextFieldDelegate {
    let nameField = UITextField()
    let passwordField = UITextField()
    let rememberLabel = UILabel()
    let rememberSwitch = UISwitch()
    let loginButton = UIButton(type: .system)
    let errorLabel = UILabel()
    let scrollView = UIScrollView()
    lazy var rememberRow = UIStackView(arrangedSubviews: [rememberLabel, rememberSwitch])
    lazy var form = UIStackView(
      arrangedSubviews: [nameField, passwordField, rememberRow, errorLabel, loginButton])

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      nameField.placeholder = "Name"
      nameField.borderStyle = .roundedRect
      nameField.delegate = self
      passwordField.placeholder = "Password"
      passwordField.borderStyle = .roundedRect
      passwordField.isSecureTextEntry = true
      rememberLabel.text = "Remember me"
      rememberRow.spacing = 8
      rememberRow.alignment = .center
      errorLabel.text = "The name or the password is wrong; try again, or ask for a new password."
      errorLabel.numberOfLines = 0
      errorLabel.font = .preferredFont(forTextStyle: .footnote)
      errorLabel.isHidden = true
      loginButton.setTitle("Log in", for: .normal)
      form.axis = .vertical
      form.spacing = 12
      form.setCustomSpacing(24, after: rememberRow)
      form.isLayoutMarginsRelativeArrangement = true
      form.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
      form.translatesAutoresizingMaskIntoConstraints = false
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(scrollView)
      scrollView.addSubview(form)
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        form.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        form.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
        form.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
        form.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        form.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        nameField.heightAnchor.constraint(equalToConstant: 44),
        passwordField.heightAnchor.constraint(equalTo: nameField.heightAnchor),
        loginButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
    }

    func showError() {
      UIView.animate(withDuration: 0.3) {
        self.errorLabel.isHidden = false
        self.view.layoutIfNeeded()
      }
    }
  }

  private let windows = WindowKeeper()

  private func shown() -> (LoginController, HostSimulator) {
    let simulator = HostSimulator.fresh(.phone47)
    let controller = LoginController()
    windows.show(controller)
    simulator.step()
    return (controller, simulator)
  }

  @Test("[A] a form in a scroll view is as wide as the screen, and its fields lie below each other")
  func form() {
    let (controller, simulator) = shown()
    let width = UIScreen.main.bounds.width
    expectEqual(controller.scrollView.frame.minY, 20)
    expectEqual(controller.form.frame.width, width)
    expectEqual(controller.nameField.frame, CGRect(x: 16, y: 20, width: width - 32, height: 44))
    expectEqual(controller.passwordField.frame, CGRect(x: 16, y: 76, width: width - 32, height: 44))
    expectEqual(controller.rememberRow.frame, CGRect(x: 16, y: 132, width: width - 32, height: 31))
    expectEqual(controller.loginButton.frame, CGRect(x: 16, y: 187, width: width - 32, height: 44))
    expectEqual(controller.scrollView.contentSize, CGSize(width: width, height: 251))
    expectEmpty(simulator.warnings)
  }

  @Test(
    "[K] in a row of a label and a switch the switch keeps its width at the end, the label takes the rest")
  func row() {
    let (controller, _) = shown()
    let width = UIScreen.main.bounds.width - 32
    expectEqual(controller.rememberSwitch.frame, CGRect(x: width - 51, y: 0, width: 51, height: 31))
    expectEqual(controller.rememberLabel.frame.minX, 0)
    expectEqual(controller.rememberLabel.frame.width, width - 51 - 8)
  }

  @Test(
    "[A] a hidden label takes no room; shown in an animation it moves what is below by its height and gap")
  func error() {
    let (controller, simulator) = shown()
    let before = controller.loginButton.frame.minY
    controller.showError()
    let label = controller.errorLabel.frame
    expectEqual(label.minY, controller.rememberRow.frame.maxY + 24)
    expectGreater(label.height, controller.errorLabel.font.lineHeight * 1.5)
    expectEqual(controller.loginButton.frame.minY, label.maxY + 12)
    expectEqual(controller.loginButton.layer.presentation()?.frame.minY, before)
    simulator.advance(by: 0.4)
    expectEqual(controller.loginButton.layer.presentation()?.frame.minY, label.maxY + 12)
    expectEmpty(simulator.warnings)
  }
}
