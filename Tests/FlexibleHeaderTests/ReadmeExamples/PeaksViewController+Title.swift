import FlexibleHeader
import UIKit

extension PeaksViewController {
  func addTitle(_ titleLabel: UILabel) {
    titleLabel.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
    header.contentView.addSubview(titleLabel)
    header.titleView = titleLabel
    header.handOverTitle(to: navigationItem)
  }
}
