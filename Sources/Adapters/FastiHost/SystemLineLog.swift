public import FastiRecords
import Glibc

/// A file to which lines are added until the process ends. A line that cannot be written is lost, because a log must
/// not prevent the work.
public struct SystemLineLog: Sendable {
  private let number: CInt

  /// Opens the file, or creates it for its owner only; `-` is standard error.
  /// - Throws: `.storage` when it cannot be written.
  public init(_ path: String) throws(Failure) {
    guard path != "-" else {
      number = STDERR_FILENO
      return
    }
    do { number = try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_APPEND).number } catch {
      throw error.failure(.write, .path(path), value: path)
    }
  }

  /// Adds the bytes with one call, so that lines of several threads do not mix.
  public func write(_ line: [UInt8]) { _ = line.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) } }
}
