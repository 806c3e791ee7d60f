import FastiCivil
import Testing

@testable import FastiCalendars

@Suite("Month names") struct MonthNameLaws {
  @Test(
    "every calendar with months names all of them, each differently, in English and Swedish",
    arguments: CalendarID.allCases)
  func complete(calendar: CalendarID) {
    for language in NameLanguage.allCases {
      guard let names = calendar.monthNames(in: language) else {
        #expect(calendar == .isoWeek || (language != .english && language != .swedish))
        continue
      }
      let count = calendar == .coptic || calendar == .ethiopic ? 13 : 12
      #expect(Set((1...count).map { names.name($0, isLeap: false) }).count == count)
      #expect((1...count).allSatisfy { !names.name($0, isLeap: false).isEmpty })
      #expect(names.name(count + 1, isLeap: false).isEmpty && names.name(0, isLeap: false).isEmpty)
    }
  }

  @Test("names of known days") func known() throws {
    func name(_ iso: String, _ calendar: CalendarID, _ language: NameLanguage) throws -> String? {
      try calendar.date(of: day(iso)).monthName(in: language)
    }
    #expect(try name("2026-02-18", .hijriUmmAlQura, .english) == "Ramadan")
    #expect(try name("2026-02-18", .hijriUmmAlQura, .arabic) == "رمضان")
    #expect(try name("2026-02-17", .vietnamese, .vietnamese) == "tháng Giêng")
    #expect(try name("2025-07-25", .vietnamese, .vietnamese) == "tháng Sáu nhuận")
    #expect(try name("2025-07-25", .chinese, .chinese) == "闰六月")
    #expect(try name("2025-07-25", .chinese, .english) == "Leap Sixth Month")
    #expect(try name("2024-03-24", .hebrew, .english) == "Adar II")
    #expect(try name("2024-02-23", .hebrew, .english) == "Adar I")
    #expect(try name("2026-03-03", .hebrew, .english) == "Adar")
    #expect(try name("2026-03-21", .persian, .swedish) == "farvardin")
    #expect(try name("2026-02-05", .isoWeek, .english) == nil)
  }

  @Test("language codes, with and without a region") func codes() {
    #expect(NameLanguage(code: "sv") == .swedish)
    #expect(NameLanguage(code: "zh-Hans") == .chinese)
    #expect(NameLanguage(code: "vi_VN") == .vietnamese)
    #expect(NameLanguage(code: "de") == nil && NameLanguage(code: "") == nil)
  }
}
