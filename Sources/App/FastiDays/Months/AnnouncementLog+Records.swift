import FastiCalendars
import FastiCivil
import FastiMonths

// The announcements are stored among the answers of servers: one record for each kind. Its tag lists the months with
// their days. Where another record has a time, it lists the statements again whose day of posting is known, with that
// day.
extension AnnouncementLog {
  private static func address(_ kind: MonthDocument) -> String { "committee \(kind.name)" }

  /// The most months of one kind; there are never more that are not over.
  private static let most = 40

  /// Reads the log from records; records of addresses are ignored.
  init(_ records: [FetchedDocumentRecord]) {
    for kind in Self.kinds {
      guard let record = records.first(where: { $0.address == Self.address(kind) }) else { continue }
      let posted = Self.lines(record.modified, days: 2)
      said[kind] = Dictionary(grouping: Self.lines(record.tag, days: 1)) { $0.month }.mapValues { lines in
        lines.map { line in
          let post = posted.first { $0.month == line.month && $0.days[0] == line.days[0] }
          return Statement(day: line.days[0], posted: post?.days[1])
        }
      }
    }
  }

  /// The months of a list, each with a number of days: `1447-09 2026-02-18`.
  private static func lines(_ text: String?, days count: Int) -> [(month: HijriMonth, days: [Day])] {
    (text ?? "").split(separator: ",").compactMap { line -> (month: HijriMonth, days: [Day])? in
      let parts = line.split(separator: " ").map { String($0) }
      let days = parts.dropFirst().compactMap { try? Day(iso: $0) }
      guard parts.count == count + 1, days.count == count, let month = HijriMonth(text: parts[0]) else { return nil }
      return (month, days)
    }
  }

  var records: [FetchedDocumentRecord] {
    Self.kinds.compactMap { kind in
      guard let own = said[kind] else { return nil }
      let lines = own.sorted { $0.key < $1.key }.flatMap { month, said in said.map { (month, $0) } }.suffix(Self.most)
      let posted = lines.compactMap { month, one in one.posted.map { "\(month.text) \(one.day.iso) \($0.iso)" } }
      return FetchedDocumentRecord(
        address: Self.address(kind), tag: lines.map { "\($0.text) \($1.day.iso)" }.joined(separator: ","),
        modified: posted.isEmpty ? nil : posted.joined(separator: ","))
    }
  }
}
