import Foundation

/// How letters look.
struct TextLook: Hashable {
  var font: UIFont
  var color: UIColor
}

/// Text whose stretches each have a look of their own.
struct StyledText {
  struct Stretch {
    var text: String
    var look: TextLook
  }

  /// In reading order; empty for no text.
  private(set) var stretches: [Stretch]

  init(_ text: String, look: TextLook) {
    stretches = text.isEmpty ? [] : [Stretch(text: text, look: look)]
  }

  /// What an attributed text leaves open looks as `look` says; `change` has the last word about each stretch.
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

  /// The same text with letters `factor` times as large.
  func scaled(by factor: CGFloat) -> StyledText {
    var copy = self
    for index in stretches.indices {
      let font = stretches[index].look.font
      copy.stretches[index].look.font = font.withSize(font.pointSize * factor)
    }
    return copy
  }
}

/// What an attributed text said when it was read.
///
/// A copy would be the natural thing to keep, but Foundation on Linux may stop the program when it puts together
/// attributed texts with values of classes other than its own.
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
