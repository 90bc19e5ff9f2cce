import FlexibleHeader
import HeaderTesting

/// Runs `body` as an app that has or hasn't chosen its defaults, then restores them.
///
/// - Returns: The reports of misuse.
@MainActor @discardableResult
func reports(whereDefaultsAreChosen isChosen: Bool = true, _ body: () -> Void) -> [HeaderMisuse] {
  let (handler, chosen) = (HeaderMisuse.handler, FlexibleHeaderView.hasChosenDefaults)
  let flags = FlexibleHeaderView.defaultBehavioralFlags
  let adoptsBarDefaults = FlexibleHeightBar.adoptsOriginalDefaults
  let identifier = FlexibleHeaderView.defaultAccessibilityIdentifier
  defer {
    HeaderMisuse.handler = handler
    FlexibleHeaderView.defaultBehavioralFlags = flags
    FlexibleHeaderView.defaultAccessibilityIdentifier = identifier
    FlexibleHeaderView.hasChosenDefaults = chosen
    FlexibleHeightBar.adoptsOriginalDefaults = adoptsBarDefaults
  }
  var reports: [HeaderMisuse] = []
  HeaderMisuse.handler = { reports.append($0) }
  FlexibleHeaderView.hasChosenDefaults = isChosen
  FlexibleHeightBar.adoptsOriginalDefaults = isChosen
  body()
  return reports
}
