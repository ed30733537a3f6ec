import SeededRandom

/// Generates posts that read like small talk. Equal seeds give equal posts.
struct PostGenerator {
  private var random: SplitMix64
  /// The openings of the last posts, which the next one doesn't repeat.
  private var recent: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func draft() -> PostDraft {
    let person = Int(random.next() % UInt64(Phrases.names.count))
    let name = Phrases.names[person]
    // Steps of the golden angle separate the hues of adjacent names.
    let hue = person * 137 % 360
    return PostDraft(author: name, handle: "@" + name.lowercased(), text: text(by: name), hue: hue)
  }

  /// Returns the seconds between one post and the next.
  mutating func gap() -> Int64 {
    random.pick(20...600)
  }

  private mutating func text(by author: String) -> String {
    var opening = random.pick(Phrases.openings)
    while recent.contains(opening) { opening = random.pick(Phrases.openings) }
    recent = [opening] + recent.prefix(7)
    var sentences = [fill(opening, without: author)]
    if random.pick(0...5) > 0 {
      sentences.append(fill(random.pick(Phrases.closings), without: author))
    }
    return sentences.joined(separator: " ")
  }

  /// Fills each `{slot}` of `template` with a word: no word twice in a sentence, and not the author, who
  /// would be their own friend.
  private mutating func fill(_ template: String, without author: String) -> String {
    var used: Set<String> = [author]
    var text = ""
    for (index, piece) in template.split(separator: /[{}]/, omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index % 2 == 1, let words = Phrases.slots[String(piece)] else {
        text += piece
        continue
      }
      var word = random.pick(words)
      while !used.insert(word).inserted { word = random.pick(words) }
      text += word
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// The vocabulary of the feed.
enum Phrases {
  static let names = [
    "Mara", "Jonas", "Priya", "Tomas", "Yuki", "Amina", "Luca", "Freya", "Mateo", "Noor", "Elif",
    "Oskar", "Hana", "Kwame", "Ines", "Ravi", "Greta", "Diego", "Saoirse", "Emil", "Leila", "Anton",
    "Mei", "Bruno", "Zara", "Nils", "Chiara", "Omar", "Ida", "Pavel", "Rosa", "Kenji", "Alma",
    "Samir", "Vera", "Finn", "Dalia", "Hugo", "Nadia", "Theo", "Paloma", "Arjun", "Linnea",
    "Caspar", "Tove", "Malik", "Ada", "Enzo",
  ]

  static let slots: [String: [String]] = [
    "place": [
      "the lake", "the old harbor", "the library", "the botanical garden", "the night market",
      "the corner bakery", "the train station", "the river path", "the flea market", "the rooftop",
      "the community garden", "the little cinema", "the swimming pool", "the bike workshop",
    ],
    "food": [
      "lemon cake", "miso soup", "cinnamon rolls", "plum dumplings", "tomato soup", "flatbread",
      "saffron rice", "an apple pie", "ginger cookies", "mushroom risotto", "fresh pasta",
      "pickled radishes", "a very tall pancake", "rhubarb jam",
    ],
    "animal": [
      "a heron", "a hedgehog", "two foxes", "a very round robin", "an owl", "a sleepy cat",
      "three ducklings", "a kingfisher", "a squirrel with a plan", "the neighbor’s dog", "a toad",
      "a whole family of swans",
    ],
    "hobby": [
      "knitting", "watercolors", "bread baking", "chess", "bouldering", "the cello", "pottery",
      "bird watching", "juggling", "film photography", "swing dancing", "bookbinding",
    ],
    "thing": [
      "my bike", "the kitchen shelf", "an old radio", "the balcony door", "my favorite mug",
      "grandma’s clock", "the wobbly table", "a paper lamp", "the garden gate", "my raincoat",
      "the record player", "a pair of boots",
    ],
    "weather": [
      "fog over the fields", "the first snow", "a warm wind", "rain on the window",
      "a double rainbow", "frost on the grass", "thunder far away", "a pink sky",
      "the longest sunset", "sun through the clouds", "a sky full of stars",
    ],
    "friend": names,
    "day": [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ],
    "number": ["two", "three", "four", "five", "six", "seven", "eleven", "twelve"],
    "book": [
      "a book about lighthouses", "a novel set on a night train", "a history of salt",
      "a field guide to mosses", "a cookbook from 1962", "letters between two painters",
      "a mystery with too many butlers", "poems about rivers", "a biography of a beekeeper",
    ],
  ]

  static let openings = [
    "Made {food} for the first time.", "Brought {food} to {place} and came home with none.",
    "Saw {animal} on the way to {place}.", "Woke up to {weather}.",
    "{weather}, right above {place}.", "Finally fixed {thing}.",
    "Spent {day} afternoon trying to repair {thing}.", "Started learning {hobby} on {day}.",
    "{number} weeks of {hobby} and I can almost hear the difference.",
    "Reading {book} at {place}.", "Halfway through {book}.",
    "{friend} taught me how to make {food}.", "{friend} and I walked all the way to {place}.",
    "Met {animal} behind {place} this morning.", "Found {book} on a bench near {place}.",
    "Does anyone near {place} have a spare key for {thing}?",
    "Looking for company: {hobby}, {day} evening, {place}.",
    "My plan for {day}: {food}, {hobby}, and an early night.",
    "Gave {friend} a lesson in {hobby}.", "The window seat at {place} is free on {day} mornings.",
    "Took {number} photos of {animal} and every single one is blurry.",
    "Painted {thing} blue.", "Lost {thing}, found {animal}.",
    "Somebody left {food} on the kitchen table.",
    "Swapped {food} for {thing} at {place}.", "{friend} saw {animal} behind {place}.",
    "{day} at {place}: {number} people, {food}, no phones.",
    "Nothing beats {weather} after {hobby}.", "Wrote {number} postcards from {place}.",
    "Note to self: never start {hobby} right before dinner.",
  ]

  static let closings = [
    "Would do it again.", "No regrets.", "{friend}, you would have loved it.", "Ask me about it.",
    "Best {day} in a while.", "Took {number} tries.", "Next stop: {place}.",
    "Still smiling about it.", "There was {weather}, too.", "I blame {friend}.",
    "Photos soon.", "Anyone else?", "It went better than expected.", "Worth getting up for.",
    "Thanks for the tip, {friend}!", "And then {animal} showed up.", "Tomorrow: {hobby}.",
    "Small joys.", "{number} out of ten, but with feeling.", "More of this, please.",
    "Recommended with {food}.", "I may need a second opinion.", "Also, {thing} works again.",
    "Who is in for {day}?", "It only rained a little.",
  ]
}
