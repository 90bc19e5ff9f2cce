import FlexibleHeader
import UIKit

final class PaymentsViewController: UIViewController {
  let bar = FlexibleHeightBar()
  let nameLabel = UILabel()
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)

    bar.maximumHeight = 160
    bar.minimumHeight = 84
    bar.behavior = SquareCashBehavior()
    bar.behavior?.addSnappingPosition(0, for: 0...0.5)
    bar.behavior?.addSnappingPosition(1, for: 0.5...1)
    bar.install(in: tableView)

    bar.addSubview(nameLabel)
    var large = SubviewLayoutAttributes()
    large.frame = CGRect(x: 20, y: 90, width: 335, height: 40)
    bar.keyframes.add(large, for: nameLabel, at: 0)
    var small = large
    small.center.y = 62
    small.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    bar.keyframes.add(small, for: nameLabel, at: 1, easing: .easeOut)
  }
}
