// Functions that on Apple's platforms come with every import of UIKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import PortableUIKit

/// Calls `body`. Without Objective-C, there is nothing to release afterward.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Returns the idiom of the current device.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
