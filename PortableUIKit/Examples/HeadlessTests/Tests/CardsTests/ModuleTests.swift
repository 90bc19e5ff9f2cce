import Testing
import UIKit

/// What the modules add to PortableUIKit.
@MainActor struct ModuleTests {
  @Test("Points, sizes, and rectangles are described as on iOS")
  func descriptions() {
    let rect = CGRect(x: 40, y: 100, width: 200.5, height: 100)
    #expect(rect.debugDescription == "(40.0, 100.0, 200.5, 100.0)")
    #expect("\(rect.origin)" == "(40.0, 100.0)" && String(reflecting: rect.size) == "(200.5, 100.0)")
    #expect("\(CGRect.null)" == "(inf, inf, 0.0, 0.0)")
  }

  @Test("Functions of older code")
  func functions() {
    HostSimulator(device: .phone47).makeCurrent()
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
    #expect(autoreleasepool { 3 } == 3)
    #expect(CFAbsoluteTimeGetCurrent() > 0)
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(CGRect(x: 4, y: 0, width: -4, height: 1).equalTo(CGRect(x: 0, y: 0, width: 4, height: 1)))
  }
}
