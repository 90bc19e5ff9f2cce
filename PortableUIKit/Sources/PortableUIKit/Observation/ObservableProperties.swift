/// A property that can be observed, as a bit of a mask.
struct ObservableKey {
  let mask: UInt16

  static let contentOffset = ObservableKey(mask: 1)
  static let contentSize = ObservableKey(mask: 2)
  static let contentInset = ObservableKey(mask: 4)
  static let bounds = ObservableKey(mask: 8)
  static let frame = ObservableKey(mask: 16)
  static let center = ObservableKey(mask: 32)
  static let title = ObservableKey(mask: 64)
  static let text = ObservableKey(mask: 128)
  static let attributedText = ObservableKey(mask: 256)
  static let contentInsetAdjustmentBehavior = ObservableKey(mask: 512)
  static let bounces = ObservableKey(mask: 1024)
  static let alwaysBounceVertical = ObservableKey(mask: 2048)
  static let automaticallyAdjustsScrollIndicatorInsets = ObservableKey(mask: 4096)
  static let safeAreaInsets = ObservableKey(mask: 8192)
  static let bouncesVertically = ObservableKey(mask: 16384)
}

/// An object with properties that can be observed. Each object stores its own observations. If an object has none, a change
/// costs one comparison. Observations of other objects cost nothing.
///
/// Everything runs on the main thread, like the observable objects. Their property is marked unsafe only because `observe`
/// itself isn't isolated.
protocol ObservableProperties: AnyObject {
  /// The observations of the object, or `nil` if there never was any.
  var observers: PropertyObservers? { get set }
}

extension ObservableProperties {
  /// Called by the getter of each observable property.
  func willGet(_ key: ObservableKey) {
    if AccessRecorder.isRecording { AccessRecorder.record(self, key) }
  }

  /// Called by the setter of each observable property before any change.
  func willSet(_ key: ObservableKey) { observers?.announce(key) }

  /// Called by the setter of each observable property after all other effects of the change, even if the value is equal.
  func didSet(_ key: ObservableKey) { observers?.notify(key) }
}

/// The observations of one object.
final class PropertyObservers {
  private var observations: [PropertyObservation] = []
  /// The keys that have any observer.
  private var observedKeys: UInt16 = 0
  /// The keys that have any observer with the option `.prior`.
  private var announcedKeys: UInt16 = 0

  func add(_ observation: PropertyObservation) {
    observations.append(observation)
    updateKeys()
  }

  func remove(_ observation: PropertyObservation) {
    observations.removeAll { $0 === observation }
    updateKeys()
  }

  // Both loop over a copy, because handlers may add and remove observations. Filtering first would allocate at each change.

  fileprivate func announce(_ key: ObservableKey) {
    guard announcedKeys & key.mask != 0 else { return }
    for observation in observations where observation.keys(in: self) & key.mask != 0 {
      observation.willChange()
    }
  }

  fileprivate func notify(_ key: ObservableKey) {
    guard observedKeys & key.mask != 0 else { return }
    for observation in observations where observation.keys(in: self) & key.mask != 0 { observation.changed() }
  }

  private func updateKeys() {
    (observedKeys, announcedKeys) = (0, 0)
    for observation in observations {
      let keys = observation.keys(in: self)
      observedKeys |= keys
      if observation.announcesChanges { announcedKeys |= keys }
    }
  }
}

extension UIView: ObservableProperties {}
extension UINavigationItem: ObservableProperties {}
