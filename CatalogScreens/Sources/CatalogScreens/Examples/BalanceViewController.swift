import FlexibleHeader
import UIKit

final class BalanceViewController: UITableViewController {
  private let bar = FlexibleHeightBar(maximumHeight: 140, minimumHeight: 44)
  private let captionLabel = UILabel()
  private let amountLabel = UILabel()
  private let payments = ["Lunch at the harbor", "Two tickets", "Petrol to the coast", "Ten coffees"]

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.backgroundColor = .secondarySystemBackground
    bar.behavior = SquareCashBehavior()
    bar.behavior?.addSnappingPosition(0, for: 0...0.5)
    bar.behavior?.addSnappingPosition(1, for: 0.5...1)
    addLabels()
    bar.install(in: tableView)
  }

  private func addLabels() {
    captionLabel.text = "Mira owes you"
    captionLabel.font = .systemFont(ofSize: 15)
    amountLabel.text = "36 €"
    amountLabel.font = .systemFont(ofSize: 44, weight: .bold)
    for label in [captionLabel, amountLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(label)
      label.centerXAnchor.constraint(equalTo: bar.centerXAnchor).isActive = true
    }
    let amountPlace = amountLabel.centerYAnchor.constraint(equalTo: bar.bottomAnchor)
    amountPlace.isActive = true
    captionLabel.bottomAnchor.constraint(equalTo: amountLabel.topAnchor).isActive = true

    let keyframes = bar.effects.keyframes()
    keyframes.add(constant: -60, for: amountPlace, at: 0)
    keyframes.add(constant: -22, for: amountPlace, at: 1)
    keyframes.add(.scale(1), for: amountLabel, at: 0)
    keyframes.add(.scale(0.45), for: amountLabel, at: 1)
    bar.effects.add(.fade(within: 0...0.5), to: captionLabel)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "payment")
      ?? UITableViewCell(style: .default, reuseIdentifier: "payment")
    cell.textLabel?.text = payments[indexPath.row % payments.count]
    return cell
  }
}
