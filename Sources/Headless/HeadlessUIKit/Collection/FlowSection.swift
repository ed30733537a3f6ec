import Foundation

/// A section of a vertical flow layout, starting at 0: header, inset, lines, inset, footer. For a
/// horizontal layout, the section is transposed.
struct FlowSection: Equatable {
  struct Metrics: Equatable {
    var inset = UIEdgeInsets.zero
    var itemSpacing: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0
  }

  let metrics: Metrics
  let lines: FlowLines
  let width: CGFloat

  var linesTop: CGFloat { metrics.headerHeight + metrics.inset.top }
  var footerTop: CGFloat { linesTop + lines.length + metrics.inset.bottom }
  var height: CGFloat { footerTop + metrics.footerHeight }
}

/// The sections of a flow layout, stacked vertically; see `FlowSection`.
struct FlowContent {
  let width: CGFloat
  let sections: [FlowSection]
  /// The top of each section, followed by the end of the last section.
  private let tops: [CGFloat]

  init(width: CGFloat, sections: [FlowSection]) {
    self.width = width
    self.sections = sections
    var tops: [CGFloat] = [0]
    tops.reserveCapacity(sections.count + 1)
    for section in sections { tops.append(tops[tops.count - 1] + section.height) }
    self.tops = tops
  }

  var height: CGFloat { tops[sections.count] }

  func top(of section: Int) -> CGFloat { tops[section] }

  /// The sections that are at least partly between the two positions.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = tops.dropFirst().partitionPoint { $0 > top } - 1
    let end = tops.dropLast().partitionPoint { $0 >= bottom }
    return first..<max(first, end)
  }

  func headerFrame(of section: Int) -> CGRect {
    CGRect(x: 0, y: tops[section], width: width, height: sections[section].metrics.headerHeight)
  }

  func footerFrame(of section: Int) -> CGRect {
    let metrics = sections[section].metrics
    return CGRect(
      x: 0, y: tops[section] + sections[section].footerTop, width: width,
      height: metrics.footerHeight)
  }

  /// The frame of an item; `nil` if the item doesn't exist.
  func frame(of item: Int, in section: Int, scale: CGFloat) -> CGRect? {
    guard sections.indices.contains(section), (0..<sections[section].lines.count).contains(item)
    else { return nil }
    let frame = sections[section].lines.frame(of: item, scale: scale)
    return placed(frame, in: section)
  }

  /// The items of a section whose lines are at least partly between the two positions.
  func items(
    of section: Int, from top: CGFloat, to bottom: CGFloat, scale: CGFloat
  ) -> [(item: Int, frame: CGRect)] {
    let lines = sections[section].lines
    let start = tops[section] + sections[section].linesTop
    return lines.lines(from: top - start, to: bottom - start).flatMap { line in
      zip(lines.line(line).items, lines.frames(ofLine: line, scale: scale)).map {
        ($0, placed($1, in: section))
      }
    }
  }

  private func placed(_ frame: CGRect, in section: Int) -> CGRect {
    frame.offsetBy(
      dx: sections[section].metrics.inset.left, dy: tops[section] + sections[section].linesTop)
  }
}

// MARK: - Pinned headers and footers

extension FlowContent {
  /// The header at the top of the visible area, limited by its section.
  func pinnedHeaderFrame(of section: Int, showing shown: CGRect) -> CGRect {
    var frame = headerFrame(of: section)
    let lowest = footerFrame(of: section).minY - frame.height
    frame.origin.y = max(frame.minY, min(shown.minY, lowest))
    return frame
  }

  /// The footer at the bottom of the visible area, limited by its section.
  func pinnedFooterFrame(of section: Int, showing shown: CGRect) -> CGRect {
    var frame = footerFrame(of: section)
    let highest = headerFrame(of: section).maxY
    frame.origin.y = min(frame.minY, max(shown.maxY - frame.height, highest))
    return frame
  }
}

extension CGRect {
  /// Whether the rectangles share more than an edge. Without Core Graphics, Foundation's
  /// `intersects` includes a shared edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

// MARK: - Transposition

extension CGSize {
  var transposed: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension UIEdgeInsets {
  var transposed: UIEdgeInsets { UIEdgeInsets(top: left, left: top, bottom: right, right: bottom) }
}
