import Foundation

/// A controller that offers services for items.
///
/// It shows the services of the app; there are none of the system here. On iPad, it is a popover, whose source must be set
/// before it is presented. On iPhone, it is a sheet.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// A closure that runs after the controller was dismissed.
  ///
  /// Its arguments are the chosen service, or `nil`; whether the service completed its work; the items that it returned, which
  /// are always `nil` here; and an error, which is always `nil` here.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  private final var result: (type: UIActivity.ActivityType?, isCompleted: Bool) = (nil, false)

  /// Creates a controller for items, each of them a value or a `UIActivityItemSource`.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The closure that runs after the controller was dismissed. The default is `nil`.
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
  /// The services that aren't offered. The default, `nil`, excludes none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates the view with a button for each service that can work on the items.
  open override func loadView() {
    let view = ActivityList(frame: UIScreen.main.bounds)
    let close = UIAction(title: "Close") { [weak self] _ in self?.close() }
    view.add(ActivityButton(title: "Close", image: nil, action: close))
    for activity in offeredActivities {
      let choice = UIAction { [weak self] _ in self?.choose(activity) }
      view.add(ActivityButton(title: activity.activityTitle, image: activity.activityImage, action: choice))
    }
    self.view = view
  }

  /// Calls the completion handler, after the controller was dismissed. Overrides must call `super`.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    completionWithItemsHandler?(result.type, result.isCompleted, nil, nil)
  }

  private var offeredActivities: [UIActivity] {
    let placeholders = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    return activities.filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true } ?? false
      return !isExcluded && activity.canPerform(withActivityItems: placeholders)
    }
  }

  private func choose(_ activity: UIActivity) {
    let type = activity.activityType
    activity.didFinish = { [weak self] isCompleted in
      self?.result = (type, isCompleted)
      self?.close()
    }
    activity.prepare(
      withActivityItems: items.compactMap { item in
        guard let source = item as? any UIActivityItemSource else { return item }
        return source.activityViewController(self, itemForActivityType: type)
      })
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func close() { presentingViewController?.dismiss(animated: true) }
}

/// A list of buttons below the safe area.
@MainActor private final class ActivityList: UIView {
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func add(_ button: ActivityButton) { stack.addArrangedSubview(button) }
}

/// The button of a service.
@MainActor private final class ActivityButton: UIButton {
  private static let height: CGFloat = 52

  init(title: String?, image: UIImage?, action: UIAction) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    setTitleColor(.label, for: .normal)
    setImage(image, for: .normal)
    contentHorizontalAlignment = .leading
    addAction(action, for: .touchUpInside)
    heightAnchor.constraint(equalToConstant: Self.height).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
