/// What is wrong with a message from the browser, in words for whoever wrote the page.
struct MessageFault: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
