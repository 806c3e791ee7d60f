/// What each target may import. A target that is not listed fails the tests.
enum House {
  /// A target with its limits.
  struct Row {
    /// The target's folder, relative to the package's root.
    let folder: String
    /// The modules its files may import.
    let imports: Set<String>
    /// Whether it only maps values to values: no clock, no randomness, no input or output.
    let isPure: Bool

    init(_ folder: String, imports: Set<String> = [], pure: Bool = false) {
      self.folder = folder
      self.imports = imports
      isPure = pure
    }
  }

  static let core: Set = ["FastiCivil", "FastiCalendars"]
  static let engines: Set = [
    "FastiHolidays", "FastiAgenda", "FastiMonths", "FastiLeave", "FastiMoney", "FastiWeather", "FastiReminders",
  ]
  /// The views that use cases and the command line use: no HTML.
  static let texts: Set = ["FastiFormats", "FastiWords"]
  static let app: Set = ["FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiData"]
  static let adapters: Set = ["FastiSQLite", "FastiHost"]
  /// The adapters that only `fastid` links.
  static let heavyAdapters: Set = [
    "FastiZip", "FastiJail", "FastiFetch", "FastiSodium", "FastiICal", "FastiQR", "FastiPaper", "FastiPostgres",
  ]
  /// The C library, by its names on the systems that the Swift library supports.
  static let machine: Set = ["Glibc", "Musl", "Darwin"]

  /// The row of each target. Imports point down. Engines do not import each other, nor do adapters. Each system library
  /// has one adapter. Only modules that access the machine import the C library, and nothing that `fasti` links imports
  /// Foundation.
  static let rows: [String: Row] = [
    "FastiCivil": Row("Sources/Core/FastiCivil", pure: true),
    "FastiCalendars": Row("Sources/Core/FastiCalendars", imports: ["FastiCivil"], pure: true),
    "FastiHolidays": Row("Sources/Engines/FastiHolidays", imports: core, pure: true),
    "FastiAgenda": Row("Sources/Engines/FastiAgenda", imports: core, pure: true),
    "FastiMonths": Row("Sources/Engines/FastiMonths", imports: core, pure: true),
    "FastiLeave": Row("Sources/Engines/FastiLeave", imports: ["FastiCivil"], pure: true),
    "FastiMoney": Row("Sources/Engines/FastiMoney", imports: ["FastiCivil"], pure: true),
    "FastiWeather": Row("Sources/Engines/FastiWeather", imports: ["FastiCivil"], pure: true),
    "FastiReminders": Row("Sources/Engines/FastiReminders", imports: core, pure: true),
    "FastiFormats": Row("Sources/Views/FastiFormats", imports: core.union(engines), pure: true),
    "FastiWords": Row(
      "Sources/Views/FastiWords", imports: core.union(engines).union(["FastiFormats"]), pure: true),
    "FastiPages": Row(
      "Sources/Views/FastiPages", imports: core.union(engines).union(texts), pure: true),
    "FastiRegions": Row("Sources/Data/FastiRegions", imports: ["FastiHolidays"], pure: true),
    "FastiData": Row("Sources/Data/FastiData"),
    "FastiPlaces": Row("Sources/Data/FastiPlaces"),
    "FastiRecords": Row(
      "Sources/App/FastiRecords", imports: core.union(engines).union(texts).union(["FastiRegions", "FastiData"])),
    "FastiDays": Row(
      "Sources/App/FastiDays",
      imports: core.union(engines).union(texts).union(["FastiRegions", "FastiData", "FastiRecords"])),
    "FastiPerson": Row(
      "Sources/App/FastiPerson",
      imports: core.union(engines).union(texts).union(["FastiRegions", "FastiData", "FastiRecords", "FastiDays"])),
    "FastiTransfer": Row(
      "Sources/App/FastiTransfer",
      imports: core.union(engines).union(texts).union([
        "FastiRegions", "FastiData", "FastiRecords", "FastiDays", "FastiPerson",
      ])),
    "FastiSQLite": Row(
      "Sources/Adapters/FastiSQLite", imports: core.union(engines).union(app).union(["CSQLite", "Glibc"])),
    "FastiPostgres": Row(
      "Sources/Adapters/FastiPostgres", imports: core.union(engines).union(app).union(["CPostgres", "Glibc"])),
    "CPostgres": Row("Sources/System/CPostgres"),
    "FastiJail": Row(
      "Sources/Adapters/FastiJail",
      imports: core.union(engines).union(app).union(["CXML2", "CJail", "Glibc"])),
    "FastiFetch": Row("Sources/Adapters/FastiFetch", imports: ["CCurl", "Glibc"]),
    "FastiICal": Row("Sources/Adapters/FastiICal", imports: core.union(["FastiFormats", "CICal", "Glibc"])),
    "FastiQR": Row("Sources/Adapters/FastiQR", imports: ["FastiFormats", "CQREncode"]),
    "FastiPaper": Row(
      "Sources/Adapters/FastiPaper", imports: ["FastiFormats", "FastiData", "FastiCivil", "CCairo", "CPNG", "Glibc"]),
    "CPNG": Row("Sources/System/CPNG"),
    "CCairo": Row("Sources/System/CCairo"),
    "CICal": Row("Sources/System/CICal"),
    "CQREncode": Row("Sources/System/CQREncode"),
    "CCurl": Row("Sources/System/CCurl"),
    "CXML2": Row("Sources/System/CXML2"),
    "CJail": Row("Sources/System/CJail"),
    "FastiHost": Row(
      "Sources/Adapters/FastiHost",
      imports: core.union(engines).union(app).union(["FastiFormats", "CTimer", "CArguments", "Glibc"])),
    "CTimer": Row("Sources/System/CTimer"),
    "CArguments": Row("Sources/System/CArguments"),
    "FastiZip": Row(
      "Sources/Adapters/FastiZip", imports: core.union(engines).union(app).union(["CZip", "Glibc"])),
    "FastiSodium": Row("Sources/Adapters/FastiSodium", imports: app.union(["CSodium", "Glibc"])),
    "CSodium": Row("Sources/System/CSodium"),
    "FastiGzip": Row("Sources/Adapters/FastiGzip", imports: ["CZlib"]),
    "CZlib": Row("Sources/System/CZlib"),
    "FastiHTTP": Row("Sources/Adapters/FastiHTTP", imports: ["CMicrohttpd", "CReceive", "CTLS", "Glibc"]),
    "CTLS": Row("Sources/System/CTLS"),
    "CReceive": Row("Sources/System/CReceive"),
    "FastiTerminal": Row(
      "Sources/Shells/FastiTerminal",
      imports: core.union(engines).union(texts).union(["FastiRecords", "FastiDays", "FastiPerson"])),
    "FastiDayCommands": Row(
      "Sources/Shells/FastiDayCommands",
      imports: core.union(engines).union(texts).union(["FastiRecords", "FastiDays", "FastiTerminal"])),
    "FastiCLI": Row(
      "Sources/Shells/FastiCLI",
      imports: core.union(engines).union(texts).union(app)
        .union(["FastiTerminal", "FastiDayCommands", "CBuild"])),
    "FastiWeb": Row(
      "Sources/Shells/FastiWeb",
      imports: core.union(engines).union(texts).union(app)
        .union(["FastiRegions", "FastiPages", "FastiHTTP", "FastiGzip"])),
    "fasti-cli": Row(
      "Sources/Shells/fasti",
      imports: core.union(engines).union(texts).union(app).union(adapters)
        .union(["FastiCLI", "FastiTerminal", "Glibc"])),
    "fastid": Row(
      "Sources/Shells/fastid",
      imports: core.union(engines).union(texts).union(app).union(adapters).union(heavyAdapters)
        .union(["FastiCLI", "FastiTerminal", "FastiWeb", "FastiPlaces", "Glibc"])),
    "Fasti": Row(
      "Sources/Library/Fasti",
      imports: core.union(["FastiHolidays", "FastiRegions"]).union(machine), pure: true),
    "CFasti": Row(
      "Sources/Library/CFasti", imports: core.union(["FastiHolidays", "FastiRegions", "CFastiHeader", "CBuild"]),
      pure: true),
    "CBuild": Row("Sources/System/CBuild"),
    "CFastiHeader": Row("Sources/System/CFastiHeader"),
    "CSQLite": Row("Sources/System/CSQLite"),
    "CZip": Row("Sources/System/CZip"),
    "CMicrohttpd": Row("Sources/System/CMicrohttpd"),
    "embed-text": Row("Sources/System/embed-text", imports: ["Foundation"]),
    "EmbedText": Row("Plugins/EmbedText", imports: ["Foundation", "PackagePlugin"]),
  ]

  /// Files that may be longer than ``longestFile`` lines, with the reason.
  static let longFiles: [String: String] = [:]

  /// The most lines of a source file. A longer file should be divided.
  static let longestFile = 300

  /// The fewest lines of code of a source file, without imports. A shorter file should stand in the file of its owner.
  static let shortestFile = 8

  /// Files that may be shorter than ``shortestFile`` lines, and folders (which end with a slash), with the reason.
  static let shortFiles = [
    "Sources/App/FastiRecords/Ports/": "a port is one file, with all that an adapter promises",
    "Sources/Adapters/FastiSQLite/Schema/": "a migration is one file, and is never edited after its release",
    "Sources/Adapters/FastiPostgres/Schema/PostgresMigration.swift": "its other half is generated",
    "Sources/Adapters/FastiHost/SystemEnvironment.swift": "an adapter is one file, as its port is",
    "Sources/Core/FastiCalendars/Hijri/HijriAstronomical.swift": "its table is a file that a script writes",
    "Sources/Library/Fasti/Fasti.swift": "it lists what the library exports",
    "Sources/Shells/FastiWeb/Security/Space.swift": "many folders above use it, and no other file of its folder",
    "Sources/Shells/FastiWeb/Serving/HelpPages.swift": "the routes of a feature are one file",
    "Sources/Views/FastiPages/Stylesheet.swift": "it joins the styles of several folders, so it stands above them",
  ]

  /// Words that a source file may not contain, with the reason.
  static let forbiddenWords = [
    "TODO": "an unfinished thing is an issue, not a comment",
    "FIXME": "an unfinished thing is an issue, not a comment",
    "fatalError": "bad input gets a typed error",
    "try!": "bad input gets a typed error",
    "as!": "bad input gets a typed error",
  ]

  /// Words that a pure module may not contain: clock, randomness, input and output of the standard library.
  static let impureWords = [
    "print(": "output", "debugPrint(": "output", "readLine(": "input", "CommandLine": "input",
    "ContinuousClock": "a clock", "SuspendingClock": "a clock", "SystemRandomNumberGenerator": "chance",
    ".random(": "chance", ".randomElement(": "chance", ".shuffled(": "chance",
  ]
}
