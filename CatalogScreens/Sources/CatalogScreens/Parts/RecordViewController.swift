import FlexibleHeader
import UIKit

/// A record. The title moves to the bar, and the play button stays at the edge of the header.
final class RecordViewController: RowsViewController {
  private let header = SectionedHeaderView()
  private let artwork = UIImageView()
  private let playButton = UIButton(type: .system)
  private let buttonSize: CGFloat = 48

  init() { super.init("Nocturne") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    artwork.backgroundColor = .systemIndigo
    playButton.bounds.size = CGSize(width: buttonSize, height: buttonSize)
    playButton.setTitle("▶", for: .normal)
    playButton.accessibilityLabel = "Play"
    playButton.tintColor = .white
    playButton.backgroundColor = .systemIndigo
    playButton.layer.cornerRadius = buttonSize / 2
    let artist = HeaderSection.padded(
      .label("Ines Varga, 2024"), vertical: buttonSize / 2, returns: .atTop)
    artist.attach(playButton)
    header.sections = [
      .titleBar("Nocturnes"), .cover(artwork, height: 240), .largeTitle("Nocturnes"), artist,
    ]
    header.effects.add(.fade(within: 0.7...1), to: artwork, over: .collapse(of: artwork))
    header.onRefresh { [weak self] in self?.tableView.reloadData() }
    header.install(in: tableView)
  }
}
