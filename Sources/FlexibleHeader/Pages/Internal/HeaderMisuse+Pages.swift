/// The errors around pages.
extension HeaderMisuse {
  static let missingPage = HeaderMisuse(
    action: "A page was selected that doesn't exist.",
    reason: "The index is negative, or not less than the number of pages.",
    advice: "Select an index that is less than numberOfPages, and call reloadPages() when there are others.")

  static let pageTwice = HeaderMisuse(
    action: "A view controller was given as two pages.",
    reason: "A view controller is at one place at a time.",
    advice: "Create a view controller for each page.")

  static let foreignHeader = HeaderMisuse(
    action: "A view of another module was given to pages as their header.",
    reason: "The pages move together with headers of this package only.",
    advice: "Use FlexibleHeaderView, FlexibleHeightBar, or SectionedHeaderView.")
}
