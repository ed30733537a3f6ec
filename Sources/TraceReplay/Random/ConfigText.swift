import Foundation

/// A config as text, field by field: what a random one is made of, and what a shorter one leaves out.
struct ConfigText: Equatable {
  /// Of the scroll view and the first control: names, and JSON.
  var fields: [Field]
  /// Of the other controls.
  var others: [[Field]] = []

  struct Field: Equatable {
    let name: String
    let json: String

    init(_ name: String, _ json: String) { (self.name, self.json) = (name, json) }
    init(_ name: String, text: String) { self.init(name, "\"\(text)\"") }
    init(_ name: String, _ flag: Bool) { self.init(name, flag ? "true" : "false") }
    init(_ name: String, _ number: Double) { self.init(name, JSONLine.shortest(number)) }
    init(_ name: String, _ numbers: [Double]) {
      self.init(name, "[" + numbers.map(JSONLine.shortest).joined(separator: ",") + "]")
    }

    var text: String { "\"\(name)\":\(json)" }
  }

  var line: String {
    var parts = fields.map(\.text)
    if !others.isEmpty {
      let objects = others.map { "{" + $0.map(\.text).joined(separator: ",") + "}" }
      parts.append("\"also\":[" + objects.joined(separator: ",") + "]")
    }
    return "{" + parts.joined(separator: ",") + "}"
  }

  func config() throws -> TraceConfig {
    try JSONDecoder().decode(TraceConfig.self, from: Data(line.utf8))
  }

  /// Each with one thing less; what a control is cannot go.
  var shorter: [ConfigText] {
    var found: [ConfigText] = []
    if !others.isEmpty {
      var less = self
      less.others.removeLast()
      found.append(less)
    }
    for index in fields.indices where fields[index].name != "control" {
      var less = self
      less.fields.remove(at: index)
      found.append(less)
    }
    for other in others.indices {
      for index in others[other].indices where others[other][index].name != "control" {
        var less = self
        less.others[other].remove(at: index)
        found.append(less)
      }
    }
    return found
  }
}
