import Foundation
import TestSupport
import Testing

@Suite("The Swift library from outside") struct LibraryTests {
  /// The folders and pages with examples.
  static let sources = ["Sources/Library/Fasti", "Sources/Data/FastiRegions", "Sources/Core", holidays]
  private static let holidays = "Sources/Engines/FastiHolidays"
  static let pages = ["Documentation/Library.md", "README.md"]

  static func examples() throws -> [DocumentedExample] {
    let files = sources.flatMap { PackageFolder.files(below: $0) }.filter { $0.hasSuffix(".swift") }
    let comments = try files.flatMap { path in
      DocumentedExample.inComments(of: try PackageFolder.text(path) ?? "", path: path)
    }
    return comments + (try pages.flatMap { DocumentedExample.onPage(try PackageFolder.text($0) ?? "", path: $0) })
  }

  @Test("every public type of Fasti and of the regions has an example, and every type that Fasti re-exports")
  func documented() throws {
    var types = try Self.types(below: ["Sources/Library/Fasti", "Sources/Data/FastiRegions", "Sources/Core"])
    #expect(types.count > 80)
    let exported = try Self.exported()
    let holidays = try Self.types(below: [Self.holidays]).filter { exported.contains($0.outermost) }
    #expect(exported.subtracting(holidays.map(\.name)) == [])
    types += holidays
    #expect(types.filter { !$0.hasExample }.map { "\($0.path): \($0.name)" } == [])
  }

  private static func types(below folders: [String]) throws -> [PublicType] {
    let files = folders.flatMap { PackageFolder.files(below: $0) }.filter { $0.hasSuffix(".swift") }
    return try files.flatMap { path in PublicType.all(in: try PackageFolder.text(path) ?? "", path: path) }
  }

  /// The types of `FastiHolidays` that `import Fasti` gives: those of its lines
  /// `@_exported public import struct FastiHolidays.RuleMistake`.
  private static func exported() throws -> Set<String> {
    let lines = try PackageFolder.text("Sources/Library/Fasti/Fasti.swift")?.split(separator: "\n") ?? []
    let types = lines.filter { $0.hasPrefix("@_exported ") }.compactMap { line -> String? in
      line.split(separator: " ").last.flatMap { name in
        name.hasPrefix("FastiHolidays.") ? String(name.dropFirst("FastiHolidays.".count)) : nil
      }
    }
    #expect(types.count >= 10)
    return Set(types)
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
