// Writes the tables of years of the calendars that follow the sky; run by scripts/tables/calendars.
import FastiCivil
import Foundation

@testable import FastiCalendars

let folder = CommandLine.arguments[1]

func write(_ type: String, in subfolder: String, years: ClosedRange<Int>, width: Int, origin: String, entries: [UInt32]) throws {
  let text = String(decoding: YearTable.text(of: entries, width: width), as: UTF8.self)
  let lines = text.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
  let source = """
    // Written by scripts/tables/calendars. Origin: \(origin)
    extension \(type) {
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
  try write(
    "\(system)", in: subfolder, years: system.known, width: 4,
    origin: "the rule of this folder and the sky of FastiCalendars.",
    entries: system.known.map { try system.computed($0).entry })
}

try writeLunisolar(ChineseCalendar.self, in: "Chinese")
try writeLunisolar(VietnameseCalendar.self, in: "Vietnamese")
try writeLunisolar(KoreanCalendar.self, in: "Korean")
