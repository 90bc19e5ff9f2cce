import FlexibleHeader
import UIKit

extension PaymentsViewController {
  func addName(_ nameLabel: UILabel) {
    bar.addSubview(nameLabel)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    let bottom = nameLabel.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
    NSLayoutConstraint.activate([bottom, nameLabel.centerXAnchor.constraint(equalTo: bar.centerXAnchor)])
    let keyframes = bar.effects.keyframes()
    keyframes.add(constant: -24, for: bottom, at: 0)
    keyframes.add(constant: -8, for: bottom, at: 1)
    keyframes.add(.scale(1), for: nameLabel, at: 0)
    keyframes.add(.scale(0.6), for: nameLabel, at: 1, easing: .easeOut)
  }
}
