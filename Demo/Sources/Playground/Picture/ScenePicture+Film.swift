import Foundation
import HeadlessDriver
import Tug

extension ScenePicture {
  /// Draws a scene's screen frame by frame, with a disc at the finger.
  ///
  /// - Parameters:
  ///   - id: The id of the scene.
  ///   - steps: The steps, as for a picture. The film begins after the first bar. With `updated` among them, every
  ///     refresh of the film is at 9:41.
  ///   - interval: The frames of 1/60 s between two pictures, at least 1.
  ///   - look: The settings of the phone.
  /// - Returns: SVG documents.
  public static func film(
    scene id: String, steps: String, interval: Int, look: Look = Look()
  ) async throws -> [String] {
    let parts = try PictureStep.pictures(in: steps)
    return try await with(scene: id, look) { picture in
      for step in parts.first ?? [] { try await picture.perform(step) }
      let isTimeFixed = parts.joined().contains(.updated)
      let camera = Camera(picture, interval: max(1, interval), isTimeFixed: isTimeFixed)
      for step in parts.dropFirst().joined() { try await picture.perform(step) }
      return camera.stop()
    }
  }
}

/// Draws a picture every few frames.
@MainActor
private final class Camera {
  private var pictures: [String] = []
  private var frames = 0
  private var isRunning = true

  init(_ scene: ScenePicture, interval: Int, isTimeFixed: Bool) {
    let link = FrameLink(on: scene.device.window) { [weak self] in
      guard let self, isRunning else { return false }
      if isTimeFixed { scene.setTime() }
      if frames.isMultiple(of: interval) { pictures.append(Self.picture(of: scene)) }
      frames += 1
      return true
    }
    link.start()
  }

  func stop() -> [String] {
    isRunning = false
    return pictures
  }

  private static func picture(of scene: ScenePicture) -> String {
    let device = scene.device
    // A frame callback comes before the layout of its frame.
    device.host.layoutWindows()
    let snapshot = ViewSnapshot(of: device.window, identifiers: scene.identifiers)
    let turn = device.host.time.truncatingRemainder(dividingBy: 1)
    let document = SVGWriter(spinnerPhase: turn).document(of: snapshot)
    guard device.finger.isDown else { return document }
    let (x, y) = (device.finger.location.x, device.finger.location.y)
    let disc = "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"22\" fill=\"#8e8e93\" fill-opacity=\"0.5\"/>"
    return document.replacing("</svg>\n", with: disc + "</svg>\n")
  }
}
