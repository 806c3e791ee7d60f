// Writes the tables of years of the calendars that follow the sky; run by scripts/tables/calendars.
import FastiCivil
import Foundation

@testable import FastiCalendars

let folder = CommandLine.arguments[1]

func grouped(_ number: Int32) -> String {
  var text = ""
  for (place, digit) in String(number.magnitude).reversed().enumerated() {
    text = String(digit) + (place > 0 && place % 3 == 0 ? "_" : "") + text
  }
  return (number < 0 ? "-" : "") + text
}

func write(
  _ type: String, in subfolder: String, years: ClosedRange<Int>, from first: Day, through last: Day, width: Int,
  origin: String, entries: [UInt32]
) throws {
  let text = String(decoding: YearTable.text(of: entries, width: width), as: UTF8.self)
  let lines = text.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
  let source = """
    // Written by scripts/tables/calendars. Origin: \(origin)
    extension \(type) {
      static let span: ClosedRange<Int32> = \(grouped(first.number))...\(grouped(last.number))
      static let table = YearTable(
        years: \(years.lowerBound)...\(years.upperBound), width: \(width),
        text: #\"\"\"
    \(lines)
          \"\"\"#)
    }

    """
  try source.write(toFile: "\(folder)/\(subfolder)/\(type)+Table.swift", atomically: true, encoding: .utf8)
  print(type, years, text.utf8.count, "bytes")
}

func writeLunisolar<System: LunisolarSystem>(_ system: System.Type, in subfolder: String) throws {
  let years = try system.known.map { try system.computed($0) }
  try write(
    "\(system)", in: subfolder, years: system.known, from: years[0].start,
    through: years[years.count - 1].start + (years[years.count - 1].length - 1), width: 4,
    origin: "the rule of this folder and the sky of FastiCalendars.", entries: years.map { $0.entry })
}

try writeLunisolar(ChineseCalendar.self, in: "Chinese")
try writeLunisolar(VietnameseCalendar.self, in: "Vietnamese")
try writeLunisolar(KoreanCalendar.self, in: "Korean")

let newYears = try PersianCalendar.known.map { ($0, try PersianCalendar.computedNewYear($0)) }
try write(
  "PersianCalendar", in: "Persian", years: PersianCalendar.known, from: newYears[0].1,
  through: newYears[newYears.count - 1].1 - 1, width: 1,
  origin: "the March equinox, see PersianCalendar+Rule.swift.",
  entries: newYears.map { UInt32($0.1.number - PersianCalendar.origin($0.0)) })

for (type, rule, years) in [
  ("HijriUmmAlQura", HijriUmmAlQura.rule, 1501...1832), ("HijriAstronomical", HijriAstronomical.rule, 1009...1832),
] {
  let found = try years.map { try rule.year($0) }
  let last = found[found.count - 1]
  let first = type == "HijriUmmAlQura" ? HijriUmmAlQura.year(HijriUmmAlQura.years.lowerBound) : found[0]
  try write(
    type, in: "Hijri", years: years, from: first.start, through: last.start + (last.before(12) - 1), width: 5,
    origin: "the evenings at Makkah, see MakkahRule.swift.", entries: found.map { $0.entry })
}
