/// What is wrong with a JSON text, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Where it is in the text.
  public let place: TextPosition
  /// The path of the value, as `scenarios[3].profile.anchor`; empty for the whole text and if the text is not JSON.
  public let path: String

  public init(_ problem: Problem, at place: TextPosition, path: String = "") {
    self.problem = problem
    self.place = place
    self.path = path
  }

  /// The kinds of mistakes.
  public enum Problem: Error, Hashable, Sendable {
    /// The text is longer than the limit, in bytes.
    case tooLong(limit: Int)
    /// The bytes are not UTF-8.
    case notUTF8
    /// Arrays and objects are nested more deeply than the limit.
    case tooDeep(limit: Int)
    /// There are more values than are read at once.
    case tooMany(limit: Int)
    /// A string, or the names of an object, are longer than is read at once, in bytes.
    case tooLongText(limit: Int)
    /// The text ends where something must follow.
    case ended(expected: Expected)
    /// Other text is in the place of what is expected.
    case unexpected(expected: Expected)
    /// Not a number as JSON defines it: no `+`, no leading zeros, digits on both sides of the point.
    case malformedNumber
    /// A control character in a string, which must be escaped.
    case controlCharacter(UInt8)
    /// A backslash before something that is not an escape.
    case malformedEscape
    /// Half of a surrogate pair, which is not a character.
    case loneSurrogate
    /// An object with two members of the same name.
    case duplicateName

    /// A required member is missing.
    case missing
    /// A member that is not known here.
    case unknown
    /// A value of another kind.
    case wrongKind(expected: JSONKind, found: JSONKind)
    /// A number with a fraction or an exponent where a whole number is required.
    case notWhole
    /// A whole number outside the limits of its field.
    case outOfRange(limits: ClosedRange<Int>)
  }

  /// What is expected at a place.
  public enum Expected: Hashable, Sendable {
    case value
    /// A value, or `]`.
    case valueOrEnd
    /// A member's name in quotes.
    case name
    /// A member's name in quotes, or `}`.
    case nameOrEnd
    /// The colon after a member's name.
    case colon
    /// A comma, or `]`.
    case commaOrEndOfArray
    /// A comma, or `}`.
    case commaOrEndOfObject
    /// The quote that ends a string.
    case quote
    /// Nothing: the value is complete.
    case end
  }
}
