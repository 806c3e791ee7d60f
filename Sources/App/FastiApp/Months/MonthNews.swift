public import FastiCivil
public import FastiFormats

/// What a refresh nobody asked for has to tell: the months that begin on another day now.
public struct MonthNews: Fielded, Hashable, Sendable {
  /// What stands for it where notifications have keys.
  public static let key = "months"

  /// `New data available for month Ramadan 1447; calendar updated.`
  public let text: String
  /// When it was found.
  public let at: Instant

  /// News.
  public init(_ text: String, at: Instant) {
    self.text = text
    self.at = at
  }

  /// The fields.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("key", Self.key)
    writer.field("at", at.iso)
    writer.field("title", "Fasti")
    writer.field("text", text)
  }
}
