import Foundation
import TraceReplay
import WebServing

// MARK: - Traces that the page sends

extension PlaygroundSession {
  /// Takes a piece of a trace. After the last piece, the trace is parsed and then shown or refused.
  func receive(_ piece: String, isLast: Bool) throws {
    guard parsing == nil else { return refuse("another trace is being read") }
    let upload = self.upload ?? TraceUpload()
    self.upload = isLast ? nil : upload
    guard upload.size + piece.utf8.count <= TraceUploads.longestTrace,
      upload.count < TraceUploads.mostPieces
    else {
      uploads.remove(upload)
      self.upload = nil
      throw ProtocolFault("the trace is too long")
    }
    do {
      if upload.isDropped { throw TraceUploads.Full() }
      try uploads.add(piece, to: upload)
    } catch {
      return isLast ? refuse("\(error)") : ()
    }
    guard isLast else { return }
    upload.isComplete = true
    parse(upload)
  }

  private func parse(_ upload: TraceUpload) {
    let text = upload.text
    parsing = Task { [weak self, uploads] in
      let result: Result<TraceScript, any Error>
      do { result = .success(try await TraceScriptParser.shared.parse(text)) } catch {
        result = .failure(error)
      }
      uploads.remove(upload)
      guard let self, !Task.isCancelled else { return }
      parsing = nil
      switch result {
      case .success(let script): work.measure { show(TracePlayback(script)) }
      case .failure(let error): refuse("\(error)")
      }
    }
  }

  private func refuse(_ reason: String) {
    outbox.append(ReplayMessage(state: .refused, reason: reason.excerpt(200)))
    changed()
  }

  private func show(_ playback: TracePlayback) {
    input.cancelAll()
    viewer.show(playback)
    outbox.append(ReplayMessage(state: .playing))
    pictureChanged()
  }

  /// Returns to the scene, if a trace is shown.
  func endPlayback() {
    guard viewer.isShowing else { return }
    viewer.stop()
    outbox.append(ReplayMessage(state: .over))
    pictureChanged()
  }

  /// Forgets traces that haven't been shown yet.
  func cancelUploads() {
    parsing?.cancel()
    parsing = nil
    if let upload { uploads.remove(upload) }
    upload = nil
  }
}
