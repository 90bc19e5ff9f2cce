import FlexibleHeader

final class PaymentsViewController: UIViewController {
  let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 375, height: 160))
  let nameLabel = UILabel()
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    view.addSubview(bar)
    bar.addSubview(nameLabel)

    bar.minimumHeight = 64
    bar.behavior = SquareCashBehavior()
    bar.behavior?.addSnappingPosition(0, for: 0...0.5)
    bar.behavior?.addSnappingPosition(1, for: 0.5...1)
    tableView.contentInset.top = bar.maximumHeight
    tableView.delegate = bar.behavior

    var large = SubviewLayoutAttributes()
    large.frame = CGRect(x: 20, y: 90, width: 335, height: 40)
    bar.keyframes.add(large, for: nameLabel, at: 0)
    var small = large
    small.center.y = 42
    small.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    bar.keyframes.add(small, for: nameLabel, at: 1, easing: .easeOut)
  }
}
