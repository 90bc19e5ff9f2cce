/// Records which properties are read.
///
/// Key paths have neither names nor an order on this platform, so an observation determines its properties by reading its key
/// path once while this records.
enum AccessRecorder {
  /// A Boolean value that indicates whether accesses are being recorded; the only flag that getters check.
  nonisolated(unsafe) private(set) static var isRecording = false
  nonisolated(unsafe) private static var accesses: [PropertyAccess] = []

  /// Runs `read`, and returns the properties that it read, with one value for each object.
  static func accesses(in read: () -> Void) -> [PropertyAccess] {
    let (outerAccesses, wasRecording) = (accesses, isRecording)
    (accesses, isRecording) = ([], true)
    read()
    let found = accesses
    (accesses, isRecording) = (outerAccesses, wasRecording)
    return found
  }

  static func record(_ object: some ObservableProperties, _ key: ObservableKey) {
    let observers = object.observers ?? PropertyObservers()
    object.observers = observers
    if let index = accesses.firstIndex(where: { $0.observers === observers }) {
      accesses[index].keys |= key.mask
    } else {
      accesses.append(PropertyAccess(observers: observers, keys: key.mask))
    }
  }
}

/// Properties of one object that a key path reads.
struct PropertyAccess {
  /// The observations of the object.
  let observers: PropertyObservers
  /// The properties, as a mask of `ObservableKey`.
  var keys: UInt16
}

/// An observation with the type of its value erased.
final class PropertyObservation {
  /// What the key path reads. Most key paths read properties of one object.
  private var accesses: [PropertyAccess]
  /// Reads the new value and calls the handler; returns `false` if the observed object was deallocated.
  private let tell: () -> Bool
  /// Calls the handler before a change; `nil` without the option `.prior`.
  private let announce: (() -> Void)?

  init(accesses: [PropertyAccess], tell: @escaping () -> Bool, announce: (() -> Void)?) {
    self.accesses = accesses
    self.tell = tell
    self.announce = announce
    for access in accesses { access.observers.add(self) }
  }

  /// A Boolean value that indicates whether the handler is called before changes, too.
  var announcesChanges: Bool { announce != nil }

  /// Returns the properties that are read from the object with these observers, as a mask.
  func keys(in observers: PropertyObservers) -> UInt16 {
    for access in accesses where access.observers === observers { return access.keys }
    return 0
  }

  func willChange() { announce?() }

  func changed() {
    if !tell() { invalidate() }
  }

  /// Ends the observation. Without accesses it belongs to no object, and isn't notified of any change.
  func invalidate() {
    let ended = accesses
    accesses = []
    for access in ended { access.observers.remove(self) }
  }
}
