import FastiDays
import FastiPages
import FastiRecords
import Foundation
import Testing

@testable import FastiWeb

@Suite("Settings with a few words") struct ChoiceSettingTests {
  @Test(
    "each is a setting of the program, and the page has a button for each of its words",
    arguments: ChoiceSetting.allCases)
  func words(_ setting: ChoiceSetting) throws {
    let key = try #require(SettingKey(rawValue: setting.rawValue))
    let words: [String]
    switch key.definition.kind {
    case .choice(let choices): words = choices
    case .toggle: words = ["on", "off"]
    default: words = []
    }
    #expect(!words.isEmpty)
    let room = try Room()
    let (path, name) = (setting.path.string, setting.field.rawValue)
    for word in words {
      #expect(ScreenTests.post(room, path, [(name, word)]).status == 303, "\(word)")
      let page = ScreenTests.page(room, "/settings").text
      let form = try #require(page.components(separatedBy: "action=\"\(path)\"").dropFirst().first)
      let buttons = form.components(separatedBy: "</form>")[0]
      #expect(buttons.components(separatedBy: "<button").count == words.count + 1)
      #expect(buttons.contains("name=\"\(name)\" value=\"\(word)\" aria-current=\"true\""), "\(word)")
      #expect(buttons.components(separatedBy: "aria-current").count == 2, "\(word)")
    }
    #expect(ScreenTests.post(room, path, [(name, "other")]).status == 422)
  }
}
