public import FastiRecords

/// A person who has a calendar on a server.
public struct Person: Hashable, Sendable {
  /// The space of the person; for the owner ``ownerID``.
  public let id: RecordID
  /// The name at sign-in.
  public let name: String
  /// When the person was added, in milliseconds of Unix time.
  public let created: Int64

  /// The space of the owner: the data folder itself.
  public static let ownerID = RecordID(high: 0, low: 1)
  /// The most characters of a name.
  static let longestName = 60

  /// A person of those parts.
  public init(id: RecordID, name: String, created: Int64) {
    (self.id, self.name, self.created) = (id, name, created)
  }

  /// Whether the data folder itself is this person's.
  public var isOwner: Bool { id == Self.ownerID }

  /// Whether the person has that name; capitals and blanks around it do not matter.
  public func isNamed(_ typed: String) -> Bool { name.lowercased() == Self.trimmed(typed).lowercased() }

  /// The data folder of the person, given that of the owner.
  public func folder(in owner: String) -> String { isOwner ? owner : "\(owner)/people/\(id.text)" }

  /// A text without blanks around it.
  static func trimmed(_ typed: String) -> String {
    var text = Substring(typed)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// A link with which a person sets a pass-phrase, once.
public struct Invitation: Hashable, Sendable {
  /// The hash of its secret.
  public let hash: String
  /// The person it was made for.
  public let person: RecordID
  /// Until when it is valid, in milliseconds of Unix time.
  public let ends: Int64
  /// When it was used; nil where it was not.
  public let used: Int64?

  /// How long one is valid, in milliseconds: seven days.
  public static let lasting: Int64 = 7 * 86_400_000

  /// An invitation of those parts.
  public init(hash: String, person: RecordID, ends: Int64, used: Int64? = nil) {
    (self.hash, self.person, self.ends, self.used) = (hash, person, ends, used)
  }

  /// Refuses an invitation that was used or has ended.
  /// - Throws: `.notFound` saying which.
  public func check(now: Int64) throws(Failure) {
    if used != nil { throw Failure(.access(.invitationUsed)) }
    if ends <= now { throw Failure(.access(.invitationOver)) }
  }
}
