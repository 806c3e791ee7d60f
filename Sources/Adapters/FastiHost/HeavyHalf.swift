public import FastiApp
public import FastiFormats
public import FastiMonths
import Glibc

/// The program's heavy half, `fastid`, found beside this one and started for what this one does not link: reading
/// strangers' documents and fetching them.
public struct HeavyHalf: DocumentReader, Fetcher {
  /// What `fastid` ends with.
  private enum Status {
    static let unreadable: Int32 = 4
    static let noJail: Int32 = 70
    static let noProgram: Int32 = 127
  }

  private static let seconds = 10
  private static let mostOutput = 32 << 20

  /// The `fastid` beside the running program. Looked up when it is needed: most commands never do.
  private var path: String? {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard count > 0 else { return nil }
    let own = buffer[..<count].map { UInt8(bitPattern: $0) }
    guard let slash = own.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(decoding: own[...slash], as: UTF8.self) + "fastid"
  }

  /// The program's heavy half.
  public init() {}

  /// The page of an HTML document; nil when there is nothing in it that could be read.
  /// - Throws: `.invalid`, `.storage`.
  public func page(html: [UInt8]) throws(Failure) -> Page? {
    guard let lines = try read("html", html) else { return nil }
    return Page(lines: lines)
  }

  /// The words of a PDF; nil when it is damaged.
  /// - Throws: `.invalid`, `.storage`.
  public func words(pdf: [UInt8]) throws(Failure) -> [SheetWord]? {
    guard let tsv = try read("pdf", pdf) else { return nil }
    return SheetWord.words(tsv: tsv)
  }

  /// What an iCalendar file says; nil when it is none.
  /// - Throws: `.invalid`, `.storage`.
  public func calendar(ics: [UInt8]) throws(Failure) -> ICalendarFile? {
    guard let lines = try read("ics", ics) else { return nil }
    return ICalendarFile(lines: lines)
  }

  /// What readers run under, and what of it this kernel does not have.
  /// - Throws: `.storage`.
  public func report() throws(Failure) -> (detail: String, missing: String?) {
    let ending = try run(["read-document", "report"], [])
    let lines = String(decoding: ending.output, as: UTF8.self).split(separator: "\n").map { String($0) }
    guard ending.status == 0, let detail = lines.first else { throw noJail }
    return (detail, lines.count > 1 ? lines[1] : nil)
  }

  /// The version that `fastid` says it has.
  /// - Throws: `.storage` when it is not there, or does not answer.
  public func version() throws(Failure) -> String {
    let ending = try run(["version"], [])
    let words = String(decoding: ending.output, as: UTF8.self).split(whereSeparator: { $0 == " " || $0 == "\n" })
    guard ending.status == 0, words.count == 2 else {
      throw Failure(
        .storage, code: "no-fastid", "the program's heavy half, fastid, does not say its version", hint: "make build",
        cause: .request(.noHelper))
    }
    return String(words[1])
  }

  private func read(_ kind: String, _ bytes: [UInt8]) throws(Failure) -> [UInt8]? {
    let ending = try run(["read-document", kind], bytes)
    switch ending.status {
    case 0: return ending.output
    case Status.noJail: throw noJail
    case Status.noProgram:
      throw Failure(
        .storage, code: "no-pdftotext", "a PDF cannot be read without pdftotext",
        hint: "install the package poppler-utils", cause: .request(.noHelper))
    case nil:
      throw Failure(
        .invalid, code: "too-hard", "the document takes too long or too much memory to read", field: "FILE",
        cause: .request(.unreadable))
    default: return nil
    }
  }

  private var noJail: Failure {
    Failure(
      .storage, code: "no-limits", "the limits under which strangers' documents are read cannot be set",
      hint: "fasti doctor", cause: .request(.noHelper))
  }

  func run(
    _ arguments: [String], _ input: [UInt8], seconds: Int = seconds, isHeard: Bool = false
  ) throws(Failure) -> ChildProgram.Ending {
    guard let path, access(path, X_OK) == 0 else {
      throw Failure(
        .storage, code: "no-fastid", "the program's heavy half, fastid, is not beside fasti", value: path,
        hint: "make build", cause: .request(.noHelper))
    }
    do {
      let ending = try ChildProgram.run(
        path, arguments, input: input, most: HeavyHalf.mostOutput, seconds: seconds, isHeard: isHeard)
      return ending.wasStopped ? .init(status: nil, output: [], wasStopped: true) : ending
    } catch { throw error.failure("\"\(path)\" cannot be started", value: path) }
  }
}
