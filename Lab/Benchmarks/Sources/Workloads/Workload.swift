/// A measured task in one of its variants.
@MainActor
public struct Workload {
  /// The task. Workloads with the same title are compared with the first of them.
  public let title: String
  public let variant: String
  /// The number of operations in one run. More than one if one is too short to measure.
  public let operations: Int
  /// Prepares a run. Not measured.
  public let start: () -> Session

  public struct Session {
    /// The measured work.
    public let run: () -> Void
    /// Restores the initial state. Not measured.
    public let restore: () -> Void

    init(restore: @escaping () -> Void = {}, run: @escaping () -> Void) {
      self.run = run
      self.restore = restore
    }
  }

  public var name: String { "\(title): \(variant)" }

  public static let all =
    machines + offsets + arming + motions + attaching + layouts + tables

  /// The workloads whose memory is measured.
  public static let small = machines + offsets + attaching + [attachingViews]
}

/// A table for the terminal. The first columns are aligned left, numbers right.
public struct TextTable {
  private let header: [String]
  private let textColumns: Int
  private var rows: [[String]] = []

  public init(_ header: [String], textColumns: Int) {
    self.header = header
    self.textColumns = textColumns
  }

  public mutating func add(_ row: [String]) { rows.append(row) }

  /// The table in Markdown, in the form that documents quote.
  public var text: String {
    let lines = [header] + rows
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = cells.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - cells[column].count)
        return column < textColumns ? cells[column] + space : space + cells[column]
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = header.indices.map { column in
      String(repeating: "-", count: widths[column] - 1) + (column < textColumns ? "-" : ":")
    }
    return ([line(header), line(rule)] + rows.map(line)).joined(separator: "\n")
  }
}
