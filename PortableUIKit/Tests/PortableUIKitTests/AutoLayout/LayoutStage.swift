import PortableUIKit

/// A device that was just switched on, and a view of 300 × 200 in which things are laid out.
@MainActor struct LayoutStage {
  let simulator: HostSimulator
  let view: UIView

  init(_ device: DeviceModel = .phone47) {
    simulator = HostSimulator(device: device)
    simulator.makeCurrent()
    view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  /// Adds a view that constraints shall place.
  func add<View: UIView>(_ child: View, to parent: UIView? = nil) -> View {
    child.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? view).addSubview(child)
    return child
  }

  func add() -> UIView { add(UIView()) }

  func layOut(_ constraints: [NSLayoutConstraint] = []) {
    NSLayoutConstraint.activate(constraints)
    view.layoutIfNeeded()
  }
}

extension UIView {
  func pinned(to other: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ]
  }
}

/// A view whose content has a size.
final class SizedView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
  override var intrinsicContentSize: CGSize { size }
}
