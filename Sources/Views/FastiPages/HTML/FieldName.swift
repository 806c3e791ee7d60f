/// The names of form fields, as they are posted and asked.
public enum FieldName: CaseIterable, Sendable {
  case request, back, change, seen
  case q, day, title, on, until, at, type, every, text
  case from, to, bounds, combine, region, date, steps, dayOff, year, budget, goal, minimum
  case action, hours, sign, notes, mode, entry
  case regions, show, language, theme, name, scope
  case time, count, phrase, day30, zone, enabled, month, wholeMonth, url, file, source, refresh
  case kind, shape, weekday, ordinal, offset, since, shift, preview
  case anchor, schedule, numbers, lag, baseline, quarter, start, rate, rateFrom, cap, carry, floor, newType
  case upload, conflict, hide, channels, heldPath, heldBody

  /// The name in the form.
  public var word: StaticString {
    switch self {
    case .request: "request"
    case .back: "back"
    case .change: "change"
    case .seen: "seen"
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
    case .day30: "day30"
    case .zone: "zone"
    case .enabled: "enabled"
    case .month: "month"
    case .wholeMonth: "whole"
    case .url: "url"
    case .file: "file"
    case .source: "source"
    case .refresh: "refresh"
    case .kind: "kind"
    case .shape: "shape"
    case .weekday: "weekday"
    case .ordinal: "ordinal"
    case .offset: "offset"
    case .since: "since"
    case .shift: "shift"
    case .preview: "preview"
    case .anchor: "anchor"
    case .schedule: "schedule"
    case .numbers: "numbers"
    case .lag: "lag"
    case .baseline: "baseline"
    case .quarter: "quarter"
    case .start: "start"
    case .rate: "rate"
    case .rateFrom: "rate-from"
    case .cap: "cap"
    case .carry: "carry"
    case .floor: "floor"
    case .newType: "new-type"
    case .upload: "upload"
    case .conflict: "conflict"
    case .hide: "hide"
    case .channels: "channels"
    case .heldPath: "held-path"
    case .heldBody: "held-body"
    }
  }
}
