import FastiAgenda
import FastiFormats
import Testing

@Suite("Symbols and colours of events")
struct EventLookTests {
  @Test("words are read as they are written, and no other")
  func words() {
    for symbol in EventSymbol.allCases { #expect(EventSymbol(word: "\(symbol.word)") == symbol) }
    for color in EventColor.allCases { #expect(EventColor(word: "\(color.word)") == color) }
    #expect(EventSymbol(word: "") == nil && EventSymbol(word: "unicorn") == nil && EventColor(word: "Red") == nil)
  }

  @Test("every colour is a colour of CSS that is read back as itself, and others as the nearest")
  func names() {
    for color in EventColor.allCases { #expect(EventColor(cssName: "\(color.word)") == color) }
    #expect(EventColor(cssName: "Tomato") == .red && EventColor(cssName: "navy") == .cyan)
    for name in ["gray", "black", "white", "mauve", ""] { #expect(EventColor(cssName: name) == nil) }
  }

  @Test("the colour of each type of event is a colour of Fasti, so that importing an export chooses no colour")
  func own() {
    for type in EventType.allCases {
      let kind: EntryKind =
        switch type {
        case .event: .event
        case .trip: .trip
        case .birthday: .birthday
        case .money: .money
        }
      #expect(EntryKind.isOwnColor("\(kind.color)"))
    }
    for color in EventColor.allCases { #expect(!EntryKind.isOwnColor("\(color.word)")) }
  }

  @Test(
    "a colour of a rule is shown as the nearest of ours by its hue",
    arguments: [
      ("#FF0000", EventColor.red), ("#00FF00", .green), ("#0000ff", .cyan), ("#ffe566", .yellow), ("#e9d5ff", .purple),
      ("#FFC0CB", .pink), ("#ff69b4", .pink), ("#008080", .teal), ("#99f6e4", .teal),
    ])
  func hues(_ hex: String, _ color: EventColor) { #expect(EventColor(hex: hex) == color) }

  @Test("each colour of Fasti is read back from its number; grey and other texts give no colour")
  func numbers() {
    for color in EventColor.allCases { #expect(EventColor(hex: color.hex) == color) }
    for text in ["#808080", "#000000", "", "red", "#12345", "#1234567", "#gggggg", "#-12345"] {
      #expect(EventColor(hex: text) == nil, "\(text)")
    }
  }
}
