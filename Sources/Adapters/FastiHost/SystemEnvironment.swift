public import FastiApp
import Glibc

/// The variables of this process.
public struct SystemEnvironment: Environment {
  /// The variables of this process.
  public init() {}

  /// The value of a variable; bytes that are not UTF-8 become U+FFFD.
  public func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
