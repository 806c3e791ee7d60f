import FastiCivil
import FastiRegions
import FastiHolidays
import FastiPages
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import Testing

@testable import FastiDays
@testable import FastiWeb

@Suite("The editor of rules loses nothing") struct RuleEditorLaws {
  static let regions: [Region] = ShippedRegion.all.flatMap { shipped in
    (try? Region.read(shipped.text.withUTF8Buffer { [UInt8]($0) })) ?? []
  }
  static let today = Day(20_489)

  /// The saved rule of an editor that is sent unchanged.
  private func saved(_ form: RuleForm, in place: Rule, _ language: String) throws -> Rule {
    let new = RuleFields(of: form).rule(language: language)
    return try new.read(id: place.id).keeping(place, new, on: Self.today)
  }

  @Test("every rule of the program, opened and saved unchanged, is the same rule", arguments: ["en", "sv", "vi"])
  func unchanged(_ language: String) throws {
    #expect(Self.regions.flatMap(\.rules).count > 100)
    let languages: [LanguageCode] = language == "en" ? ["en"] : [LanguageCode(language), "en"]
    for region in Self.regions {
      for rule in region.rules {
        let form = RuleForm(opening: rule, in: region.code, languages: languages, on: Self.today)
        #expect(try saved(form, in: rule, language) == rule, "\(rule.id.string)")
        guard let parts = form.inParts(rule) else { continue }
        #expect(parts.sentence.text.isEmpty)
        #expect(try saved(parts, in: rule, language) == rule, "\(rule.id.string)")
        let back = parts.inSentence(try saved(parts, in: rule, language))
        #expect(back.sentence.text == form.sentence.text && back.swaps.isEmpty && back.parts.values.isEmpty)
      }
    }
  }

  @Test("the fields can express every rule of one period with the usual status")
  func sayable() {
    for rule in Self.regions.flatMap(\.rules) where rule.periods.count == 1 {
      let form = RuleForm(opening: rule, in: RegionCode("SE"), languages: ["en"], on: Self.today)
      let status = rule.periods[0].status
      let isListed = ["dates", "swaps"].contains("\(rule.periods[0].pattern.typeName)")
      // Lists of dates and exchanges are usually decided; other decided rules, and projected ones, are written as
      // sentences.
      guard status == (isListed ? .decided : .statutory) else { continue }
      #expect(form.inParts(rule) != nil, "\(String(decoding: rule.sentence, as: UTF8.self))")
    }
  }

  static let constructs = [
    "public on 26 December; not on Tuesday, Saturday", "public on 17 September; only on Monday; since 2007",
    "public on 1 May; not on rest-day, collision", "optional until 14:00 on 46 days before Easter",
    "public from 13:00 until 19:00 on 24 December", "optional for Yazidi on 14 April",
    "public for armed forces from 12:00 on 23 February", "public on last Friday of every month",
    "observance on last day of every regular or leap lunar month, Vietnamese",
    "observance on day 1 of every month, hebrew", "public on 1 day after se.julafton, as moved",
    "public on Monday on or after se.julafton, as moved",
    "school on 2026-07-06 to 2026-08-14, 2026-12-21; status decided", "public on 26 December; no shift",
    "public on 31 August; additional rest-day next working day",
  ]

  @Test("the fields can express every construct, with the same meaning", arguments: constructs)
  func fields(_ sentence: String) throws {
    var rule = try Rule(id: "user.a", sentence: Array(sentence.utf8))
    rule.names = Names([Names.Entry(language: "en", text: Array("A".utf8))])
    let form = RuleForm(opening: rule, in: RegionCode("SE"), languages: ["en"], on: Self.today)
    let parts = try #require(form.inParts(rule))
    #expect(parts.sentence.text.isEmpty)
    let again = try RuleFields(of: parts).rule(language: "en").read(id: rule.id)
    #expect(String(decoding: again.sentence, as: UTF8.self) == sentence)
  }

  @Test("exchanges have fields, a preview, are saved, opened again and converted to a sentence and back")
  func exchanges() throws {
    let room = try Room()
    let typed = [
      ("name", "Qday"), ("region", "SE"), ("on", ""), ("shape", "swaps"), ("kind", "public"), ("off", "2026-05-15"),
      ("worked", "2026-05-23"), ("off", ""), ("worked", ""), ("off", "2026-01-02"), ("worked", "2026-01-10"),
    ]
    let tried = ScreenTests.post(room, "/rules", typed + [("preview", "yes")])
    #expect(tried.status == 200 && tried.text.contains("2026-01-02 swapped with 2026-01-10"))
    let days = ["2026-05-15", "2026-05-23"].filter { tried.text.contains("datetime=\"\($0)\"") }
    #expect(days.count == 2, "both the day off and the day worked are shown")
    #expect(ScreenTests.post(room, "/rules", typed).status == 303)
    #expect(ScreenTests.day(room, "2026-05-23").contains("\"isBusinessDay\":true"))
    let opened = ScreenTests.page(room, "/rules/user.qday").text
    let sentence = "public on 2026-01-02 swapped with 2026-01-10, 2026-05-15 swapped with 2026-05-23; status decided"
    #expect(opened.contains("value=\"\(sentence)\""))
    let asked = [("name", "Qday"), ("region", "SE"), ("on", sentence), ("shape", "sentence"), ("kind", "")]
    let parts = ScreenTests.post(room, "/rules/user.qday", asked + [("preview", "parts")]).text
    #expect(parts.contains("name=\"off\" value=\"2026-05-15\"") && !parts.contains("value=\"\(sentence)\""))
    let back = ScreenTests.post(room, "/rules/user.qday", typed + [("preview", "sentence")]).text
    #expect(back.contains("value=\"\(sentence)\"") && !back.contains("name=\"off\" value=\"2026-05-15\""))
  }

  @Test("exceptions have a field, one a line, and the preview follows them; a form without the field keeps them")
  func exceptions() throws {
    let room = try Room()
    func rule(_ on: String, _ more: [(String, String)]) -> [(String, String)] {
      [("name", "Qday"), ("region", "SE"), ("on", on)] + more
    }
    let typed = rule("4 October", [("except", "except 2026 moved to 2026-10-05\r\n2027 cancelled")])
    let tried = ScreenTests.post(room, "/rules", typed + [("preview", "yes")]).text
    let shown = ["2026-10-04", "2026-10-05", "2027-10-04", "2028-10-04"].filter { tried.contains("datetime=\"\($0)\"") }
    #expect(shown == ["2026-10-05", "2028-10-04"])
    #expect(ScreenTests.post(room, "/rules", typed).status == 303)
    let path = "/rules/user.qday", kept = "except 2026 moved to 2026-10-05\nexcept 2027 cancelled</textarea>"
    #expect(ScreenTests.page(room, path).text.contains(kept))
    let parts = ScreenTests.post(room, path, typed + [("preview", "parts")]).text
    #expect(parts.contains("2027 cancelled</textarea>") && parts.contains("name=\"day\" value=\"4\""))
    let wrong = ScreenTests.post(room, path, rule("5 October", [("except", "2026 cancelled\n2027 moved to soon")]))
    #expect(wrong.status == 422 && wrong.text.contains("2027 moved to soon</textarea>"))
    #expect(wrong.text.contains("id=\"rule-except-error\"") && !wrong.text.contains("id=\"rule-on-error\""))
    let older = ScreenTests.post(room, path, rule("35 October", []))
    #expect(older.status == 422 && older.text.contains(kept))
    #expect(ScreenTests.post(room, path, rule("5 October", [])).status == 303)
    #expect(ScreenTests.page(room, path).text.contains(kept))
    #expect(ScreenTests.post(room, path, rule("5 October", [("except", "")])).status == 303)
    #expect(!ScreenTests.page(room, path).text.contains("moved to 2026-10-05"))
  }

  @Test("an error in an exchange is reported, and the typed text is kept")
  func wrong() throws {
    let room = try Room()
    let typed = [
      ("name", "Qday"), ("region", "SE"), ("on", ""), ("shape", "swaps"), ("kind", "public"), ("off", "2026-05-15"),
      ("worked", "2026-05-15"), ("off", "soon"), ("worked", ""),
    ]
    let page = ScreenTests.post(room, "/rules", typed)
    #expect(page.status == 422 && page.text.contains("name=\"off\" value=\"soon\""))
  }

  @Test("a rule that the fields cannot express stays a sentence, which is reported")
  func tooMuch() throws {
    let room = try Room()
    let sentence = "public on 1 May; until 2020; then public on 2 May; since 2021"
    let asked = [("name", "Qday"), ("region", "SE"), ("on", sentence), ("shape", "sentence"), ("kind", "")]
    let page = ScreenTests.post(room, "/rules", asked + [("preview", "parts")], ScreenTests.swedish).text
    #expect(page.contains("Fälten rymmer inte hela meningen") && page.contains("value=\"\(sentence)\""))
  }
}
