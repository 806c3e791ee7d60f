import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiPerson
import FastiRecords
import FastiReminders
import FastiWords

/// The forms of standing alarms, in the settings.
enum AlarmsForms {
  static let all = [
    Route.form(
      "/settings/alarms", "Adds an alarm of holidays, countdowns or reminders", page: { _ in Paths.settings },
      perform: add, again: again),
    Route.form(
      "/settings/alarms/{about}/delete", "Removes an alarm of holidays, countdowns or reminders",
      path: [Parameter("about", .text, "what it is for: public, countdowns, reminders, a region or an id")],
      page: { _ in Paths.settings }, perform: remove),
  ]

  private static func alarms(_ store: any Store, _ call: Call) -> EditStandingAlarms {
    EditStandingAlarms(store) { named throws(Failure) in
      try Almanac.read(from: store, named: named, zones: call.server.zones)
    }
  }

  private static func add(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let lead = "\(form["days"])d \(try time(form["at"]).iso)"
      let item = try alarms(store, call).add(form["about"], lead)
      return call.pageWords(.doneAdded, try call.title(of: item))
    }
  }

  private static func time(_ text: String) throws(Failure) -> TimeOfDay {
    if let time = TimeOfDay(said: text) { return time }
    do { return try TimeOfDay(iso: text) } catch { throw Failure(error, field: .at, value: text) }
  }

  private static func remove(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let item = try alarms(store, call).remove(call.value("about"), form["alarm"])
      return call.pageWords(.doneDeleted, try call.title(of: item))
    }
  }

  /// The settings with the selected and typed values.
  private static func again(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    var errors = refusal.errors(call.pageWords)
    var state = SettingsPages.State()
    (state.alarms.about, state.alarms.days) = (refusal.form["about"], refusal.form["days"])
    state.alarms.time = FieldInput(refusal.form["at"])
    state.alarms.time.error = errors.take(.at, .time)
    state.alarms.error = errors.rest()
    return try SettingsPages.show(call, state)
  }
}

extension SettingsPages {
  /// The standing alarms in the settings.
  static func alarms(_ call: Call, _ almanac: Almanac, _ state: State) throws(Failure) -> AlarmSettings {
    let edit = EditStandingAlarms(call.store) { named throws(Failure) in try call.almanac(named) }
    var settings = state.alarms
    settings.rows = []
    for item in try edit.list() {
      let subject = AlarmChoice(item.subject.text, try call.title(of: item))
      settings.rows += item.alarms.all.map { AlarmRow(subject, $0.text, call.pageWords.text($0.sentence)) }
    }
    settings.subjects = [AlarmSubject.publicHolidays, .countdowns, .reminders].map { subject in
      AlarmChoice(subject.text, call.title(of: subject) ?? subject.text)
    }
    let selected = try call.almanac()
    for code in try selected.codes([]) where !code.bytes.isEmpty {
      if let region = call.pill(code, selected) { settings.subjects.append(AlarmChoice(region.code, region.name)) }
    }
    for code in try selected.codes([]) {
      let rules = selected.book[code]?.rules ?? []
      settings.subjects += rules.map { rule in
        AlarmChoice(rule.id.string, "\(call.name(of: rule, in: selected, code)) (\(code.string))")
      }
    }
    return settings
  }
}

extension Call {
  /// The present name of a subject with standing alarms.
  fileprivate func title(of item: StandingAlarmItem) throws(Failure) -> String {
    if let title = item.title ?? title(of: item.subject) { return title }
    let name = item.subject.text
    // The id of a rule begins with the code of its region.
    let code = name.split(separator: ".").first.map { $0.uppercased() } ?? name
    guard let almanac = try? almanac([code]), let region = try? almanac.code(code) else { return name }
    guard name.contains(".") else { return pill(region, almanac)?.name ?? name }
    let rule = almanac.book.regions.flatMap(\.rules).first { $0.id.string == name }
    return rule.map { self.name(of: $0, in: almanac, region) } ?? name
  }

  /// The name of a kind of subjects; nil for a single subject.
  fileprivate func title(of subject: AlarmSubject) -> String? {
    switch subject {
    case .publicHolidays: pageWords(.alarmPublic)
    case .countdowns: pageWords(.countdowns)
    case .reminders: pageWords(.alarmReminders)
    case .named: nil
    }
  }

  fileprivate func name(of rule: Rule, in almanac: Almanac, _ region: RegionCode) -> String {
    let languages = pageLanguages + (almanac.book.merged(region)?.languages ?? [])
    return String(decoding: rule.names.text(in: languages, on: today), as: UTF8.self)
  }
}
