/// What is wrong with a JSON text, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Where it is in the text.
  public let place: TextPosition
  /// Which value, as `scenarios[3].profile.anchor`; empty for the whole text and where the text is no JSON.
  public let path: String

  public init(_ problem: Problem, at place: TextPosition, path: String = "") {
    self.problem = problem
    self.place = place
    self.path = path
  }

  /// The mistakes there are.
  public enum Problem: Error, Hashable, Sendable {
    /// More bytes than are read.
    case tooLong(limit: Int)
    /// Bytes that are no UTF-8.
    case notUTF8
    /// Arrays and objects within each other beyond the limit.
    case tooDeep(limit: Int)
    /// More values than are read at once.
    case tooMany(limit: Int)
    /// A string, or the names of an object, of more bytes than are read at once.
    case tooLongText(limit: Int)
    /// The text stops where something must follow.
    case ended(expected: Expected)
    /// Something else stands where this must.
    case unexpected(expected: Expected)
    /// Not a number as JSON writes them: no `+`, no leading zeros, digits on both sides of the point.
    case malformedNumber
    /// A control character in a string, which must be escaped.
    case controlCharacter(UInt8)
    /// A backslash before something that is not an escape.
    case malformedEscape
    /// Half of a surrogate pair, which is not a character.
    case loneSurrogate
    /// An object with two members of one name.
    case duplicateName

    /// A member that must be there is not.
    case missing
    /// A member that means nothing here.
    case unknown
    /// A value of another kind.
    case wrongKind(expected: JSONKind, found: JSONKind)
    /// A number with a fraction or an exponent where a whole one must stand.
    case notWhole
    /// A whole number outside what its field allows.
    case outOfRange(limits: ClosedRange<Int>)
  }

  /// What may stand at a place.
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
