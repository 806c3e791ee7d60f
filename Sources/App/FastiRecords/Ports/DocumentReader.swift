public import FastiCivil
public import FastiMonths

/// Reads untrusted documents, in a separate process with limits.
public protocol DocumentReader: Sendable {
  /// The page of an HTML document; nil if it contains nothing readable.
  /// - Throws: `.invalid` when it takes too long or too much memory, `.storage` when no process can be started.
  func page(html: [UInt8]) throws(Failure) -> WebPage?

  /// The words of a PDF, none if it contains only pictures; nil if it is damaged.
  /// - Throws: `.invalid` when it takes too long or too much memory, `.storage` when no process can be started.
  func words(pdf: [UInt8]) throws(Failure) -> [SheetWord]?

  /// The lines of a document of exchange rates in XML, one line a day; nil if it is damaged or not such a document.
  /// - Throws: `.invalid` when it takes too long or too much memory, `.storage` when no process can be started.
  func lines(rates xml: [UInt8]) throws(Failure) -> [UInt8]?

  /// The lines of an answer about weather in JSON; the request also contains the description of the source. Nil if the
  /// answer is damaged or has another shape.
  /// - Throws: `.invalid` when it takes too long or too much memory, `.storage` when no process can be started.
  func lines(weather question: [UInt8]) throws(Failure) -> [UInt8]?

  /// What the import of a foreign file would write. Request and answer are bytes; both sides are this program, and the
  /// caller checks the answer.
  /// - Parameter progress: Called from time to time while it waits, without a count, because the progress of the other
  ///   process is unknown.
  /// - Throws: `.invalid` when it takes too long or too much memory, `.storage` when no process can be started.
  func plan(question: [UInt8], _ progress: Progress) throws(Failure) -> [UInt8]

  /// The libraries that read documents, and the limits they run under.
  /// - Throws: `.storage` when no reader can be started.
  func report() throws(Failure) -> ReaderReport
}

extension DocumentReader {
  /// Readers of other documents do not read XML.
  /// - Throws: `.storage`, always.
  public func lines(rates xml: [UInt8]) throws(Failure) -> [UInt8]? { throw Failure(.helper(.missing)) }
  /// Readers of other documents do not read weather.
  /// - Throws: `.storage`, always.
  public func lines(weather question: [UInt8]) throws(Failure) -> [UInt8]? { throw Failure(.helper(.missing)) }
}

/// The libraries that read documents, and their limits.
public struct ReaderReport: Hashable, Sendable {
  /// The readers: `libxml2 2.9.14`, `pdftotext`.
  public let readers: [String]
  /// The features of the kernel that limit them, besides memory, time and files: `Landlock 3`, `seccomp`.
  public let limits: [String]
  /// The names of missing parts of this machine.
  public let missing: [String]

  public init(readers: [String], limits: [String] = [], missing: [String] = []) {
    self.readers = readers
    self.limits = limits
    self.missing = missing
  }

  /// The report as a sentence.
  public var sentence: Sentence {
    let list = { (names: [String]) in names.joined(separator: ", ") }
    let found = Sentence(
      .helperReader, .text(list(readers)), .text(limits.isEmpty ? "" : ", " + list(limits)))
    let others = missing.filter { $0 != Self.pdfReader }
    var lacks: [Sentence.Part] = others.isEmpty ? [] : [.text(others.joined(separator: "; "))]
    if others.count < missing.count { lacks.append(.sentence(Sentence(.helperNoPDFHere, .text(Self.pdfReader)))) }
    guard let first = lacks.first else { return found }
    let all = lacks.count == 1 ? first : .sentence(Sentence(.helperAlso, lacks))
    return Sentence(.helperMissingHere, .sentence(found), all)
  }

  private static let pdfReader = "pdftotext"
}

/// A reader that always fails, for programs that are built without the libraries.
public struct NoDocumentReader: DocumentReader {
  public init() {}

  /// - Throws: always.
  public func page(html: [UInt8]) throws(Failure) -> WebPage? { throw Self.failure }
  /// - Throws: always.
  public func words(pdf: [UInt8]) throws(Failure) -> [SheetWord]? { throw Self.failure }
  /// - Throws: always.
  public func plan(question: [UInt8], _ progress: Progress) throws(Failure) -> [UInt8] { throw Self.failure }
  /// - Throws: always.
  public func report() throws(Failure) -> ReaderReport { throw Self.failure }

  private static let failure = Failure(.helper(.missing))
}
