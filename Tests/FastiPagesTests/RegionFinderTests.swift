import FastiPages
import FastiWords
import PageSamples
import Testing

@Suite("Regions to choose from") struct RegionFinderTests {
  @Test("older lists of a region are folded, unless one is selected", arguments: [true, false])
  func older(isSelected: Bool) throws {
    func choice(_ code: String, isSelected: Bool = false) -> RegionChoice {
      RegionChoice(RegionPill(code: code, name: code), isSelected: isSelected, publicRules: 1, observances: 0)
    }
    var sweden = choice("SE")
    sweden.parts = [choice("SE-X"), choice("SE@seed", isSelected: isSelected)]
    sweden.showsParts = true
    var finder = RegionFinder(selected: [])
    finder.found = [sweden]
    let page = SettingsPage(
      regions: finder, limit: FieldInput("10"), error: nil, showsHolidays: true, languages: [], feeds: [],
      newFeed: FieldInput())
    let text = String(decoding: page.render(in: Samples.frame(try Samples.words("en"), Paths.settings)), as: UTF8.self)
    #expect(text.contains("<details class=\"parts-of\" open><summary>Parts of SE (1)</summary>"))
    let fold = isSelected ? "<details class=\"parts-of\" open>" : "<details class=\"parts-of\">"
    #expect(text.contains("\(fold)<summary>Older lists</summary>"))
  }
}
