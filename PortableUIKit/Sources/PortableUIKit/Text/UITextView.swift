import Foundation

/// Methods that a text view calls to manage the editing of its text.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate whether to begin editing. The default implementation returns `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asks the delegate whether to end editing. The default implementation returns `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Tells the delegate that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks the delegate whether to replace characters. The default implementation returns `true`.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Tells the delegate that the user changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}

/// A scrolling view with several lines of text that can be edited.
///
/// A tap makes it the first responder. Text is typed at its end through `HostSimulator`. There is no selection.
@preconcurrency @MainActor open class UITextView: _TypedDelegateScrollView, UIContentSizeCategoryAdjusting {
  /// The distance between the sides of the text and those of its container, in points [A].
  private static let linePadding: CGFloat = 5
  /// The font without a choice of the app, as on iOS.
  private static let defaultFont = UIFont.systemFont(ofSize: 12)

  private let label = UILabel()
  private var storedFont: UIFont?
  private var isSettingDelegate = false

  /// Creates an empty text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    isAccessibilityElement = true
    label.isAccessibilityElement = false
    label.numberOfLines = 0
    label.font = Self.defaultFont
    addSubview(label)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector { [weak self] _ in self?.becomeFirstResponder() })
    )
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The delegate of the text view. The default is `nil`. It is also the delegate of the scroll view.
  weak open var delegate: (any UITextViewDelegate)? {
    didSet {
      guard !isSettingDelegate else { return }
      isSettingDelegate = true
      scrollDelegate = delegate
      isSettingDelegate = false
    }
  }

  override func scrollDelegateDidChange() {
    guard !isSettingDelegate, scrollDelegate !== delegate else { return }
    isSettingDelegate = true
    delegate = scrollDelegate as? any UITextViewDelegate
    isSettingDelegate = false
  }

  // MARK: - Text

  /// The text. Setting `nil` clears it. Setting the text calls no method of the delegate and posts no notification.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue ?? ""
      textDidChange()
    }
  }
  /// The text with attributes, of which font, color, and paragraph style are used.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      textDidChange()
    }
  }
  /// The font of the text. The default, `nil`, is the system font at 12 points.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue
      label.font = newValue ?? Self.defaultFont
      textDidChange()
    }
  }
  /// A Boolean value that determines whether a font with a text style follows the user's text size. The default is `false`.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      followTextSize()
    }
  }
  /// The color of the text. The default, and the value after setting `nil`, is `UIColor.label`.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue ?? .label }
  }
  /// The horizontal alignment of the text. The default is `natural`.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  /// The insets of the text, in points. The default is 8 points at the top and the bottom. The text has a further 5 points
  /// at each side.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }
  /// A Boolean value that determines whether the text can be edited. The default is `true`. Setting it to `false` ends
  /// editing.
  open var isEditable = true {
    didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
  }
  /// A Boolean value that determines whether the text can be selected. There is no selection here; the view can be first
  /// responder if it's editable. The default is `true`.
  open var isSelectable = true

  /// The type of the keyboard. The default is `default`, which offers all characters.
  open var keyboardType = UIKeyboardType.default
  /// The title of the return key. The default is `default`.
  open var returnKeyType = UIReturnKeyType.default
  /// The type of automatic correction. The default is `default`, which leaves the choice to the host.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Updates the font for the user's preferred text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    if traitCollection.preferredContentSizeCategory != old { followTextSize() }
  }

  private func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    storedFont = storedFont?.following(traitCollection)
    textDidChange()
  }

  private func textDidChange() {
    accessibilityValue = label.text
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: - Size

  private func textSize(width: CGFloat) -> CGSize {
    let sides = textContainerInset.left + textContainerInset.right + 2 * Self.linePadding
    var size = label.sizeThatFits(CGSize(width: max(0, width - sides), height: .greatestFiniteMagnitude))
    size.height = max(size.height, (label.font ?? Self.defaultFont).lineHeight)
    return CGSize(
      width: size.width + sides, height: size.height + textContainerInset.top + textContainerInset.bottom)
  }

  /// Returns the size of the text with its insets, at most as wide as the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }
  /// The height of the text at the current width if the view doesn't scroll; otherwise, no size.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return textSize(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
  }
  /// Positions the text and sets the content size. Subclasses must call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = textSize(width: bounds.width)
    let side = textContainerInset.left + Self.linePadding
    let place = CGRect(
      x: side, y: textContainerInset.top,
      width: max(0, bounds.width - side - textContainerInset.right - Self.linePadding),
      height: size.height - textContainerInset.top - textContainerInset.bottom)
    if label.frame != place {
      if label.frame.width != place.width { invalidateIntrinsicContentSize() }
      label.frame = place
    }
    let content = CGSize(width: bounds.width, height: size.height)
    if contentSize != content { contentSize = content }
  }

  // MARK: - Scrolling

  /// Scrolls, with an animation [A], just far enough to make characters of the text visible within the insets. Of more text than
  /// fits, the end becomes visible. Parts of the range beyond the text are ignored.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let length = label.attributedText?.length ?? 0
    let start = min(max(0, range.location), length)
    let end = min(max(start, range.location + range.length), length)
    let lineHeight = (label.font ?? Self.defaultFont).lineHeight
    let bottom = label.frame.minY + heightOfText(before: end)
    let top = label.frame.minY + heightOfText(before: start) - lineHeight
    let room = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    let height = max(0, min(bottom - top, room))
    let rect = CGRect(x: label.frame.minX, y: bottom - height, width: label.frame.width, height: height)
    scrollRectToVisible(rect, animated: true)
  }

  /// Returns the height of the lines up to the one with the given end of characters, in points. The word there is measured as a
  /// whole, because it is in one line.
  private func heightOfText(before end: Int) -> CGFloat {
    let text = label.attributedText ?? NSAttributedString(string: "")
    let rest = (text.string as NSString).rangeOfCharacter(
      from: .whitespacesAndNewlines, range: NSRange(location: end, length: text.length - end))
    let wordEnd = rest.location == NSNotFound ? text.length : rest.location
    let probe = UILabel()
    probe.numberOfLines = 0
    probe.attributedText = text.attributedSubstring(from: NSRange(location: 0, length: wordEnd))
    let size = CGSize(width: label.frame.width, height: .greatestFiniteMagnitude)
    return max(probe.sizeThatFits(size).height, (label.font ?? Self.defaultFont).lineHeight)
  }

  // MARK: - Editing

  /// A Boolean value that indicates whether the text can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }
  override var takesText: Bool { true }
  override func didLoseKeyboard() { editingDidEnd() }

  /// Begins editing, unless the delegate refuses.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) != false,
      super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }
  /// Ends editing, unless the delegate refuses.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    editingDidEnd()
    return true
  }

  private func editingDidEnd() {
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Types characters at the end of the text, replacing a number of characters there.
  final func type(_ characters: String, replacingLast count: Int = 0) {
    guard isFirstResponder, isEditable else { return }
    let old: String = text
    let kept = String(old.dropLast(count))
    let range = NSRange(location: kept.utf16.count, length: old.utf16.count - kept.utf16.count)
    if delegate?.textView(self, shouldChangeTextIn: range, replacementText: characters) == false { return }
    text = kept + characters
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// A notification posted when a text view begins editing.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// A notification posted when the user changed the text of a view.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  /// A notification posted when a text view ends editing.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
}
