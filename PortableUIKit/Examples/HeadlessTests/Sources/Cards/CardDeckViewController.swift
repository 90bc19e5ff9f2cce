import UIKit

/// Told of the card that the deck shows.
@MainActor public protocol CardDeckDelegate: AnyObject {
  func cardDeck(_ deck: CardDeckViewController, didShowCardAt index: Int)
}

/// Cards beside each other, turned page by page.
public final class CardDeckViewController: UIViewController, UIScrollViewDelegate {
  public weak var delegate: (any CardDeckDelegate)?
  private let titles: [String]
  private let scrollView = UIScrollView()
  private var shownIndex = 0

  public init(titles: [String]) {
    self.titles = titles
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
    for title in titles {
      let card = CardView(frame: .zero)
      card.title = title
      scrollView.addSubview(card)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let size = view.bounds.size
    for (index, card) in scrollView.subviews.enumerated() where card is CardView {
      card.frame = CGRect(x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
        .insetBy(dx: 20, dy: 80)
    }
    scrollView.contentSize = CGSize(width: size.width * CGFloat(titles.count), height: size.height)
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let index = Int((scrollView.contentOffset.x / max(1, scrollView.bounds.width)).rounded())
    guard index != shownIndex else { return }
    shownIndex = index
    delegate?.cardDeck(self, didShowCardAt: index)
  }
}
