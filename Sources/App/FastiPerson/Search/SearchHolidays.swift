import FastiAgenda
import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords

/// Searches the names of holidays, and finds the next and the last day of each that is found.
///
/// The rules are searched, not their days, so the days are computed only of what has the words: one or two short ranges for
/// each region. All 525 regions take about as long as reading their texts.
struct SearchHolidays {
  private let almanac: Almanac
  private let today: Day
  private let languages: [LanguageCode]

  /// A search in an almanac, with names in these languages, the best first.
  init(_ almanac: Almanac, today: Day, languages: [LanguageCode]) {
    self.almanac = almanac
    self.today = today
    self.languages = languages
  }

  /// The holidays of the selected regions, and of the user's rules for every region.
  func selected(_ query: SearchQuery) throws(Failure) -> [SearchHit] {
    var hits: [SearchHit] = []
    var seen: Set<RuleID> = []
    for plan in try almanac.plans(try almanac.codes([])) {
      let wanted = Set(plan.rules.filter { !seen.contains($0.id) && holds($0, query.words) }.map(\.id))
      seen.formUnion(wanted)
      hits += try self.hits(plan, query, wanted)
    }
    return hits
  }

  /// The holidays of all other regions; one that several regions have on the same days is one hit.
  /// - Parameter found: The rules that were found already.
  func others(_ query: SearchQuery, without found: Set<String>) throws(Failure) -> [SearchHit] {
    var hits: [SearchHit] = []
    var places: [Same: Int] = [:]
    var seen = Set(found.map { RuleID($0) })
    for region in almanac.book.regions where !region.code.bytes.isEmpty {
      // Rules of its own: those that it inherits are found in its parent.
      let wanted = Set(region.rules.filter { !seen.contains($0.id) && holds($0, query.words) }.map(\.id))
      guard !wanted.isEmpty, let plan = try almanac.plans([region.code]).first else { continue }
      seen.formUnion(wanted)
      for hit in try self.hits(plan, query, wanted) {
        let same = Same(title: hit.title, entry: hit.entry, day: hit.day, last: hit.last)
        if let place = places[same] {
          hits[place].regions += hit.regions
        } else {
          places[same] = hits.count
          hits.append(hit)
        }
      }
    }
    for place in hits.indices { hits[place].isElsewhere = true }
    return hits
  }

  /// What holidays of several regions have in common if they are one hit.
  private struct Same: Hashable {
    let title: String
    let entry: EntryKind
    let day: Day?
    let last: Day?
  }

  /// The holidays of some rules of a plan.
  private func hits(
    _ plan: HolidayPlan, _ query: SearchQuery, _ rules: Set<RuleID>
  ) throws(Failure) -> [SearchHit] {
    let wanted = plan.rules.indices.filter { rules.contains(plan.rules[$0].id) }.map { Int32($0) }
    guard !wanted.isEmpty else { return [] }
    let found: [Int32: Days]
    do throws(CivilError) {
      if let year = query.year {
        found = try Self.first(wanted, of: plan, in: year)
      } else {
        found = try Self.days(wanted, of: plan, around: today)
      }
    } catch { throw Failure(error, field: .range) }
    return wanted.compactMap { place in
      guard let days = found[place], let shown = days.next ?? days.last else { return nil }
      let rule = plan.rules[Int(place)].id
      let layer = almanac.layers[rule]
      let item = HolidayItem(shown, of: plan, layer: layer, languages: languages)
      let kind: EntryKind = shown.kind == .public ? .holiday : .observance
      var hit = SearchHit(kind: "holiday", kind, id: rule.string, day: days.next?.day, title: item.name)
      hit.last = days.last?.day
      if !plan.region.code.bytes.isEmpty { hit.regions = [plan.region.code] }
      hit.look = EventLook(layer)
      return hit
    }
  }

  /// Whether the names of a rule at any time, the user's title of it, and the notes contain all words.
  private func holds(_ rule: Rule, _ words: [[UInt8]]) -> Bool {
    var texts = rule.names.entries.map(\.text)
    for exception in rule.exceptions {
      if case .renamed(let entry) = exception.change { texts.append(entry.text) }
    }
    var text = texts.map { String(decoding: $0, as: UTF8.self) }
    if let layer = almanac.layers[rule.id] { text += [layer.titleOverride ?? "", layer.notes ?? ""] }
    return SearchText.holds(text.joined(separator: "\n"), words)
  }
}

extension SearchHolidays {
  /// The next day of a rule, today or later, and the last before it.
  private struct Days {
    var next: HolidayOccurrence?
    var last: HolidayOccurrence?
  }

  /// How many days are tried at first, and if there was none: a rule may have a day every few years only.
  private static let reaches = [800, 22_000]

  /// The first day of each rule in a year.
  private static func first(
    _ rules: [Int32], of plan: HolidayPlan, in year: Int
  ) throws(CivilError) -> [Int32: Days] {
    var found: [Int32: Days] = [:]
    for occurrence in try plan.occurrences(in: DayRange(year: year)).occurrences
    where occurrence.relation == .nominal && rules.contains(occurrence.rule) && found[occurrence.rule] == nil {
      found[occurrence.rule] = Days(next: occurrence)
    }
    return found
  }

  /// The next and the last day of each rule: near a day, or else near the first or last day on which the rule holds.
  private static func days(
    _ rules: [Int32], of plan: HolidayPlan, around today: Day
  ) throws(CivilError) -> [Int32: Days] {
    var found: [Int32: Days] = [:]
    for place in rules { found[place] = Days() }
    for occurrence in try nominal(plan, from: today - reaches[0], to: today + reaches[0]) {
      guard var days = found[occurrence.rule] else { continue }
      if occurrence.day < today { days.last = occurrence } else if days.next == nil { days.next = occurrence }
      found[occurrence.rule] = days
    }
    for place in rules {
      let validities = plan.rules[Int(place)].periods.map(\.validity)
      let ends = validities.map { $0.until ?? Limits.days.last }
      if found[place]?.last == nil, let until = ends.max() {
        let end = min(today - 1, until + 7)
        let begins = validities.map { $0.since ?? Limits.days.first }.min() ?? end
        for reach in reaches where found[place]?.last == nil && begins <= end {
          found[place]?.last = try nominal(plan, from: end - reach, to: end).last { $0.rule == place }
        }
      }
      if found[place]?.next == nil, let until = ends.max(), until >= today {
        let begins =
          validities.filter { $0.until ?? Limits.days.last >= today }.map { $0.since ?? today }.min() ?? today
        for reach in reaches where found[place]?.next == nil {
          found[place]?.next = try nominal(plan, from: max(today, begins), to: max(today, begins) + reach)
            .first { $0.rule == place }
        }
      }
    }
    return found
  }

  /// The days of the rules themselves, without days in lieu and moved days, within the limits of days.
  private static func nominal(
    _ plan: HolidayPlan, from first: Day, to last: Day
  ) throws(CivilError) -> [HolidayOccurrence] {
    guard let range = try DayRange(first, last).intersection(Limits.days) else { return [] }
    return try plan.occurrences(in: range).occurrences.filter { $0.relation == .nominal }
  }
}
