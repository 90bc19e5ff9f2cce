import FlexibleHeader
import UIKit

extension PaymentsViewController {
  func addName(_ nameLabel: UILabel) {
    bar.addSubview(nameLabel)
    var large = SubviewLayoutAttributes()
    large.frame = CGRect(x: 20, y: 90, width: 335, height: 40)
    bar.effects.keyframes().add(large, for: nameLabel, at: 0)
    var small = large
    small.center.y = 62
    small.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    bar.effects.keyframes().add(small, for: nameLabel, at: 1, easing: .easeOut)
  }
}
