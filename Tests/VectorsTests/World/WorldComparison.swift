import FastiCivil
import FastiHolidays

/// A day on which our rules differ from some reference.
struct WorldDifference: Hashable {
  let region: String
  let day: Day
  /// The kind in the references; `public` if they lack a public holiday of ours.
  let kind: String
  /// True if the references have the day and our rules do not; false for the opposite.
  let has: Bool
  /// The references that differ.
  let references: Set<Character>
  /// Whether at least two references cover the region and all of them differ.
  let isAgainstAll: Bool

  /// The first three fields of a line of adjudication, and the day.
  var description: String {
    "\(region) | \(has ? "has" : "lacks") \(String(references.sorted())) | \(kind) on \(day.iso)"
  }
}

/// Our days of one country and its parts, compared with those of the references.
struct WorldComparison {
  /// Days, each of one region, on which every covering reference agrees with our rules.
  private(set) var agreed = 0
  private(set) var differences: [WorldDifference] = []
  /// The years of the vectors.
  let years: Set<Int>
  private let rows: [WorldRow]
  private let coverage: [String: Set<Character>]

  init(_ rows: [WorldRow], coverage: [String: Set<Character>]) {
    self.rows = rows
    self.coverage = coverage
    years = Set(rows.flatMap { $0.days.map { $0.year } })
  }

  /// The days of our rules by kind. Part days and days of a community count by their kind too.
  struct Ours {
    /// The public holidays that last the whole day.
    var red: Set<Day> = []
    /// Every day with an occurrence: red, shortened, worked in exchange, or special and worked.
    var other: Set<Day> = []

    init(_ plan: HolidayPlan, _ years: ClosedRange<Int>) throws {
      for occurrence in try plan.occurrences(in: DayRange(years: years)).occurrences {
        other.insert(occurrence.day)
        if occurrence.kind == .public && plan.period(occurrence).isWholeDay { red.insert(occurrence.day) }
      }
    }
  }

  /// Compares a country, or a part with the rows that it adds and lacks.
  mutating func compare(_ region: String, of country: String, ours: Ours, countrys: Ours) {
    guard let covering = coverage[region] else { return }
    let isPart = region != country
    let days =
      isPart ? WorldDays(part: region, of: country, rows) : WorldDays(country: country, rows)
    let touched = isPart ? WorldDays.touched(region, rows).union(ours.red.symmetricDifference(countrys.red)) : nil
    func isAsked(_ day: Day) -> Bool {
      years.contains(day.year) && (touched?.contains(day) ?? true) && !days.unclear.contains(day)
    }
    for day in ours.red.union(days.having.keys.filter { $0.kind == "public" }.map { $0.day }).sorted()
    where isAsked(day) {
      let having = (days.having[.init(day: day, kind: "public")] ?? []).intersection(covering)
      let isOurs = ours.red.contains(day)
      let neutral = days.otherwise[day] ?? []
      let against = isOurs ? covering.subtracting(having).subtracting(neutral) : having
      note(region, day, "public", has: !isOurs, against, covering)
    }
    for mark in days.having.keys.sorted() where mark.kind != "public" && mark.kind != "observance" && isAsked(mark.day)
    {
      if !ours.other.contains(mark.day) {
        note(region, mark.day, mark.kind, has: true, (days.having[mark] ?? []).intersection(covering), [])
      }
    }
  }

  private mutating func note(
    _ region: String, _ day: Day, _ kind: String, has: Bool, _ against: Set<Character>, _ covering: Set<Character>
  ) {
    if against.isEmpty {
      agreed += 1
    } else {
      differences.append(
        WorldDifference(
          region: region, day: day, kind: kind, has: has, references: against,
          isAgainstAll: covering.count > 1 && against == covering))
    }
  }
}
