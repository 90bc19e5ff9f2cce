/// A picture behind the header's content that moves at half the header's speed and darkens as the header
/// collapses.
public final class BackgroundImageViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private let scrollView = UIScrollView()
  private let pictureView = UIImageView(image: .landscape)
  private let veil = UIView()
  private let textLabel = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addText()

    addChild(headerViewController)
    configureHeader()
    headerViewController.view.frame = view.bounds
    view.addSubview(headerViewController.view)
    headerViewController.didMove(toParent: self)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let sides = view.safeAreaInsets
    let width = scrollView.bounds.width - sides.left - sides.right - 40
    let height = textLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    textLabel.frame = CGRect(x: sides.left + 20, y: 20, width: width, height: height)
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: height + 40)
  }

  public override var childForStatusBarHidden: UIViewController? { headerViewController }
  public override var childForStatusBarStyle: UIViewController? { headerViewController }

  private func addText() {
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    scrollView.delegate = headerViewController
    view.addSubview(scrollView)
    textLabel.numberOfLines = 0
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.adjustsFontForContentSizeCategory = true
    textLabel.textColor = .label
    let paragraph = """
      The picture belongs to the header. It fills it while the header is stretched, and as the header collapses it \
      moves up at half the speed, under a veil that grows darker, so that the title stays legible.
      """
    textLabel.text = Array(repeating: paragraph, count: 12).joined(separator: "\n\n")
    scrollView.addSubview(textLabel)
  }

  private func configureHeader() {
    let headerView = headerViewController.headerView
    headerView.backgroundColor = .dusk
    headerView.clipsToBounds = true
    headerView.minimumHeight = 64
    headerView.maximumHeight = 260
    headerView.trackingScrollView = scrollView

    let content = headerView.contentView
    for view in [pictureView, veil] {
      view.frame = content.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(view)
    }
    pictureView.contentMode = .scaleAspectFill
    veil.backgroundColor = .dusk
    _ = UILabel.headerTitle("Hills at dusk", in: content)
    headerView.effects.add(.fade(from: 0, to: 0.85), to: veil)
  }
}
