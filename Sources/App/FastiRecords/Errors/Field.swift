/// The part of an input that was wrong, by its stable name for programs. The command line prints the name, a page its
/// own label; forms and files have other names for some (``nameInForm``).
public enum Field: Hashable, Sendable {
  /// Something people fill in: an argument, an option, a field of a form.
  case input(Input)
  /// Any other name: a place in a file (`entries[2].hours`) or in a command line, a parameter, a variable.
  case path(String)

  /// The input of that name; a path if no input has the name.
  public init(_ name: String) { self = Input(rawValue: name).map { .input($0) } ?? .path(name) }

  /// The name for programs.
  public var name: String {
    switch self {
    case .input(let input): input.rawValue
    case .path(let path): path
    }
  }

  /// Whether it is an option of a command line.
  public var isOption: Bool { name.utf8.first == UInt8(ascii: "-") }

  /// The inputs that people fill in. The raw values never change: programs read them.
  public enum Input: String, Hashable, Sendable {
    // Arguments: a thing, a day, a file.
    case title = "TITLE"
    case name = "NAME"
    case text = "TEXT"
    case id = "ID"
    case date = "DATE"
    case month = "MONTH"
    case year = "YEAR"
    case week = "WEEK"
    case to = "TO"
    case number = "N"
    case hours = "HOURS"
    case leaveType = "TYPE"
    case action = "ACTION"
    case file = "FILE"
    case link = "URL"
    case attachment = "ATTACHMENT"
    case channel = "CHANNEL"
    case change = "CHANGE"
    case setting = "KEY"
    case region = "REGION"
    case zone = "ZONE"
    case from = "FROM"
    case command = "COMMAND"
    case uid = "UID"

    // Options.
    case on = "--on"
    case until = "--until"
    case at = "--at"
    case time = "--time"
    case days = "--days"
    case type = "--type"
    case every = "--every"
    case ends = "--to"
    case lasts = "--for"
    case onDays = "--on-days"
    case step
    case skip = "--skip"
    case nth = "--nth"
    case times = "--times"
    case zoneOfEvent = "--in"
    case place = "--place"
    case address = "--url"
    case alarms = "--alarm"
    case last = "--last"
    case occurrence = "--only"
    case occurrenceOfForm = "of"
    case notes = "--notes"
    case givenName = "--name"
    case ruleTitle = "--title"
    case symbol = "--symbol"
    case color = "--color"
    case source = "--source"
    case exceptions = "--except"
    case editedHours = "--hours"
    case editedAction = "--action"
    case hoursPerDay = "--hours-per-day"
    case positive = "--positive"
    case negative = "--negative"
    case start = "--start"
    case rate = "--rate"
    case cap = "--cap"
    case carry = "--carry"
    case floor = "--floor"
    case anchor = "--anchor"
    case newType = "--new-type"
    case budget = "--budget"
    case minimum = "--min"
    case keep = "--keep"
    case rangeStart = "--from"
    case calendar = "--calendar"
    case data = "--data"
    case listen = "--listen"
    case publicURL = "--public-url"
    case today = "--today"
    case sync = "--sync"
    case syncListen = "--sync-listen"
    case folder = "--folder"
    case plain = "--plain"
    case theirs = "--theirs"

    // Fields of forms and addresses.
    case day = "day"
    case dateOfForm = "date"
    case onOfForm = "on"
    case monthOfForm = "month"
    case yearOfForm = "year"
    case fromOfForm = "from"
    case toOfForm = "to"
    case untilOfForm = "until"
    case since = "since"
    case shift = "shift"
    case offset = "offset"
    case range = "range"
    case regions = "regions"
    case regionOfForm = "region"
    case schedule = "schedule"
    case numbers = "numbers"
    case lag = "lag"
    case anchorOfForm = "anchor"
    case steps = "steps"
    case budgetOfForm = "budget"
    case minimumOfForm = "minimum"
    case upload = "file"
    case body = "body"
    case request = "request"
    case phrase = "phrase"
    case key = "key"
    case method = "method"
    case host = "Host"
    case authorization = "Authorization"
    case changeOfForm = "change"
    case idOfFile = "id"
    case typeOfFile = "type"
    case everyOfFile = "every"
    case textOfFile = "text"
    case format = "format"
    case profile = "profile"
    case version = "version"
    case zoneOfRegion = "zone"
    case term = "term"
  }
}
