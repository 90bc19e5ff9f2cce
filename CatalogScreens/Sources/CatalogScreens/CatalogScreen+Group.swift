extension CatalogScreen {
  /// A part of the catalog. The raw value is its title.
  public enum Group: String, CaseIterable, Sendable {
    /// Screens like those of real apps.
    case showcase = "Showcase"
    /// Features of the flexible header, one at a time.
    case flexibleHeader = "Flexible header"
    /// Bars whose height follows the content.
    case heightBar = "Height bar"
    /// Headers with several sections.
    case sections = "Sections"
    /// Headers and footers that stretch with the content.
    case stretchy = "Stretchy"
    /// Headers in containers, popovers, and web views.
    case setUps = "Set-ups"
  }
}
