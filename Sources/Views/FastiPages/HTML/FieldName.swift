/// The names of form fields, as they are posted and asked.
public enum FieldName: CaseIterable, Sendable {
  case request, back, change
  case q, day, title, on, until, at, type, every, text
  case from, to, bounds, combine, region, date, steps, dayOff, year, budget, goal, minimum
  case action, hours, sign, notes, mode, entry
  case regions, show, language, theme, name, scope
  case time, count, phrase

  /// The name in the form.
  public var word: StaticString {
    switch self {
    case .request: "request"
    case .back: "back"
    case .change: "change"
    case .q: "q"
    case .day: "day"
    case .title: "title"
    case .on: "on"
    case .until: "until"
    case .at: "at"
    case .type: "type"
    case .every: "every"
    case .text: "text"
    case .from: "from"
    case .to: "to"
    case .bounds: "bounds"
    case .combine: "combine"
    case .region: "region"
    case .date: "date"
    case .steps: "steps"
    case .dayOff: "from-holiday"
    case .year: "year"
    case .budget: "budget"
    case .goal: "goal"
    case .minimum: "min"
    case .action: "action"
    case .hours: "hours"
    case .sign: "sign"
    case .notes: "notes"
    case .mode: "mode"
    case .entry: "entry"
    case .regions: "regions"
    case .show: "show"
    case .language: "language"
    case .theme: "theme"
    case .name: "name"
    case .scope: "only"
    case .time: "time"
    case .count: "days"
    case .phrase: "phrase"
    }
  }
}
