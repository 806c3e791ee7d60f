import FastiCivil
import FastiHolidays
import Foundation

/// One line of `Tests/Vectors/holidays/CC.adjudicated`: a series of days on which a reference differs from our rules,
/// and which of them is right.
///
/// `VERDICT | REGION... | has LETTERS, lacks LETTERS or moved LETTERS | KIND on DAY / DAY... | REASON | SOURCE`. `moved` is
/// about both: the references have the day itself, and lack the day on which it is kept. The region `CC-*` means every
/// part. A day is written as after `on` in a sentence of the rule language. The kind is that of the vectors.
struct Adjudication {
  enum Verdict: String, CaseIterable { case ours, theirs, undecided }

  private enum Claim: String { case has, lacks, moved }

  let line: String
  let verdict: Verdict
  private let regions: [String]
  private let claim: Claim
  private let references: Set<Character>
  private let kind: String
  private let days: Set<Day>

  /// A line without a required field.
  struct Malformed: Error { let line: String, why: String }

  init(_ line: String) throws {
    let fields = line.components(separatedBy: " | ").map { $0.trimmingCharacters(in: .whitespaces) }
    guard fields.count == 6, !fields[4].isEmpty, !fields[5].isEmpty else {
      throw Malformed(line: line, why: "six fields with a reason and a source")
    }
    guard fields[5] != "None", !fields[5].contains("named in its rules"), !fields[5].contains("line above") else {
      throw Malformed(line: line, why: "a source that names a text")
    }
    guard let verdict = Verdict(rawValue: fields[0]) else { throw Malformed(line: line, why: "verdict") }
    let words = fields[2].split(separator: " ")
    guard words.count == 2, let claim = Claim(rawValue: String(words[0])) else {
      throw Malformed(line: line, why: "claim")
    }
    self.line = line
    self.verdict = verdict
    regions = fields[1].split(separator: " ").map(String.init)
    self.claim = claim
    references = Set(words[1])
    kind = String(fields[3].prefix { $0 != " " })
    days = try Adjudication.days(fields[3].dropFirst(kind.count + 4).components(separatedBy: " / "), kind)
  }

  /// Whether the source is a text that was read.
  var wasRead: Bool { line.contains("(read 20") }
  /// Whether the source has the words that decide, in quotation marks.
  var quotesWords: Bool { line.contains("\"") }

  /// Whether the line is about a difference.
  func covers(_ difference: WorldDifference) -> Bool {
    (claim == .moved || (claim == .has) == difference.has) && kind == difference.kind
      && difference.references.isSubset(of: references) && days.contains(difference.day)
      && regions.contains { pattern in
        pattern == difference.region || (pattern.hasSuffix("-*") && difference.region.hasPrefix(pattern.dropLast()))
      }
  }

  /// The days of sentences of the rule language without their kind, 1999 to 2060.
  private static func days(_ patterns: [String], _ kind: String) throws -> Set<Day> {
    var region = Region(code: RegionCode("XX"))
    region.rules = try patterns.enumerated().map { index, pattern in
      try Rule(id: RuleID("xx.\(index)"), sentence: Array("public on \(pattern)".utf8), kind: nil)
    }
    let range = DayRange(years: 1_999...2_060)
    return Set(try HolidayPlan(region).occurrences(in: range).occurrences.map { $0.day })
  }

  /// The lines of a country's file; empty if there is no file.
  static func lines(of country: String) throws -> [Adjudication] {
    let path = "\(VectorFolder.own)/holidays/\(country).adjudicated"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return try text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }.map { try Adjudication($0) }
  }
}
