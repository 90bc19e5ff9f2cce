import FlyingSocks
import Logging

/// The server's own words, in the log of whoever started it.
struct ServerLog: FlyingSocks.Logging {
  let logger: Logger

  func logDebug(_ debug: @autoclosure () -> String) { logger.debug("\(debug())") }
  func logInfo(_ info: @autoclosure () -> String) { logger.debug("\(info())") }
  func logWarning(_ warning: @autoclosure () -> String) { logger.warning("\(warning())") }
  // Connections that break are nothing to tell the user about.
  func logError(_ error: @autoclosure () -> String) { logger.debug("\(error())") }
  func logCritical(_ critical: @autoclosure () -> String) { logger.debug("\(critical())") }
}
