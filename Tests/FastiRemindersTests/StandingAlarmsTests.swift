import FastiCivil
import FastiReminders
import TestSupport
import Testing

@Suite("Standing alarms") struct StandingAlarmsTests {
  @Test("a text is read, put in order, and written the same")
  func text() throws {
    let alarms = try StandingAlarms(text: " SE: 2d;; public:1d 18:00 , 1w; se.midsommarafton: 0d 08:00; SE: 1d")
    #expect(alarms.text == "public: 7d, 1d 18:00; SE: 1d; se.midsommarafton: 0d 08:00")
    #expect(try StandingAlarms(text: alarms.text) == alarms)
    #expect(try StandingAlarms(text: "") == .none)
    #expect(alarms[.publicHolidays].text == "7d,1d 18:00")
    #expect(alarms[.countdowns].isEmpty)
  }

  @Test("setting, replacing and removing; the last entry of a subject counts")
  func setting() throws {
    var chance = Chance(seed: 11)
    var expected: [AlarmSubject: AlarmLeads] = [:]
    var alarms = StandingAlarms.none
    let subjects = ["public", "countdowns", "reminders", "SE", "AU-NSW", "se.nationaldagen"].compactMap {
      AlarmSubject(text: $0)
    }
    for _ in 0..<500 {
      let subject = chance.pick(subjects)
      let leads = try AlarmLeads((0..<chance.number(0...3)).map { _ in try chance.lead() })
      alarms = try alarms.setting(leads, of: subject)
      expected[subject] = leads.isEmpty ? nil : leads
      #expect(alarms.entries.map(\.subject) == expected.keys.sorted())
      #expect(alarms.entries.allSatisfy { expected[$0.subject] == $0.leads })
      #expect(try StandingAlarms(text: alarms.text) == alarms)
    }
  }

  @Test(
    "what is wrong is named",
    arguments: [
      ("public", AlarmError.subject), (": 1d", .subject), ("a b: 1d", .subject), ("ö: 1d", .subject),
      ("public: soon", .malformed), ("public: 400d", .daysOutOfRange(400)),
      ("SE: 1d 25:00", .time(.outOfRange(field: .hour, value: 25, limits: 0...23))),
      ("SE: 1m, 2m, 3m, 4m, 5m, 6m", .tooMany(most: 5)),
    ])
  func wrong(_ text: String, _ error: AlarmError) {
    #expect(throws: error) { try StandingAlarms(text: text) }
  }

  @Test("at most fifty subjects")
  func most() throws {
    let text = (0..<50).map { "x.\($0): 1d" }.joined(separator: ";")
    #expect(try StandingAlarms(text: text).entries.count == 50)
    #expect(throws: AlarmError.tooManySubjects(most: 50)) { try StandingAlarms(text: text + ";SE: 1d") }
  }
}
