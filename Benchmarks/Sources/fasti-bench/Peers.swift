import Foundation

/// What scripts measured outside this program: a JSON object a line, each of one of three kinds.
struct Peers {
  /// The time another program takes.
  private struct Figure: Decodable {
    let work: String
    let peer: String
    let nanoseconds: Double
  }

  /// What a group of tables weighs.
  private struct Weight: Decodable {
    let tables: String
    let bytes: Double
  }

  private let figures: [Figure]
  private let weights: [Weight]
  /// What other programs call the days.
  let named: [NamedDays]

  /// The objects of a file; none when there is no such file.
  init(file: String?) {
    let text = file.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
    let lines = text.split(separator: "\n").map { Data($0.utf8) }
    figures = lines.compactMap { try? JSONDecoder().decode(Figure.self, from: $0) }
    weights = lines.compactMap { try? JSONDecoder().decode(Weight.self, from: $0) }
    named = lines.compactMap { try? JSONDecoder().decode(NamedDays.self, from: $0) }
  }

  /// The bytes of a group of tables; nil when they were not measured.
  func bytes(ofTables group: String) -> Double? { weights.first { $0.tables == group }?.bytes }

  /// What a program takes for a piece of work; nil if it was not measured.
  func nanoseconds(of work: String, by peer: String) -> Double? {
    figures.first { $0.work == work && $0.peer.hasPrefix(peer) }?.nanoseconds
  }

  /// The row with those who did the same work beside it.
  func joined(to row: Row) -> Row {
    var row = row
    row.beside += figures.filter { $0.work == row.work }.map { ($0.peer, .nanoseconds($0.nanoseconds)) }
    return row
  }
}
