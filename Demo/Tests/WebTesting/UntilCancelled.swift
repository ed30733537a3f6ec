/// Returns only when the task is canceled.
public func untilCancelled() async {
  let (never, continuation) = AsyncStream.makeStream(of: Never.self)
  for await _ in never {}
  // The stream would end if its continuation were released.
  continuation.finish()
}
