import Foundation

/// Options for measuring text.
public struct NSStringDrawingOptions: OptionSet, @unchecked Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text is wrapped, and the origin is that of the first line. Otherwise, there is one line, and the origin is on its
  /// baseline.
  public static var usesLineFragmentOrigin: NSStringDrawingOptions { .init(rawValue: 1 << 0) }
  /// The leading of the font is added to lines. The system font has none.
  public static var usesFontLeading: NSStringDrawingOptions { .init(rawValue: 1 << 1) }
  /// Lines that don't fit the height are left out. Only for text that is wrapped.
  public static var truncatesLastVisibleLine: NSStringDrawingOptions { .init(rawValue: 1 << 5) }
}

/// Receives the results of measuring text.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// The bounds of the text that was measured last, in points. The default is zero.
  open fileprivate(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// Returns the bounds of the text, in points, not rounded to pixels. Characters without a font have a size of 12 points.
  ///
  /// - Parameters:
  ///   - size: The available space, in points. A width of 0 or less is unlimited. The height matters only with
  ///     `truncatesLastVisibleLine`.
  ///   - options: How the text is measured. The default is one line.
  ///   - context: The object that receives the bounds, too.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let text = AttributedText(self)
    var content = TextContent(text: StyledText(text, look: .plain) { _ in }, maximumLines: 0)
    content.lineBreakMode = text.paragraphStyle?.lineBreakMode ?? .byWordWrapping
    content.lineSpacing = text.paragraphStyle?.lineSpacing ?? 0
    let wraps = options.contains(.usesLineFragmentOrigin)
    if !wraps || !content.lineBreakMode.wraps { content.maximumLines = 1 }
    let layout = content.layout(
      width: wraps && size.width > 0 ? size.width : nil,
      height: wraps && options.contains(.truncatesLastVisibleLine) ? size.height : nil)
    var bounds = CGRect(origin: .zero, size: layout.size)
    if !wraps { bounds.origin.y = (layout.baselines.first ?? 0) - layout.size.height }
    context?.totalBounds = bounds
    return bounds
  }
}

extension String {
  /// Returns the bounds of the text with the given attributes, in points, not rounded to pixels. Without a font, the size is
  /// 12 points.
  ///
  /// - Parameters:
  ///   - size: The available space, in points. A width of 0 or less is unlimited. The height matters only with
  ///     `truncatesLastVisibleLine`.
  ///   - options: How the text is measured. The default is one line.
  ///   - attributes: The attributes of the text.
  ///   - context: The object that receives the bounds, too.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the bounds of the text, as `boundingRect(with:options:attributes:context:)` of `String` does.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSLineBreakMode {
  /// A Boolean value that indicates whether text continues on a second line.
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
