/// Suspends until the task is cancelled: the body of a handler that never returns by itself.
public func untilCancelled() async {
  let (never, continuation) = AsyncStream.makeStream(of: Never.self)
  for await _ in never {}
  // Releasing the continuation would also end the stream.
  continuation.finish()
}
