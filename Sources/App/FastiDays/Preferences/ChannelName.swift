public import FastiRecords

/// The channels by which reminders are delivered.
public enum ChannelName: String, CaseIterable, Sendable {
  /// `notify-send`.
  case desktop
  /// A command of the user.
  case command
  /// The pages of `fasti serve`.
  case web

  /// The names of a list such as `desktop,web`, each once; `none` is an empty list.
  /// - Throws: `.invalid` with the name that is not a channel.
  public static func list(_ text: String) throws(Failure) -> [ChannelName] {
    let names = text.split { $0 == "," || $0 == " " }.map { String($0) }
    if names == ["none"] { return [] }
    var channels: [ChannelName] = []
    for name in names {
      guard let channel = ChannelName(rawValue: name) else {
        let known = allCases.map(\.rawValue)
        throw Failure(.value(.word(known + ["none"])), field: Field("notify.channels"), value: text)
      }
      if !channels.contains(channel) { channels.append(channel) }
    }
    return channels
  }

  /// The channels of a stored list; nil if one of its words is not a channel.
  static func known(_ text: String) -> [ChannelName]? { try? list(text) }

  /// The list as a store writes it.
  public static func text(_ channels: [ChannelName]) -> String {
    channels.isEmpty ? "none" : channels.map(\.rawValue).joined(separator: ",")
  }
}
