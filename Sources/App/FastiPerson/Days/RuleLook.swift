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

  /// The symbol that a form changes in a layer; nil if it changes none: a symbol that the form does not offer is kept.
  public static func symbol(picked word: String, over layer: RuleLayer?) -> String? {
    EventSymbol(word: word) == EventLook(layer).symbol ? nil : word
  }

  /// The colour that a form changes in a layer; nil if it changes none: the exact colour is kept, of which the form
  /// shows the nearest.
  public static func color(picked word: String, over layer: RuleLayer?) -> String? {
    EventColor(word: word) == EventLook(layer).color ? nil : EventColor(word: word)?.hex ?? ""
  }
}
