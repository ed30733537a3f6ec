/// Reads any bytes as the events of a feed, next to a naive model of it. The first byte selects the
/// settings. A violated invariant ends the run.
@c(LLVMFuzzerTestOneInput)
func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let choices = Array(UnsafeBufferPointer(start: bytes, count: count))
  let setup = FeedSetup(UInt64(choices.first ?? 0))
  let steps = Step.steps(Array(choices.dropFirst()))
  if let failure = ModelComparison.failure(of: steps, setup) { fatalError(failure) }
  return 0
}
