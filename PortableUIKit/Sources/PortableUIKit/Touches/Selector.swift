/// The name of an Objective-C method. There is no Objective-C here, so there are no values of this type: only nil can be
/// passed where UIKit takes a selector.
public struct Selector: Hashable, Sendable {
  private init() {}
}
