import FastiCivil
import FastiLeave

/// A transaction of a journal as it stands there.
struct HledgerTransaction {
  /// Its first line.
  let line: Int
  /// The date before the `=`.
  let day: Day
  /// The date after it.
  let payday: Day?
  /// What its comments say by name, the first of each name.
  var tags: [Tag] = []
  var postings: [Posting] = []
  /// Whether one of its lines cannot be read: nothing else is said about it then.
  var isBroken = false

  /// A name and a value in a comment.
  struct Tag {
    let name: LeaveHledger.TagName
    let value: [UInt8]
    let line: Int
  }

  /// An account and what it gets.
  struct Posting {
    let line: Int
    let account: [UInt8]
    /// Nil where it is left out: what the other posting leaves.
    var hours: Hours?
    /// Whether a `-` stands before the amount, also before nothing.
    var isNegative = false
    /// The balance it asserts.
    var asserted: Hours?
    /// The second date of this posting alone.
    var payday: Day?

    /// The kind of leave of an account that begins so; nil for any other.
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

    /// Whether a comma ends its value, unless that is in quotes.
    var endsAtComma: Bool {
      switch self {
      case .profile, .notes: false
      default: true
      }
    }
  }
}
