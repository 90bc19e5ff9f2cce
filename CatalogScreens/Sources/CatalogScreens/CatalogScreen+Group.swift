extension CatalogScreen {
  /// A part of the catalog. The raw value is its title.
  public enum Group: String, CaseIterable, Sendable {
    /// Screens like those of real apps.
    case showcase = "Showcase"
    /// Headers with several sections.
    case sections = "Sections"
    /// The screens of `Documentation/Screens.md`, which are lists of parts.
    case parts = "Lists of parts"
    /// Features of the flexible header, one at a time.
    case flexibleHeader = "Flexible header"
    /// Bars whose height follows the content.
    case heightBar = "Height bar"
    /// Headers and footers that stretch with the content.
    case stretchy = "Stretchy"
    /// Headers in containers, popovers, and web views.
    case setUps = "Set-ups"

    /// A description in one sentence.
    public var summary: String {
      switch self {
      case .showcase: "Screens that an app could have."
      case .sections: "Several sections, each with a rule: leave, return at once, collapse, or stay."
      case .parts: "Screens of common kinds in a few lines: each is a list of ready-made parts."
      case .flexibleHeader: "The features of the flexible header, one at a time."
      case .heightBar: "Bars whose height follows the content, and whose views follow keyframes."
      case .stretchy: "Headers and footers that stretch with the content."
      case .setUps: "Headers in containers, sheets, tabs, and web views."
      }
    }
  }
}
