/// What to do.
struct SoakOptions {
  /// Of the first sequence; each further one has the next.
  private(set) var seed: UInt64 = 1
  private(set) var sequences = Int(Int32.max)
  private(set) var events = Int.max
  private(set) var jobs = 1
  /// Only the first and the last lines.
  private(set) var isBrief = false
  /// For the process that started this one.
  private(set) var printsJSON = false
  /// Prints the trace of the seed, and plays nothing.
  private(set) var printsTrace = false

  struct Misuse: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: some Sequence<String>) throws {
    var arguments = Array(arguments)
    while !arguments.isEmpty {
      let name = arguments.removeFirst()
      func number() throws -> Int {
        guard !arguments.isEmpty, let number = Int(arguments.removeFirst()), number >= 0 else {
          throw Misuse(description: "\(name) needs a number")
        }
        return number
      }
      switch name {
      case "--seed": seed = UInt64(try number())
      case "--sequences": sequences = try number()
      case "--events": events = try number()
      case "--jobs": jobs = max(1, try number())
      case "--brief": isBrief = true
      case "--json": printsJSON = true
      case "--trace": printsTrace = true
      default: throw Misuse(description: "there is no option \(name)")
      }
    }
    if sequences == Int(Int32.max), events == Int.max { sequences = 1000 }
  }

  /// The share of one of the jobs: seeds of its own.
  func share(_ job: Int) -> [String] {
    // Far enough apart that two jobs never play the same trace.
    var arguments = ["--json", "--seed", String(seed &+ UInt64(job) << 32)]
    if sequences < Int(Int32.max) {
      let (each, rest) = sequences.quotientAndRemainder(dividingBy: jobs)
      arguments += ["--sequences", String(each + (job < rest ? 1 : 0))]
    }
    if events < Int.max { arguments += ["--events", String(events / jobs)] }
    return arguments
  }
}
