// Inside a subclass of NSObject, Apple's members hide global functions with the same base name.
import PortableUIKit

func value<Value>(_ value: Value?) -> Value? { value }

final class Forwarder: NSObject {
  func forward(_ target: Int?) {
    _ = value(target)  // expected-error {{no exact matches in call to instance method 'value'}}
  }
}
