public import FastiRecords
import Glibc

/// The variables of this process.
public struct SystemEnvironment: Environment {
  /// The variables of this process.
  public init() {}

  /// The bytes of a variable, without the terminating zero.
  public func bytes(of name: String) -> [UInt8]? {
    getenv(name).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }
}
