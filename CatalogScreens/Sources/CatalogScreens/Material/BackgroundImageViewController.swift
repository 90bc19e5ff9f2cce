/// An article with a picture behind the header's content that moves at half the header's speed and darkens as the header
/// collapses.
public final class BackgroundImageViewController: UIViewController {
  private let headerViewController = FlexibleHeaderViewController()
  private let scrollView = UIScrollView()
  private let pictureView = UIImageView(image: .landscape)
  private let veil = UIView()
  private let textLabel = UILabel()

  private static let story = [
    "The light lasts for twenty minutes. Be on the ridge half an hour before, with everything unpacked, and look behind "
      + "you: the better picture is often in the east.",
    "Hills at dusk become flat shapes, one behind the other, and each is a little paler than the one in front. Choose a "
      + "place from which you count at least four.",
    "A longer lens presses the layers together. Expose for the sky, and let the valley turn black. Your eyes see "
      + "something in it. The picture won't, and needn't.",
    "Mist rises when the air is still and the day was warm. It fills the valleys first, so the ridges look like islands. "
      + "Ten minutes later it reaches you, and it is time to go.",
    "Take a lamp for the way down, and a second one. Tell somebody when you will be back. The path by the quarry is the "
      + "longer one, and the only one that is safe in the dark.",
    "At home, leave the colors alone. They were stranger than anybody will believe, and making them paler doesn't help.",
    "Come back in another season. In November the sun goes down behind the chapel, in March behind the three summits, "
      + "and on two days of the year exactly in the gap between them.",
    "People who live here don't photograph it. They close the shutters at this hour, because the wind turns, and light "
      + "the stove. From above you see the smoke of one house after the other.",
  ]

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
    textLabel.text = Self.story.joined(separator: "\n\n")
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
