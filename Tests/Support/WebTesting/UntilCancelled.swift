/// Returns when the task is cancelled, and never otherwise: a handler that would last for ever.
public func untilCancelled() async {
  let (never, continuation) = AsyncStream.makeStream(of: Never.self)
  for await _ in never {}
  // The stream would also end with its continuation.
  continuation.finish()
}
