import FastiCalendars
import FastiCivil
import FastiMonths

// The announcements are stored among the answers of servers: one record for each kind, whose tag lists the months.
extension AnnouncementLog {
  private static func address(_ kind: MonthDocument) -> String { "committee \(kind.name)" }

  /// The most months of one kind; there are never more that are not over.
  private static let most = 40

  /// Reads the log from records; records of addresses are ignored.
  init(_ records: [FetchedDocumentRecord]) {
    for kind in Self.kinds {
      guard let record = records.first(where: { $0.address == Self.address(kind) }) else { continue }
      var own: [HijriMonth: [Day]] = [:]
      for pair in (record.tag ?? "").split(separator: ",") {
        let parts = pair.split(separator: " ")
        guard parts.count == 2, let month = HijriMonth(text: String(parts[0])),
          let day = try? Day(iso: String(parts[1]))
        else { continue }
        own[month, default: []].append(day)
      }
      days[kind] = own
    }
  }

  var records: [FetchedDocumentRecord] {
    Self.kinds.compactMap { kind in
      guard let own = days[kind] else { return nil }
      let pairs = own.sorted { $0.key < $1.key }.flatMap { month, days in days.map { "\(month.text) \($0.iso)" } }
      return FetchedDocumentRecord(
        address: Self.address(kind), tag: pairs.suffix(Self.most).joined(separator: ","), modified: nil)
    }
  }
}
