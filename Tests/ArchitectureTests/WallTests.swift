import FastiRegions
import Foundation
import TestSupport
import Testing

@Suite("Architecture of the targets") struct WallTests {
  @Test("every target has a row, and every row has a target")
  func rows() {
    #expect(Tree.targets.reduce(0) { $0 + $1.files.count } > 20)
    #expect(Walls.staleRows(Tree.targets, House.rows) == [])
    #expect(Walls.cycles(House.rows) == [])
  }

  @Test("every file imports only what its row allows")
  func imports() { #expect(Walls.imports(Tree.targets, House.rows) == []) }

  @Test("the manifest declares for every target the modules of the package that it imports")
  func declared() throws {
    let declared = try Manifest.read().declared
    #expect(declared.count > 20)
    #expect(Walls.undeclared(Tree.targets, declared) == [])
  }

  @Test("no two targets have the same name if case is ignored, because disks of macOS and Windows ignore it")
  func names() throws {
    let names = try Manifest.read().targets.map { $0.name.lowercased().replacing("-", with: "_") }
    #expect(Set(names).count == names.count)
  }

  @Test("every public item has a doc comment, and every public function that throws documents its errors")
  func documentation() {
    #expect(Tree.targets.flatMap(\.files).flatMap(\.undocumented) == [])
    #expect(Tree.targets.flatMap(\.files).flatMap(\.undocumentedThrows) == [])
  }

  @Test("no file contains an unfinished or forbidden word, and pure modules use no clock, randomness, input or output")
  func words() { #expect(Walls.words(Tree.targets, House.rows) == []) }

  @Test("no source file has more lines than the limit")
  func lengths() {
    let files = Tree.targets.flatMap(\.files).map { (path: $0.path, lines: $0.lines.count) }
    #expect(Walls.tooLong(files, House.longFiles) == [])
    #expect(House.longFiles.keys.allSatisfy { path in files.contains { $0.path == path } })
  }

  @Test("no source file has fewer lines of code than the limit, unless its reason is listed")
  func shortFiles() throws {
    let paths = Tree.targets.flatMap(\.files).map(\.path)
    let files = try paths.compactMap { path in try PackageFolder.text(path).map { (path: path, text: $0) } }
    #expect(files.count > 20)
    #expect(Walls.tooShort(files, House.shortFiles) == [])
    let short = Set(files.filter { !Walls.tooShort([$0], [:]).isEmpty }.map(\.path))
    #expect(House.shortFiles.keys.allSatisfy { name in short.contains { $0.hasPrefix(name) } })
  }

  @Test("every target with several folders lists their order")
  func ordered() { #expect(Walls.unordered(Tree.targets, House.folders) == []) }

  @Test("no folder names a type that is declared above it", arguments: House.folders.keys.sorted())
  func folders(_ name: String) throws {
    let target = try #require(Tree.targets.first { $0.name == name })
    let root = try #require(House.rows[name]?.folder), order = try #require(House.folders[name])
    #expect(Walls.folders(target, in: root, order) == [])
  }

  @Test("no module has more public types than the limit")
  func publicTypes() { #expect(Walls.tooManyPublicTypes(Tree.targets, most: House.mostPublicTypes) == []) }

  @Test("no two modules that one target may import declare types with the same name")
  func sharedNames() { #expect(Walls.sharedNames(Tree.targets, House.rows) == []) }

  @Test("every public error of Core and Engines prints as a sentence")
  func errors() {
    let targets = Tree.targets.filter { House.core.union(House.engines).contains($0.name) }
    #expect(Walls.silentErrors(targets) == [])
  }

  @Test("the folders of use cases, words, pages, web and commands are the features, in the same order")
  func features() {
    for (name, others) in House.targetsOfFeatures {
      #expect(Walls.features(name, House.folders[name] ?? [], others, House.features) == [])
    }
  }

  @Test(
    "below the command line, neither code nor texts name a command")
  func commands() throws {
    let commands = Walls.commands(try #require(try PackageFolder.text("Documentation/Commands.md")))
    #expect(commands.count > 20)
    let below = ["Sources/Core", "Sources/Engines", "Sources/Views", "Sources/App", "Sources/Adapters"]
    let files = below.flatMap { PackageFolder.files(below: $0) }.filter { $0.hasSuffix(".swift") }
    let sources = try files.compactMap { path in try PackageFolder.text(path).map { (path, $0) } }
    #expect(sources.flatMap { Walls.commandsInStrings($0.0, $0.1, commands) } == [])
    for language in ["en", "sv", "vi"] {
      let words = try #require(try PackageFolder.text("Data/Words/\(language).words"))
      #expect(Walls.commandsInWords(words, commands, Set(House.textsWithCommands.keys)) == [])
    }
  }

  @Test("use cases and the web name no option of the command line")
  func options() throws {
    let files = ["Sources/App", "Sources/Shells/FastiWeb"].flatMap { PackageFolder.files(below: $0) }
    let sources = try files.filter { $0.hasSuffix(".swift") }
      .compactMap { path in try PackageFolder.text(path).map { (path, Walls.optionsInStrings(path, $0)) } }
    #expect(sources.count > 20)
    #expect(Set(sources.filter { !$0.1.isEmpty }.map(\.0)) == Set(House.filesWithOptions.keys))
  }

  @Test("every folder of tests belongs to a target")
  func testTargets() throws {
    let files = PackageFolder.files(below: "Tests").filter { $0.hasSuffix(".swift") }
    #expect(Walls.orphans(files, try PackageFolder.text("Package.swift") ?? "") == [])
  }

  @Test("no file names a path of the machine on which it was written")
  func machinePaths() throws {
    let home = NSHomeDirectory()
    let folders = [PackageFolder.root.path + "/"] + (home.count > 1 ? [home + "/"] : [])
    let texts = try PackageFolder.files().compactMap { path in try PackageFolder.text(path).map { (path, $0) } }
    #expect(texts.count > 20)
    #expect(texts.flatMap { Walls.machinePaths($0.0, $0.1, folders) } == [])
  }

  @Test("every region file of Data/Regions is in the program, byte for byte")
  func regions() throws {
    let files = PackageFolder.files(below: "Data/Regions").filter { $0.hasSuffix(".rules") }
    func lines(_ texts: [String]) -> [Substring] { texts.flatMap { $0.split(separator: "\n") } }
    // A file may contain several regions. In the program each has its own text, in the order of the files.
    let written = try files.sorted().map { try #require(try PackageFolder.text($0)) }
    #expect(lines(ShippedRegion.all.map { "\($0.text)" }) == lines(written))
    #expect(files.count > 5)
  }
}
