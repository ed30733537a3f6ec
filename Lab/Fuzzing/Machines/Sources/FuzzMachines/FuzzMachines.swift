@testable import Tug

/// Reads any bytes as the choices of a random sequence: a control and its events. After each event,
/// checks the invariants of the random sequence tests.
@c(LLVMFuzzerTestOneInput)
func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let choices = Array(UnsafeBufferPointer(start: bytes, count: count))
  if let failure = Replay.failure(of: RandomSequence(choices: choices)) { fatalError(failure) }
  return 0
}
