import Foundation

/// The appearance of bar buttons in a state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title. Only font and color are used. The default is empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }

  override init() { super.init() }

  final var didChange: (() -> Void)?
}

/// The appearance of bar buttons.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  private let states = [
    UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance(),
  ]

  /// Creates an appearance with the system's values.
  public override init() { super.init() }

  /// Creates an appearance with the system's values for a style.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// Sets the system's values for a style, which are no attributes.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.titleTextAttributes = [:] }
  }

  /// The appearance of enabled buttons.
  open var normal: UIBarButtonItemStateAppearance { states[0] }
  /// The appearance of highlighted buttons. Missing attributes are those of enabled buttons.
  open var highlighted: UIBarButtonItemStateAppearance { states[1] }
  /// The appearance of disabled buttons. A missing font is that of enabled buttons.
  open var disabled: UIBarButtonItemStateAppearance { states[2] }

  /// Returns an appearance with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(value: copied()) }.value
  }

  nonisolated open override func copy() -> Any { copy(with: nil) }

  final func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    for (own, other) in zip(copy.states, states) { own.titleTextAttributes = other.titleTextAttributes }
    return copy
  }

  final func watch(_ change: @escaping () -> Void) {
    for state in states { state.didChange = change }
  }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// Creates an appearance with the default background.
  public override init() {
    super.init()
    watchButtons()
  }

  /// Creates an appearance with the values of another one.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    watchButtons()
  }

  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonsDidChange() }
  }
  /// The appearance of buttons with the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { buttonsDidChange() }
  }

  override func copied() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

  override func takeValues(of other: UIBarAppearance) {
    super.takeValues(of: other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }

  private func buttonsDidChange() {
    watchButtons()
    didChange?()
  }

  private func watchButtons() {
    for buttons in [buttonAppearance, doneButtonAppearance] {
      buttons.watch { [weak self] in self?.didChange?() }
    }
  }
}
