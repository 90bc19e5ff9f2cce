import Foundation

/// A control with a line of text that the user may change.
///
/// A tap makes it first responder; text is typed through `HostSimulator`. No keyboard is shown.
@preconcurrency @MainActor open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  /// When a view beside the text is shown.
  public enum ViewMode: Int, @unchecked Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The frames of fields.
  public enum BorderStyle: Int, @unchecked Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin line around a ground.
    case bezel = 2
    /// A thin line with round corners around a ground.
    case roundedRect = 3
  }

  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  private final let line = UILabel()
  private final let caret = UIView()
  private final var storedText = ""

  /// An empty field without frame.
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

  /// Not supported: always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  // MARK: Text

  /// Decides about the text; nil by default.
  weak open var delegate: (any UITextFieldDelegate)?

  /// The text; setting nil leaves an empty one. Setting it sends no event.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      showText()
    }
  }

  /// What is shown in grey as long as there is no text; nil by default.
  open var placeholder: String? {
    didSet { showText() }
  }

  /// The letters; 17 points of the system font unless set, and again when set to nil.
  open var font: UIFont? {
    get { line.font }
    set {
      line.font = newValue ?? Self.defaultFont
      showText()
    }
  }

  /// The colour of the letters; `UIColor.label` unless set, and again when set to nil.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      showText()
    }
  }
  private final var storedTextColor = UIColor.label

  /// Where the text stands from left to right; `natural` unless set.
  open var textAlignment: NSTextAlignment {
    get { line.textAlignment }
    set {
      line.textAlignment = newValue
      setNeedsLayout()
    }
  }

  /// Whether a font for a purpose follows the text size that the user chooses; false unless set.
  open var adjustsFontForContentSizeCategory: Bool {
    get { line.adjustsFontForContentSizeCategory }
    set { line.adjustsFontForContentSizeCategory = newValue }
  }

  // MARK: Keyboard, for the host that shows one

  /// Which characters are offered; all by default.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says; nothing special by default.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals by themselves; those of sentences by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; as the host likes by default.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether unknown words are marked; as the host likes by default.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether the keyboard is light or dark; as the screen by default.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the return key works only with text in the field; false by default.
  open var enablesReturnKeyAutomatically: Bool = false

  /// Whether dots stand for the letters; false unless set.
  open var isSecureTextEntry: Bool = false {
    didSet { showText() }
  }
  private final var shownText: String {
    isSecureTextEntry ? String(repeating: "\u{2022}", count: storedText.count) : storedText
  }

  // MARK: Editing

  /// Whether the user may change the text at this moment.
  open var isEditing: Bool { isFirstResponder }

  /// True while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate refuses: the delegate hears of it first, then `editingDidBegin` and the
  /// notification follow.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) != false,
      super.becomeFirstResponder()
    else { return false }
    showText()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, unless the delegate refuses: the delegate hears of it first, then `editingDidEnd` and the
  /// notification follow.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    editingDidEnd()
    return true
  }

  /// Posted when a field begins editing.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when a field ends editing.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the user has changed a field's text.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Ends editing, whatever the delegate says, when the field leaves its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, isFirstResponder { endEditing(true) }
  }

  /// Begins editing when the finger leaves on the field.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    guard wasTracking, let touch = touches.first, point(inside: touch.location(in: self), with: event) else {
      return
    }
    becomeFirstResponder()
  }

  // MARK: Look

  /// The frame around the field; none unless set.
  open var borderStyle: UITextField.BorderStyle = .none {
    didSet {
      showBorder()
      setNeedsLayout()
    }
  }

  /// The view at the left of the text; nil by default.
  open var leftView: UIView? {
    didSet { replace(oldValue, by: leftView) }
  }
  /// When that view is shown; never by default.
  open var leftViewMode = UITextField.ViewMode.never {
    didSet { setNeedsLayout() }
  }
  /// The view at the right of the text; nil by default.
  open var rightView: UIView? {
    didSet { replace(oldValue, by: rightView) }
  }
  /// When that view is shown; never by default.
  open var rightViewMode = UITextField.ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// The place of the view at the left, in its present size, in the given bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }
  /// The place of the view at the right, in its present size, in the given bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  /// The place inside of the frame in the given bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The place of the text in the given bounds, beside the views that are shown.
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
    }
    return rect
  }

  /// The place of the text in the given bounds while it is edited; the same as of the text by default.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The place of the placeholder in the given bounds; the same as of the text by default.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Puts text and caret in their places.
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

  /// The size of text or placeholder with the room that the frame takes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sample = UILabel()
    sample.font = line.font
    sample.text = storedText.isEmpty ? placeholder : shownText
    let inset = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (dx, dy) = (inset.width - textRect(forBounds: inset).width, borderStyle == .none ? 2 : 14)
    let height = max(sample.sizeThatFits(.zero).height, line.font.lineHeight.rounded(.up))
    return CGSize(width: sample.sizeThatFits(.zero).width + dx, height: height + CGFloat(dy))
  }

  /// The size that suits the text.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Those of the font, in the middle of the place for text, whether there is any or not.
  override var baselineInsets: (first: CGFloat, last: CGFloat) {
    let size = bounds.height > 0 ? bounds.size : sizeThatFits(.zero)
    let place = textRect(forBounds: CGRect(origin: .zero, size: size))
    let first = place.midY - line.font.lineHeight / 2 + line.font.ascender
    return (first, size.height - first)
  }

  /// Takes over the user's text size and the appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
    setNeedsLayout()
  }

  /// Takes over the tint colour for the caret.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
  }

  /// The text, or the placeholder without one, unless another value was given.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (storedText.isEmpty ? placeholder : shownText) }
    set { super.accessibilityValue = newValue }
  }
}

// MARK: - Internal

extension UITextField {
  /// Characters were typed at the end of the text; a number of characters there gives way.
  final func type(_ characters: String, replacingLast count: Int = 0) {
    guard isEditing else { return }
    let kept = String(storedText.dropLast(count))
    let range = NSRange(location: kept.utf16.count, length: storedText.utf16.count - kept.utf16.count)
    let mayChange = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: characters)
    guard mayChange != false else { return }
    text = kept + characters
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Return was pressed; an action for `editingDidEndOnExit` also ends editing.
  final func pressReturn() {
    guard isEditing, delegate?.textFieldShouldReturn(self) != false else { return }
    let ends = hasActions(for: .editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  /// The field is no longer first responder.
  final func editingDidEnd() {
    showText()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func placeSideViews() {
    leftView?.isHidden = !shows(leftViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.isHidden = !shows(rightViewMode)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  private func showText() {
    let isPlaceholder = storedText.isEmpty
    line.text = isPlaceholder ? placeholder : shownText
    line.textColor = isPlaceholder ? ControlColor.disabled : storedTextColor
    caret.isHidden = !isEditing
    caret.backgroundColor = tintColor
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The caret stands after the text.
  private func placeCaret() {
    let width = storedText.isEmpty ? 0 : min(line.bounds.width, line.sizeThatFits(.zero).width)
    let room = line.bounds.width - width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inset: CGFloat =
      switch textAlignment {
      case .left: 0
      case .center: room / 2
      case .right: room
      case .natural, .justified: isRightToLeft ? room : 0
      }
    let end = line.frame.minX + inset + (isRightToLeft ? 0 : width)
    let height = line.font.lineHeight
    caret.frame = CGRect(x: end, y: line.frame.midY - height / 2, width: 2, height: height)
  }

  private func showBorder() {
    let hasLine = borderStyle != .none
    layer.borderWidth = hasLine ? (borderStyle == .roundedRect ? 0.5 : 1) : 0
    layer.borderColor =
      hasLine ? UIColor.separator.resolvedColor(with: traitCollection).cgColor : layer.borderColor
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    if borderStyle == .roundedRect || borderStyle == .bezel, backgroundColor == nil {
      backgroundColor = .systemBackground
    }
  }
}
