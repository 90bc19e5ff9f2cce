/// The weather. The large temperature shrinks to one line. Cards disappear below it.
public final class WeatherViewController: UIViewController {
  private let header = FlexibleHeaderView()
  private let scrollView = UIScrollView()
  private let sky = GradientView(.weatherTop, .weatherBottom)
  /// The same sky in the header, so that cards disappear under it.
  private let headerSky = GradientView(.weatherTop, .weatherBottom)

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addFilling(sky)
    view.addFilling(scrollView)
    scrollView.addColumn(WeatherCards.views)

    header.backgroundColor = .clear
    header.minimumHeight = 76
    header.maximumHeight = 236
    header.visibleShadowOpacity = 0
    header.contentView.clipsToBounds = true
    header.contentView.addSubview(headerSky)
    addLabels(to: header.contentView)
    header.install(in: scrollView)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    headerSky.frame = view.bounds
  }

  private func addLabels(to content: UIView) {
    let city = UILabel("Port Ellery", size: 30, color: .white)
    let line = UILabel("18°  |  Mostly sunny", size: 17, color: UIColor(white: 1, alpha: 0.9))
    let degrees = UILabel("18°", size: 92, weight: .thin, color: .white)
    let text = UILabel("Mostly sunny, H: 21°  L: 12°", size: 19, color: .white)
    let top = header.topSafeAreaGuide.bottomAnchor
    for (label, distance) in [(city, 30), (line, 40), (degrees, 66), (text, 178)] as [(UILabel, CGFloat)] {
      label.textAlignment = .center
      content.add(label) {
        [
          label.centerXAnchor.constraint(equalTo: $0.centerXAnchor),
          label.topAnchor.constraint(equalTo: top, constant: distance),
        ]
      }
    }
    header.effects.add(.move(y: -26), to: city)
    header.effects.add(.fade(from: 0, to: 1, within: 0.75...1), to: line)
    header.effects.add(.fade(within: 0.4...0.75), to: degrees)
    header.effects.add(.fade(within: 0.1...0.4), to: text)
    for label in [degrees, text] { header.effects.add(.parallax(0.35), to: label) }
  }
}

extension UIColor {
  fileprivate static var weatherTop: UIColor {
    UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(hue: 0.64, saturation: 0.7, brightness: 0.24, alpha: 1)
        : UIColor(hue: 0.58, saturation: 0.75, brightness: 0.66, alpha: 1)
    }
  }

  fileprivate static var weatherBottom: UIColor {
    UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(hue: 0.7, saturation: 0.45, brightness: 0.4, alpha: 1)
        : UIColor(hue: 0.55, saturation: 0.5, brightness: 0.8, alpha: 1)
    }
  }
}

/// The cards of the forecast.
@MainActor private enum WeatherCards {
  static var views: [UIView] {
    [
      hours, days, pair(("WIND", "14 km/h", "from the west"), ("HUMIDITY", "62 %", "dew point 10°")),
      pair(("SUNSET", "19:48", "sunrise 6:31"), ("PRESSURE", "1018 hPa", "rising")),
      pair(("VISIBILITY", "22 km", "clear view"), ("TIDE", "High 16:05", "low 22:20")), days,
    ]
  }

  private static var hours: UIView {
    let columns = zip(["Now", "14", "15", "16", "17", "18"], [18, 19, 20, 21, 20, 18]).map { hour, degrees in
      let picture = UIImageView(image: Glyph.sun.image(.systemYellow, size: 26))
      picture.contentMode = .center
      let column = UIStackView(arrangedSubviews: [
        label(hour, .footnote), picture, label("\(degrees)°", .headline),
      ])
      column.axis = .vertical
      column.spacing = 8
      for case let label as UILabel in column.arrangedSubviews { label.textAlignment = .center }
      return column
    }
    let row = UIStackView(arrangedSubviews: columns)
    row.distribution = .fillEqually
    return card([label("Sunny until 19:00, then clouds from the west.", .footnote), row], spacing: 12)
  }

  private static var days: UIView {
    let forecast: [(String, Glyph, Int, Int)] = [
      ("Today", .sun, 12, 21), ("Monday", .sun, 13, 22), ("Tuesday", .cloud, 14, 19),
      ("Wednesday", .rain, 11, 15),
      ("Thursday", .rain, 9, 14), ("Friday", .cloud, 10, 17), ("Saturday", .sun, 11, 20),
    ]
    return card(
      [label("SEVEN DAYS", .footnote)]
        + forecast.map { day, glyph, low, high in
          let picture = UIImageView(image: glyph.image(glyph == .sun ? .systemYellow : .white, size: 24))
          picture.contentMode = .center
          let range = label("\(low)°  to  \(high)°", .body)
          range.textAlignment = .right
          let row = UIStackView(arrangedSubviews: [label(day, .headline), picture, range])
          row.distribution = .fillEqually
          return row
        }, spacing: 12)
  }

  private static func pair(_ left: (String, String, String), _ right: (String, String, String)) -> UIView {
    let row = UIStackView(
      arrangedSubviews: [left, right].map { title, value, note in
        card([label(title, .footnote), label(value, .title2), label(note, .subheadline)], spacing: 10)
      })
    row.distribution = .fillEqually
    row.spacing = 14
    return row
  }

  private static func card(_ views: [UIView], spacing: CGFloat) -> UIView {
    .card(views, color: UIColor(white: 1, alpha: 0.17), spacing: spacing)
  }

  private static func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel(text, style, color: .white)
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.4
    return label
  }
}
