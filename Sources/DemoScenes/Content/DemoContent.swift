/// What the rows of a scene are about: content as one meets it in an app.
enum DemoContent {
  case mail, news, shop, photos, chat, contacts, settings

  /// A row, as its title and a line below it. Rows before the first are the news that refreshes bring.
  func row(_ index: Int) -> String {
    let (titles, details) = words
    let title = titles[Self.wrap(index, titles.count)]
    // A setting has its own value. Other details go with any title.
    let place = self == .settings ? index : index * 5 + index / titles.count
    let detail = details[Self.wrap(place, details.count)]
    return "\(title)\n\(index < 0 ? "Just now · " : "")\(detail)"
  }

  /// A message of one to three lines, which are short enough for its bubble.
  static func message(_ number: Int, lines: Int) -> String {
    longMessages[wrap(number, longMessages.count)].prefix(lines).joined(separator: "\n")
  }

  private static func wrap(_ index: Int, _ count: Int) -> Int { (index % count + count) % count }

  private var words: (titles: [String], details: [String]) {
    switch self {
    case .mail: (Self.people, Self.subjects)
    case .chat: (Self.people, Self.messages)
    case .contacts: (Self.people, Self.telephones)
    case .news: (Self.headlines, Self.sections)
    case .shop: (Self.articles, Self.prices)
    case .photos: (Self.places, Self.dates)
    case .settings: (Self.switches, Self.values)
    }
  }

  private static let people = [
    "Ada Brandt", "Noor Haddad", "Tomás Rivera", "Mei Lin", "Jonas Weber", "Priya Nair",
    "Liam O’Shea",
    "Sofia Rossi", "Yuki Tanaka", "Emil Novak", "Grace Okafor", "Lucas Martin", "Hana Kim",
    "Omar Aziz",
  ]
  private static let subjects = [
    "Tickets for Saturday", "Your parcel is on its way", "Minutes of the meeting",
    "Lunch on Thursday?",
    "Photos from the lake", "Invoice for November", "Re: The new schedule",
    "Keys are with the neighbor",
    "Draft of chapter three", "Happy birthday!", "Change of platform", "Recipe, as promised",
    "Your library loans",
  ]
  private static let messages = [
    "See you at eight", "On my way", "Did you get the tickets?", "That was a great evening",
    "Can you send me the address?", "I’ll bring the bread", "Typing on the train", "Thank you!",
    "Call me when you can", "Look at this view", "Sounds good",
  ]
  private static let longMessages = [
    ["See you at eight", "by the big clock", "Bring a scarf"],
    ["On my way", "The tram is late", "Ten minutes"],
    ["Got the tickets?", "Row seven", "on the left"],
    ["What an evening", "A great band", "and great food"],
    ["I’ll bring bread", "and the cheese", "from the market"],
    ["Thank you!", "That helps a lot", "See you soon"],
    ["Look at this view", "Snow on the hills", "and no wind"],
  ]
  private static let telephones = ["Mobile", "Work", "Home", "Mobile · Favorite"]
  private static let headlines = [
    "Night trains return to the coast", "A comet over the city", "Bakers revive an old rye",
    "The river is clean enough to swim", "Chess club wins in the last minute",
    "Museum opens its attic",
    "First snow in the hills", "Library lends out telescopes", "Storks are back on the tower",
    "A bridge for hedgehogs", "Orchestra plays in the station", "Market moves under a roof",
  ]
  private static let sections = [
    "City · 4 min", "Science · 6 min", "Food · 3 min", "Sport · 2 min", "Culture · 5 min",
    "Weather · 1 min", "Travel · 7 min",
  ]
  private static let articles = [
    "Linen shirt", "Walking shoes", "Teapot, cast iron", "Wool blanket", "Desk lamp", "Canvas bag",
    "Rain jacket", "Notebook, dotted", "Bread knife", "Bicycle bell", "Garden gloves",
    "Thermos flask",
  ]
  private static let prices = ["$39", "$120", "$64", "$85", "$49", "$24", "$12"]
  private static let places = [
    "Harbor at dawn", "Market hall", "Old lighthouse", "Pine forest", "Roof terrace", "Night tram",
    "Frozen lake", "Fern valley", "Blue door", "Dunes", "Station clock", "Orchard",
  ]
  private static let dates = [
    "3 photos", "Today", "Yesterday", "12 photos", "Last week", "48 photos", "May",
  ]
  private static let switches = [
    "Wi-Fi", "Bluetooth", "Notifications", "Sounds", "Focus", "Display", "Wallpaper", "Battery",
    "Privacy", "Language", "Keyboard", "Storage",
  ]
  private static let values = [
    "Home", "On", "Scheduled", "On", "Off", "Automatic", "Dunes", "82%", "Standard", "English",
    "English", "41 GB free",
  ]
}
