import HeaderTesting
import Testing

extension Trait where Self == ConditionTrait {
  /// Runs a test only if stages have `features`: on the simulated device, but not in a window on iOS.
  static func needs(_ features: StageFeatures) -> Self {
    .enabled("stages lack a feature of the simulated device") {
      StageFeatures.available.isSuperset(of: features)
    }
  }
}
