public import FastiCivil

/// Bringing in a file: first the file, then what it would do, then it is done.
public struct ImportPage: Sendable {
  /// The most bytes a file may have in the browser, where it stays in memory until it is brought in.
  public static let largestFile = 16_000_000

  /// What was wrong with the file, in its order; none when nothing was.
  public var errors: [FieldError]
  /// What a file would do; nil before there is one.
  public var preview: Preview?

  public init(errors: [FieldError] = [], preview: Preview? = nil) {
    self.errors = errors
    self.preview = preview
  }

  /// The page with one thing that was wrong.
  public init(error: FieldError) { self.init(errors: [error]) }

  /// What a file would do.
  public struct Preview: Hashable, Sendable {
    /// The name under which the file waits.
    public var upload: String
    /// What it is called.
    public var name: String
    /// How many of each.
    public var counts: [Count]
    /// The first of those that come in.
    public var rows: [Row]
    /// How many more come in.
    public var more: Int
    /// What could not be taken as it stands.
    public var remarks: [Remark]
    /// Whether something is there already and says something else.
    public var hasConflicts: Bool
    /// Whether there is anything to bring in.
    public var isWorthIt: Bool

    /// A preview.
    public init(
      upload: String, name: String, counts: [Count], rows: [Row], more: Int = 0, remarks: [Remark] = [],
      hasConflicts: Bool = false, isWorthIt: Bool
    ) {
      self.upload = upload
      self.name = name
      self.counts = counts
      self.rows = rows
      self.more = more
      self.remarks = remarks
      self.hasConflicts = hasConflicts
      self.isWorthIt = isWorthIt
    }
  }

  /// How many there are of something.
  public struct Count: Hashable, Sendable {
    /// How many, at least 1.
    public var number: Int
    /// What is counted.
    public var what: Sort
    /// In which lines of the file the first of them stand; none where that is not known.
    public var lines: [Int]

    /// A count.
    public init(_ number: Int, _ what: Sort, lines: [Int] = []) {
      self.number = number
      self.what = what
      self.lines = lines
    }
  }

  /// What becomes of something in a file.
  public enum Sort: CaseIterable, Hashable, Sendable {
    /// It comes in.
    case new
    /// It is there already.
    case duplicate
    /// An earlier import wrote something else, and it is replaced.
    case replaced
    /// Something else is there, and stays unless the reader says otherwise.
    case differs
    /// It was called off.
    case cancelled
    /// It has no date that can be read.
    case noDate
    /// It comes more often than once a day.
    case tooOften
    /// No occurrence is left of it.
    case nothingLeft
    /// It is a holiday, a note, a reminder or leave of another Fasti.
    case noEvent
    /// It is an occurrence of an event that is there already.
    case partOfAnother
    /// The file says it twice.
    case repeated
    /// It is a task, a journal or an event that cannot be shown, and is kept for the export.
    case kept
    /// It is longer than what is kept.
    case other
    /// It is a line that could not be understood.
    case broken
  }

  /// Something that comes in.
  public struct Row: Hashable, Sendable {
    /// The day on which it begins.
    public var day: Day
    /// What people call it.
    public var title: String
    /// Its time, its hours.
    public var detail: String
    /// How it comes again, in a word; nil for once.
    public var every: String?
    /// The last of its days; nil where it is the first.
    public var last: Day?
    /// Until when it comes again; nil for once, and for ever.
    public var until: Day?

    /// A row.
    public init(
      day: Day, last: Day? = nil, title: String, detail: String = "", every: String? = nil, until: Day? = nil
    ) {
      self.day = day
      self.last = last
      self.title = title
      self.detail = detail
      self.every = every
      self.until = until
    }
  }

  /// What could not be taken as it stands.
  public enum Remark: Hashable, Sendable {
    /// Hours of other clocks.
    case otherClocks(title: String, zone: String)
    /// Hours in unknown time zones.
    case unknownClocks(title: String, zone: String)
    /// Hours that differ over the year.
    case hoursDiffer(title: String)
    /// Written out day by day; until when, where it goes on.
    case writtenOut(title: String, until: Day?)
    /// Cut.
    case shortened(title: String)
    /// An end that cannot be; how many days it lasts instead.
    case endCut(title: String, days: Int)
    /// Alarms that never run and are kept for the export; how many.
    case alarmsLeft(title: String, count: Int)
    /// Properties that are not taken; their names.
    case propertiesLeft(title: String, names: String)
    /// Properties that are kept for the export and not shown; their names.
    case propertiesKept(title: String, names: String)
    /// An event of its own, though another has its UID.
    case sharesUID(title: String)
  }
}

extension Paths {
  /// Brings in the file that was looked at.
  public static let importNow = Path("/import/now")
}
