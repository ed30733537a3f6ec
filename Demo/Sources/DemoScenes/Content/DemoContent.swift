import Tug

/// What the rows of a scene are about: content as one meets it in an app. In Chinese if the phone's language is.
@MainActor
enum DemoContent {
  case mail, news, shop, photos, chat, contacts, settings

  /// The title of a screen with the content.
  var title: String {
    let words = DemoWords.current
    return switch self {
    case .mail: words.inbox
    case .news: words.news
    case .shop: words.shop
    case .photos: words.photos
    case .chat: words.chats
    case .contacts: words.contacts
    case .settings: words.settings
    }
  }

  /// A row, as its title and a line below it. Rows before the first are the news that refreshes bring.
  func row(_ index: Int) -> String {
    let words = DemoWords.current
    let (titles, details) = lists(in: words)
    let title = titles[Self.wrap(index, titles.count)]
    // Other details of photos are dates, which new ones don't have.
    if index < 0, self == .photos { return "\(title)\n\(words.justNow)" }
    // A setting has its own value, and a headline its own section. Other details go with any title.
    let isPaired = self == .settings || self == .news
    let place = isPaired ? index : index * 5 + index / titles.count
    let detail = details[Self.wrap(place, details.count)]
    return "\(title)\n\(index < 0 ? words.justNow + " · " : "")\(detail)"
  }

  private static func wrap(_ index: Int, _ count: Int) -> Int { (index % count + count) % count }

  private func lists(in words: DemoWords) -> (titles: [String], details: [String]) {
    switch self {
    case .mail: (words.people, words.subjects)
    case .chat: (words.people, words.messages)
    case .contacts: (words.people, words.telephones)
    case .news: (words.headlines, words.sections)
    case .shop: (words.articles, words.prices)
    case .photos: (words.places, words.dates)
    case .settings: (words.switches, words.values)
    }
  }
}

/// A disc with rays.
@MainActor
enum Sun {
  private static let side: CGFloat = 64

  /// - Parameters:
  ///   - turn: the rotation of the rays, in turns.
  ///   - height: the height of the sun: 0 below the horizon, 1 at its highest.
  static func image(turn: CGFloat, height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      let center = CGPoint(x: side / 2, y: side * (1.2 - 0.7 * height))
      UIColor.systemOrange.set()
      UIBezierPath(
        arcCenter: center, radius: 12, startAngle: 0, endAngle: 2 * .pi, clockwise: true
      ).fill()
      for ray in 0..<8 {
        draw(ray: 2 * .pi * (CGFloat(ray) / 8 + turn), from: center)
      }
    }
  }

  private static func draw(ray angle: CGFloat, from center: CGPoint) {
    let (x, y) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: center.x + 16 * x, y: center.y + 16 * y))
    path.addLine(to: CGPoint(x: center.x + 23 * x, y: center.y + 23 * y))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.stroke()
  }
}
