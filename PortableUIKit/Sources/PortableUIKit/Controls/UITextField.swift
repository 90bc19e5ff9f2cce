import Foundation

/// A control with a line of editable text.
///
/// A tap makes it the first responder. Text is typed through `HostSimulator`. The system's keyboard isn't drawn.
@preconcurrency @MainActor open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  /// The modes that determine when a view beside the text is visible.
  public enum ViewMode: Int, @unchecked Sendable {
    /// The view is never visible.
    case never = 0
    /// The view is visible only while the text is edited.
    case whileEditing = 1
    /// The view is visible only while the text isn't edited.
    case unlessEditing = 2
    /// The view is always visible.
    case always = 3
  }

  /// The border styles of text fields.
  public enum BorderStyle: Int, @unchecked Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin line around a background.
    case bezel = 2
    /// A thin line with rounded corners around a background.
    case roundedRect = 3
  }

  static let defaultFont = UIFont.systemFont(ofSize: 17)

  final let line = UILabel()
  final let caret = UIView()
  final var storedText = ""
  final var clearButton: ClearButton?
  /// A Boolean value that indicates whether the field is moved to another superview, during which it keeps
  /// being first responder.
  final var isMoving = false

  /// Creates an empty text field without a border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    line.isAccessibilityElement = false
    line.font = Self.defaultFont
    caret.isUserInteractionEnabled = false
    caret.isHidden = true
    clipsToBounds = true
    for part in [line, caret] { addSubview(part) }
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  // MARK: Text

  /// The delegate of the text field. The default is `nil`.
  weak open var delegate: (any UITextFieldDelegate)?

  /// The text. Setting `nil` clears it. Setting the text sends no event.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      showText()
    }
  }

  /// The gray text that is shown while there is no text. The default is `nil`.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The placeholder with attributes, which are font and color. Missing attributes are those of a plain
  /// placeholder. The default is `nil`.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { showText() }
  }

  /// The font of the text. The default, and the value after setting `nil`, is the system font at 17 points.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? Self.defaultFont
      showText()
    }
  }
  final var storedFont = UITextField.defaultFont

  /// The color of the text. The default, and the value after setting `nil`, is `UIColor.label`.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      showText()
    }
  }
  final var storedTextColor = UIColor.label

  /// The horizontal alignment of the text. The default is `natural`.
  open var textAlignment = NSTextAlignment.natural {
    didSet { showText() }
  }

  /// A Boolean value that determines whether a font with a text style follows the user's text size. The
  /// default is `false`.
  open var adjustsFontForContentSizeCategory: Bool {
    get { line.adjustsFontForContentSizeCategory }
    set {
      line.adjustsFontForContentSizeCategory = newValue
      followTextSize()
    }
  }

  // MARK: Keyboard, for the host that shows one

  /// The type of the keyboard. The default is `default`, which offers all characters.
  open var keyboardType = UIKeyboardType.default
  /// The title of the return key. The default is `default`.
  open var returnKeyType = UIReturnKeyType.default
  /// The type of automatic capitalization. The default is `sentences`.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The type of automatic correction. The default is `default`, which leaves the choice to the host.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The type of spell checking. The default is `default`, which leaves the choice to the host.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The appearance of the keyboard. The default is `default`, which matches the screen.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// A Boolean value that determines whether the return key is disabled while there is no text. The default
  /// is `false`.
  open var enablesReturnKeyAutomatically: Bool = false

  /// A Boolean value that determines whether the text is shown as dots. The default is `false`.
  open var isSecureTextEntry: Bool = false {
    didSet { showText() }
  }
  final var shownText: String {
    isSecureTextEntry ? String(repeating: "\u{2022}", count: storedText.count) : storedText
  }

  /// The view that is shown instead of the keyboard while the field is first responder. The default, `nil`,
  /// shows the system's keyboard. A change takes effect the next time the field becomes first responder or
  /// with `reloadInputViews()`.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private final var storedInputView: UIView?

  /// The view that is shown above the keyboard while the field is first responder. The default, `nil`, uses
  /// the accessory view of the next responder that has one.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }
  private final var storedInputAccessoryView: UIView?

  // MARK: Editing

  /// A Boolean value that determines whether the text is cleared when editing begins, if the delegate permits
  /// it. The default is `false`.
  open var clearsOnBeginEditing: Bool = false

  /// A Boolean value that indicates whether the user is editing the text.
  open var isEditing: Bool { isFirstResponder }

  /// A Boolean value that indicates whether the field can become first responder, which is `true` while it is
  /// enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  override var takesText: Bool { true }
  override func didLoseKeyboard() { editingDidEnd() }

  /// Begins editing, unless the delegate refuses. The delegate is notified first, then `editingDidBegin` and
  /// the notification are sent.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) != false,
      super.becomeFirstResponder()
    else { return false }
    showText()
    if clearsOnBeginEditing, !storedText.isEmpty, delegate?.textFieldShouldClear(self) != false { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    scrollToVisible()
    return true
  }

  /// Scrolls the nearest scroll view around the field that can scroll to make the field visible [K].
  private func scrollToVisible() {
    var ancestor = superview
    while let view = ancestor, (view as? UIScrollView)?.isScrollEnabled != true { ancestor = view.superview }
    guard let superview, window != nil, let scrollView = ancestor as? UIScrollView else { return }
    scrollView.scrollRectToVisible(superview.convert(frame, to: scrollView), animated: true)
  }

  /// Ends editing, unless the delegate refuses. The delegate is notified first, then `editingDidEnd` and the
  /// notification are sent.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    editingDidEnd()
    return true
  }

  /// A notification posted when a text field begins editing.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// A notification posted when a text field ends editing.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// A notification posted when the user changed the text of a field.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Ends editing when the field leaves its window, even if the delegate refuses.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, isFirstResponder, !isMoving { endEditing(true) }
  }

  /// Begins editing when the finger is lifted on the field.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    guard wasTracking, let touch = touches.first, point(inside: touch.location(in: self), with: event) else {
      return
    }
    becomeFirstResponder()
  }

  // MARK: Look

  /// The border style of the field. The default is `none`.
  open var borderStyle: UITextField.BorderStyle = .none {
    didSet {
      if borderStyle != oldValue { layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0 }
      showBorder()
      setNeedsLayout()
    }
  }

  /// The view at the left of the text. The default is `nil`.
  open var leftView: UIView? {
    didSet { replaceSideView(oldValue, by: leftView) }
  }
  /// The mode that determines when the left view is visible. The default is `never`.
  open var leftViewMode = UITextField.ViewMode.never {
    didSet { setNeedsLayout() }
  }
  /// The view at the right of the text. The default is `nil`.
  open var rightView: UIView? {
    didSet { replaceSideView(oldValue, by: rightView) }
  }
  /// The mode that determines when the right view is visible. The default is `never`.
  open var rightViewMode = UITextField.ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// The mode that determines when a button that clears the text is visible. It's hidden while there is no
  /// text or the right view is visible. The default is `never`.
  open var clearButtonMode = UITextField.ViewMode.never {
    didSet { showClearButton() }
  }

  /// Returns the rectangle of the clear button in the given bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let size = ClearButton.size
    return CGRect(
      x: bounds.maxX - ClearButton.margin - size, y: bounds.midY - size / 2, width: size, height: size)
  }

  /// Returns the rectangle of the left view, with its current size, in the given bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }
  /// Returns the rectangle of the right view, with its current size, in the given bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  /// Returns the rectangle of the border. The default implementation returns `bounds`.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text in the given bounds, beside the visible left and right views.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect: CGRect
    switch borderStyle {
    case .none: rect = bounds
    case .line: rect = bounds.insetBy(dx: 2, dy: 2)
    case .bezel, .roundedRect: rect = bounds.insetBy(dx: 7, dy: 2)
    }
    if leftView != nil, shows(leftViewMode) {
      let start = max(rect.minX, leftViewRect(forBounds: bounds).maxX)
      rect = CGRect(x: start, y: rect.minY, width: max(0, rect.maxX - start), height: rect.height)
    }
    if rightView != nil, shows(rightViewMode) {
      rect.size.width = max(0, min(rect.maxX, rightViewRect(forBounds: bounds).minX) - rect.minX)
    } else if showsClearButton {
      rect.size.width = max(0, min(rect.maxX, clearButtonRect(forBounds: bounds).minX) - rect.minX)
    }
    return rect
  }

  /// Returns the rectangle of the text in the given bounds while it is edited. The default is the text
  /// rectangle.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the placeholder in the given bounds. The default is the text rectangle.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Positions the text and the caret.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
    if storedText.isEmpty, !isEditing {
      line.frame = placeholderRect(forBounds: bounds)
    } else {
      line.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    placeCaret()
  }

  /// Returns the size of the text or placeholder, including the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sample = UILabel()
    sample.font = storedFont
    sample.text = storedText.isEmpty ? placeholder : shownText
    let inset = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (dx, dy) = (inset.width - textRect(forBounds: inset).width, borderStyle == .none ? 2 : 14)
    let height = max(sample.sizeThatFits(.zero).height, storedFont.lineHeight.rounded(.up))
    return CGSize(width: sample.sizeThatFits(.zero).width + dx, height: height + CGFloat(dy))
  }

  /// The size that fits the text.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The baselines of the font, centered in the text rectangle, even if there is no text.
  override var baselineInsets: (first: CGFloat, last: CGFloat) {
    let size = bounds.height > 0 ? bounds.size : sizeThatFits(.zero)
    let place = textRect(forBounds: CGRect(origin: .zero, size: size))
    let first = place.midY - storedFont.lineHeight / 2 + storedFont.ascender
    return (first, size.height - first)
  }

  /// Applies the user's text size and the appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      followTextSize()
    }
    setNeedsLayout()
  }

  /// Applies the tint color to the caret.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
  }

  /// The text, or the placeholder if there is none, unless another value was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (storedText.isEmpty ? placeholder : shownText) }
    set { super.accessibilityValue = newValue }
  }
}
