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
