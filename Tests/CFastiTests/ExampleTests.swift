import Foundation
import TestSupport
import Testing

/// The library and what can be used to call it on this machine.
private enum Machine {
  /// The debug build of the library, beside the program.
  static let library = PackageFolder.built("libCFasti.so")
  static let hasCompiler = works(["cc", "--version"])
  static let hasNumpy = works(["python3", "-c", "import numpy"])

  private static func works(_ words: [String]) -> Bool {
    (try? ChildProcess(words, in: PackageFolder.root).status) == 0
  }
}

@Suite("Examples of the C interface run")
struct ExampleTests {
  let year = [20, 20, 22, 20, 19, 22, 23, 21, 22, 22, 21, 22]

  @Test("in C", .enabled(if: Machine.hasCompiler, "this machine has no C compiler named cc"))
  func c() throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: "businessdays").path
    let header = folder.url.appending(path: "fasti.h")
    let source = PackageFolder.root.appending(path: "Sources/System/CFastiHeader/fasti.h")
    try FileManager.default.copyItem(at: source, to: header)
    let compiled = try ChildProcess(
      [
        "cc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic", "-I", folder.url.path,
        "Examples/c/businessdays.c", Machine.library.path,
        "-Wl,-rpath,\(Machine.library.deletingLastPathComponent().path)", "-o", program,
      ], in: PackageFolder.root)
    try #require(compiled.status == 0, "\(compiled.errors)")
    let run = try ChildProcess([program, "SE", "2026"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.prefix(12).map { Int($0.split(separator: " ")[1]) } == year)
    #expect(lines.last == "2026 254 business days")
    let refused = try ChildProcess([program, "XX"], in: folder.url)
    #expect(refused.status == 1 && refused.errors == "businessdays: there is no region \"XX\"\n")
  }

  @Test("in Python", .enabled(if: Machine.hasNumpy, "this machine's python3 has no numpy"))
  func python() throws {
    let run = try ChildProcess(
      ["python3", "Examples/python/businessdays.py", Machine.library.path, "SE", "2026", "20000"],
      in: PackageFolder.root)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.prefix(12).map { Int($0.split(separator: " ")[1]) } == year)
    #expect(lines.last?.hasPrefix("equal to numpy.busday_count") == true && lines.last?.hasSuffix("yes") == true)
  }
}
