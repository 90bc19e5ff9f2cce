/// A record: the cover and the title become a bar from which it can still be played.
public final class AlbumViewController: UIViewController {
  private let header = StretchyHeaderView(maximumHeight: 232)
  private let rows = TrackRows()
  private lazy var tableView = UITableView(rows)
  private let backdrop = UIImageView(image: Drawing.cover())
  private let cover = UIImageView(image: Drawing.cover())

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addFilling(tableView)

    header.minimumHeight = 60
    header.staysAtMinimumHeight = true
    header.extendsUnderTopSafeArea = true
    addBackdrop()
    addCover()
    addTitles()
    addPlayButton()
    header.install(in: tableView)
  }

  private var content: UIView { header.contentView }

  private func addBackdrop() {
    backdrop.contentMode = .scaleAspectFill
    backdrop.clipsToBounds = true
    content.addFilling(backdrop)
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    content.addFilling(blur)
  }

  /// The large cover has its center 104 points above the header's lower edge, the small one 30 points.
  private func addCover() {
    cover.layer.cornerRadius = 12
    cover.clipsToBounds = true
    content.add(cover) {
      [
        cover.widthAnchor.constraint(equalToConstant: 168),
        cover.heightAnchor.constraint(equalToConstant: 168),
        cover.leadingAnchor.constraint(equalTo: $0.safeAreaLayoutGuide.leadingAnchor, constant: 20),
        cover.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: -20),
      ]
    }
    header.effects.add(.scale(to: 44.0 / 168), to: cover)
    header.effects.add(.move(x: -62, y: 74), to: cover)
  }

  private func addTitles() {
    let title = UILabel("Low Water", size: 28, weight: .bold, color: .white)
    let artist = UILabel("The Tidekeepers", size: 17, color: UIColor(white: 1, alpha: 0.8))
    let facts = UILabel("2019, 11 songs, 43 minutes", size: 13, color: UIColor(white: 1, alpha: 0.7))
    for (label, bottom) in [(title, -124), (artist, -98), (facts, -76)] as [(UILabel, CGFloat)] {
      label.adjustsFontSizeToFitWidth = true
      content.add(label) {
        [
          label.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 16),
          label.trailingAnchor.constraint(
            lessThanOrEqualTo: $0.safeAreaLayoutGuide.trailingAnchor, constant: -16),
          label.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: bottom),
        ]
      }
    }
    let barTitle = UILabel("Low Water", size: 17, weight: .semibold, color: .white)
    content.add(barTitle) {
      [
        barTitle.leadingAnchor.constraint(equalTo: $0.safeAreaLayoutGuide.leadingAnchor, constant: 78),
        barTitle.centerYAnchor.constraint(equalTo: $0.bottomAnchor, constant: -30),
      ]
    }
    for label in [artist, facts] { header.effects.add(.fade(within: 0...0.1), to: label) }
    header.effects.morph(title, into: barTitle)
  }

  private func addPlayButton() {
    let play = UIButton(.play, "Play", color: .white, size: 20)
    play.backgroundColor = .brick
    play.layer.cornerRadius = 22
    content.add(play) {
      [
        play.widthAnchor.constraint(equalToConstant: 44), play.heightAnchor.constraint(equalToConstant: 44),
        play.trailingAnchor.constraint(equalTo: $0.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        play.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: -20),
      ]
    }
    header.effects.add(.move(y: 12), to: play)
  }
}

/// The songs of the record.
private final class TrackRows: NSObject, UITableViewDataSource {
  private let tracks = [
    ("Mud and silver", "3:41"), ("Low water", "4:12"), ("The gauge", "2:58"), ("Heron", "3:20"),
    ("Two bells", "5:04"), ("Slack", "1:37"), ("Rope walk", "3:49"), ("Salt on the window", "4:26"),
    ("Neap", "3:02"), ("Night ferry", "4:55"), ("High water", "5:31"),
  ]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 * tracks.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "track")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "track")
    let track = tracks[indexPath.row % tracks.count]
    cell.textLabel?.text = "\(indexPath.row + 1).  \(track.0)"
    cell.detailTextLabel?.text = track.1
    return cell
  }
}
