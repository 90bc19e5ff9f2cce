import Foundation

/// A field for search texts with a cancel button and, below, a control for the scope of the search.
///
/// The bar is 56 points high, or 52 in a navigation bar.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The styles of search bars.
  public enum Style: UInt, @unchecked Sendable {
    /// The prominent style.
    case `default` = 0
    /// A translucent background and an opaque field.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  final let field = UISearchTextField(frame: .zero)
  final let background = BarBackground(hairlineAtTop: false)
  final let promptLabel = UILabel()
  final let scopeControl = UISegmentedControl(items: nil)
  final var cancelButton: BarButton?
  private final let fieldObserver = SearchFieldObserver()
  /// The controller that the bar belongs to.
  final weak var controller: UISearchController?
  /// A Boolean value that indicates whether the bar is part of a navigation bar, which has its own background.
  final var isInNavigationBar = false {
    didSet { if isInNavigationBar != oldValue { layoutDidChange() } }
  }
  final var cancelIsShown = false
  final var scopeBarIsShown = false

  /// Creates an empty search bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  private func prepare() {
    fieldObserver.bar = self
    field.delegate = fieldObserver
    field.addAction(UIAction { [weak self] _ in self?.textWasEdited() }, for: .editingChanged)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    scopeControl.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
    for view in [background, promptLabel, scopeControl, field] { addSubview(view) }
    showLook()
    showScopeBar()
  }

  // MARK: Text

  /// The delegate of the search bar. The default is `nil`.
  weak open var delegate: (any UISearchBarDelegate)?

  /// The text of the field. Setting `nil` clears it. Setting the text doesn't notify the delegate.
  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.text else { return }
      field.text = newValue
      controller?.searchTextDidChange()
    }
  }
  /// The gray text that is shown while there is no text. The default is `nil`.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// A line of text above the field, which makes the bar higher. The default, `nil`, shows no prompt.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      if prompt != oldValue { layoutDidChange() }
    }
  }
  /// The text field of the bar.
  open var searchTextField: UISearchTextField { field }

  // MARK: Buttons

  /// A Boolean value that determines whether the cancel button is visible. The default is `false`. In a search
  /// controller, setting it also sets `automaticallyShowsCancelButton` to `false`.
  open var showsCancelButton: Bool {
    get { cancelIsShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the cancel button, within 0.25 seconds if animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    controller?.automaticallyShowsCancelButton = false
    showCancelButton(showsCancelButton, animated: animated)
  }

  // MARK: Scopes

  /// The titles of the scopes. The scope bar is visible only if there are at least two. The default is `nil`.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopeControl.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopeControl.insertSegment(withTitle: title, at: index, animated: false)
      }
      let last = max(0, (scopeButtonTitles?.count ?? 0) - 1)
      storedScope = min(storedScope, last)
      showScope()
      showScopeBar()
    }
  }
  /// The index of the selected scope. The default is 0. An index without a title is ignored.
  open var selectedScopeButtonIndex: Int {
    get { storedScope }
    set {
      guard scopeButtonTitles?.indices.contains(newValue) == true, newValue != storedScope else { return }
      storedScope = newValue
      showScope()
      controller?.searchTextDidChange()
    }
  }
  final var storedScope = 0

  /// A Boolean value that determines whether the scope bar is visible. The default is `false`. Call
  /// `sizeToFit()` to update the height. In a search controller, setting it also sets
  /// `automaticallyShowsScopeBar` to `false`.
  open var showsScopeBar: Bool {
    get { scopeBarIsShown }
    set { setShowsScopeBar(newValue, animated: false) }
  }
  /// Shows or hides the scope bar, within 0.25 seconds if animated.
  open func setShowsScopeBar(_ show: Bool, animated animate: Bool) {
    controller?.automaticallyShowsScopeBar = false
    setScopeBar(isShown: show, animated: animate)
  }

  // MARK: Look

  /// The style of the bar. The default is `default`.
  open var searchBarStyle = UISearchBar.Style.default {
    didSet { showLook() }
  }
  /// The background color of the bar. The default, `nil`, is the system's background.
  open var barTintColor: UIColor? {
    didSet { showLook() }
  }
  /// A Boolean value that determines whether the background is translucent. The default is `true`.
  open var isTranslucent = true {
    didSet { showLook() }
  }
  /// The background image, which replaces the color and the line below it. An empty image removes the
  /// background. The default is `nil`.
  open var backgroundImage: UIImage? {
    didSet { showLook() }
  }

  // MARK: Keyboard

  /// The view above the keyboard while the text is edited. The default is `nil`.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }
  /// The type of the keyboard. The default is `default`.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The title of the return key. The default is `search`.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// The appearance of the keyboard. The default is `default`.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The type of automatic capitalization. The default is `sentences`.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// The type of automatic correction. The default is `default`.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// The type of spell checking. The default is `default`.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// A Boolean value that determines whether the search key is disabled while there is no text. The default
  /// is `true`.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// A Boolean value that determines whether the text is shown as dots. The default is `false`.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }

  // MARK: Responder

  /// A Boolean value that indicates whether the field can become first responder.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  /// Begins editing in the field.
  @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  /// Ends editing in the field.
  @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
  /// A Boolean value that indicates whether the field is the first responder.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  // MARK: Layout

  /// Returns the given width and the height of the field, the prompt, and the scope bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }
  /// The natural height of the bar, and no natural width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }
  /// Positions the parts of the bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  /// Applies the appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showLook()
  }
}

/// Reports the editing of a search bar's field to the search bar.
@MainActor final class SearchFieldObserver: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) != false
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { bar?.editingDidBegin() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) != false
  }
  func textFieldDidEndEditing(_ textField: UITextField) { bar?.editingDidEnd() }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) != false
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar?.searchKeyWasPressed()
    return true
  }
}
