public import FastiAgenda
import FastiFormats
public import FastiRecords

extension EventLook {
  /// The look that the user gave a rule. An unknown symbol is left out; a colour becomes the nearest of Fasti's.
  public init(_ layer: RuleLayer?) {
    self.init(
      symbol: layer?.symbolName.flatMap { EventSymbol(word: $0) },
      color: layer?.iconColor.flatMap { EventColor(hex: $0) })
  }

  /// What a form that picks a symbol changes of a layer: nil for nothing, so that a symbol no form can say stays.
  public static func symbol(picked word: String, over layer: RuleLayer?) -> String? {
    EventSymbol(word: word) == EventLook(layer).symbol ? nil : word
  }

  /// What a form that picks a colour changes of a layer: nil for nothing, so that the very colour stays of which the nearest was shown.
  public static func color(picked word: String, over layer: RuleLayer?) -> String? {
    EventColor(word: word) == EventLook(layer).color ? nil : EventColor(word: word)?.hex ?? ""
  }
}
