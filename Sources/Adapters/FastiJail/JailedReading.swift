import FastiMonths
import Glibc

/// Reads an untrusted document from standard input inside a jail, and writes its content to standard output.
public enum JailedReading {
  /// The result, as the exit status of the process.
  public enum Status: Int32, Sendable {
    case read = 0
    /// The document contains nothing that can be read.
    case unreadable = 4
    /// The limits could not be set, so nothing was read.
    case noJail = 70
    /// The program that reads the document is not installed.
    case noProgram = 127
  }

  /// Reads HTML and writes the page's lines.
  public static func html() -> Status {
    do throws(Jail.CannotClose) { _ = try Jail(for: .ownReading) } catch { return .noJail }
    guard let page = HTMLReader.page(input(HTMLReader.longest)) else { return .unreadable }
    output(page.lines)
    return .read
  }

  /// Reads a document of exchange rates and writes its lines.
  public static func rates() -> Status {
    do throws(Jail.CannotClose) { _ = try Jail(for: .ownReading) } catch { return .noJail }
    guard let lines = RatesReader.lines(input(RatesReader.longest)) else { return .unreadable }
    output(lines)
    return .read
  }

  /// Reads a question of at most `longest` bytes with a reader that opens no file, and writes its answer.
  public static func lines(longest: Int, _ reader: ([UInt8]) -> [UInt8]?) -> Status {
    do throws(Jail.CannotClose) { _ = try Jail(for: .ownReading) } catch { return .noJail }
    guard let found = reader(input(longest)) else { return .unreadable }
    output(found)
    return .read
  }

  /// Plans a foreign file of at most `longest` bytes with a reader that may read the time zones of a folder, and writes the
  /// result.
  public static func plan(longest: Int, zones: String, _ reader: ([UInt8]) -> [UInt8]?) -> Status {
    do throws(Jail.CannotClose) { _ = try Jail(for: .planning(zones: zones)) } catch { return .noJail }
    guard let found = reader(input(longest)) else { return .unreadable }
    output(found)
    return .read
  }

  /// Replaces this process with pdftotext, which reads the PDF and writes its words with their positions; returns only
  /// on failure.
  public static func pdf() -> Status {
    let path = "/usr/bin/pdftotext"
    guard access(path, X_OK) == 0 else { return .noProgram }
    do throws(Jail.CannotClose) { _ = try Jail(for: .program) } catch { return .noJail }
    let arguments: [String] = [path, "-tsv", "-", "-"]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = [strdup("LC_ALL=C.UTF-8"), nil]
    execve(path, &words, &variables)
    return .noProgram
  }

  /// Enters the jail and writes three lines: the readers, the limits in force, and the limits that are missing, each
  /// separated by commas.
  public static func report() -> Status {
    let version = HTMLReader.version
    let hasPDF = access("/usr/bin/pdftotext", X_OK) == 0
    let jail: Jail
    do throws(Jail.CannotClose) { jail = try Jail(for: .ownReading) } catch { return .noJail }
    var readers = ["libxml2 \(version)"]
    var (limits, missing) = ([String](), [String]())
    if jail.landlock > 0 { limits.append("Landlock \(jail.landlock)") } else { missing.append("Landlock") }
    if jail.limitsCalls { limits.append("seccomp") } else { missing.append("seccomp") }
    if hasPDF { readers.append("pdftotext") } else { missing.append("pdftotext") }
    for names in [readers, limits, missing] { output(Array("\(names.joined(separator: ","))\n".utf8)) }
    return .read
  }

  private static func input(_ longest: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= longest {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes.append(contentsOf: buffer[..<count])
    }
    return bytes
  }

  private static func output(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      written += count
    }
  }
}
