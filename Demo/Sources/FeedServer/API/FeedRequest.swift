import WebServing

/// The validated parameters of a request for `/posts`.
struct FeedRequest: Equatable {
  /// A parameter that can't be used, with a message for the client's author.
  struct Invalid: Error {
    let message: String
  }

  enum Place: Equatable {
    case newest
    case before(FeedCursor)
    case after(FeedCursor)
  }

  let place: Place
  /// 1 to 100.
  let limit: Int
  /// The number of posts that the feed has for this client, counted from the newest; `nil` for all.
  let total: Int?
  /// The delay of the answer in milliseconds, 0 to 10,000.
  let latency: Int
  /// The probability of an answer 503, 0 to 1.
  let failure: Double

  /// Reads the parameters of this API and ignores others.
  init(_ query: WebQuery) throws(Invalid) {
    let parameters = Parameters(query: query)
    place = try parameters.place()
    let limit = try parameters.wholeNumber("limit", in: FeedStore.limits) ?? 20
    let first = try parameters.wholeNumber("first", in: FeedStore.limits)
    self.limit = place == .newest ? first ?? limit : limit
    total = try parameters.wholeNumber("total", in: 0...1_000_000)
    latency = try parameters.wholeNumber("latency", in: 0...10_000) ?? 0
    failure = try parameters.probability("fail") ?? 0
  }
}

private struct Parameters {
  let query: WebQuery

  func place() throws(FeedRequest.Invalid) -> FeedRequest.Place {
    switch (try cursor("before"), try cursor("after")) {
    case (nil, nil): .newest
    case (let before?, nil): .before(before)
    case (nil, let after?): .after(after)
    case (_?, _?):
      throw FeedRequest.Invalid(message: "before and after cannot be used together")
    }
  }

  func wholeNumber(_ name: String, in range: ClosedRange<Int>) throws(FeedRequest.Invalid) -> Int? {
    guard let text = try value(name) else { return nil }
    // `Int` accepts a leading plus sign, which a query can't mean: it stands for a space.
    guard let number = Int(text), range.contains(number), !text.hasPrefix("+") else {
      throw invalid(
        name, "a whole number from \(range.lowerBound) to \(range.upperBound)", got: text)
    }
    return number
  }

  func probability(_ name: String) throws(FeedRequest.Invalid) -> Double? {
    guard let text = try value(name) else { return nil }
    // Only digits and a point: `Double` also accepts "1e-1", "0x1p-1", and "nan".
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(text),
      (0...1).contains(number)
    else { throw invalid(name, "a number from 0 to 1", got: text) }
    return number
  }

  private func cursor(_ name: String) throws(FeedRequest.Invalid) -> FeedCursor? {
    guard let text = try value(name) else { return nil }
    guard let cursor = FeedCursor(text) else {
      throw invalid(name, "a cursor that a page gave", got: text)
    }
    return cursor
  }

  private func value(_ name: String) throws(FeedRequest.Invalid) -> String? {
    let values = query.values(of: name)
    guard values.count < 2 else {
      throw FeedRequest.Invalid(message: "\(name) was given \(values.count) times")
    }
    return values.first
  }

  private func invalid(_ name: String, _ wanted: String, got text: String) -> FeedRequest.Invalid {
    FeedRequest.Invalid(message: "\(name) must be \(wanted), got \"\(text.excerpt())\"")
  }
}
