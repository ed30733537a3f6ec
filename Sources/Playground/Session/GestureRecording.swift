import Tug
import TugTrace

/// The recording of the last gesture, and of the controls that it has started.
@MainActor
struct GestureRecording {
  private var recorder: TraceRecorder?

  mutating func begin(on window: UIWindow) {
    recorder = window.firstScrollView.map { TraceRecorder($0, limit: 4000) }
  }

  var trace: String { recorder?.traceOfRuns ?? "" }
}
