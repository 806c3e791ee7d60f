/// Where the pass-phrase is typed: nothing of the calendar is on it.
public struct SignInPage: Sendable {
  /// The page to go to then, an address of this site.
  public var back: String
  /// Why nobody was let in; nil at first.
  public var problem: Problem?

  /// A form that was sent when nobody was signed in any more; nil for none.
  public var held: HeldForm?
  /// The same, encoded as it came.
  public var heldBody: String

  /// Why nobody was let in.
  public enum Problem: Hashable, Sendable {
    /// That was not the pass-phrase.
    case wrong
    /// There were too many attempts; so many seconds to wait.
    case tooOften(seconds: Int)
    /// What was to be done needs a session, and there is none any more.
    case expired
  }

  /// A page to sign in.
  public init(back: String, _ problem: Problem? = nil, held: HeldForm? = nil, heldBody: String = "") {
    self.back = back
    self.problem = problem
    self.held = held
    self.heldBody = heldBody
  }
}
