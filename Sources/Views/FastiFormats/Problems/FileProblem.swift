public import FastiCivil
public import FastiLeave

/// One thing that is wrong with a file, and where.
public struct FileProblem: Error, Hashable, Sendable {
  /// Where it is in the text.
  public let place: TextPosition
  /// The column, value or tag: `hours`, `entries[3].hours`; empty for a whole line.
  public let field: String
  /// The text of the value; empty if it does not help.
  public let value: String
  /// What is wrong.
  public let mistake: Mistake

  /// A problem from its parts; a long value is cut.
  public init(_ mistake: Mistake, at place: TextPosition, field: String = "", value: [UInt8] = []) {
    self.mistake = mistake
    self.place = place
    self.field = field
    self.value =
      String(decoding: value.prefix(Self.longestValue), as: UTF8.self) + (value.count > Self.longestValue ? "…" : "")
  }

  /// The greatest length of a shown value, in bytes.
  static let longestValue = 80

  /// The problem that a JSON reader reports, at the same place.
  public init(_ error: JSONError) { self.init(.json(error.problem), at: error.place, field: error.path) }

  /// A problem with a line of CSV.
  public init(_ error: CSVError) { self.init(.csv(error.problem), at: error.place) }

  /// The kinds of mistakes.
  public enum Mistake: Hashable, Sendable {
    /// The text is not JSON, or a value in it is of the wrong kind.
    case json(JSONError.Problem)
    /// The text cannot be split into cells.
    case csv(CSVError.Problem)
    /// A cell or a value that must be a date, and why it is not one.
    case date(CivilError)
    /// Not hours, a kind of leave, an action or a sign, or outside the limits of an entry or a profile.
    case leave(LeaveError)
    /// A file of another format or of a later version.
    case unknownFormat
    /// Not one of the allowed words.
    case unknownWord
    case missingColumn
    /// A column that is not known here, or is there twice.
    case unknownColumn
    /// More or fewer cells than the first line has.
    case cellCount(expected: Int, found: Int)
    /// Not a UUID.
    case malformedID
    /// Two entries with the same id.
    case repeatedID
    /// Not a moment such as `2026-02-05T07:45:30Z` in the years 1970 to 2999.
    case malformedMoment
    /// A control character other than a line break or a tab.
    case controlCharacter
    /// Longer than is stored, or empty where it must not be.
    case length(limits: ClosedRange<Int>)
    /// A mistake that only a ledger for hledger can have.
    case hledger(HledgerMistake)
  }
}

/// Everything that is wrong with a file, in the order it was found; at least one problem.
public struct FileProblems: Error, Hashable, Sendable {
  /// The problems: at most ``most``.
  public let all: [FileProblem]
  /// Whether the search stopped because there were too many.
  public let isCut: Bool
  /// The kinds of leave that the file names, wrong lines included, for a caller that reports unknown kinds.
  public let kinds: [Kind]

  /// A kind of leave in a file, with its line.
  public struct Kind: Hashable, Sendable {
    /// The kind.
    public let type: LeaveType
    /// The line, counted from 1.
    public let line: Int
  }

  /// The greatest number of problems that are collected.
  public static let most = 1_000
}

/// The problems found so far.
struct ProblemList {
  private(set) var all: [FileProblem] = []

  /// Whether the search must stop.
  var isFull: Bool { all.count >= FileProblems.most }

  mutating func add(_ problem: FileProblem) {
    if !isFull { all.append(problem) }
  }

  /// The problems in the order of their places.
  func sorted() -> ProblemList {
    var sorted = self
    let order = all.indices.sorted { (all[$0].place, $0) < (all[$1].place, $1) }
    sorted.all = order.map { all[$0] }
    return sorted
  }

  /// Throws the problems, if there are any.
  /// - Parameter kinds: The kinds of leave that the file names.
  func check(kinds: [FileProblems.Kind] = []) throws(FileProblems) {
    guard all.isEmpty else { throw FileProblems(all: all, isCut: isFull, kinds: kinds) }
  }
}
