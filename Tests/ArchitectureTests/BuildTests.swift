import Foundation
import TestSupport
import Testing

@Suite("The built programs") struct BuildTests {
  /// The libraries that `fasti` may load. The debug build loads the Swift library from beside it; the release build
  /// contains it.
  static let libraries: Set = [
    "linux-vdso", "ld-linux-x86-64", "ld-linux-aarch64", "libc", "libm", "libgcc_s", "libstdc++", "libsqlite3",
    "libswiftCore", "libswift_Concurrency", "libswift_StringProcessing", "libswift_RegexParser", "libswiftGlibc",
    "libswift_Builtin_float", "libswiftSwiftOnoneSupport", "libdispatch", "libBlocksRuntime",
  ]

  /// The libraries that a dynamically linked program loads, without folders and versions.
  static func loaded(by program: URL) throws -> [String] {
    let run = try ChildProcess(["ldd", program.path], in: PackageFolder.root)
    try #require(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").compactMap { line in
      line.split(whereSeparator: \.isWhitespace).first?.split(separator: "/").last.map { name in
        String(name.prefix(upTo: name.firstRange(of: ".so")?.lowerBound ?? name.endIndex))
      }
    }
  }

  @Test("fasti links SQLite and no larger library: no Foundation, no ICU")
  func fasti() throws {
    let loaded = try Self.loaded(by: PackageFolder.program)
    #expect(loaded.contains("libc"))
    #expect(Set(loaded).subtracting(Self.libraries) == [])
  }

  @Test("the check finds Foundation in a program that links it, this test")
  func thisTest() throws {
    let loaded = try Self.loaded(by: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath())
    #expect(loaded.contains("libFoundation"))
  }

  @Test("the pure modules compile as Embedded Swift for WebAssembly")
  func embedded() throws {
    // Without `--check` the build also optimises and generates code, which takes twice as long.
    let check = ProcessInfo.processInfo.environment["FASTI_SOAK"] == "1" ? [] : ["--check"]
    let run = try ChildProcess(["scripts/embedded"] + check, in: PackageFolder.root, seconds: 14_400)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
