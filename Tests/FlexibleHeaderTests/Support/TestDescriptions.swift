import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

// The descriptions of arguments in the output of tests.

extension DeviceModel: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension BehavioralFlags: CustomTestStringConvertible {
  public var testDescription: String {
    switch self {
    case .recommended: "recommended"
    case .materialComponents: "materialComponents"
    default: "\(self)"
    }
  }
}

extension UIKitAnswers: CustomTestStringConvertible {
  /// The answers that differ from the standard ones.
  public var testDescription: String {
    let standard = Mirror(reflecting: UIKitAnswers.standard).children.map { "\($0.value)" }
    let differences = zip(Mirror(reflecting: self).children, standard).filter { "\($0.value)" != $1 }
    let names = differences.map { "\($0.0.label ?? "")=\($0.0.value)" }
    return names.isEmpty ? "standard" : names.joined(separator: ", ")
  }
}
