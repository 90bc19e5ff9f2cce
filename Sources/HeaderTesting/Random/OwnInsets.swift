/// The insets that a session, in the role of the app, sets on its scroll views, without the headers' shares.
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
