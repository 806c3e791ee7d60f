public import FastiRecords

/// The ways of telling that can be switched on.
public enum ChannelName: String, CaseIterable, Sendable {
  /// `notify-send`.
  case desktop
  /// A command of the user's own.
  case command
  /// The pages of `fasti serve`.
  case web

  /// The names of a list such as `desktop,web`, each once; `none` is an empty list.
  /// - Throws: `.invalid` with the name that is none.
  public static func list(_ text: String) throws(Failure) -> [ChannelName] {
    let names = text.split { $0 == "," || $0 == " " }.map { String($0) }
    if names == ["none"] { return [] }
    var channels: [ChannelName] = []
    for name in names {
      guard let channel = ChannelName(rawValue: name) else {
        let known = allCases.map(\.rawValue)
        throw Failure(
          .invalid, code: "unknown-value", "there is no channel \"\(name)\"", field: "notify.channels", value: text,
          hint: Suggestion.nearest(name, among: known + ["none"])
            ?? "\(known.joined(separator: ", ")), several with commas, or none", cause: .choice(known + ["none"]))
      }
      if !channels.contains(channel) { channels.append(channel) }
    }
    return channels
  }

  /// The list as it is kept.
  public static func text(_ channels: [ChannelName]) -> String {
    channels.isEmpty ? "none" : channels.map(\.rawValue).joined(separator: ",")
  }
}
