import UIKit

/// An object that another object keeps alive.
enum AssociatedObject {
  /// Associates `value` with `object`, replacing the value of the same owner. The object retains the value.
  static func set(_ value: AnyObject, of object: AnyObject, for owner: AnyObject) {
    // The address of the owner is a unique key.
    let key = UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
    #if canImport(ObjectiveC)
      let retainNonatomic: UInt = 1
      setAssociatedObject(object, key, value, retainNonatomic)
    #else
      objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #endif
  }
}

#if canImport(ObjectiveC)
  // The function of the Objective-C runtime.
  @_silgen_name("objc_setAssociatedObject")
  private func setAssociatedObject(
    _ object: AnyObject, _ key: UnsafeRawPointer, _ value: AnyObject?, _ policy: UInt)
#endif
