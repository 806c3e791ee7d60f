public import FastiCivil
import FastiMoney
import FastiReminders
public import FastiWords

/// The data of a setting for the command line, the pages and the store.
public struct SettingDefinition: Sendable {
  /// The texts that a setting accepts.
  public enum Kind: Sendable {
    /// Codes of regions, separated by commas.
    case regions
    /// A number of regions, 1 to 250.
    case limit
    /// `on` or `off`.
    case toggle
    /// Ids of rules, separated by commas.
    case rules
    /// Names, separated by commas.
    case names
    /// One of these words.
    case choice([String])
    /// Channels separated by commas, or `none`.
    case channels
    /// An http or https address, or nothing.
    case address
    /// A place, as `HomePlace` reads it, or nothing.
    case place
    /// Standing alarms, as `StandingAlarms` reads them, or nothing.
    case alarms
    /// Kinds of things and codes of regions, separated by commas.
    case hidden
    /// The code of a currency, or nothing.
    case currency
    /// A line of ASCII without quotes, or nothing.
    case line
  }

  public let kind: Kind
  /// The text if nothing was set.
  public let initial: String
  /// Its name in the history.
  public let name: Phrase
  /// Its meaning, in one line.
  public let summary: Template

  init(_ kind: Kind, _ initial: String, _ name: Phrase, _ summary: Template) {
    self.kind = kind
    self.initial = initial
    self.name = name
    self.summary = summary
  }
}

extension SettingDefinition.Kind {
  /// A stored text as it is shown; nil if it is not valid for this kind.
  func canonical(_ text: String) -> String? {
    switch self {
    // Most texts are canonical already, and to join parts makes the runtime look for types by name.
    case .regions, .rules: text.isList ? text : text.split(separator: ",").joined(separator: ",")
    case .names: SettingDefinition.names(text)
    case .limit: Int(text).map { String($0) }
    case .toggle: ["on", "off"].contains(text) ? text : nil
    case .choice(let words): words.contains(text) ? text : nil
    case .channels: ChannelName.known(text).map { ChannelName.text($0) }
    case .address, .line: text
    case .currency: text.isEmpty ? text : CurrencyCode(Array(text.utf8))?.text
    case .alarms: (try? StandingAlarms(text: text))?.text
    case .hidden: HiddenThings(text: text)?.text
    case .place: text.isEmpty ? text : HomePlace(text: text)?.text
    }
  }
}

extension String {
  /// Whether its parts are separated by one comma each, with none at an end.
  fileprivate var isList: Bool {
    var last = UInt8(ascii: ",")
    for byte in utf8 {
      if byte == UInt8(ascii: ","), last == byte { return false }
      last = byte
    }
    return last != UInt8(ascii: ",") || isEmpty
  }
}

extension SettingDefinition {
  /// Names separated by commas, each once, without spaces around them.
  static func names(_ text: String) -> String {
    var names: [String] = []
    for part in text.split(separator: ",") {
      let name = part.split(separator: " ").joined(separator: " ")
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ",")
  }
}

extension SettingKey {
  /// Its meaning, in one line.
  public var summary: Template { definition.summary }
  /// The value if nothing was set.
  public var initial: String { definition.initial }
}
