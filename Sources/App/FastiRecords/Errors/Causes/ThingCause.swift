/// Why a thing that was named is not the one, or cannot be changed.
public enum ThingCause: Hashable, Sendable {
  /// There is none of that name or id; the nearest there is, where one is near.
  case unknown(Kind, nearest: String?)
  /// The name or the beginning of an id means so many.
  case several(Int)
  /// There is one of that name already.
  case taken(Kind)
  /// It came with the program: it can be hidden, and is never deleted or written anew.
  case shipped
  /// It was deleted before.
  case deleted

  /// What it would be.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case region, rule, event, countdown, reminder, entry, leave, feed, attachment, note, month, page, calendar, setting,
      token
  }
}
