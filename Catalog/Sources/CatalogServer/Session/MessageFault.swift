/// An error that describes what is wrong with a message from the browser.
struct MessageFault: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
