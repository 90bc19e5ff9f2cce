/// A feed whose bar with a search field leaves when the user scrolls up, and returns as soon as the user
/// scrolls back.
public final class FacebookViewController: BarScreenViewController {
  private let titleBar = UIView()
  private let searchField = UIView()
  private let searchLabel = UILabel()
  private let strip = UIView()
  private let stripLabels = ["Write", "Picture", "Place"].map { text in
    let label = UILabel()
    label.text = text
    return label
  }

  /// Creates the screen.
  public init() {
    let behavior = FacebookBehavior()
    behavior.thresholdNegativeDirection = 40
    behavior.addSnappingPosition(0, for: 0...0.5)
    behavior.addSnappingPosition(1, for: 0.5...1)
    let rows = ItemRows(
      ItemRow.portraits([
        (
          "Jonas Lind",
          "Fourteen kilometers in the hills, and nobody to be seen. I carried the dog for the last two.", 0.6
        ),
        (
          "Lea Brandt", "In Lisbon until Thursday. Who knows a place with a view that isn't in the guide?",
          0.95
        ),
        ("Mira Kovač", "Bread, fourth attempt. More water, longer rest, hotter stone. This is it.", 0.12),
        ("Omar Haddad", "I need two tents for the weekend. They may be old, but they must be dry.", 0.35),
        ("Pia Moreau", "A year ago today: the quay under snow, and the ferry that didn't leave.", 0.8),
      ]), count: 40, imageRadius: 22)
    super.init(heights: 0...88, rows: rows, behavior: behavior)
  }

  public required init?(coder: NSCoder) { nil }

  // The bar is dark in every appearance.
  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func addBarSubviews() {
    bar.backgroundColor = .systemBackground
    bar.clipsToBounds = true
    titleBar.backgroundColor = UIColor(red: 0.2, green: 0.33, blue: 0.6, alpha: 1)
    strip.backgroundColor = .systemBackground
    for label in stripLabels {
      label.font = .systemFont(ofSize: 15)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      strip.addSubview(label)
    }
    searchLabel.text = "Search"
    searchLabel.font = .systemFont(ofSize: 15)
    searchLabel.textColor = UIColor(white: 1, alpha: 0.8)
    searchField.addSubview(searchLabel)
    searchField.backgroundColor = UIColor(red: 0.14, green: 0.24, blue: 0.45, alpha: 1)
    searchField.layer.cornerRadius = 6
    searchField.clipsToBounds = true
    for view in [strip, titleBar, searchField] { bar.addSubview(view) }
  }

  /// First the strip slides under the title bar, then the title bar shrinks to the area of the status bar.
  override func arrangeBar(width: CGFloat, safeArea: UIEdgeInsets) {
    let (left, top) = (safeArea.left, safeArea.top)
    let inner = width - left - safeArea.right
    setKeyframes(
      [
        (0, CGRect(x: 0, y: top + 44, width: width, height: 44), 1),
        (0.5, CGRect(x: 0, y: top, width: width, height: 44), 1),
      ], for: strip)
    setKeyframes(
      [
        (0.5, CGRect(x: 0, y: 0, width: width, height: top + 44), 1),
        (1, CGRect(x: 0, y: 0, width: width, height: top), 1),
      ], for: titleBar)
    setKeyframes(
      [
        (0.5, CGRect(x: left + 12, y: top + 7, width: inner - 24, height: 30), 1),
        (0.9, CGRect(x: left + 12, y: top - 28, width: inner - 24, height: 30), 0),
      ], for: searchField)
    searchLabel.frame = CGRect(x: 10, y: 0, width: inner - 44, height: 30)
    let share = inner / CGFloat(stripLabels.count)
    for (index, label) in stripLabels.enumerated() {
      label.frame = CGRect(x: left + CGFloat(index) * share, y: 0, width: share, height: 44)
    }
  }
}
