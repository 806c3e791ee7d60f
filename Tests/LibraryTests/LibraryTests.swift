import Foundation
import TestSupport
import Testing

@Suite("The Swift library from outside") struct LibraryTests {
  /// The folders and pages with examples.
  static let sources = ["Sources/Library/Fasti", "Sources/Data/FastiRegions", "Sources/Core"]
  static let pages = ["Documentation/Library.md", "README.md"]

  static func examples() throws -> [DocumentedExample] {
    let files = sources.flatMap { PackageFolder.files(below: $0) }.filter { $0.hasSuffix(".swift") }
    let comments = try files.flatMap { path in
      DocumentedExample.inComments(of: try PackageFolder.text(path) ?? "", path: path)
    }
    return comments + (try pages.flatMap { DocumentedExample.onPage(try PackageFolder.text($0) ?? "", path: $0) })
  }

  @Test("every public type of Fasti, of the regions and of civil days has an example")
  func documented() throws {
    let files = ["Sources/Library/Fasti", "Sources/Data/FastiRegions", "Sources/Core/FastiCivil"]
      .flatMap { PackageFolder.files(below: $0) }.filter { $0.hasSuffix(".swift") }
    let types = try files.flatMap { path in
      PublicType.all(in: try PackageFolder.text(path) ?? "", path: path)
    }
    #expect(types.count > 20)
    #expect(types.filter { !$0.hasExample }.map { "\($0.path): \($0.name)" } == [])
  }

  /// One build for all checks, because compiling the library takes most of the time.
  @Test(
    "a package that depends on a version of this one builds and runs, and every example prints what its comments say")
  func outside() throws {
    let examples = try Self.examples()
    #expect(examples.count > 3)
    let package = try OutsidePackage(program: "documented-examples", source: ExampleProgram(examples: examples).source)
    try package.build()

    let holidays = try package.run("holidays", ["SE", "2026"])
    #expect(holidays.status == 0, "\(holidays.errors)")
    let lines = holidays.output.split(separator: "\n")
    #expect(lines.contains("2026-06-20 2026-W25 Midsommardagen"))
    #expect(lines.last == "2026 254 business days")

    let run = try package.run("documented-examples")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "")

    // No module of the program or its pages, and none of the C libraries.
    let library: Set = ["FastiCivil", "FastiCalendars", "FastiHolidays", "FastiRegions", "Fasti"]
    #expect(package.modules.subtracting(["holidays", "documented_examples"]) == library)
  }
}
