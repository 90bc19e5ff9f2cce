import FlexibleHeader

/// Returns the reports of misuse while `body` runs, instead of stopping.
@MainActor func misuses(during body: () -> Void) -> [HeaderMisuse] {
  let handler = HeaderMisuse.handler
  defer { HeaderMisuse.handler = handler }
  var reports: [HeaderMisuse] = []
  HeaderMisuse.handler = { reports.append($0) }
  body()
  return reports
}
