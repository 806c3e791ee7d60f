public import FastiCivil
public import FastiLeave

/// One thing that is wrong with a file, and where.
public struct FileProblem: Error, Hashable, Sendable {
  /// Where it is in the text.
  public let place: TextPosition
  /// Which column, value or tag it is: `hours`, `entries[3].hours`; empty for a line as a whole.
  public let field: String
  /// What stands there; empty where that says nothing.
  public let value: String
  /// What is wrong.
  public let mistake: Mistake

  /// A problem from its parts; of a long value only the beginning is kept.
  public init(_ mistake: Mistake, at place: TextPosition, field: String = "", value: [UInt8] = []) {
    self.mistake = mistake
    self.place = place
    self.field = field
    self.value =
      String(decoding: value.prefix(Self.longestValue), as: UTF8.self) + (value.count > Self.longestValue ? "…" : "")
  }

  /// How much of a value is shown, in bytes.
  static let longestValue = 80

  /// The same problem as a JSON reader reports it, at the same place.
  public init(_ error: JSONError) { self.init(.json(error.problem), at: error.place, field: error.path) }

  /// A problem with a line of CSV.
  public init(_ error: CSVError) { self.init(.csv(error.problem), at: error.place) }

  /// What is wrong at that place.
  public enum Mistake: Hashable, Sendable {
    /// The text is no JSON, or a value in it is of the wrong kind.
    case json(JSONError.Problem)
    /// The text cannot be split into cells.
    case csv(CSVError.Problem)
    /// A cell or a value that must be a date, and why it is not one.
    case date(CivilError)
    /// Not hours, a kind of leave, an action, a sign, or what an entry or a profile may hold.
    case leave(LeaveError)
    /// A file of another format or of a later version.
    case unknownFormat
    /// Not one of the few words that may stand there.
    case unknownWord
    case missingColumn
    /// A column that means nothing here, or stands twice.
    case unknownColumn
    /// More or fewer cells than the first line has.
    case cellCount(expected: Int, found: Int)
    /// Not a UUID.
    case malformedID
    /// Two entries of one id.
    case repeatedID
    /// Not a moment such as `2026-02-05T07:45:30Z` in the years 1970 to 2999.
    case malformedMoment
    /// A control character other than a line break or a tab.
    case controlCharacter
    /// Longer than is kept, or empty where it may not be.
    case length(limits: ClosedRange<Int>)
    /// What only a ledger for hledger can have wrong.
    case hledger(HledgerMistake)
  }
}

/// Everything that is wrong with a file, in the order it was found; at least one thing.
public struct FileProblems: Error, Hashable, Sendable {
  /// The problems: at most ``most``.
  public let all: [FileProblem]
  /// Whether there were too many to go on looking.
  public let isCut: Bool
  /// The kinds of leave that the file names, wrong lines included, for a caller that reports unknown kinds.
  public let kinds: [Kind]

  /// A kind of leave that a file names, and on which line.
  public struct Kind: Hashable, Sendable {
    /// The kind.
    public let type: LeaveType
    /// The line, counted from 1.
    public let line: Int
  }

  /// The most that are looked for.
  public static let most = 1_000
}

/// Problems being found.
struct ProblemList {
  private(set) var all: [FileProblem] = []

  /// Whether it is time to stop.
  var isFull: Bool { all.count >= FileProblems.most }

  mutating func add(_ problem: FileProblem) {
    if !isFull { all.append(problem) }
  }

  /// The problems by their place.
  func sorted() -> ProblemList {
    var sorted = self
    let order = all.indices.sorted { (all[$0].place, $0) < (all[$1].place, $1) }
    sorted.all = order.map { all[$0] }
    return sorted
  }

  /// Throws what was found, if anything was.
  /// - Parameter kinds: The kinds of leave that the file names.
  func check(kinds: [FileProblems.Kind] = []) throws(FileProblems) {
    guard all.isEmpty else { throw FileProblems(all: all, isCut: isFull, kinds: kinds) }
  }
}
