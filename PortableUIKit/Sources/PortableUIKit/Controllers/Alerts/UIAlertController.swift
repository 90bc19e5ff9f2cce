import Foundation

/// A controller that shows an alert or an action sheet.
///
/// It's presented like other controllers. A tap on one of its buttons dismisses it and calls the handler of the action.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The styles of alerts.
  public enum Style: Int, @unchecked Sendable {
    /// Buttons at the bottom of the screen.
    case actionSheet = 0
    /// A panel in the middle of the screen.
    case alert = 1
  }

  private var storedActions: [UIAlertAction] = []
  private var storedFields: [UITextField] = []
  private let storedStyle: Style
  /// The button of each action.
  final var buttons: [(action: UIAlertAction, button: UIButton)] = []

  /// Creates an alert without actions.
  public init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.message = message
    storedStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The text below the title, or `nil` for none.
  open var message: String? {
    didSet { if isViewLoaded { rebuild() } }
  }
  /// The style of the alert.
  open var preferredStyle: UIAlertController.Style { storedStyle }
  /// The actions in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }
  /// The text fields, or `nil` if there are none.
  open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }
  /// The action whose button is emphasized. It must be one of `actions`; otherwise, the program stops.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map { action in storedActions.contains { $0 === action } } ?? true,
        "preferredAction: only an action that was added to the alert can be preferred")
      if isViewLoaded { rebuild() }
    }
  }

  /// Adds an action. A second action of the style `cancel` stops the program.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !storedActions.contains { $0.style == .cancel },
      "addAction: an alert can have one action of the style cancel")
    storedActions.append(action)
    if isViewLoaded { rebuild() }
  }

  /// Adds a text field. In an action sheet, it stops the program.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(storedStyle == .alert, "addTextField: text fields can be added to alerts only")
    let field = UITextField()
    field.borderStyle = .roundedRect
    storedFields.append(field)
    configurationHandler?(field)
    if isViewLoaded { rebuild() }
  }

  /// Creates the view, which contains the panel.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    view.accessibilityViewIsModal = true
    self.view = view
    rebuild()
  }

  /// Calls the handler of an action after dismissing the alert, as a tap on its button does. A disabled action does
  /// nothing.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    let finish = { if let handler = action.handler { handler(action) } }
    guard let presentingViewController else { return finish() }
    presentingViewController.dismiss(animated: true, completion: finish)
  }

  private func rebuild() {
    for subview in view.subviews { subview.removeFromSuperview() }
    let panel = AlertPanel(self, storedFields)
    view.addSubview(panel)
    panel.attach(to: view)
  }
}
