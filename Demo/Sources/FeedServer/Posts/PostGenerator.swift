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
