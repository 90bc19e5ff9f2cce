import FlexibleHeaderMigration
import Foundation
import Testing

/// Archives a view, and returns the view that the archive contains, as a nib does. Views aren't decoded securely.
@available(*, deprecated)
@MainActor func archivedCopy<View: UIView>(of view: View) throws -> View {
  let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
  let coder = NSKeyedUnarchiver(forReadingWith: data)
  return try #require(coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View)
}

/// Returns a coder without values, with which a view or a controller has its defaults.
func emptyCoder() throws -> NSCoder {
  let archiver = NSKeyedArchiver(requiringSecureCoding: false)
  archiver.finishEncoding()
  return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
}
