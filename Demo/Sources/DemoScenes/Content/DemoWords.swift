import Tug

/// The words of the scenes' content in one language. Lists of the same name have the same length in each.
struct DemoWords {
  let justNow, failure, noMail: String
  /// The titles of screens.
  let feed, search, profile, inbox, contacts, photos, news, shop, chats, settings: String
  /// Posts, and who wrote them, with the names that they have there.
  let authors: [(name: String, handle: String)]
  let posts: [String]
  let people, subjects, messages: [String]
  /// A chat between the user and the fourth of the people.
  let conversation: [ChatMessage]
  /// News, and the section of each.
  let headlines, sections: [String]
  let telephones, articles, prices, places, dates: [String]
  /// Settings, and the value of each.
  let switches, values: [String]
  /// The weather, which follows the degrees, and the days.
  let weather, clear: String
  let days: [String]
  let cook: String
  /// The placeholder of the field for a message.
  let message: String

  /// Whether there are words in the phone's language.
  @MainActor
  static var isTranslated: Bool { TugLanguage.current.code == "zh-Hans" }

  /// Makes the phone's language the user's again.
  @MainActor
  static func restoreLanguage() { TugLanguage.current = .preferred }

  /// Those of the phone's language, or else the English ones.
  @MainActor
  static var current: DemoWords { isTranslated ? chinese : english }
}

extension DemoWords {
  static let english = DemoWords(
    justNow: "Just now", failure: "The server is asleep", noMail: "No mail",
    feed: "Feed", search: "Search",
    profile: "Profile",
    inbox: "Inbox", contacts: "Contacts", photos: "Photos", news: "News", shop: "Shop",
    chats: "Chats", settings: "Settings",
    authors: [
      ("Ada", "@ada"), ("Bo", "@bo"), ("Chiara", "@chiara"), ("Deniz", "@deniz"), ("Emre", "@emre"),
      ("Fatou", "@fatou"),
    ],
    posts: [
      "Baked bread before breakfast. It is gone.",
      "The lake was quiet this morning, and so was I.",
      "Found the book that I was sure I had lent to somebody.",
      "Three trains, one seat, and a very patient dog. I would do it again, if only for the dog.",
      "Does anybody know how to stop a clock from ticking?",
    ],
    people: [
      "Ada Brandt", "Noor Haddad", "Tomás Rivera", "Mei Lin", "Jonas Weber", "Priya Nair",
      "Liam O’Shea",
      "Sofia Rossi", "Yuki Tanaka", "Emil Novak", "Grace Okafor", "Lucas Martin", "Hana Kim",
      "Omar Aziz",
    ],
    subjects: [
      "Tickets for Saturday", "Your parcel is on its way", "Minutes of the meeting",
      "Lunch on Thursday?",
      "Photos from the lake", "Invoice for November", "Re: The new schedule",
      "Keys are with the neighbor",
      "Draft of chapter three", "Happy birthday!", "Change of platform", "Recipe, as promised",
      "Your library loans",
    ],
    messages: [
      "See you at eight", "On my way", "Did you get the tickets?", "That was a great evening",
      "Can you send me the address?", "I’ll bring the bread", "Typing on the train", "Thank you!",
      "Call me when you can", "Look at this view", "Sounds good",
    ],
    conversation: englishConversation,
    headlines: [
      "Night trains return to the coast", "A comet over the city", "Bakers revive an old rye",
      "The river is clean enough to swim", "Chess club wins in the last minute",
      "Museum opens its attic",
      "First snow in the hills", "Library lends out telescopes", "Storks are back on the tower",
      "A bridge for hedgehogs", "Orchestra plays in the station", "Market moves under a roof",
    ],
    sections: [
      "Travel · 7 min", "Science · 6 min", "Food · 3 min", "City · 4 min", "Sport · 2 min",
      "Culture · 5 min",
      "Weather · 1 min", "City · 3 min", "Nature · 2 min", "Nature · 4 min", "Culture · 3 min",
      "City · 5 min",
    ],
    telephones: ["Mobile", "Work", "Home", "Mobile · Favorite"],
    articles: [
      "Linen shirt", "Walking shoes", "Teapot, cast iron", "Wool blanket", "Desk lamp",
      "Canvas bag",
      "Rain jacket", "Notebook, dotted", "Bread knife", "Bicycle bell", "Garden gloves",
      "Thermos flask",
    ],
    prices: ["$39", "$120", "$64", "$85", "$49", "$24", "$12"],
    places: [
      "Harbor at dawn", "Market hall", "Old lighthouse", "Pine forest", "Roof terrace",
      "Night tram",
      "Frozen lake", "Fern valley", "Blue door", "Dunes", "Station clock", "Orchard",
    ],
    dates: [
      "3 photos", "Today", "Yesterday", "12 photos", "Last week", "48 photos", "May",
    ],
    switches: [
      "Wi-Fi", "Bluetooth", "Notifications", "Sounds", "Focus", "Display", "Wallpaper", "Battery",
      "Privacy", "Language", "Keyboard", "Storage",
    ],
    values: [
      "Home", "On", "Scheduled", "On", "Off", "Automatic", "Dunes", "82%", "Standard", "English",
      "English", "41 GB free",
    ],
    weather: "Weather", clear: " and clear",
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    cook: "The cook is on the way", message: "Message")
}
