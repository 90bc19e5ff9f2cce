import Foundation

/// The font and color of text.
struct TextLook: Hashable {
  var font: UIFont
  var color: UIColor
}

/// Text that consists of parts with different fonts and colors.
struct StyledText {
  struct Stretch {
    var text: String
    var look: TextLook
  }

  /// The parts in reading order; empty for no text.
  private(set) var stretches: [Stretch]

  init(_ text: String, look: TextLook) {
    stretches = text.isEmpty ? [] : [Stretch(text: text, look: look)]
  }

  /// Creates text from an attributed text. Missing attributes are taken from `look`; `change` modifies the
  /// attributes of each part.
  init(_ text: AttributedText, look: TextLook, change: (inout TextLook) -> Void) {
    stretches = []
    for part in text.parts {
      var own = TextLook(font: part.font ?? look.font, color: part.color ?? look.color)
      change(&own)
      if let last = stretches.last, last.look == own {
        stretches[stretches.count - 1].text += part.text
      } else {
        stretches.append(Stretch(text: part.text, look: own))
      }
    }
  }

  /// Returns the text with all font sizes multiplied by `factor`.
  func scaled(by factor: CGFloat) -> StyledText {
    var copy = self
    for index in stretches.indices {
      let font = stretches[index].look.font
      copy.stretches[index].look.font = font.withSize(font.pointSize * factor)
    }
    return copy
  }
}

/// The content of an attributed string at the time it was read.
///
/// It's stored instead of a copy, because Foundation on Linux may stop the program when it composes
/// attributed strings with values of custom classes.
struct AttributedText {
  struct Part {
    var text: String
    var font: UIFont?
    var color: UIColor?
  }

  let source: NSAttributedString
  let string: String
  let parts: [Part]
  /// The paragraph style of the first character.
  let paragraphStyle: NSParagraphStyle?

  init(_ text: NSAttributedString) {
    var parts: [Part] = []
    let string = text.string
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      guard let range = Range(range, in: string) else { return }
      parts.append(
        Part(
          text: String(string[range]), font: attributes[.font] as? UIFont,
          color: attributes[.foregroundColor] as? UIColor))
    }
    source = text
    self.string = string
    self.parts = parts
    paragraphStyle =
      whole.length > 0
      ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }
}
