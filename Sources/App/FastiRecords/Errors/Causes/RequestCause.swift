/// Why a request was not answered as it was meant.
public enum RequestCause: Hashable, Sendable {
  /// There is nothing at that address.
  case nothingHere
  /// A form without a name of its own, so that it could be sent twice.
  case unnamed
  /// The body is no form.
  case noForm
  /// Others are sending files; there is room again later.
  case receiving
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
  /// The server does not go by the name it was asked by.
  case otherName
  /// A page of another site may change nothing here.
  case crossSite
  /// A page of another site may load nothing from here.
  case embedded
  /// Only a page of this site leads to it.
  case onlyFromHere
  /// The address is there, but cannot be asked in that way.
  case method(String)
  /// Nobody knows who asks.
  case notKnown
  /// The token does not open this: what it would need.
  case needsScope(String)
  /// What was sent holds no line of HTTP that can be understood.
  case noHTTP
  /// The address is longer than is read.
  case longAddress
  /// What stands before the content is longer than is read.
  case longHeader
  /// More was sent than is taken.
  case longBody
  /// Too many others are being served.
  case busy
  /// The server begins or ends.
  case notServing
  /// A year and a range were given.
  case yearAndRange
  /// No region was named, and none is selected.
  case noRegion
  /// So many years of so many regions are more than one answer has.
  case tooMuch(years: Int, regions: Int, most: Int)
  /// Widgets are drawn as SVG alone.
  case onlySVG
  /// Nothing of that name was told.
  case noNotice
  /// No calendar of those words begins with a date.
  case noCalendarDate
}
