import Foundation
import TraceReplay

/// Reads any bytes as a trace. They are played, or refused with a `TraceError`.
@c(LLVMFuzzerTestOneInput)
func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes.map { Data(bytes: $0, count: count) } ?? Data()
  MainActor.assumeIsolated { play(input) }
  // The actions that the trace has started wait for this thread, and retain their controls.
  RunLoop.main.run(mode: .default, before: .distantPast)
  return 0
}

/// The number of lines that are played. More would only be slower.
private let maximumLineCount = 200

@MainActor
private func play(_ input: Data) {
  do {
    let session = TraceSession()
    let lines = input.split(separator: 0x0A, omittingEmptySubsequences: false)
    for line in lines.prefix(maximumLineCount) {
      try session.play(line) { state in
        if state.contains("nan") || state.contains("inf") { fatalError("no number in: \(state)") }
      }
    }
    try session.finish()
  } catch is TraceError {
    // The input isn't a trace.
  } catch {
    fatalError("refused without saying why: \(error)")
  }
}

/// The mutation that libFuzzer has by default.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int

/// Changes an earlier input in place to make the next one.
@c(LLVMFuzzerCustomMutator)
func mutateInput(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: CUnsignedInt
) -> Int {
  guard seed % 4 != 0 else { return mutateBytes(bytes, count, most) }
  var mutator = LineMutator(Array(UnsafeBufferPointer(start: bytes, count: count)), seed: seed)
  let changed = mutator.mutate().prefix(most)
  _ = UnsafeMutableBufferPointer(start: bytes, count: most).update(fromContentsOf: changed)
  return changed.count
}
