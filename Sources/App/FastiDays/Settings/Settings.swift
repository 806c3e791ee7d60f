import FastiCivil
public import FastiHolidays
import FastiMoney
public import FastiRecords
import FastiReminders

/// Reads and changes settings. Each change is one command and can be undone.
public struct EditSettings {
  private let store: any Store
  private let almanac: Almanac

  /// Settings of a store, checked against all its regions.
  public init(_ store: any Store, _ almanac: Almanac) {
    self.store = store
    self.almanac = almanac
  }

  /// The value of every setting; the initial one if nothing was set.
  public func all() -> [(key: SettingKey, value: String)] { SettingKey.allCases.map { ($0, value($0)) } }

  /// The text that was set, or the initial one.
  public func value(_ key: SettingKey) -> String { almanac.settings[key] }

  /// The setting with that name.
  /// - Throws: `.notFound` with the nearest name.
  public static func key(_ name: String) throws(Failure) -> SettingKey {
    if let key = SettingKey(rawValue: name) { return key }
    let names = SettingKey.allCases.map(\.rawValue)
    let near = Suggestion.nearest(name, among: names)
    throw Failure(
      .thing(.unknown(.setting, nearest: near)), field: .setting, value: name,
      hint: .value(near ?? names.joined(separator: ", ")))
  }

  /// The regions that ``set(_:_:)`` looks up for a value, which the almanac must contain; nil for every region.
  public static func regions(for key: SettingKey, _ value: String) -> [String]? {
    switch key.definition.kind {
    case .regions: names(value)
    case .hidden: names(value).filter { ShownKind(rawValue: $0) == nil }
    // A rule can belong to any region.
    case .rules: nil
    case .limit, .names, .choice, .channels, .toggle, .address, .place, .alarms, .line, .currency: []
    }
  }

  private static func names(_ value: String) -> [String] {
    value.split { $0 == "," || $0 == " " }.map { String($0) }
  }

  /// Sets a setting, after checking the value.
  /// - Throws: `.invalid`, `.notFound` for an unknown region, `.refused` for more regions than the limit.
  public func set(_ key: SettingKey, _ value: String) throws(Failure) {
    switch key.definition.kind {
    case .regions:
      try select(Self.names(value))
    case .limit:
      guard let number = Int(value), (1...250).contains(number) else {
        throw Failure(.value(.setting(1...250)), field: Field(key.rawValue), value: value, hint: .value("5"))
      }
      guard number >= almanac.settings.selected.count else {
        throw Failure(
          .regions(almanac.settings.selected.count, limit: number, byLimit: true), field: Field(key.rawValue),
          value: value)
      }
      try write(Setting(key: key.rawValue, value: String(number)))
    case .rules: try setCountdowns(value)
    case .names:
      let failures = TypedText(text: value, field: Field(key.rawValue), limit: 1_000).failures
      if let failure = Failure.joined(failures) { throw failure }
      try write(Setting(key: key.rawValue, value: SettingDefinition.names(value)))
    case .choice(let words): try choose(key, value, among: words)
    case .channels:
      try write(Setting(key: key.rawValue, value: ChannelName.text(try ChannelName.list(value))))
    case .toggle: try turn(key, value)
    case .place:
      guard value.isEmpty || HomePlace(text: value) != nil else {
        throw Failure(.weather(.place), field: Field(key.rawValue), value: value)
      }
      try write(Setting(key: key.rawValue, value: value.isEmpty ? "" : HomePlace(text: value)?.text ?? ""))
    case .alarms:
      let alarms: StandingAlarms
      do { alarms = try StandingAlarms(text: value) } catch {
        throw Failure(.alarm(error), field: Field(key.rawValue), value: value)
      }
      try write(Setting(key: key.rawValue, value: alarms.text))
    case .hidden:
      var hidden = HiddenThings()
      for name in Self.names(value) {
        guard ShownKind(rawValue: name) == nil else {
          _ = hidden.set(name, isHidden: true)
          continue
        }
        guard let codes = try? almanac.codes([name]) else {
          let words = ShownKind.allCases.map(\.rawValue) + almanac.settings.selected.map(\.string)
          throw Failure(
            .value(.word(words)), field: Field(key.rawValue), value: name,
            hint: Suggestion.nearest(name, among: words).map { .value($0) })
        }
        for code in codes { _ = hidden.set(code.string, isHidden: true) }
      }
      try write(Setting(key: key.rawValue, value: hidden.text))
    case .currency:
      let code = CurrencyCode(Array(value.utf8))
      guard value.isEmpty || code != nil else {
        throw Failure(.money(.currency), field: Field(key.rawValue), value: value)
      }
      if let code, !code.isListed {
        throw Failure(.money(.unlisted(code)), field: Field(key.rawValue), value: value)
      }
      try write(Setting(key: key.rawValue, value: code?.text ?? ""))
    case .line:
      // It is put into a request, so characters that could end a line are refused.
      let isAddress = value.isEmpty || value.contains("@") || value.hasPrefix("https://")
      guard isAddress, value.utf8.count <= 200, value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else {
        throw Failure(.weather(.contact), field: Field(key.rawValue), value: value)
      }
      try write(Setting(key: key.rawValue, value: value))
    case .address:
      let address = value.isEmpty ? "" : try ServerURL.read(value, field: Field(key.rawValue))
      try write(Setting(key: key.rawValue, value: address))
    }
  }

  /// Hides a kind of things or a region in calendars, or shows it again.
  /// - Throws: `.invalid` for a word that is neither; a region to show again need not exist.
  public func hide(_ word: String, isHidden: Bool) throws(Failure) {
    let key = SettingKey.calendarHidden.rawValue
    let isThere = ShownKind(rawValue: word) != nil || !isHidden || (try? almanac.codes([word])) != nil
    try store.decide(ChangeAction(.edit, .setting, key)) { writer throws(StoreError) -> Result<Void, Failure> in
      // Read here, so that what somebody else hides is not lost.
      var hidden = try Preferences([.calendarHidden], from: writer).hidden
      guard isThere, hidden.set(word, isHidden: isHidden) else {
        let words = ShownKind.allCases.map(\.rawValue) + almanac.settings.selected.map(\.string)
        return .failure(Failure(.value(.word(words)), field: Field(key), value: word))
      }
      try writer.put(Setting(key: key, value: hidden.text))
      return .success(())
    }
  }

  /// Selects regions; they replace the selection, and an empty list clears it.
  /// - Returns: The codes selected.
  /// - Throws: `.notFound`, or `.refused` naming the limit.
  @discardableResult
  public func select(_ names: [String]) throws(Failure) -> [RegionCode] {
    let codes = names.isEmpty ? [] : try almanac.codes(names)
    let limit = almanac.settings.limit
    guard codes.count <= limit else {
      throw Failure(
        .regions(codes.count, limit: limit, byLimit: false), field: .regions, value: names.joined(separator: " "))
    }
    let text = codes.map(\.string).joined(separator: ",")
    try write(Setting(key: SettingKey.regionsSelected.rawValue, value: text))
    return codes
  }

  /// The rules to count down to; each must exist.
  private func setCountdowns(_ value: String) throws(Failure) {
    let names = Self.names(value)
    let known = Set(almanac.book.regions.flatMap { $0.rules.map(\.id.string) })
    for name in names where !known.contains(name) {
      throw Failure(
        .thing(.unknown(.rule, nearest: Suggestion.nearest(name, among: known))),
        field: Field(SettingKey.countdownsRules.rawValue), value: name)
    }
    try write(Setting(key: SettingKey.countdownsRules.rawValue, value: names.joined(separator: ",")))
  }

  /// A setting that is `on` or `off`.
  private func turn(_ key: SettingKey, _ value: String) throws(Failure) {
    guard value == "on" || value == "off" else {
      throw Failure(.value(.word(["on", "off"])), field: Field(key.rawValue), value: value, hint: .value("off"))
    }
    try write(Setting(key: key.rawValue, value: value))
  }

  private func choose(
    _ key: SettingKey, _ value: String, among choices: [String]
  ) throws(Failure) {
    guard choices.contains(value) else {
      throw Failure(
        .value(.word(choices)), field: Field(key.rawValue), value: value,
        hint: .value(Suggestion.nearest(value, among: choices) ?? choices[0]))
    }
    try write(Setting(key: key.rawValue, value: value))
  }

  private func write(_ setting: Setting) throws(Failure) {
    try store.change(ChangeAction(.edit, .setting, setting.key)) { writer throws(StoreError) in
      _ = try writer.put(setting)
    }
  }
}
