import FastiRegions
import Foundation
import TestSupport
import Testing

@Suite("Walls of the house") struct WallTests {
  @Test("every target has a row, and every row a target")
  func rows() {
    #expect(Tree.targets.reduce(0) { $0 + $1.files.count } > 20)
    #expect(Walls.staleRows(Tree.targets, House.rows) == [])
    #expect(Walls.cycles(House.rows) == [])
  }

  @Test("every file imports only what its floor allows")
  func imports() { #expect(Walls.imports(Tree.targets, House.rows) == []) }

  @Test("every target declares in the manifest what it imports of the package")
  func declared() throws {
    let declared = try Manifest.read().declared
    #expect(declared.count > 20)
    #expect(Walls.undeclared(Tree.targets, declared) == [])
  }

  @Test("no two targets have one name where letter case does not count, as on the disks of macOS and Windows")
  func names() throws {
    let names = try Manifest.read().targets.map { $0.name.lowercased().replacing("-", with: "_") }
    #expect(Set(names).count == names.count)
  }

  @Test("every public item has a doc comment, and every public function that throws says what")
  func documentation() {
    #expect(Tree.targets.flatMap(\.files).flatMap(\.undocumented) == [])
    #expect(Tree.targets.flatMap(\.files).flatMap(\.undocumentedThrows) == [])
  }

  @Test("nothing is left to do, and the pure floors know no clock, chance or output")
  func words() { #expect(Walls.words(Tree.targets, House.rows) == []) }

  @Test("no source file is longer than one thing")
  func lengths() {
    let files = Tree.targets.flatMap(\.files).map { (path: $0.path, lines: $0.lines.count) }
    #expect(Walls.tooLong(files, House.longFiles) == [])
    #expect(House.longFiles.keys.allSatisfy { path in files.contains { $0.path == path } })
  }

  @Test("every target that has folders has an order of them")
  func ordered() { #expect(Walls.unordered(Tree.targets, House.folders) == []) }

  @Test("no folder names what is declared above it", arguments: House.folders.keys.sorted())
  func folders(_ name: String) throws {
    let target = try #require(Tree.targets.first { $0.name == name })
    let root = try #require(House.rows[name]?.folder), order = try #require(House.folders[name])
    #expect(Walls.folders(target, in: root, order) == [])
  }

  @Test("no module has more public types than one can keep in mind")
  func publicTypes() { #expect(Walls.tooManyPublicTypes(Tree.targets, most: House.mostPublicTypes) == []) }

  @Test("no two types of one name in modules that meet")
  func sharedNames() { #expect(Walls.sharedNames(Tree.targets, House.rows) == []) }

  @Test("the features are the folders of use cases, words, pages, web and commands, in one order")
  func features() {
    for (name, others) in House.targetsOfFeatures {
      #expect(Walls.features(name, House.folders[name] ?? [], others, House.features) == [])
    }
  }

  @Test(
    "nothing below the commands names a command of the command line, nor does a text that is not the command line's")
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

  @Test("every folder of tests is a target")
  func testTargets() throws {
    let files = PackageFolder.files(below: "Tests").filter { $0.hasSuffix(".swift") }
    #expect(Walls.orphans(files, try PackageFolder.text("Package.swift") ?? "") == [])
  }

  @Test("the tree names no path of the machine it was written on")
  func machinePaths() throws {
    let home = NSHomeDirectory()
    let folders = [PackageFolder.root.path + "/"] + (home.count > 1 ? [home + "/"] : [])
    let texts = try PackageFolder.files().compactMap { path in try PackageFolder.text(path).map { (path, $0) } }
    #expect(texts.count > 20)
    #expect(texts.flatMap { Walls.machinePaths($0.0, $0.1, folders) } == [])
  }

  @Test("every region file of Data/Regions is in the program, letter for letter")
  func regions() throws {
    let files = PackageFolder.files(below: "Data/Regions").filter { $0.hasSuffix(".rules") }
    func lines(_ texts: [String]) -> [Substring] { texts.flatMap { $0.split(separator: "\n") } }
    // A file may hold several regions; the program has each by itself, in the order of the files.
    let written = try files.sorted().map { try #require(try PackageFolder.text($0)) }
    #expect(lines(ShippedRegion.all.map { "\($0.text)" }) == lines(written))
    #expect(files.count > 5)
  }
}
