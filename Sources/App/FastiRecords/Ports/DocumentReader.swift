public import FastiFormats
public import FastiMonths

/// Reads documents that strangers wrote, in a process of its own under limits.
public protocol DocumentReader: Sendable {
  /// The page of an HTML document; nil when there is nothing in it that could be read.
  /// - Throws: `.invalid` when it takes too long or too much memory, `.storage` when no process can be started.
  func page(html: [UInt8]) throws(Failure) -> WebPage?

  /// The words of a PDF, none when it holds only pictures; nil when it is damaged.
  /// - Throws: `.invalid` when it takes too long or too much memory, `.storage` when no process can be started.
  func words(pdf: [UInt8]) throws(Failure) -> [SheetWord]?

  /// What an iCalendar file says; nil when it is none.
  /// - Throws: `.invalid` when it takes too long or too much memory, `.storage` when no process can be started.
  func calendar(ics: [UInt8]) throws(Failure) -> ICalendarFile?

  /// What readers run under, in words, and what is missing, if something is.
  /// - Throws: `.storage` when no reader can be started.
  func report() throws(Failure) -> (detail: String, missing: String?)
}

/// No reader at all.
public struct NoDocumentReader: DocumentReader {
  /// No reader at all.
  public init() {}

  /// - Throws: always.
  public func page(html: [UInt8]) throws(Failure) -> WebPage? { throw Self.failure }
  /// - Throws: always.
  public func words(pdf: [UInt8]) throws(Failure) -> [SheetWord]? { throw Self.failure }
  /// - Throws: always.
  public func calendar(ics: [UInt8]) throws(Failure) -> ICalendarFile? { throw Self.failure }
  /// - Throws: always.
  public func report() throws(Failure) -> (detail: String, missing: String?) { throw Self.failure }

  private static let failure = Failure(.helper(.missing))
}
