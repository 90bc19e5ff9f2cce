import FlexibleHeader
import UIKit

/// A bar that shrinks to a line and rests only at its two heights.
final class HeightBarExample: UIViewController {
  private let bar = FlexibleHeightBar()
  private let tableView = UITableView()
  private let rows = ExampleRows()
  private let balanceLabel = UILabel()
  private let captionLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = rows
    view.addSubview(tableView)

    let behavior = SquareCashBehavior()
    behavior.addSnappingPosition(0, for: 0...0.5)
    behavior.addSnappingPosition(1, for: 0.5...1)
    bar.backgroundColor = .systemGreen
    bar.maximumHeight = 136
    bar.minimumHeight = 56
    bar.behavior = behavior
    bar.install(in: tableView)
    addLabels()
  }

  private func addLabels() {
    balanceLabel.text = "248.50"
    balanceLabel.font = .preferredFont(forTextStyle: .largeTitle)
    captionLabel.text = "Available today"
    captionLabel.font = .preferredFont(forTextStyle: .subheadline)
    for label in [balanceLabel, captionLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .white
      label.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(label)
      label.centerXAnchor.constraint(equalTo: bar.centerXAnchor).isActive = true
    }
    let bottom = captionLabel.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -24)
    NSLayoutConstraint.activate([
      bottom, balanceLabel.bottomAnchor.constraint(equalTo: captionLabel.topAnchor, constant: -4),
    ])
    bar.effects.add(.fade(within: 0...0.5), to: captionLabel)
    bar.effects.add(.scale(to: 0.7), to: balanceLabel)
    bar.effects.keyframes().add(constant: -24, for: bottom, at: 0)
    bar.effects.keyframes().add(constant: 8, for: bottom, at: 1)
  }
}
