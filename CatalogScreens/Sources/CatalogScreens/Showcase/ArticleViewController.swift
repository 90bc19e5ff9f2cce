/// An article in a browser. When it scrolls, the address shrinks and the buttons at the bottom leave. A swipe, a tap, or the
/// top of the article restores both.
public final class ArticleViewController: UIViewController {
  private let bar = FlexibleHeightBar(maximumHeight: 56, minimumHeight: 24)
  private let scrollView = UIScrollView()
  private let toolbar = BottomBar([
    (.back, "Back"), (.forward, "Forward"), (.share, "Share"), (.book, "Bookmarks"), (.more, "More"),
  ])

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    view.addFilling(scrollView)
    scrollView.addColumn(Article.views, margin: 20)

    bar.backgroundColor = .secondarySystemBackground
    bar.behavior = SafariBehavior()
    addAddress()
    bar.install(in: scrollView)
    bar.followers.addBottomBar(toolbar, hides: true)
  }

  private func addAddress() {
    let field = UIView()
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 12
    let address = UILabel("lighthouse.example", size: 17)
    address.textAlignment = .center
    let line = UIView()
    line.backgroundColor = .separator
    bar.add(line) {
      [
        line.leadingAnchor.constraint(equalTo: $0.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: $0.trailingAnchor),
        line.bottomAnchor.constraint(equalTo: $0.bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 0.5),
      ]
    }
    bar.add(field) {
      [
        field.leadingAnchor.constraint(equalTo: $0.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        field.trailingAnchor.constraint(equalTo: $0.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        field.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: -9),
        field.heightAnchor.constraint(equalToConstant: 38),
      ]
    }
    let place = address.centerYAnchor.constraint(equalTo: bar.bottomAnchor)
    bar.add(address) { [place, address.centerXAnchor.constraint(equalTo: $0.centerXAnchor)] }
    bar.effects.keyframes().add(constant: -28, for: place, at: 0)
    bar.effects.keyframes().add(constant: -12, for: place, at: 1)
    bar.effects.add(.scale(to: 0.72), to: address)
    bar.effects.add(.scale(to: 0.85), to: field)
    bar.effects.add(.fade(within: 0...0.6), to: field)
  }
}

/// The article.
@MainActor private enum Article {
  static var views: [UIView] {
    let picture = UIImageView(image: Drawing.lighthouse())
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 12
    picture.heightAnchor.constraint(equalToConstant: 210).isActive = true
    let headline = UILabel("The keeper of the last flame", .largeTitle, weight: .bold)
    return [
      picture, headline, UILabel("By Ines Varga, 9 minutes", .subheadline, color: .secondaryLabel),
    ]
      + (paragraphs + paragraphs + paragraphs).map { UILabel($0, .body) }
  }

  private static let paragraphs = [
    """
    The lighthouse stands where the road comes to an end. In winter nobody walks there but the keeper and his \
    dog, and the post comes by boat, if it comes.
    """,
    """
    He climbs the stairs twice in the evening: once to light the lamp, once to see that it burns. Between the \
    two he reads, always the same eleven books, always in the same order.
    """,
    """
    On clear days one can see the islands, all of them, and count the boats that come home before the dark. He \
    writes their number into a book that nobody has asked for since the harbor has a radar.
    """,
    """
    “A number,” he says, “is a way of looking out of the window.” He has filled forty of these books. They stand \
    below the stairs, dry and in order, and tell of fog, of herring, and of one whale.
    """,
    """
    The dog is the fourth. All of them were called Captain, because the first one was, and because it is a good \
    word to shout against the wind.
    """,
    """
    Twice a year somebody comes to look at the lens. It is as tall as a person, made of a hundred prisms, and \
    it swims in mercury, so that a child could turn it with one finger. A child did, once, and for an hour the \
    light of this coast went round the wrong way. Nobody at sea complained.
    """,
    """
    What does one learn in thirty years with a lamp? “That it is never finished,” he says. “You clean the glass, \
    and while you clean it, it gets salty again on the other side.”
    """,
    """
    In spring the lamp will be replaced by a small one that needs no keeper. It can be seen further, and it costs \
    less than the oil. He has been asked whether he wants to press the switch. He has said that he will be there, \
    that he will bring the dog, and that somebody else may press it.
    """,
  ]
}
