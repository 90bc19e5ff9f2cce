import Testing

@testable import PortableUIKit

@MainActor struct TextFieldSideViewTests {
  @Test("[A] views beside the text take its room when they are shown")
  func sideViews() {
    HostSimulator(device: .phone47).makeCurrent()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    window.addSubview(field)
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)),
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    )
    field.leftView = left
    field.rightView = right
    expectEqual(field.textRect(forBounds: field.bounds), field.bounds)
    field.leftViewMode = .always
    field.rightViewMode = .whileEditing
    field.layoutIfNeeded()
    expect(left.frame == CGRect(x: 0, y: 10, width: 30, height: 20) && !left.isHidden && right.isHidden)
    expectEqual(field.textRect(forBounds: field.bounds), CGRect(x: 30, y: 0, width: 170, height: 40))
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    expect(!right.isHidden && field.editingRect(forBounds: field.bounds).width == 160)
  }

  @Test("[A] what the keyboard is to be like is plain by default")
  func keyboard() {
    let field = UITextField(frame: .zero)
    expect(field.keyboardType == .default && field.returnKeyType == .default)
    expect(field.autocapitalizationType == .sentences && field.autocorrectionType == .default)
  }
}
