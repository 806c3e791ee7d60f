import Foundation
import TestSupport
import Testing

@Suite("What is built") struct BuildTests {
  /// The libraries `fasti` may load. The debug build has the Swift library beside it; the release build has it inside.
  static let libraries: Set = [
    "linux-vdso", "ld-linux-x86-64", "ld-linux-aarch64", "libc", "libm", "libgcc_s", "libstdc++", "libsqlite3",
    "libswiftCore", "libswift_Concurrency", "libswift_StringProcessing", "libswift_RegexParser", "libswiftGlibc",
    "libswift_Builtin_float", "libswiftSwiftOnoneSupport", "libdispatch", "libBlocksRuntime",
  ]

  /// The libraries a dynamically linked program loads, without folders and versions.
  static func loaded(by program: URL) throws -> [String] {
    let run = try ChildProcess(["ldd", program.path], in: PackageFolder.root)
    try #require(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").compactMap { line in
      line.split(whereSeparator: \.isWhitespace).first?.split(separator: "/").last.map { name in
        String(name.prefix(upTo: name.firstRange(of: ".so")?.lowerBound ?? name.endIndex))
      }
    }
  }

  @Test("fasti links SQLite and nothing heavier: no Foundation, no ICU")
  func fasti() throws {
    let loaded = try Self.loaded(by: PackageFolder.program)
    #expect(loaded.contains("libc"))
    #expect(Set(loaded).subtracting(Self.libraries) == [])
  }

  @Test("the check sees Foundation where it is linked: in this test")
  func thisTest() throws {
    let loaded = try Self.loaded(by: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath())
    #expect(loaded.contains("libFoundation"))
  }

  @Test("the pure floors compile as Embedded Swift for WebAssembly")
  func embedded() throws {
    // The whole build optimises and generates code too, which takes twice as long.
    let check = ProcessInfo.processInfo.environment["FASTI_SOAK"] == "1" ? [] : ["--check"]
    let run = try ChildProcess(["scripts/embedded"] + check, in: PackageFolder.root, seconds: 14_400)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
