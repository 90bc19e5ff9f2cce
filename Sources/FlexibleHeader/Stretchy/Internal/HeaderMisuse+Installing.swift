/// Errors in installing stretchy headers and revealing footers.
extension HeaderMisuse {
  static let secondViewAtEdge = HeaderMisuse(
    action: "A second header or footer of the same kind was installed in a scroll view.",
    reason: "Both would take the whole room at the edge.",
    advice: "Uninstall the first one, or put both into one view.")

  static let noPlaceForHeader = HeaderMisuse(
    action: "A header was installed in a scroll view that has no superview for it.",
    reason: "The header lies in front of the scroll view, in the same superview.",
    advice:
      "Add the scroll view to a view first, or add the header to a view of your own before you install it.")
}
