import HeaderEngine

extension ContentRest {
  /// Handles an event as a header does, which reads the scroll view.
  mutating func continues(to reading: ScrollReading) -> Bool {
    continues(toOffset: reading.differsOnlyInOffset(from: last) ? reading.offset : nil)
  }
}
