import FastiCivil

/// The days of one region in the references: for each day and kind, the references that have it.
struct WorldDays {
  /// A day as one kind.
  struct Mark: Hashable, Comparable {
    let day: Day
    let kind: String

    static func < (left: Mark, right: Mark) -> Bool { (left.day, left.kind) < (right.day, right.kind) }
  }

  /// The references that have a day as that kind.
  var having: [Mark: Set<Character>] = [:]
  /// The references that have a day as another kind than `public`: they neither confirm nor contradict a public
  /// holiday.
  var otherwise: [Day: Set<Character>] = [:]

  /// Days for which the vectors do not say whether the part has them: a day that the first reference lacks in the
  /// country and in the part is removed from the country's rows, and is not in the part's rows.
  var unclear: Set<Day> = []

  /// The days of a country.
  init(country: String, _ rows: [WorldRow]) {
    for row in rows where row.region == country && row.set == "=" { add(row) }
  }

  /// The days of a part: those of its country without the rows that it lacks, and with the rows that it adds.
  init(part: String, of country: String, _ rows: [WorldRow]) {
    let own = rows.filter { $0.region == part }
    struct Place: Hashable { let day: Day, kind: String, note: String }
    var changed: Set<Place> = []
    for row in own { for day in row.days { changed.insert(Place(day: day, kind: row.kind, note: row.note)) } }
    for row in rows where row.region == country && row.set == "=" {
      add(row) { !changed.contains(Place(day: $0, kind: row.kind, note: row.note)) }
    }
    for row in own where row.set == "-" && row.note.hasPrefix("not-P") { unclear.formUnion(row.days) }
    for row in own where row.set == "+" {
      add(row)
      if row.kind == "public" { unclear.subtract(row.days) }
    }
  }

  /// The days on which a part's rows differ from its country's.
  static func touched(_ part: String, _ rows: [WorldRow]) -> Set<Day> {
    Set(rows.filter { $0.region == part }.flatMap { $0.days })
  }

  private mutating func add(_ row: WorldRow, where isMeant: (Day) -> Bool = { _ in true }) {
    for day in row.days where isMeant(day) {
      having[Mark(day: day, kind: row.kind), default: []].formUnion(row.agree.subtracting(["d"]))
      if row.kind != "public" { otherwise[day, default: []].formUnion(row.agree) }
      if row.agree.contains("d") { otherwise[day, default: []].insert("D") }
      if row.note == "not-P-kind" { otherwise[day, default: []].insert("P") }
    }
  }
}
