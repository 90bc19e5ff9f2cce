import FlexibleHeader
import UIKit

/// A record. The title moves to the bar, and a button stays at the edge of the header.
final class RecordViewController: RowsViewController {
  private let header = SectionedHeaderView()
  private let artwork = UIImageView()
  private let downloadButton = UIButton(configuration: .filled())
  private let buttonSize: CGFloat = 48

  init() { super.init("Nocturne") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    artwork.backgroundColor = .systemIndigo
    downloadButton.bounds.size = CGSize(width: buttonSize, height: buttonSize)
    downloadButton.configuration?.image = UIImage(systemName: "arrow.down")
    downloadButton.configuration?.cornerStyle = .capsule
    downloadButton.accessibilityLabel = "Download"
    let artist = HeaderSection.padded(
      .label("Ines Varga, 2024"), vertical: buttonSize / 2, returns: .atTop)
    artist.attach(downloadButton)
    header.sections = [
      .titleBar("Nocturnes"), .cover(artwork, height: 240), .largeTitle("Nocturnes"), artist,
    ]
    header.effects.add(.fade(within: 0.7...1), to: artwork, over: .collapse(of: artwork))
    header.onRefresh { [weak self] in self?.tableView.reloadData() }
    header.install(in: tableView)
  }
}
