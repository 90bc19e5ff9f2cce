// Deprecation warnings: 11
//
// A place in a navigation controller, whose bar is hidden while the place is shown. Its rows begin beneath the bar's edge, and a
// button in the bar has no keyframes.
import FlexibleHeaderMigration

@available(*, deprecated)
final class PlaceViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()
  let closeButton = UIButton(type: .custom)
  private(set) var myCustomBar: BLKFlexibleHeightBar!
  private var delegateSplitter: BLKDelegateSplitter?
  private(set) var selectedRow: Int?

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.isNavigationBarHidden = true
    tableView.frame = view.bounds
    tableView.contentInsetAdjustmentBehavior = .never
    view.addSubview(tableView)
    myCustomBar = BLKFlexibleHeightBar(frame: CGRect(x: 0.0, y: 0.0, width: view.frame.width, height: 100.0))
    myCustomBar.backgroundColor = .systemGreen
    let behaviorDefiner = SquareCashStyleBehaviorDefiner()
    behaviorDefiner.addSnappingPositionProgress(0.0, forProgressRangeStart: 0.0, end: 0.5)
    behaviorDefiner.addSnappingPositionProgress(1.0, forProgressRangeStart: 0.5, end: 1.0)
    behaviorDefiner.isSnappingEnabled = true
    behaviorDefiner.isElasticMaximumHeightAtTop = false
    myCustomBar.behaviorDefiner = behaviorDefiner
    delegateSplitter = BLKDelegateSplitter(firstDelegate: behaviorDefiner, secondDelegate: self)
    tableView.delegate = delegateSplitter
    tableView.dataSource = self
    view.addSubview(myCustomBar)
    tableView.contentInset = UIEdgeInsets(
      top: myCustomBar.maximumBarHeight - 15.0, left: 0.0, bottom: 0.0, right: 0.0)
    closeButton.frame = CGRect(x: 10.0, y: 25.0, width: 30.0, height: 30.0)
    closeButton.backgroundColor = .white
    myCustomBar.addSubview(closeButton)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    navigationController?.isNavigationBarHidden = false
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "PlaceInfoCell")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "PlaceInfoCell")
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selectedRow = indexPath.row
  }
}
