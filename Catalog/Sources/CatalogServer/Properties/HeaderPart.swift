/// An object whose properties belong to a header: the header itself, the behavior of a bar, or a section.
@MainActor struct HeaderPart {
  /// The place of the object in the header, followed by a dot: `behavior.` or `sections.0.`. Empty for the header.
  let path: String
  /// The name of the object's type.
  let type: String
  let target: AnyObject

  /// The properties of the object.
  var properties: [HeaderProperty] { HeaderProperty.all(of: type) }

  /// Returns the parts of a header, beginning with the header itself.
  static func all(of header: any RecordableHeader) -> [HeaderPart] {
    var parts = [HeaderPart(path: "", type: HeaderProperty.owner(of: header), target: header)]
    if let behavior = (header as? FlexibleHeightBar)?.behavior {
      parts.append(HeaderPart(path: "behavior.", type: HeaderProperty.owner(of: behavior), target: behavior))
    }
    for (index, section) in ((header as? SectionedHeaderView)?.sections ?? []).enumerated() {
      parts.append(HeaderPart(path: "sections.\(index).", type: "HeaderSection", target: section))
    }
    return parts
  }
}

extension RecordableHeader {
  /// Sets properties by their paths, for example `maximumHeight` or `sections.0.exit`. Unknown ones are ignored.
  @MainActor func setProperties(_ values: [String: PropertyValue]) {
    // A new behavior has properties of its own.
    for part in HeaderPart.all(of: self).prefix(1) { part.set(values) }
    for part in HeaderPart.all(of: self).dropFirst() { part.set(values) }
  }
}

extension HeaderPart {
  fileprivate func set(_ values: [String: PropertyValue]) {
    for property in properties {
      guard let value = values[path + property.name], property.read(target) != value else { continue }
      property.write(target, value)
    }
  }
}
