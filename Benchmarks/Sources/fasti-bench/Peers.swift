import Foundation

/// Figures of other programs on the same work, as `scripts/bench-peers` writes them: a JSON object a line.
struct Peers {
  private struct Figure: Decodable {
    let work: String
    let peer: String
    let nanoseconds: Double
  }

  private let figures: [Figure]

  /// The figures of a file; none when there is no such file.
  init(file: String?) {
    let text = file.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
    figures = text.split(separator: "\n").compactMap { try? JSONDecoder().decode(Figure.self, from: Data($0.utf8)) }
  }

  /// The row with those who did the same work beside it.
  func joined(to row: Row) -> Row {
    var row = row
    row.beside += figures.filter { $0.work == row.work }.map { ($0.peer, .nanoseconds($0.nanoseconds)) }
    return row
  }
}
