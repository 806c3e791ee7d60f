import FastiCivil
import FastiLeave

/// A transaction of a journal as it is written.
struct HledgerTransaction {
  /// Its first line.
  let line: Int
  /// The date before the `=`.
  let day: Day
  /// The date after it.
  let payday: Day?
  /// The tags in its comments, the first of each name.
  var tags: [Tag] = []
  var postings: [Posting] = []
  /// Whether one of its lines cannot be read. Other mistakes are then not reported.
  var isBroken = false

  /// A name and a value in a comment.
  struct Tag {
    let name: LeaveHledger.TagName
    let value: [UInt8]
    let line: Int
  }

  /// An account and its amount.
  struct Posting {
    let line: Int
    let account: [UInt8]
    /// The hours; nil if they are left out and follow from the other posting.
    var hours: Hours?
    /// Whether the amount has a `-`, even if it is zero.
    var isNegative = false
    /// The balance it asserts.
    var asserted: Hours?
    /// The second date of only this posting.
    var payday: Day?

    /// The kind of leave of an account with a prefix; nil for any other account.
    func type(after prefix: StaticString) -> [UInt8]? {
      let isSo = prefix.withUTF8Buffer { account.starts(with: $0) }
      return isSo ? Array(account.dropFirst(prefix.utf8CodeUnitCount)) : nil
    }
  }

  func tag(_ name: LeaveHledger.TagName) -> Tag? { tags.first { $0.name == name } }
}

extension LeaveHledger {
  /// The tags that are read; other comments are ignored.
  enum TagName: CaseIterable {
    case fasti, profile, from, to, id, created, span, source, notes

    var word: StaticString {
      switch self {
      case .fasti: "fasti"
      case .profile: "profile"
      case .from: "from"
      case .to: "to"
      case .id: "id"
      case .created: "created"
      case .span: "span"
      case .source: "source"
      case .notes: "notes"
      }
    }

    /// Whether a comma ends its value, unless the value is in quotes.
    var endsAtComma: Bool {
      switch self {
      case .profile, .notes: false
      default: true
      }
    }
  }
}
