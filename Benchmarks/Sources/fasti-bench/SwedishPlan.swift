import FastiHolidays
import Foundation

/// Sweden's rules, read from Data/Regions.
enum SwedishPlan {
  static func read() throws -> HolidayPlan {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
    let file = root.appending(path: "../../../Data/Regions/SE.rules").standardizedFileURL
    let book = RuleBook(try Region.read([UInt8](try Data(contentsOf: file))))
    return HolidayPlan(book.merged("SE") ?? Region(code: "SE"))
  }
}
