import FastiCivil
import FastiHolidays

/// One row of a holiday vector file: `date,region,name,kind,note`.
struct HolidayRow {
  let day: Day
  let name: String
  let isPublic: Bool
  let note: String

  init(_ fields: [String]) throws {
    day = try Day(iso: fields[0])
    name = fields[2]
    isPublic = fields[3] == "public"
    note = fields.count > 4 ? fields[4...].joined(separator: ",") : ""
  }

  static func rows(of region: String, in folder: String = VectorFolder.path) throws -> [HolidayRow] {
    try VectorFolder.rows("holidays/\(region).csv", in: folder).map { try HolidayRow($0) }
  }

  /// Whether the row must be met. A row whose note says that the day is not known yet need not be. The days of the
  /// lunar new year that every decision so far has included are known, whatever the next decision says.
  var isGate: Bool {
    let isOpen = ["UNRESOLVED", "low confidence", "projected"].contains { note.contains($0) }
    return !isOpen || HolidayRow.certain.contains(name)
  }

  private static let certain: Set = ["Giao thừa Tết Nguyên Đán", "Tết Nguyên Đán", "Mùng hai Tết", "Mùng ba Tết"]
}

/// What the vectors compare: a day, and whether it is red.
struct Mark: Hashable, Comparable, CustomStringConvertible {
  let day: Day
  let isPublic: Bool

  static func < (left: Mark, right: Mark) -> Bool { left.day < right.day }
  var description: String { "\(day.iso) \(isPublic ? "public" : "observance")" }
}
