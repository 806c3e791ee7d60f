import TestSupport
import Testing

/// Runs each check on targets with one mistake, because a check that cannot fail is useless.
@Suite("Checks of the architecture can fail") struct WallTeethTests {
  private let rows = [
    "Low": House.Row("Sources/Core/Low", pure: true), "High": House.Row("Sources/App/High", imports: ["Low"]),
  ]

  private func target(_ name: String, _ text: Snippet) -> Walls.Target {
    Walls.Target(name: name, files: [SwiftSource(path: "\(name).swift", text: text.text)])
  }

  @Test(
    "an import of a higher module is found in every form",
    arguments: Snippet.list(
      "import High", "public import High", "@testable import High", "@_exported public import struct High.Thing",
      "let a = 1; import High", "import Low // fine\n  import High", "#if os(Linux)\nimport High\n#endif"))
  func importUp(text: Snippet) {
    #expect(Walls.imports([target("Low", text)], rows).contains("Low.swift imports High"))
  }

  @Test(
    "text that only looks like an import is ignored",
    arguments: Snippet.list(
      "// import High", "/* import High */", "let a = \"import High\"", "let a = \"\"\"\nimport High\n\"\"\"",
      "let a = #\"\"import High\"\"#"))
  func noImport(text: Snippet) { #expect(Walls.imports([target("Low", text)], rows) == []) }

  @Test("an import of a target that the manifest does not declare is found, and an import of a library is ignored")
  func undeclared() {
    let targets = [target("Low", ""), target("High", "import Low\nimport Glibc")]
    #expect(Walls.undeclared(targets, ["Low": [], "High": ["Low"]]) == [])
    #expect(Walls.undeclared(targets, ["Low": [], "High": []]) == ["High.swift imports Low"])
  }

  @Test("a target without a row, a row without a target, and a circle are found")
  func table() {
    #expect(Walls.imports([target("New", "")], rows) == ["New has no row in House.rows"])
    #expect(Walls.staleRows([target("Low", "")], rows) == ["High"])
    let circle = ["A": House.Row("A", imports: ["B"]), "B": House.Row("B", imports: ["A"]), "C": House.Row("C")]
    #expect(Walls.cycles(circle) == ["A", "B"])
  }

  @Test("a target without an order of its folders is found")
  func unordered() {
    let files = ["Sources/App/App/A.swift", "Sources/App/App/Low/B.swift"].map { SwiftSource(path: $0, text: "") }
    let targets = [Walls.Target(name: "App", files: files), Walls.Target(name: "Flat", files: [files[0]])]
    #expect(Walls.unordered(targets, [:]) == ["App has folders and no row in House.folders"])
    #expect(Walls.unordered(targets, ["App": ["Low", "."]]) == [])
  }

  private func folders(_ files: (path: String, text: String)...) -> [String] {
    let target = Walls.Target(
      name: "App", files: files.map { SwiftSource(path: "Sources/App/\($0.path)", text: $0.text) })
    return Walls.folders(target, in: "Sources/App", ["Low", "Low/Inner", "High", "."])
  }

  @Test("a type that is named below the folder that declares it is found, and so is a folder without a row")
  func folderOrder() {
    let low = ("Low/A.swift", "struct A { var thing: Thing }"), inner = ("Low/Inner/B.swift", "enum B {}")
    let high = ("High/Thing.swift", "public struct Thing { let a: A; enum Kind {} }"), root = ("C.swift", "enum C {}")
    #expect(folders(low, inner, high, root).count == 1)
    #expect(folders(("Low/A.swift", "struct A {}"), inner, high, root) == [])
    #expect(folders(("Low/A.swift", "struct A { let a: Other.Thing; struct Thing {} }"), inner, high, root) == [])
    #expect(folders(("Low/A.swift", "struct A {}"), inner, high, root, ("New/D.swift", "enum D {}")).count == 1)
    #expect(folders(("Low/A.swift", "struct A {}"), inner, high, root, ("High/New/D.swift", "enum D {}")).count == 1)
    #expect(folders(("Low/A.swift", "struct A {}"), inner, high, root, ("High/E.swift", "enum A {}")).count == 1)
    #expect(folders(("Low/A.swift", "struct A {}"), high, root) == ["App: there is no folder Low/Inner"])
  }

  @Test("a static member that is named below every folder that declares it is found")
  func memberOrder() {
    let low = ("Low/A.swift", "struct A { let b = Other.Inner.made() }"), inner = ("Low/Inner/B.swift", "enum B {}")
    let root = ("C.swift", "enum C {}")
    let high = ("High/D.swift", "extension Other.Inner where Self: Sendable {\n  static func made() -> Int { 1 }\n}")
    #expect(folders(low, inner, high, root).count == 1)
    #expect(folders(("Low/A.swift", "struct A { let b = Other.Inner.other }"), inner, high, root) == [])
    #expect(folders(low, ("Low/E.swift", "extension Other.Inner { static let made = 1 }"), inner, high, root) == [])
    let hidden = ("High/D.swift", "extension Other.Inner { private static func made() -> Int { 1 } }")
    #expect(folders(low, inner, hidden, root) == [])
  }

  @Test("an error that does not print as a sentence is found")
  func silentErrors() {
    let text = "public enum AError: Error, Hashable {}\npublic struct BError: Error {}\n"
    func target(_ text: String) -> Walls.Target {
      Walls.Target(name: "App", files: [SwiftSource(path: "App.swift", text: text)])
    }
    #expect(Walls.silentErrors([target(text)]) == ["AError", "BError"])
    let spoken = text + "extension AError: CustomStringConvertible {}\n"
    #expect(Walls.silentErrors([target(spoken)]) == ["BError"])
  }

  @Test("a module with too many public types is found")
  func publicTypes() {
    let target = target("App", "public struct A { public enum B {} }\nstruct C {}")
    #expect(Walls.tooManyPublicTypes([target], most: 1) == ["App has 2 public types"])
    #expect(Walls.tooManyPublicTypes([target], most: 2) == [])
  }

  @Test(
    "a public item without a doc comment is found",
    arguments: Snippet.list(
      "public struct A {}", "/// A.\n\npublic struct A {}", "// A.\npublic func a() {}",
      "/// A.\npublic struct A {\n  public var b: Int { 1 }\n}", "/// A.\npublic enum A {\n  case b(Int)\n}",
      "/// A.\npublic protocol A {\n  func b()\n}", "public extension A {\n  static func b() {}\n}",
      "/// A.\npublic struct A {\n  @inline(__always) public init() { count() }\n}", "public final class A {}",
      "/// A.\npublic struct A {\n  public private(set) var b = 1\n}",
      "/// A.\npublic struct A {\n  public init(b: Int) { self.b = b + 1 }\n}",
      "/// A.\npublic struct A {\n  public init(b: Int) {\n    self.b = b\n    count()\n  }\n}",
      "/// A.\npublic struct A {\n  public let day: Int\n}", "/// A.\npublic struct A {\n  public var idle: Int\n}",
      "/// A.\npublic enum A {\n  /// B.\n  case b\n  case c(d: Int)\n}"))
  func undocumented(text: Snippet) { #expect(SwiftSource(path: "A", text: text.text).undocumented.count == 1) }

  @Test(
    "a documented item and one that is not public pass",
    arguments: Snippet.list(
      "/// A.\npublic struct A {}", "/// A.\n@frozen\n@inline(__always)\npublic struct A {}", "struct A {}",
      "/// A.\npublic enum A {\n  case b, c\n}", "enum A {\n  case b\n}", "public import A",
      "/// A.\npublic enum A {\n  case b, c\n  var d: Int {\n    switch self {\n    case .b: 1\n    case .c: 2\n    }\n  }\n}",
      "/// A.\npublic struct A {\n  enum B {\n    case c\n  }\n}", "public extension A {\n  private func b() {}\n}",
      "let a = \"\"\"\npublic struct B {}\n\"\"\"", "/** A. */\npublic struct A {}"))
  func documented(text: Snippet) { #expect(SwiftSource(path: "A", text: text.text).undocumented == []) }

  @Test(
    "an item that its name explains passes without a doc comment",
    arguments: Snippet.list(
      "/// A.\npublic struct A {\n  public let id: Int\n}",
      "/// A.\npublic struct A {\n  public init(b: Int) { self.b = b }\n}",
      "/// A.\npublic struct A {\n  public init(\n    b: Int = 1,\n    c: [D] = []\n  ) {\n    (self.b, self.c) = (b, c)\n  }\n}",
      "/// A.\npublic struct A {\n  public let month: HijriMonth\n}",
      "/// A.\npublic struct A {\n  public var rule: RuleID\n}"))
  func saysAll(text: Snippet) { #expect(SwiftSource(path: "A", text: text.text).undocumented == []) }

  @Test(
    "a public function that throws and does not document its errors is found",
    arguments: Snippet.list(
      "/// A.\npublic func a() throws {}", "/// A.\npublic func a(\n  b: Int\n) throws(C) -> Int { 1 }",
      "/// A.\npublic struct A {\n  /// B.\n  public init(b: Int) throws(C) { self.b = b }\n}",
      "/// A.\npublic protocol A {\n  /// B.\n  func b() throws(C)\n  /// D.\n  func d()\n}",
      "/// A.\npublic var a: Int {\n  get throws { 1 }\n}"))
  func unsaidThrows(text: Snippet) {
    #expect(SwiftSource(path: "A", text: text.text).undocumentedThrows.count == 1)
  }

  @Test(
    "a function that documents its errors passes, and so does one that does not throw itself",
    arguments: Snippet.list(
      "/// A.\n/// - Throws: B.\npublic func a() throws {}", "/// A.\npublic func a(_ b: () throws -> Void) {}",
      "func a() throws {}", "/// A.\npublic func a() {\n  func b() throws {}\n}"))
  func saidThrows(text: Snippet) { #expect(SwiftSource(path: "A", text: text.text).undocumentedThrows == []) }

  @Test("types with the same name are found in modules that one target may import, and only there")
  func sharedNames() {
    let rows = [
      "A": House.Row("A"), "B": House.Row("B"), "C": House.Row("C", imports: ["A", "B"]),
      "D": House.Row("D", imports: ["B"]),
    ]
    let (a, b) = (target("A", "public struct Thing {}"), target("B", "public enum Thing {}"))
    #expect(Walls.sharedNames([a, b], rows) == ["Thing is declared in A and in B"])
    #expect(Walls.sharedNames([a, b], rows.filter { $0.key != "C" }) == [])
    #expect(Walls.sharedNames([b, target("D", "struct Thing {}")], rows) == ["Thing is declared in B and in D"])
    #expect(Walls.sharedNames([b, target("C", "struct Other { enum Thing {} }")], rows) == [])
  }

  @Test("a feature that is not in order and a folder that is not a feature are found")
  func features() {
    let features = ["Sky", "Leave", "Days"]
    #expect(Walls.features("A", ["Low", "Sky", "Leave/Plan", "Leave/Days", "Days", "."], ["Low"], features) == [])
    #expect(Walls.features("A", ["Commands/Leave", "Commands/Sky"], [], features) == ["A: Sky stands after Leave"])
    #expect(Walls.features("A", ["Low", "Sky"], [], features) == ["A: Low is not a feature"])
  }

  @Test("a command is found in a string and in a text, but not in a comment or in the name of a file")
  func commands() {
    let commands = Walls.commands("# Commands\n\n## fasti today\n\n## fasti store mend-clock\n")
    #expect(commands == ["today", "store"])
    #expect(Walls.commandsInStrings("A", "let a = 1\nlet b = \"try: fasti store check\"", commands).count == 1)
    #expect(Walls.commandsInStrings("A", "/// \"fasti today\"\nlet a = \"fasti yesterday\"", commands) == [])
    let words = "# fasti today\ncli.a = fasti today\nhint.a = fasti today\nb = fasti store\nc = Xfasti today"
    #expect(Walls.commandsInWords(words, commands, ["b"]) == ["hint.a"])
  }

  @Test("an option is found in a string, but not in a comment")
  func options() {
    #expect(Walls.optionsInStrings("A", "let a = 1\nlet b = \"--every \\(a)\"") == ["A:2 names an option"])
    #expect(Walls.optionsInStrings("A", "/// \"--every\"\nlet a = \"a--b\"") == [])
  }

  @Test("forbidden words are found in code, and words for unfinished work in comments too")
  func words() {
    #expect(Walls.words([target("High", "let a = try! b()")], rows).count == 1)
    #expect(Walls.words([target("High", "// TODO: all of it")], rows).count == 1)
    #expect(Walls.words([target("Low", "print(1)")], rows).count == 1)
    #expect(Walls.words([target("High", "print(1)")], rows) == [])
    #expect(Walls.words([target("Low", "a.print(1)\nfunc print(_ b: Int) {}")], rows) == [])
    #expect(Walls.words([target("Low", "blueprint(1) // print(1)")], rows) == [])
    #expect(Walls.words([target("Low", "let a = b.random(in: c)")], rows).count == 1)
  }

  @Test("a long file, a short file, tests without a target, and a path of this machine are found")
  func lengthsAndPaths() {
    let long = [(path: "A", lines: House.longestFile + 1), (path: "B", lines: House.longestFile)]
    #expect(Walls.tooLong(long, [:]).count == 1)
    #expect(Walls.tooLong(long, ["A": "a table"]) == [])
    let code = String(repeating: "let a = 1\n\n", count: House.shortestFile - 1) + "// B\n"
    let short = [(path: "C/A", text: "public import D\n" + code), (path: "C/B", text: code + "let b = 1\n")]
    #expect(Walls.tooShort(short, [:]) == ["C/A has 7 lines of code"])
    #expect(Walls.tooShort(short, ["C/": "a port"]) == [])
    #expect(Walls.tooShort(short, ["C/B": "a port"]).count == 1)
    #expect(Walls.orphans(["Tests/ATests/B.swift", "Tests/CTests/D.swift"], "tests(\"CTests\", [])") == ["ATests"])
    #expect(Walls.machinePaths("A", "see /planted/folder/file", ["/planted/folder/"]) == ["A names /planted/folder/"])
  }
}
