import Foundation

/// The parts of a region that the index needs: its head, and for each sentence its kind, its years and its community.
///
/// The rule language has one reader, in `FastiHolidays`. It cannot run here, because a package's plug-ins are not applied to the
/// modules of their own tools, and the reader's error sentences come from a plug-in. So the few words that an index needs are
/// looked up here, and a test compares each line of the index with the result of that reader.
struct RegionLines {
  /// A sentence of a rule.
  private struct Period {
    var kind = ""
    var community = ""
    var since: Int?
    var until: Int?
    /// Whether it recurs, and is not a list of days.
    var isRecurring = true

    func holds(on day: Int) -> Bool { (since ?? day) <= day && day <= (until ?? day) }
  }

  /// A rule.
  private struct Rule {
    let id: String
    var periods: [Period] = []
    /// The place in ``confidences`` of its best source; nil without sources.
    var confidence: Int?
  }

  /// The words before the month at the end of a source, the best first; a source without one has the place after them.
  private static let confidences = ["read", "agreed"]

  private static let kinds = [
    "public", "bank", "government", "deFacto", "optional", "school", "observance", "workday",
  ]

  private var code = ""
  private var parent = ""
  private var aliases: [String] = []
  private var place = ""
  private var languages: [String] = []
  private var zones: [(name: String, hasEnded: Bool)] = []
  private var hasColours = false
  /// In the format of the index.
  private var names: [String] = []
  private var without: Set<String> = []
  private var rules: [Rule] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let end = line.firstIndex(of: " ") ?? line.endIndex
      let keyword = line[..<end].lowercased()
      let rest = line[end...].trimmingCharacters(in: .whitespaces)
      if keyword == "region" {
        code = rest
      } else if keyword == "rule" {
        rules.append(Rule(id: rest))
      } else if !rules.isEmpty {
        if let kind = Self.kinds.first(where: { $0.lowercased() == keyword }) {
          rules[rules.count - 1].periods.append(Self.period(kind, rest))
        } else if keyword == "source" {
          let last = rules.count - 1
          rules[last].confidence = min(rules[last].confidence ?? Self.confidences.count, Self.confidence(rest))
        }
      } else {
        read(keyword, rest)
      }
    }
  }

  // MARK: The head of a region

  private mutating func read(_ keyword: String, _ rest: String) {
    let words = rest.split { $0 == " " || $0 == "\t" || $0 == "," }.map(String.init)
    switch keyword {
    case "name": if let name = Self.name(rest) { names.append(name) }
    case "parent": parent = rest
    case "languages": languages += words
    case "without": without.formUnion(words)
    case "also": aliases += words
    case "place": place = rest
    case "colours": hasColours = true
    case "zone":
      zones.append((words[0].first.map { "+-".contains($0) } ?? true ? "" : words[0], words.contains("until")))
    default: break
    }
  }

  /// `sv Sverige`, or with years `en [until 2022] Swaziland`, as `en||19357|Swaziland`.
  private static func name(_ rest: String) -> String? {
    guard let space = rest.firstIndex(of: " ") else { return nil }
    var text = rest[space...].trimmingCharacters(in: .whitespaces)
    var bounds: (since: Int?, until: Int?) = (nil, nil)
    if text.hasPrefix("["), let close = text.firstIndex(of: "]") {
      bounds = self.bounds(of: text[text.index(after: text.startIndex)..<close].split { " ,".contains($0) })
      text = text[text.index(after: close)...].trimmingCharacters(in: .whitespaces)
    }
    return "\(rest[..<space])|\(string(bounds.since))|\(string(bounds.until))|\(text)"
  }

  /// `Lag (1989:253); read 2026-11` is 0, the place of `read`.
  private static func confidence(_ source: String) -> Int {
    let form = source.suffix(7).map { $0.isASCII && $0.isNumber ? "0" : $0 }
    guard String(form) == "0000-00" else { return confidences.count }
    return confidences.firstIndex { source.dropLast(7).hasSuffix("\($0) ") } ?? confidences.count
  }

  // MARK: The sentences

  private static func period(_ kind: String, _ rest: String) -> Period {
    var period = Period(kind: kind)
    let clauses = rest.split(separator: ";", omittingEmptySubsequences: false)
    let words = clauses[0].split { " \t".contains($0) }
    if words.first?.lowercased() == "for" {
      let name = words.dropFirst().prefix { !["from", "until", "on"].contains($0.lowercased()) }
      period.community = name.joined(separator: " ")
    }
    let pattern = words.drop { $0.lowercased() != "on" }.dropFirst()
    let first = pattern.first ?? ""
    let isList = first.count > 4 && first.first?.isNumber ?? false && first.contains("-")
    period.isRecurring = !isList && !pattern.contains { $0.lowercased() == "swapped" }
    for clause in clauses.dropFirst() {
      let words = clause.split { " \t,".contains($0) }
      guard let word = words.first?.lowercased(), word == "since" || word == "until" else { continue }
      let found = bounds(of: words)
      if let since = found.since { period.since = since }
      if let until = found.until { period.until = until }
    }
    return period
  }

  /// `since 1990`, `until 2010-06-30`: the days since 1970.
  private static func bounds(of words: [Substring]) -> (since: Int?, until: Int?) {
    var bounds: (since: Int?, until: Int?) = (nil, nil)
    for (word, value) in zip(words, words.dropFirst()) {
      let numbers = value.split(separator: "-").compactMap { Int($0) }
      guard let year = numbers.first else { continue }
      let isDate = numbers.count == 3
      if word.lowercased() == "since" {
        bounds.since = isDate ? day(year, numbers[1], numbers[2]) : day(year, 1, 1)
      } else if word.lowercased() == "until" {
        bounds.until = isDate ? day(year, numbers[1], numbers[2]) : day(year, 12, 31)
      }
    }
    return bounds
  }

  /// Days from 1970-01-01 to a date of the Gregorian calendar.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1 - 719_468
  }

  private static func string(_ number: Int?) -> String { number.map { String($0) } ?? "" }
}

extension RegionLines {
  /// The index as a constant; empty if there are no regions.
  static func index(of regions: [RegionLines]) -> String {
    guard !regions.isEmpty else { return "" }
    let byCode = Dictionary(regions.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    let lines = regions.sorted { $0.code.utf8.lexicographicallyPrecedes($1.code.utf8) }.map { $0.line(byCode) }
    return """

      extension RegionIndex {
        /// A line for each region that ships, by code.
        static let text: StaticString = ##\"""
      \(lines.joined(separator: "\n"))
      \"""##
      }

      """
  }

  /// The region's line, in the format of `RegionSummary`.
  private func line(_ regions: [String: RegionLines]) -> String {
    var (all, removed, languages, zones) = (rules, without, languages, zones)
    var colours = hasColours ? code : nil
    var seen = [code]
    var next = parent
    while let upper = regions[next], !seen.contains(next) {
      seen.append(next)
      all = upper.rules.filter { rule in !removed.contains(rule.id) && !all.contains { $0.id == rule.id } } + all
      removed.formUnion(upper.without)
      if languages.isEmpty { languages = upper.languages }
      if zones.isEmpty { zones = upper.zones }
      if upper.hasColours { colours = colours ?? upper.code }
      next = upper.parent
    }
    let periods = all.flatMap(\.periods)
    let kinds = Self.kinds.filter { kind in periods.contains { $0.kind == kind } }
    let communities = Set(periods.map(\.community)).subtracting([""])
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let red = all.filter { $0.periods.contains { $0.kind == "public" } }
    let known = (0...Self.confidences.count).map { place in String(red.count { $0.confidence == place }) }
      .joined(separator: "|")
    let fields = [
      "", parent, aliases.joined(separator: "|"), place,
      (zones.first { !$0.hasEnded } ?? zones.last)?.name ?? "", colours ?? String(code.prefix { !"-@".contains($0) }),
      kinds.joined(separator: "|"), communities.joined(separator: "|"), known,
    ]
    let head = [code, Self.counts(of: all), languages.joined(separator: "|")]
    return (head + names + fields).joined(separator: "\t")
  }

  /// The number of rules in force from each day on which it changes: `:9:3|7305:10:3`.
  private static func counts(of rules: [Rule]) -> String {
    // The first supported day, 1 January 1583.
    let start = day(1_583, 1, 1)
    let changes = Set(rules.flatMap { $0.periods.flatMap { [$0.since, $0.until.map { $0 + 1 }].compactMap { $0 } } })
    var counts: [String] = []
    var last = ""
    for day in [start] + changes.filter({ $0 > start }).sorted() {
      let kinds = rules.compactMap { rule in rule.periods.first { $0.isRecurring && $0.holds(on: day) }?.kind }
      let red = kinds.count { $0 == "public" }
      let count = ":\(red):\(kinds.count - red)"
      if count != last { counts.append((counts.isEmpty ? "" : String(day)) + count) }
      last = count
    }
    return counts.joined(separator: "|")
  }
}
