/// The insets that a session, in the role of the app, wants of its scroll views; the rest is the headers'.
@MainActor struct OwnInsets {
  struct Insets {
    var content = UIEdgeInsets.zero
    var indicator = UIEdgeInsets.zero
  }

  private var values: [ObjectIdentifier: Insets] = [:]

  subscript(scrollView: UIScrollView) -> Insets {
    get { values[ObjectIdentifier(scrollView)] ?? Insets() }
    set { values[ObjectIdentifier(scrollView)] = newValue }
  }
}
