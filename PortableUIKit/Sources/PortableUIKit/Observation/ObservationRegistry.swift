import Foundation

/// The properties that can be observed.
enum ObservableKey: UInt16 {
  case contentOffset = 1
  case contentSize = 2
  case contentInset = 4
  case bounds = 8
  case frame = 16
  case center = 32
  case title = 64
  case text = 128
  case attributedText = 256
  case contentInsetAdjustmentBehavior = 512
}

/// The observations of all objects and properties.
///
/// Key paths have neither names nor an order on this platform, so an observation determines its dependencies
/// by reading the key path once while accesses are recorded.
///
/// Everything runs on the main thread, like the observable objects. The stored properties are marked unsafe
/// only because `observe` itself isn't isolated.
enum ObservationRegistry {
  /// Whether accesses are being recorded; the only flag checked by getters.
  nonisolated(unsafe) private(set) static var isRecording = false
  /// The keys that have any observer; checked by setters.
  nonisolated(unsafe) private(set) static var observedKeys: UInt16 = 0

  /// The keys that have any observer with the option `.prior`.
  nonisolated(unsafe) private(set) static var announcedKeys: UInt16 = 0

  nonisolated(unsafe) private static var accesses: [Access] = []
  nonisolated(unsafe) private static var observations: [ObjectIdentifier: [ObservationEntry]] = [:]

  struct Access: Hashable {
    let object: ObjectIdentifier
    let key: ObservableKey
  }

  /// Called by the getter of each observable property.
  @inline(__always)
  static func access(_ object: AnyObject, _ key: ObservableKey) {
    if isRecording { record(object, key) }
  }

  /// Called by the setter of each observable property before any change.
  @inline(__always)
  static func willChange(_ object: AnyObject, _ key: ObservableKey) {
    if announcedKeys & key.rawValue != 0 { announce(object, key) }
  }

  /// Called by the setter of each observable property after all other effects of the change, even if the
  /// value is equal.
  @inline(__always)
  static func didChange(_ object: AnyObject, _ key: ObservableKey) {
    if observedKeys & key.rawValue != 0 { notify(object, key) }
  }

  /// Runs `read` and returns the recorded accesses.
  static func recordAccesses(_ read: () -> Void) -> Set<Access> {
    let (outerAccesses, wasRecording) = (accesses, isRecording)
    accesses = []
    isRecording = true
    read()
    let found = Set(accesses)
    accesses = outerAccesses
    isRecording = wasRecording
    return found
  }

  static func add(_ entry: ObservationEntry) {
    for object in entry.objects {
      observations[object, default: []].append(entry)
    }
    updateObservedKeys()
  }

  static func remove(_ entry: ObservationEntry) {
    for object in entry.objects {
      observations[object]?.removeAll { $0 === entry }
      if observations[object]?.isEmpty == true { observations[object] = nil }
    }
    updateObservedKeys()
  }

  private static func record(_ object: AnyObject, _ key: ObservableKey) {
    accesses.append(Access(object: ObjectIdentifier(object), key: key))
  }

  private static func announce(_ object: AnyObject, _ key: ObservableKey) {
    let access = Access(object: ObjectIdentifier(object), key: key)
    for entry in entries(of: access.object) where entry.accesses.contains(access) { entry.willChange() }
  }

  private static func notify(_ object: AnyObject, _ key: ObservableKey) {
    let access = Access(object: ObjectIdentifier(object), key: key)
    for entry in entries(of: access.object) where entry.accesses.contains(access) { entry.changed() }
  }

  /// Returns a copy, because handlers may be added and removed meanwhile. Not filtered, because that would
  /// allocate at every change.
  private static func entries(of object: ObjectIdentifier) -> [ObservationEntry] {
    observations[object] ?? []
  }

  private static func updateObservedKeys() {
    (observedKeys, announcedKeys) = (0, 0)
    for entry in observations.values.joined() {
      for access in entry.accesses {
        observedKeys |= access.key.rawValue
        if entry.announce != nil { announcedKeys |= access.key.rawValue }
      }
    }
  }
}

/// An observation with the type of its value erased.
final class ObservationEntry {
  // An array, because most entries have one access, and hashing costs more than comparing.
  let accesses: [ObservationRegistry.Access]
  let objects: Set<ObjectIdentifier>
  /// Reads the new value and calls the handler; returns `false` if the observed object was deallocated.
  private let tell: () -> Bool
  /// Calls the handler before a change; `nil` without the option `.prior`.
  var announce: (() -> Void)?
  private var isValid = true

  init(accesses: Set<ObservationRegistry.Access>, tell: @escaping () -> Bool) {
    self.accesses = Array(accesses)
    self.objects = Set(accesses.map(\.object))
    self.tell = tell
  }

  func willChange() {
    if isValid { announce?() }
  }

  func changed() {
    guard isValid else { return }
    if !tell() { invalidate() }
  }

  func invalidate() {
    guard isValid else { return }
    isValid = false
    ObservationRegistry.remove(self)
  }
}
