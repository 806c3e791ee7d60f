public import FastiCivil

/// The import of a file: first the file, then its preview, then the import.
public struct ImportPage: Sendable {
  /// The greatest size of a file in the browser, in bytes; it stays in memory until it is imported.
  public static let largestFile = 16_000_000

  /// The errors of the file, in its order; empty if there are none.
  public var errors: [FieldError]
  /// The preview of a file; nil before an upload.
  public var preview: Preview?

  public init(errors: [FieldError] = [], preview: Preview? = nil) {
    self.errors = errors
    self.preview = preview
  }

  /// The page with one error.
  public init(error: FieldError) { self.init(errors: [error]) }

  /// The preview of a file.
  public struct Preview: Hashable, Sendable {
    /// The name of the uploaded file on the server.
    public var upload: String
    /// The user's name of the file.
    public var name: String
    /// The number of entries of each sort.
    public var counts: [Count]
    /// The first entries that the import adds.
    public var rows: [Row]
    /// The number of further ones.
    public var more: Int
    /// What the import changes or leaves out.
    public var remarks: [Remark]
    /// Whether entries exist with other content.
    public var hasConflicts: Bool
    /// Whether the import adds anything.
    public var isWorthIt: Bool
    /// The number of further remarks.
    public var moreRemarks = 0
    /// What the import does with the leave profile of the file; nil if it has none, or that of the user.
    public var profile: Profile?

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

  /// What the import does with the leave profile of the file.
  public enum Profile: CaseIterable, Hashable, Sendable {
    /// The user has none, and gets it.
    case new
    /// The user's differs, and stays unless the user chooses to replace it.
    case differs
    /// The user's differs, and has to be replaced: the entries are of kinds of leave that only this profile has.
    case needed
  }

  /// A number of entries of one sort.
  public struct Count: Hashable, Sendable {
    /// The number, at least 1.
    public var number: Int
    /// What happened to these entries.
    public var what: Sort
    /// The lines of the first of them in the file; empty if they are not known.
    public var lines: [Int]

    /// A count.
    public init(_ number: Int, _ what: Sort, lines: [Int] = []) {
      self.number = number
      self.what = what
      self.lines = lines
    }
  }

  /// What the import does with an entry of a file.
  public enum Sort: CaseIterable, Hashable, Sendable {
    /// It is added.
    case new
    /// It exists already.
    case duplicate
    /// An earlier import wrote it with other content, and it is replaced.
    case replaced
    /// It exists with other content, and is replaced.
    case overwritten
    /// An earlier import wrote it, the file has it no more, and it is removed.
    case removed
    /// The same, but the user changed it since: it is removed only if the user chooses to replace.
    case removedToo
    /// It exists with other content, which is kept unless the user chooses to replace it.
    case differs
    case cancelled
    /// It does not have a readable date.
    case noDate
    /// It occurs more than once a day.
    case tooOften
    /// It has no occurrences left.
    case nothingLeft
    /// It is a holiday, a note, a reminder or leave from another Fasti.
    case noEvent
    /// It is an occurrence of an event that exists already.
    case partOfAnother
    /// The file has it twice.
    case repeated
    /// It is a task, a journal or an event that cannot be shown. It is stored for the export.
    case kept
    /// It is longer than Fasti stores.
    case other
    /// It is a line that cannot be read.
    case broken
  }

  /// An entry that the import adds.
  public struct Row: Hashable, Sendable {
    /// Its first day.
    public var day: Day
    /// Its displayed name.
    public var title: String
    /// Its hours or other details.
    public var detail: String
    /// Its repetition, in a word; nil for once.
    public var every: String?
    /// Its last day; nil if it has one day.
    public var last: Day?
    /// The end of its repetition; nil for once, and without an end.
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

  /// What the import changes or leaves out of an entry.
  public enum Remark: Hashable, Sendable {
    /// The hours are of another time zone.
    case otherClocks(title: String, zone: String)
    /// The hours are of an unknown time zone.
    case unknownClocks(title: String, zone: String)
    /// The hours differ during the year.
    case hoursDiffer(title: String)
    /// It is written out day by day; up to a day, if it continues.
    case writtenOut(title: String, until: Day?)
    /// A text is cut.
    case shortened(title: String)
    /// The end is not possible; the number of days it lasts instead.
    case endCut(title: String, days: Int)
    /// A number of alarms are not used and are stored for the export.
    case alarmsLeft(title: String, count: Int)
    /// Properties are left out; their names.
    case propertiesLeft(title: String, names: String)
    /// Properties are stored for the export and not shown; their names.
    case propertiesKept(title: String, names: String)
    /// It is a separate event, although another has its UID.
    case sharesUID(title: String)
    /// A number of occurrences with another title or time become separate events.
    case occurrencesApart(title: String, count: Int)
  }
}

extension Paths {
  /// Imports the file of the preview.
  public static let importNow = Path("/import/now")
}
