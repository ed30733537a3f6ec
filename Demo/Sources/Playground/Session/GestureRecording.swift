import Tug
@_spi(Tools) import TugTrace

/// The recording of the last gesture that has moved a list, and of the controls that it has started.
@MainActor
struct GestureRecording {
  private var recorder: TraceRecorder?
  /// The recording to keep while touches move nothing, such as taps on the tabs of the app.
  private var earlier: TraceRecorder?

  mutating func begin(on window: UIWindow) {
    if let recorder, recorder.hasMoved { earlier = recorder }
    recorder = window.firstScrollView.map { TraceRecorder($0, limit: 4000) }
  }

  var trace: String {
    let moved = recorder?.hasMoved == true ? recorder : earlier
    return (moved ?? recorder)?.traceOfRuns ?? ""
  }
}
