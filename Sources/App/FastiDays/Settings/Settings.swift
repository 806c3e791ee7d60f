import FastiCivil
public import FastiHolidays
public import FastiRecords

/// Reads and changes settings. Each change is one command and can be undone.
public struct EditSettings {
  private let store: any Store
  private let almanac: Almanac

  /// Settings of a store, checked against every region it has.
  public init(_ store: any Store, _ almanac: Almanac) {
    self.store = store
    self.almanac = almanac
  }

  /// The value of every setting, the initial one where nothing was set.
  public func all() -> [(key: SettingKey, value: String)] { SettingKey.allCases.map { ($0, value($0)) } }

  /// The value of a setting.
  public func value(_ key: SettingKey) -> String {
    let settings = almanac.settings
    switch key {
    case .regionsSelected: return settings.selected.map(\.string).joined(separator: ",")
    case .regionsLimit: return String(settings.limit)
    case .holidaysShow: return settings.showHolidays ? "on" : "off"
    case .hijriSource: return settings.months.followsMoonsighting ? "moonsighting" : "calculated"
    case .hijriRefresh: return settings.months.refreshesByItself ? "auto" : "off"
    case .notifyChannels: return ChannelName.text(settings.channels)
    case .hijriShow: return settings.months.showsInPages ? "on" : "off"
    case .servePublicURL: return settings.publicURL ?? ""
    case .countdownsRules: return settings.countdownRules.map(\.string).joined(separator: ",")
    }
  }

  /// The setting of that name.
  /// - Throws: `.notFound` with the nearest name.
  public static func key(_ name: String) throws(Failure) -> SettingKey {
    if let key = SettingKey(rawValue: name) { return key }
    let names = SettingKey.allCases.map(\.rawValue)
    throw Failure(
      .notFound, code: "unknown-setting", "there is no setting \"\(name)\"", field: "KEY", value: name,
      hint: Suggestion.nearest(name, among: names) ?? names.joined(separator: ", "))
  }

  /// Sets a setting, after checking the value.
  /// - Throws: `.invalid`, `.notFound` for an unknown region, `.refused` for more regions than the limit.
  public func set(_ key: SettingKey, _ value: String, command: String) throws(Failure) {
    switch key {
    case .regionsSelected:
      let names = value.split { $0 == "," || $0 == " " }.map { String($0) }
      try select(names, command: command)
    case .regionsLimit:
      guard let number = Int(value), (1...250).contains(number) else {
        throw Failure(
          .invalid, code: "out-of-range", "\"\(value)\" is no number from 1 to 250", field: key.rawValue, value: value,
          hint: "fasti config set regions.limit 5")
      }
      guard number >= almanac.settings.selected.count else {
        throw Failure(
          .refused, code: "too-many-regions",
          "\(almanac.settings.selected.count) regions are selected, more than \(number)", field: key.rawValue,
          value: value, hint: "fasti regions select CODE, with fewer codes",
          cause: .regions(almanac.settings.selected.count, limit: number))
      }
      try write(Setting(key: key.rawValue, value: String(number)), command)
    case .countdownsRules: try setCountdowns(value, command)
    case .hijriSource: try choose(key, value, among: ["calculated", "moonsighting"], command)
    case .hijriRefresh: try choose(key, value, among: ["auto", "off"], command)
    case .notifyChannels:
      try write(Setting(key: key.rawValue, value: ChannelName.text(try ChannelName.list(value))), command)
    case .hijriShow: try turn(key, value, command)
    case .servePublicURL:
      let address = value.isEmpty ? "" : try ServerURL.read(value, field: key.rawValue)
      try write(Setting(key: key.rawValue, value: address), command)
    case .holidaysShow: try turn(key, value, command)
    }
  }

  /// Selects regions in place of those selected before; none clears the selection.
  /// - Returns: The codes selected.
  /// - Throws: `.notFound`, or `.refused` naming the limit.
  @discardableResult
  public func select(_ names: [String], command: String) throws(Failure) -> [RegionCode] {
    let codes = names.isEmpty ? [] : try almanac.codes(names)
    let limit = almanac.settings.limit
    guard codes.count <= limit else {
      throw Failure(
        .refused, code: "too-many-regions",
        "\(codes.count) regions are too many: at most \(limit) can be selected (regions.limit)", field: "regions",
        value: names.joined(separator: " "), hint: "fasti config set regions.limit \(codes.count)",
        cause: .regions(codes.count, limit: limit))
    }
    let text = codes.map(\.string).joined(separator: ",")
    try write(Setting(key: SettingKey.regionsSelected.rawValue, value: text), command)
    return codes
  }

  /// The rules to count down to; each must be known.
  private func setCountdowns(_ value: String, _ command: String) throws(Failure) {
    let names = value.split { $0 == "," || $0 == " " }.map { String($0) }
    let known = Set(almanac.book.regions.flatMap { $0.rules.map(\.id.string) })
    for name in names where !known.contains(name) {
      throw Failure(
        .notFound, code: "unknown-rule", "there is no rule \"\(name)\"", field: SettingKey.countdownsRules.rawValue,
        value: name, hint: Suggestion.nearest(name, among: known) ?? "fasti rules list")
    }
    try write(Setting(key: SettingKey.countdownsRules.rawValue, value: names.joined(separator: ",")), command)
  }

  /// A setting that is `on` or `off`.
  private func turn(_ key: SettingKey, _ value: String, _ command: String) throws(Failure) {
    guard value == "on" || value == "off" else {
      throw Failure(
        .invalid, code: "unknown-value", "\"\(value)\" is neither on nor off", field: key.rawValue, value: value,
        hint: "fasti config set \(key.rawValue) off", cause: .choice(["on", "off"]))
    }
    try write(Setting(key: key.rawValue, value: value), command)
  }

  private func choose(
    _ key: SettingKey, _ value: String, among choices: [String], _ command: String
  ) throws(Failure) {
    guard choices.contains(value) else {
      throw Failure(
        .invalid, code: "unknown-value", "\"\(value)\" is neither \(choices[0]) nor \(choices[1])",
        field: key.rawValue, value: value,
        hint: "fasti config set \(key.rawValue) \(Suggestion.nearest(value, among: choices) ?? choices[0])",
        cause: .choice(choices))
    }
    try write(Setting(key: key.rawValue, value: value), command)
  }

  private func write(_ setting: Setting, _ command: String) throws(Failure) {
    do {
      _ = try store.write(store.newChange(command)) { writer throws(StoreError) in try writer.put(setting) }
    } catch { throw Failure(error) }
  }
}
