/// The errors around the sections of a header.
extension HeaderMisuse {
  static let viewInTwoSections = HeaderMisuse(
    action: "A view was given to a second section.",
    reason: "A view can be in one place only.",
    advice:
      "Use each view for one section of one header, and remove its section from the first header before "
      + "you add it to another one.")

  static let stretchingViewWithoutSection = HeaderMisuse(
    action: "stretchingSection was set to a view that isn't the view of a section.",
    reason: "Only a section can stretch.",
    advice: "Set sections first, and then stretchingSection to the view of one of them.")
}
