public import FastiMonths
public import FastiFormats
public import FastiPerson
public import FastiRecords
import Glibc

/// The client of `fastid`, the program beside this one that links the larger libraries. It is started to fetch
/// documents and to read untrusted ones.
public struct FastidClient: DocumentReader, Fetcher {
  /// Exit statuses of `fastid`.
  private enum Status {
    static let noJail: Int32 = 70
    static let noProgram: Int32 = 127
  }

  /// How long a child may run by the clock, in seconds. A working child is ended by its limit of processor time (5
  /// seconds, for imports 10), which does not depend on the speed or load of the machine; this limit ends a stuck child.
  static let seconds = 600
  private static let mostOutput = 32 << 20
  private static let mostAnswer = 96 << 20

  private let interruption: any Interruption

  /// A client of the `fastid` beside the running program.
  public init(_ interruption: any Interruption = NoInterruption()) { self.interruption = interruption }

  /// The page of an HTML document; nil when it contains nothing that can be read.
  /// - Throws: `.invalid`, `.storage`.
  public func page(html: [UInt8]) throws(Failure) -> WebPage? {
    guard let lines = try read("html", html) else { return nil }
    return WebPage(lines: lines)
  }

  /// The words of a PDF; nil when it is damaged.
  /// - Throws: `.invalid`, `.storage`.
  public func words(pdf: [UInt8]) throws(Failure) -> [SheetWord]? {
    guard let tsv = try read("pdf", pdf) else { return nil }
    return SheetWord.words(tsv: tsv)
  }

  /// The lines of a document of exchange rates; nil when it is damaged or not such a document.
  /// - Throws: `.invalid`, `.storage`.
  public func lines(rates xml: [UInt8]) throws(Failure) -> [UInt8]? { try read("rates", xml) }

  /// The lines of an answer about weather; nil when it is damaged or has another structure.
  /// - Throws: `.invalid`, `.storage`.
  public func lines(weather question: [UInt8]) throws(Failure) -> [UInt8]? { try read("weather", question) }

  /// The planned import of a foreign file, as the answer to a question in bytes.
  /// - Throws: `.invalid`, `.storage`.
  public func plan(question: [UInt8], _ progress: Progress) throws(Failure) -> [UInt8] {
    let folder = SystemZones().folder
    guard let answer = try read("import", question, more: [folder], most: Self.mostAnswer, progress) else {
      throw tooHard
    }
    return answer
  }

  /// The limits that readers run under, and those that this kernel does not have.
  /// - Throws: `.storage`.
  public func report() throws(Failure) -> ReaderReport {
    let ending = try run(["read-document", "report"], [])
    let lines = String(decoding: ending.output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: ",").map { String($0) } }
    guard ending.status == 0, lines.count > 2 else { throw noJail }
    return ReaderReport(readers: lines[0], limits: lines[1], missing: lines[2])
  }

  /// The version that `fastid` reports.
  /// - Throws: `.storage` when it is missing or does not answer.
  public func version() throws(Failure) -> String {
    let ending = try run(["version"], [])
    let words = String(decoding: ending.output, as: UTF8.self).split(whereSeparator: { $0 == " " || $0 == "\n" })
    guard ending.status == 0, words.count == 2 else {
      throw Failure(.helper(ending.status == Status.noProgram ? try loading() : .silent))
    }
    return String(words[1])
  }

  /// The fonts for paper; nil if this machine has none.
  /// - Throws: `.storage` when `fastid` is missing or does not answer.
  public func paperFont() throws(Failure) -> FoundFonts? {
    let ending = try run(["paper-font"], [])
    let lines = ending.output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard ending.status == 0, lines.count == 3 else { throw Failure(.helper(.silent)) }
    return lines[0].isEmpty
      ? nil : FoundFonts(lines[0], lacking: lines[1].split(separator: " ").map { String($0) })
  }

  /// Restores a backup with `fastid` into the store of a folder, or reports what a restore would do.
  /// - Parameter request: The arguments of the request.
  /// - Returns: The answer as bytes.
  /// - Throws: `.storage` when no process can be started; `.invalid` when it ends without an answer.
  public func restore(_ file: any IncomingFile, into folder: String, _ request: [String]) throws(Failure) -> [UInt8] {
    var input = ChildProgram.Input.bytes([])
    if let descriptor = file.descriptor {
      input = .file(descriptor)
    } else {
      var bytes: [UInt8] = []
      try file.forEachPiece { piece in bytes.append(contentsOf: piece) }
      input = .bytes(bytes)
    }
    let ending = try run(["restore-backup", folder] + request, input: input)
    guard ending.status == 0 else { throw tooHard }
    return ending.output
  }

  /// Why the loader does not start `fastid`: `libzip.so.4: cannot open shared object file: No such file or directory`.
  private func loading() throws(Failure) -> HelperCause {
    let ending = try SystemPrograms(interruption).run([Self.path ?? "", "version"], input: [], seconds: 10)
    let line = String(decoding: ending.errors.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard let place = line.firstRange(of: "shared libraries: ") ?? line.firstRange(of: "/fastid: ") else {
      return .silent
    }
    return .notLoaded(String(line[place.upperBound...]))
  }

  private func read(
    _ kind: String, _ bytes: [UInt8], more: [String] = [], most: Int = mostOutput, _ progress: Progress = .none
  ) throws(Failure) -> [UInt8]? {
    let ending = try run(["read-document", kind] + more, bytes, most: most, progress)
    switch ending.status {
    case 0: return ending.output
    case Status.noJail: throw noJail
    case Status.noProgram:
      throw Failure(.helper(.noPDF))
    case nil:
      let isLong = kind == "import" && ending.stop == .output
      throw isLong ? Failure(.document(.tooMuch(megabytes: most >> 20)), field: .file) : tooHard
    default: return nil
    }
  }

  private var tooHard: Failure { Failure(.document(.tooHard), field: .file) }

  private var noJail: Failure {
    Failure(.helper(.noLimits))
  }

  func run(
    _ arguments: [String], _ input: [UInt8], seconds: Int = seconds, most: Int = mostOutput,
    inheritsError: Bool = false,
    _ progress: Progress = .none
  ) throws(Failure) -> ChildProgram.Ending {
    try run(
      arguments, input: .bytes(input), seconds: seconds, most: most, inheritsError: inheritsError, progress)
  }

  func run(
    _ arguments: [String], input: ChildProgram.Input, seconds: Int = seconds, most: Int = mostOutput,
    inheritsError: Bool = false, _ progress: Progress = .none
  ) throws(Failure) -> ChildProgram.Ending {
    guard let path = Self.path, access(path, X_OK) == 0 else {
      throw Failure(.helper(.missing), value: Self.path)
    }
    do {
      let ending = try ChildProgram.run(
        path, arguments, input: input, most: most, seconds: seconds, inheritsError: inheritsError, progress: progress,
        interruption)
      return ending.stop == nil ? ending : .init(status: nil, output: [], stop: ending.stop)
    } catch { throw error.failure(.start, MachineCause.What.path(path), value: path) }
  }
}
