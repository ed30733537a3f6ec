import PagingCore

struct Post: Sendable {
  let id: Int
  let text: Int
}

typealias PostMachine = PagingMachine<Post, Int, Int, Int>

/// Uses every event and every property, so that the compiler sees all of the machine.
public func everyEvent() -> Int {
  var options = PagingOptions()
  options.retry = RetryPolicy(limit: 1)
  var machine = PostMachine(options: options, id: { $0.id }, isUnchanged: { $0.text == $1.text })
  let page = Page([Post(id: 1, text: 2)], number: 1, size: 1)
  let events: [PostMachine.Event] = [
    .restore(page), .load(.refresh), .loaded(page, 1), .load(.next), .failed(4, 2), .waited(2),
    .cancel(.next), .load(.previous), .stopped(5, 4), .retry,
    .edit(.insert([Post(id: 2, text: 3)], .before(1))), .edit(.replace([Post(id: 2, text: 4)])),
    .edit(.remove([1])), .reset,
  ]
  var sum = 0
  for event in events {
    for effect in machine.handle(event) {
      switch effect {
      case .load(let cursor, let number): sum += (cursor ?? 0) + number
      case .wait(let delay, let number, _): sum += Int(delay) + number
      case .stop(let number): sum += number
      case .show(let change): sum += change.items.count + change.edits.inserted.count
      case .finished, .cancelled: sum += 1
      }
    }
    if case .end = machine.state.next { sum += 1 }
    sum += machine.cursor(of: .next) ?? machine.generation
  }
  return machine.items.reduce(sum) { $0 + $1.id }
}
