/// The errors around installing stretchy headers and revealing footers.
extension HeaderMisuse {
  static let secondViewAtEdge = HeaderMisuse(
    action: "A second header or footer of the same kind was installed in a scroll view.",
    reason: "Both would take the whole room at the edge.",
    advice: "Uninstall the first one, or put both into one view.")
}
