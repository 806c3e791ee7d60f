/// Why a request was not answered as it was meant.
public enum RequestCause: Hashable, Sendable {
  /// There is nothing at that address.
  case nothingHere
  /// A form without a name of its own, so that it could be sent twice.
  case unnamed
  /// The body is no form.
  case noForm
  /// Others are sending files; there is room again later.
  case busy
  /// The disk has no room for what was sent.
  case noRoom
  /// The address asks in a way nobody understands.
  case malformed
  /// Too many attempts to sign in.
  case tooManyAttempts
  /// That is not the pass-phrase.
  case wrongPassPhrase
  /// The part of the program that would do it is not there.
  case noHelper
  /// A source on the network could not be reached.
  case unreachable
  /// A document that was fetched or sent cannot be read.
  case unreadable
}
