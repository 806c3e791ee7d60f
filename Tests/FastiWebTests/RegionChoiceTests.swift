import FastiCivil
import FastiDays
import FastiRecords
import Foundation
import Testing

@testable import FastiWeb

@Suite("Choosing regions and communities") struct RegionChoiceTests {
  /// The codes of the boxes of a page, and whether each is ticked.
  private func boxes(_ room: Room, _ path: String, _ name: String = "regions") -> [(code: String, isOn: Bool)] {
    ScreenTests.page(room, path).text.components(separatedBy: "<input ").dropFirst().compactMap { part in
      let tag = part.prefix { $0 != ">" }
      guard tag.contains("name=\"\(name)\""), let value = tag.split(separator: "value=\"").dropFirst().first else {
        return nil
      }
      return (String(value.prefix { $0 != "\"" }), tag.contains("checked"))
    }
  }

  @Test("a search by name shows the region, with its country, and keeps the selection") func find() throws {
    let room = try Room()
    #expect(ScreenTests.post(room, "/settings/regions", [("regions", "SE")]).status == 303)
    let found = boxes(room, "/settings?find=south%20wales")
    #expect(found.contains { $0 == ("AU-NSW", false) })
    #expect(found.contains { $0 == ("AU", false) })
    #expect(found.contains { $0 == ("SE", true) })
    #expect(Set(found.map(\.code)).count == found.count, "each box stands once")
    #expect(boxes(room, "/settings?find=sverige").contains { $0 == ("SE", true) })
    #expect(boxes(room, "/settings?continent=oceania").contains { $0 == ("AU-NSW", false) })
    #expect(boxes(room, "/settings").contains { $0 == ("SE", true) })
  }

  @Test("a search without results keeps the selection, and hostile words are only words") func nothing() throws {
    let room = try Room()
    #expect(ScreenTests.post(room, "/settings/regions", [("regions", "SE")]).status == 303)
    for words in ["nowhere", "%3Cb%3E", "%22", "..%2F"] {
      let page = ScreenTests.page(room, "/settings?find=\(words)")
      #expect(page.status == 200 && !page.text.contains("<b>"))
      #expect(boxes(room, "/settings?find=\(words)").contains { $0 == ("SE", true) })
    }
  }

  @Test("communities of the selected regions are ticked on the page, and then their holidays are shown")
  func communities() throws {
    let room = try Room()
    #expect(boxes(room, "/settings", "communities").isEmpty)
    let region = """
      region ZQ
      name en Quay
      languages en
      zone UTC
      rule zq.feast
        name en Feast of the Feathers
        optional for Yazidi on 3 February
        source x
      """
    try room.write { store throws(Failure) in
      do throws(StoreError) {
        try store.write(store.newChange("test")) { writer throws(StoreError) in
          _ = try writer.put(UserRegion(code: "ZQ", text: region, userModifiedAt: 0))
        }
      } catch { throw Failure(error) }
    }
    #expect(ScreenTests.post(room, "/settings/regions", [("regions", "ZQ")]).status == 303)
    #expect(boxes(room, "/settings", "communities").map(\.code) == ["Yazidi"])
    #expect(!ScreenTests.page(room, "/day/2026-02-03").text.contains("Feast of the Feathers"))
    #expect(ScreenTests.post(room, "/settings/communities", [("communities", "Yazidi")]).status == 303)
    #expect(boxes(room, "/settings", "communities").contains { $0 == ("Yazidi", true) })
    #expect(ScreenTests.page(room, "/day/2026-02-03").text.contains("Feast of the Feathers"))
    #expect(ScreenTests.post(room, "/settings/communities", []).status == 303)
    #expect(!ScreenTests.page(room, "/day/2026-02-03").text.contains("Feast of the Feathers"))
  }

  @Test("a user's own region has its colours") func colours() throws {
    let room = try Room()
    #expect(!ScreenTests.page(room, "/settings").text.contains("colours.css"))
    let region = "region ZQ\nname en Quay\nlanguages en\ncolours FFFFFF on 123456\n"
    try room.write { store throws(Failure) in
      do throws(StoreError) {
        try store.write(store.newChange("test")) { writer throws(StoreError) in
          _ = try writer.put(UserRegion(code: "ZQ", text: region, userModifiedAt: 0))
        }
      } catch { throw Failure(error) }
    }
    let page = ScreenTests.page(room, "/settings").text
    let address = try #require(page.components(separatedBy: "href=\"/settings/colours.css?v=").dropFirst().first)
    let style = ScreenTests.page(room, "/settings/colours.css?v=\(address.prefix { $0 != "\"" })")
    #expect(style.status == 200 && style.text.contains(".pill-zq { background: #123456; color: #FFFFFF; }"))
  }

  @Test("a country's table of Hijri months is selected on the page") func table() throws {
    let room = try Room()
    #expect(ScreenTests.post(room, "/settings/hijri/source", [("source", "hijri-ir")]).status == 303)
    let page = ScreenTests.page(room, "/settings").text
    #expect(page.contains("Hijri (Iran)"))
    #expect(ScreenTests.post(room, "/settings/hijri/source", [("source", "bikram-sambat")]).status != 303)
  }
}
