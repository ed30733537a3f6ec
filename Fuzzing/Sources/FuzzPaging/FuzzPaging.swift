/// Any bytes at all as what happens to a feed, beside a naive model of it: the first one is the
/// settings. A law that is broken ends the run.
@c(LLVMFuzzerTestOneInput)
func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let choices = Array(UnsafeBufferPointer(start: bytes, count: count))
  let options = Rehearsal.options(UInt64(choices.first ?? 0))
  let steps = Step.steps(Array(choices.dropFirst()))
  if let failure = Rehearsal.failure(of: steps, options: options) { fatalError(failure) }
  return 0
}
