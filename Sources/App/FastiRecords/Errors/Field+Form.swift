extension Field {
  /// The name that forms of pages and members of files have for the field: one word for an argument, an option and a
  /// field of a form that mean the same.
  public var nameInForm: String {
    switch self {
    case .input(let input): input.nameInForm
    case .path(let path): path
    }
  }
}

extension Field.Input {
  /// The name in forms and files.
  public var nameInForm: String {
    switch self {
    case .title, .ruleTitle: "title"
    case .name, .givenName: "name"
    case .text, .textOfFile: "text"
    case .id, .idOfFile: "id"
    case .date, .dateOfForm: "date"
    case .month, .monthOfForm: "month"
    case .year, .yearOfForm: "year"
    case .week: "week"
    case .to, .ends, .toOfForm: "to"
    case .number: "n"
    case .hours, .editedHours: "hours"
    case .leaveType, .type, .typeOfFile: "type"
    case .action, .editedAction: "action"
    case .file, .upload: "file"
    case .link, .address: "url"
    case .attachment: "attachment"
    case .channel: "channel"
    case .change, .changeOfForm: "change"
    case .setting, .key: "key"
    case .region, .regionOfForm: "region"
    case .zone, .zoneOfRegion: "zone"
    case .from, .rangeStart, .fromOfForm: "from"
    case .command: "command"
    case .uid: "uid"
    case .on, .onOfForm: "on"
    case .until, .untilOfForm: "until"
    case .at: "at"
    case .time: "time"
    case .days: "days"
    case .every, .everyOfFile: "every"
    case .lasts: "for"
    case .onDays: "on-days"
    case .skip: "skip"
    case .nth: "nth"
    case .times: "times"
    case .zoneOfEvent: "in"
    case .place: "place"
    case .alarms: "alarm"
    case .last: "last"
    case .occurrence: "only"
    case .notes: "notes"
    case .symbol: "symbol"
    case .color: "color"
    case .source: "source"
    case .exceptions: "except"
    case .hoursPerDay: "hours-per-day"
    case .positive: "positive"
    case .negative: "negative"
    case .start: "start"
    case .rate: "rate"
    case .cap: "cap"
    case .carry: "carry"
    case .floor: "floor"
    case .anchor, .anchorOfForm: "anchor"
    case .newType: "new-type"
    case .budget, .budgetOfForm: "budget"
    case .minimum: "min"
    case .keep: "keep"
    case .calendar: "calendar"
    case .data: "data"
    case .listen: "listen"
    case .publicURL: "public-url"
    case .today: "today"
    case .sync: "sync"
    case .syncListen: "sync-listen"
    case .folder: "folder"
    case .plain: "plain"
    case .theirs: "theirs"
    case .host: "host"
    case .authorization: "authorization"
    case .step, .occurrenceOfForm, .day, .since, .shift, .offset, .range, .regions, .schedule, .numbers, .lag, .steps,
      .minimumOfForm, .body, .request, .phrase, .method, .format, .profile, .version, .term:
      rawValue
    }
  }
}
