import Anchorage
import QuartzCore
import UIKit

/// A card with a title over a gradient.
public final class CardView: UIView {
  public override class var layerClass: AnyClass { CAGradientLayer.self }

  /// The text at the card's lower edge.
  public var title: String? {
    get { label.text }
    set { label.text = newValue }
  }
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    (layer as? CAGradientLayer)?.colors = [UIColor.systemBlue.cgColor, UIColor.black.cgColor]
    label.textColor = .white
    addSubview(label)
    label.anchor().pin(.leading, inset: 16).pin(.trailing, inset: 16).pin(.bottom, inset: 12)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  /// Lets the card pulse once.
  public func pulse() {
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fromValue = 1.0
    pulse.toValue = 1.1
    pulse.autoreverses = true
    pulse.duration = 0.2
    layer.add(pulse, forKey: "pulse")
  }
}
