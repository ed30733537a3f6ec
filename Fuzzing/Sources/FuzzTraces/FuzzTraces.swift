import Foundation
import TraceReplay

/// Any bytes at all as a trace: it is played, or refused with one sentence; nothing else.
@c(LLVMFuzzerTestOneInput)
func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes.map { Data(bytes: $0, count: count) } ?? Data()
  MainActor.assumeIsolated { play(input) }
  // Actions that a trace has begun wait for their turn on this thread, and keep what they work for.
  RunLoop.main.run(mode: .default, before: .distantPast)
  return 0
}

/// A trace of this many lines has been anywhere; more would only be slower.
private let mostLines = 200

@MainActor
private func play(_ input: Data) {
  do {
    let session = TraceSession()
    for line in input.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(mostLines) {
      try session.play(line) { state in
        if state.contains("nan") || state.contains("inf") { fatalError("no number in: \(state)") }
      }
    }
    try session.finish()
  } catch is TraceError {
    // Refused: that is an answer.
  } catch {
    fatalError("refused without saying why: \(error)")
  }
}

/// libFuzzer's own changes.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int

/// Called for the next input to try, made from an earlier one in its place.
@c(LLVMFuzzerCustomMutator)
func mutateInput(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: CUnsignedInt
) -> Int {
  guard seed % 4 != 0 else { return mutateBytes(bytes, count, most) }
  var mutator = LineMutator(Array(UnsafeBufferPointer(start: bytes, count: count)), seed: seed)
  let changed = mutator.mutate().prefix(most)
  UnsafeMutableBufferPointer(start: bytes, count: most).update(fromContentsOf: changed)
  return changed.count
}
