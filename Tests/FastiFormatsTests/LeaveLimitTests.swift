import FastiCivil
import FastiFormats
import FastiLeave
import Testing

@Suite("The limits of leave files") struct LeaveLimitTests {
  @Test("the paydays of the last days are after them, and are read back")
  func lastDays() throws {
    let schedule = try PaySchedule(anchor: Day(year: 2999, month: 12, day: 20), pattern: .every(days: 14), lag: 7)
    let terms = LeaveTerms(
      type: .vacation, start: try Hours(exact: "33.72"), rates: try RateTable(try Hours(exact: "6.46")))
    let profile = LeaveFile.Profile(try LeaveProfile(schedule: schedule, terms: [terms]), rounding: .quarterHour)
    let entry = try LeaveEntry(
      day: Day(year: 2999, month: 12, day: 30), type: .vacation, action: .used, hours: Hours(whole: 8))
    let row = LeaveRow(
      id: EntryID("0199aabb-ccdd-7eef-8123-000000000001"), entry: entry, source: nil, created: nil)
    let ledger = try LeaveLedger(
      profile: profile.profile, versions: [EntryVersion(id: EntryID("1"), stamp: EntryStamp("1"), entry: entry)])
    let bytes = try LeaveHledger.write(
      ledger, rounding: profile.rounding, rows: [row], over: LeaveSpan(first: nil, last: Limits.days.last))
    #expect(String(decoding: bytes, as: UTF8.self).contains("2999-12-30=3000-01-17 used"))
    let read = try LeaveHledger.read(bytes)
    #expect(read.profile == profile && read.rows.map(\.entry) == [entry])
    // The second date is compared with the profile, in any year.
    let wrong = String(decoding: bytes, as: UTF8.self).replacing("=3000-01-17", with: "=3000-01-18")
    #expect(throws: FileProblems.self) { try LeaveHledger.read(Array(wrong.utf8)) }
  }

  @Test("a profile with more kinds of leave or rates than are read is refused with the limit")
  func tooManyTerms() {
    func problems(kinds: Int, rates: Int) -> [FileProblem.Mistake] {
      let days = (1..<rates).map { #",{"from":"\#((Limits.days.first + $0).iso)","rate":"1.00"}"# }.joined()
      let terms = (0..<kinds).map { #""k\#($0)":{"start":"0.00","rates":[{"rate":"1.00"}\#($0 == 0 ? days : "")]}"# }
      let profile = #"{"anchor":"2026-02-06","schedule":{"kind":"every","days":14},"lag":7,"baseline":"additive""#
      let types = terms.joined(separator: ",")
      let text = #"{"format":"fasti-leave/1","profile":\#(profile),"types":{\#(types)}},"entries":[]}"#
      do throws(FileProblems) {
        _ = try LeaveJSON.read(Array(text.utf8))
        return []
      } catch { return error.all.map(\.mistake) }
    }
    #expect(problems(kinds: 1_000, rates: 1) == [])
    #expect(problems(kinds: 1_001, rates: 1) == [.json(.tooMany(limit: 1_000))])
    #expect(problems(kinds: 2, rates: 100_000) == [.json(.tooMany(limit: 100_000))])
  }
}
