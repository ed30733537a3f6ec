import Testing

/// A drag and its release, recorded on iOS 26.1 with the iPhone 16 simulator and published by the
/// OpenUIKit project: one synthetic touch every 8 milliseconds, and the offset after each touch and in
/// each frame. The scroll view is 852 points high, its content 40,000 points; the scale is 3.
///
/// Offsets are in pixels from `edge`, so that they are exact.
struct RecordedTrace: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The offset from which pixels count, and the offset at the start, in points.
  let edge: Double
  var start: Double
  /// The movement of the finger for each touch, in points.
  let step: Double
  let moves: Int
  /// The time for which the finger rests before it lifts, in seconds.
  var hold = 0.0
  /// The offset after each touch, from the one that begins the drag.
  let drag: [Int]
  /// The velocity and the target of `willEndDragging`, in points per millisecond and points.
  var velocity: Double?
  let target: Double
  /// The time from the release to the first frame, in seconds. The recording lists the times at which
  /// the samples were written, up to 0.6 milliseconds late, so for fast flings it is the time at which
  /// the first offset is exact.
  let firstFrame: Double
  /// Frames by their number, from 1. The last frame is the one in which the motion ends.
  let frames: [(frame: Int, pixels: Int)]

  func offset(_ pixels: Int) -> Double { edge + Double(pixels) / 3 }
}

extension RecordedTrace {
  static let all = [heldBeyondBottom, releasedBeyondTop, flungIntoBottom, slow, medium, fast]

  private static func straight(_ step: Int, from first: Int, moves: Int) -> [Int] {
    (first...moves).map { ($0 * step - 10) * 3 }
  }

  static let heldBeyondBottom = RecordedTrace(
    testDescription: "held 235 points beyond the bottom", edge: 39148, start: 39148, step: -5,
    moves: 120, hold: 0.304,
    drag: [
      0, 8, 16, 25, 33, 41, 49, 56, 64, 72, 80, 88, 95, 103, 111, 118, 126, 133, 140, 148, 155,
      162, 169, 177, 184, 191, 198, 205, 212, 219, 226, 232, 239, 246, 253, 259, 266, 273, 279,
      286, 292, 299, 305, 312, 318, 324, 330, 337, 343, 349, 355, 361, 367, 373, 379, 385, 391,
      397, 403, 409, 415, 420, 426, 432, 438, 443, 449, 454, 460, 466, 471, 477, 482, 487, 493,
      498, 503, 509, 514, 519, 525, 530, 535, 540, 545, 550, 555, 560, 565, 570, 575, 580, 585,
      590, 595, 600, 605, 609, 614, 619, 624, 628, 633, 638, 642, 647, 652, 656, 661, 665, 670,
      674, 679, 683, 688, 692, 696, 701, 705,
    ],
    target: 39148, firstFrame: 0.01105,
    frames: [
      (1, 652), (2, 575), (3, 505), (4, 443), (5, 388), (6, 339), (7, 295), (8, 257), (9, 223),
      (10, 193), (11, 167), (12, 145), (13, 125), (14, 108), (15, 93), (16, 80), (17, 69),
      (18, 59), (19, 51), (20, 44), (21, 38), (22, 32), (23, 28), (24, 24), (25, 20), (26, 17),
      (27, 15), (28, 13), (29, 11), (30, 9), (31, 8), (32, 7), (33, 6), (34, 5), (35, 4),
      (36, 4), (37, 3), (38, 3), (39, 2), (40, 2), (41, 2), (42, 0),
    ])

  static let releasedBeyondTop = RecordedTrace(
    testDescription: "released 79 points beyond the top at 1,750 points per second", edge: 0,
    start: 0, step: 14, moves: 12,
    drag: [
      -7, -29, -52, -74, -95, -117, -137, -158, -178, -198, -217, -237,
    ],
    velocity: -1.75, target: 0, firstFrame: 0.015325,
    frames: [
      (1, -270), (2, -290), (3, -295), (4, -291), (5, -280), (6, -264), (7, -246), (8, -227),
      (9, -207), (10, -187), (11, -169), (12, -151), (13, -135), (14, -120), (15, -106),
      (16, -93), (17, -82), (18, -72), (19, -63), (20, -55), (21, -48), (22, -42), (23, -36),
      (24, -31), (25, -27), (26, -23), (27, -20), (28, -18), (29, -15), (30, -13), (31, -11),
      (32, -10), (33, -8), (34, -7), (35, -6), (36, -5), (37, -4), (38, -4), (39, -3),
      (40, -3), (41, -2), (42, -2), (43, -2), (44, -2), (45, 0),
    ])

  static let flungIntoBottom = RecordedTrace(
    testDescription: "flung into the bottom at 3,125 points per second", edge: 39148, start: 38798,
    step: -25, moves: 12, drag: straight(25, from: 1, moves: 12).map { $0 - 1050 },
    velocity: 3.125, target: 39148, firstFrame: 0.006557,
    frames: [
      (1, -119), (2, 31), (3, 146), (4, 222), (5, 268), (6, 292), (7, 301), (8, 299), (9, 289),
      (10, 274), (11, 256), (12, 237), (13, 217), (14, 197), (15, 177), (16, 159), (17, 142),
      (18, 126), (19, 112), (20, 98), (21, 87), (22, 76), (23, 67), (24, 58), (25, 51),
      (26, 44), (27, 38), (28, 33), (29, 29), (30, 25), (31, 22), (32, 19), (33, 16), (34, 14),
      (35, 12), (36, 10), (37, 9), (38, 8), (39, 6), (40, 6), (41, 5), (42, 4), (43, 4),
      (44, 3), (45, 3), (46, 2), (47, 2), (48, 2), (49, 0),
    ])

  static let slow = RecordedTrace(
    testDescription: "flung at 750 points per second", edge: 5000, start: 5000, step: -6, moves: 14,
    drag: straight(6, from: 2, moves: 14), velocity: 0.75, target: 5443.0 + 2.0 / 3,
    firstFrame: 0.009885,
    frames: [
      (1, 244), (2, 280), (3, 315), (4, 348), (5, 381), (11, 556), (21, 780), (31, 940),
      (41, 1055), (61, 1196), (81, 1268), (101, 1306), (121, 1325), (130, 1330),
    ])

  static let medium = RecordedTrace(
    testDescription: "flung at 1,500 points per second", edge: 5000, start: 5000, step: -12,
    moves: 14, drag: straight(12, from: 1, moves: 14), velocity: 1.5, target: 5902.0 + 1.0 / 3,
    firstFrame: 0.016654,
    frames: [
      (1, 548), (2, 619), (3, 688), (6, 881), (11, 1164), (16, 1403), (21, 1605), (26, 1776),
      (31, 1921), (41, 2148), (51, 2310), (61, 2426), (81, 2569), (101, 2642), (121, 2680),
      (141, 2699), (151, 2705),
    ])

  static let fast = RecordedTrace(
    testDescription: "flung at 4,875 points per second", edge: 5000, start: 5000, step: -39,
    moves: 14, drag: straight(39, from: 1, moves: 14), velocity: 4.875, target: 7966,
    firstFrame: 0.002264,
    frames: [
      (1, 1641), (2, 1879), (3, 2109), (4, 2332), (5, 2548), (6, 2757), (11, 3701), (21, 5178),
      (31, 6235), (41, 6993), (61, 7924), (81, 8402), (101, 8647), (141, 8838), (181, 8888),
      (187, 8891),
    ])
}
