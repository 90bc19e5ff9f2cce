import PortableUIKit

extension HostSimulator {
  /// Rotates the interface while another screen covers the one of a controller, and uncovers that.
  func turn(behind controller: UIViewController, to orientation: UIInterfaceOrientation) {
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    controller.present(other, animated: false)
    rotate(to: orientation)
    runUntilIdle()
    controller.dismiss(animated: false)
    runUntilIdle()
  }
}
