import FlexibleHeader
import UIKit

// The classes have the same name in each step, as in the tutorial. The tutorial's pictures are drawn from them.

/// Step 1 of the tutorial. The list without a header.
enum PeaksStep1 {
  final class PeaksViewController: UIViewController, UITableViewDataSource {
    private let peaks = ["Eiger", "Mönch", "Jungfrau", "Finsteraarhorn", "Piz Bernina", "Dom"]
    private let tableView = UITableView()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      tableView.dataSource = self
      view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = peaks[indexPath.row % peaks.count]
      return cell
    }
  }
}

/// Step 3 of the tutorial. The header is installed.
enum PeaksStep3 {
  final class PeaksViewController: UIViewController, UITableViewDataSource {
    private let peaks = ["Eiger", "Mönch", "Jungfrau", "Finsteraarhorn", "Piz Bernina", "Dom"]
    private let header = FlexibleHeaderView()
    private let tableView = UITableView()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      tableView.dataSource = self
      view.addSubview(tableView)

      header.backgroundColor = .secondarySystemBackground
      header.minimumHeight = 56
      header.maximumHeight = 160
      header.install(in: tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = peaks[indexPath.row % peaks.count]
      return cell
    }
  }
}

/// Step 4 of the tutorial. A title is added.
enum PeaksStep4 {
  final class PeaksViewController: UIViewController, UITableViewDataSource {
    private let peaks = ["Eiger", "Mönch", "Jungfrau", "Finsteraarhorn", "Piz Bernina", "Dom"]
    private let header = FlexibleHeaderView()
    private let tableView = UITableView()
    private let titleLabel = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      tableView.dataSource = self
      view.addSubview(tableView)

      header.backgroundColor = .secondarySystemBackground
      header.minimumHeight = 56
      header.maximumHeight = 160
      header.install(in: tableView)

      titleLabel.text = "Peaks"
      titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
      titleLabel.adjustsFontForContentSizeCategory = true
      titleLabel.translatesAutoresizingMaskIntoConstraints = false
      header.contentView.addSubview(titleLabel)
      NSLayoutConstraint.activate([
        titleLabel.centerXAnchor.constraint(equalTo: header.contentView.centerXAnchor),
        titleLabel.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -8),
      ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = peaks[indexPath.row % peaks.count]
      return cell
    }
  }
}

/// Step 5 of the tutorial. The title shrinks.
enum PeaksStep5 {
  final class PeaksViewController: UIViewController, UITableViewDataSource {
    private let peaks = ["Eiger", "Mönch", "Jungfrau", "Finsteraarhorn", "Piz Bernina", "Dom"]
    private let header = FlexibleHeaderView()
    private let tableView = UITableView()
    private let titleLabel = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      tableView.dataSource = self
      view.addSubview(tableView)

      header.backgroundColor = .secondarySystemBackground
      header.minimumHeight = 56
      header.maximumHeight = 160
      header.install(in: tableView)

      titleLabel.text = "Peaks"
      titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
      titleLabel.adjustsFontForContentSizeCategory = true
      titleLabel.translatesAutoresizingMaskIntoConstraints = false
      header.contentView.addSubview(titleLabel)
      NSLayoutConstraint.activate([
        titleLabel.centerXAnchor.constraint(equalTo: header.contentView.centerXAnchor),
        titleLabel.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -8),
      ])
      header.effects.add(.scale(to: 0.6), to: titleLabel)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = peaks[indexPath.row % peaks.count]
      return cell
    }
  }
}
