// swift-tools-version: 6.2
import PackageDescription

// FASTI_EMBEDDED=1 compiles the pure floors as Embedded Swift for wasm32-unknown-none-wasm; see scripts/embedded.
let embedded = Context.environment["FASTI_EMBEDDED"] == "1"
/// FASTI_SOAK=1 optimises the modules below the adapters, and the store, in a debug build, and the tests of the laws: a campaign runs for hours.
let soak = Context.environment["FASTI_SOAK"] == "1"
let optimised: [SwiftSetting] = soak ? [.unsafeFlags(["-O"])] : []

/// FASTI_FUZZ names the archive of libFuzzer, and builds `fuzz-readers` in place of the tests; see scripts/fuzz.
let fuzzer = Context.environment["FASTI_FUZZ"]
let traced: [SwiftSetting] = fuzzer == nil ? [] : [.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"])]

/// FASTI_COMMIT names the commit that is compiled; `make build` sets it. Not in debug builds, which each commit would link anew.
let commit = Context.environment["FASTI_COMMIT"].map { [CSetting.define("FASTI_COMMIT", to: "\"\($0)\"")] } ?? []

let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + traced
/// Work that the loader is spared before the small program begins: packed relocations, no exported names, and SQLite and the
/// C++ runtime of Swift's own runtime inside the program. `make build` puts those archives into .build/static; where they
/// are not, the shared libraries are taken. The code of short commands is placed together: scripts/order.
let quickStart: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-L.build/static", "-Xclang-linker", "-static-libgcc", "-Xlinker", "-z", "-Xlinker",
      "pack-relative-relocs", "-Xlinker", "--no-export-dynamic", "-Xlinker",
      "--symbol-ordering-file=scripts/fasti.order", "-Xlinker", "--no-warn-symbol-ordering",
    ], .when(configuration: .release))
]

let pure: [SwiftSetting] =
  strict
  + (embedded
    ? [
      .enableExperimentalFeature("Embedded"),
      .unsafeFlags(["-Osize", "-Xfrontend", "-disable-stack-protector"]),
    ]
    : [.treatWarning("EmbeddedRestrictions", as: .error)])

/// Gives a target the English of what it says itself, from Data/Words.
let words: [Target.PluginUsage] = ["EmbedText"]

/// A target of one of the layers: `Sources/<floor>/<name>`.
func floor(
  _ floor: String, _ name: String, _ needs: [String] = [], settings: [SwiftSetting] = strict,
  plugins: [Target.PluginUsage]? = nil
) -> Target {
  .target(
    name: name, dependencies: needs.map { .init(stringLiteral: $0) }, path: "Sources/\(floor)/\(name)",
    swiftSettings: settings, plugins: plugins)
}

let core: [Target] = [
  // Programs of other packages link no libm by themselves, and the standard library's numbers need it.
  .target(
    name: "FastiCivil", path: "Sources/Core/FastiCivil", swiftSettings: pure,
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))], plugins: words),
  floor("Core", "FastiCalendars", ["FastiCivil"], settings: pure, plugins: words),
]
let engines: [Target] = [
  floor("Engines", "FastiHolidays", ["FastiCivil", "FastiCalendars"], settings: pure, plugins: words),
  floor("Engines", "FastiAgenda", ["FastiCivil", "FastiCalendars"], settings: pure, plugins: words),
  floor("Engines", "FastiMonths", ["FastiCivil", "FastiCalendars"], settings: pure),
  floor("Engines", "FastiLeave", ["FastiCivil"], settings: pure, plugins: words),
  floor("Engines", "FastiMoney", ["FastiCivil"], settings: pure, plugins: words),
  floor("Engines", "FastiWeather", ["FastiCivil"], settings: pure, plugins: words),
  floor("Engines", "FastiReminders", ["FastiCivil", "FastiCalendars"], settings: pure, plugins: words),
]
let views: [Target] = [
  floor(
    "Views", "FastiFormats",
    ["FastiCivil", "FastiCalendars", "FastiHolidays", "FastiAgenda", "FastiMonths", "FastiLeave", "FastiWeather"],
    settings: pure, plugins: words),
  floor(
    "Views", "FastiWords",
    ["FastiCivil", "FastiCalendars", "FastiHolidays", "FastiAgenda", "FastiLeave", "FastiReminders", "FastiFormats"],
    settings: pure, plugins: words),
  floor(
    "Views", "FastiPages",
    [
      "FastiCivil", "FastiCalendars", "FastiHolidays", "FastiAgenda", "FastiLeave", "FastiReminders", "FastiWeather",
      "FastiFormats", "FastiWords",
    ],
    settings: pure),
]
let pureFloors = [
  "FastiCivil", "FastiCalendars", "FastiHolidays", "FastiAgenda", "FastiMonths", "FastiLeave", "FastiMoney",
  "FastiWeather",
  "FastiReminders", "FastiFormats", "FastiWords", "FastiPages",
]

let tools: [Target] = [
  .executableTarget(name: "embed-text", path: "Sources/System/embed-text"),
  .plugin(name: "EmbedText", capability: .buildTool(), dependencies: ["embed-text"]),
]
let data: [Target] = [
  .target(
    name: "FastiRegions", dependencies: ["FastiHolidays"], path: "Sources/Data/FastiRegions", swiftSettings: strict,
    plugins: ["EmbedText"]),
  .target(
    name: "FastiPlaces", path: "Sources/Data/FastiPlaces", swiftSettings: strict, plugins: ["EmbedText"]),
  .target(name: "FastiData", path: "Sources/Data/FastiData", swiftSettings: strict, plugins: ["EmbedText"]),
]
/// What use cases may import: the pure floors without HTML, and the data.
let belowApp = pureFloors.filter { $0 != "FastiPages" } + ["FastiRegions", "FastiData"]
let app: [Target] = [
  floor("App", "FastiRecords", belowApp, plugins: words),
  floor("App", "FastiDays", belowApp + ["FastiRecords"], plugins: words),
  floor("App", "FastiPerson", belowApp + ["FastiRecords", "FastiDays"], plugins: words),
  floor("App", "FastiTransfer", belowApp + ["FastiRecords", "FastiDays", "FastiPerson"], plugins: words),
]
let adapters: [Target] = [
  // Without pkg-config, which would name the system's folder first: `make build` links the archive into `fasti`.
  .systemLibrary(name: "CSQLite", path: "Sources/System/CSQLite", providers: [.apt(["libsqlite3-dev"])]),
  floor(
    "Adapters", "FastiSQLite",
    [
      "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiReminders", "FastiMonths", "FastiCivil",
      "CSQLite",
    ], plugins: words),
  .systemLibrary(
    name: "CPostgres", path: "Sources/System/CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
  floor(
    "Adapters", "FastiPostgres",
    [
      "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiReminders", "FastiMonths", "FastiCivil",
      "CPostgres",
    ], plugins: words),
  .systemLibrary(name: "CTimer", path: "Sources/System/CTimer"),
  .target(name: "CArguments", path: "Sources/System/CArguments"),
  floor(
    "Adapters", "FastiHost",
    ["FastiRecords", "FastiPerson", "FastiFormats", "FastiMonths", "FastiCivil", "CTimer", "CArguments"]),
  .systemLibrary(name: "CZip", path: "Sources/System/CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
  floor("Adapters", "FastiZip", ["FastiRecords", "CZip"]),
  .systemLibrary(
    name: "CMicrohttpd", path: "Sources/System/CMicrohttpd", pkgConfig: "libmicrohttpd",
    providers: [.apt(["libmicrohttpd-dev"])]),
  .target(name: "CReceive", path: "Sources/System/CReceive"),
  // libmicrohttpd has the same library, for the same connections.
  .target(name: "CTLS", path: "Sources/System/CTLS", linkerSettings: [.linkedLibrary("gnutls")]),
  floor("Adapters", "FastiHTTP", ["CMicrohttpd", "CReceive", "CTLS"]),
  .systemLibrary(
    name: "CXML2", path: "Sources/System/CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
  .target(name: "CJail", path: "Sources/System/CJail", linkerSettings: [.linkedLibrary("seccomp")]),
  .target(name: "CCurl", path: "Sources/System/CCurl", linkerSettings: [.linkedLibrary("curl")]),
  .systemLibrary(
    name: "CSodium", path: "Sources/System/CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
  floor("Adapters", "FastiSodium", ["FastiRecords", "FastiPerson", "CSodium"]),
  .systemLibrary(name: "CZlib", path: "Sources/System/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
  floor("Adapters", "FastiGzip", ["CZlib"]),
  floor("Adapters", "FastiFetch", ["CCurl"]),
  floor("Adapters", "FastiJail", ["FastiMonths", "CXML2", "CJail"]),
  .systemLibrary(name: "CICal", path: "Sources/System/CICal", pkgConfig: "libical", providers: [.apt(["libical-dev"])]),
  floor("Adapters", "FastiICal", ["FastiFormats", "FastiCivil", "CICal"]),
  .systemLibrary(
    name: "CQREncode", path: "Sources/System/CQREncode", pkgConfig: "libqrencode",
    providers: [.apt(["libqrencode-dev"])]),
  floor("Adapters", "FastiQR", ["FastiFormats", "CQREncode"]),
  .systemLibrary(
    name: "CCairo", path: "Sources/System/CCairo", pkgConfig: "pangocairo",
    providers: [.apt(["libpango1.0-dev", "libcairo2-dev", "libfontconfig-dev", "libfreetype-dev"])]),
  .systemLibrary(name: "CPNG", path: "Sources/System/CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
  floor("Adapters", "FastiPaper", ["FastiFormats", "FastiData", "FastiCivil", "CCairo", "CPNG"]),
]
let shells: [Target] = [
  .target(name: "CBuild", path: "Sources/System/CBuild", cSettings: commit),
  floor(
    "Shells", "FastiWeb",
    [
      "FastiHTTP", "FastiGzip", "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiRegions",
      "FastiData",
      "FastiPages", "FastiWords", "FastiFormats", "FastiAgenda",
      "FastiHolidays", "FastiLeave", "FastiMoney", "FastiMonths", "FastiReminders", "FastiWeather", "FastiCalendars",
      "FastiCivil",
    ], plugins: words),
  floor(
    "Shells", "FastiTerminal",
    [
      "FastiRecords", "FastiDays", "FastiPerson", "FastiWords", "FastiFormats", "FastiHolidays",
      "FastiLeave", "FastiMoney", "FastiWeather", "FastiReminders", "FastiCalendars", "FastiCivil",
    ], plugins: words),
  floor(
    "Shells", "FastiDayCommands",
    [
      "FastiTerminal", "FastiRecords", "FastiDays", "FastiWords", "FastiFormats", "FastiHolidays", "FastiMonths",
      "FastiMoney", "FastiWeather", "FastiCalendars", "FastiCivil",
    ], plugins: words),
  floor(
    "Shells", "FastiCLI",
    [
      "FastiDayCommands", "FastiTerminal", "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiWords",
      "FastiFormats",
      "FastiAgenda", "FastiHolidays", "FastiLeave", "FastiReminders", "FastiCalendars", "FastiCivil", "CBuild",
    ], plugins: words),
  // The product is `fasti`; a target of that name would be one with `Fasti` where letter case does not count.
  .executableTarget(
    name: "fasti-cli", dependencies: ["FastiCLI", "FastiTerminal", "FastiRecords", "FastiSQLite", "FastiHost"],
    path: "Sources/Shells/fasti",
    swiftSettings: strict, linkerSettings: quickStart),
  .executableTarget(
    name: "fastid",
    dependencies: [
      "FastiCLI", "FastiTerminal", "FastiWeb", "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer",
      "FastiSQLite", "FastiPostgres", "FastiHost", "FastiZip",
      "FastiJail", "FastiFetch",
      "FastiSodium", "FastiICal", "FastiQR", "FastiPaper", "FastiFormats", "FastiWeather", "FastiPlaces",
    ],
    path: "Sources/Shells/fastid", swiftSettings: strict),
]

let library: [Target] = [
  .systemLibrary(name: "CFastiHeader", path: "Sources/System/CFastiHeader"),
  floor("Library", "Fasti", ["FastiRegions", "FastiHolidays", "FastiCalendars", "FastiCivil"], plugins: words),
  floor(
    "Library", "CFasti", ["FastiRegions", "FastiHolidays", "FastiCivil", "CFastiHeader", "CBuild"], plugins: words),
]

/// A test target and what it imports.
func tests(
  _ name: String, _ needs: [String], settings: [SwiftSetting] = strict, leaving: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: needs.map { .init(stringLiteral: $0) }, exclude: leaving, swiftSettings: settings)
}
let suites: [Target] = [
  .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
  .target(
    name: "StoreContract",
    dependencies: [
      "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiFormats", "FastiAgenda", "FastiLeave",
      "FastiMoney", "FastiMonths", "FastiReminders", "FastiCalendars", "FastiCivil",
    ],
    path: "Tests/StoreContract", swiftSettings: strict),
  .target(
    name: "PeopleHomes",
    dependencies: [
      "FastiPostgres", "FastiSQLite", "FastiHost", "FastiPerson", "FastiRecords", "StoreContract", "TestSupport",
    ],
    path: "Tests/PeopleHomes", swiftSettings: strict),
  .target(
    name: "LeaveSamples", dependencies: ["FastiFormats", "FastiLeave", "FastiCivil", "TestSupport"],
    path: "Tests/LeaveSamples",
    swiftSettings: strict),
  .executableTarget(
    name: "store-probe",
    dependencies: [
      "FastiSQLite", "FastiHost", "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiCivil",
    ], path: "Tests/store-probe",
    swiftSettings: strict),
  .executableTarget(name: "jail-probe", dependencies: ["CJail"], path: "Tests/jail-probe"),
  .executableTarget(
    name: "plan-probe", dependencies: ["FastiTransfer", "FastiICal", "FastiHost", "FastiRecords", "FastiCivil"],
    path: "Tests/plan-probe", swiftSettings: strict),
  tests("ArchitectureTests", ["TestSupport", "FastiRegions"]),
  tests(
    "CFastiTests",
    ["CFasti", "CFastiHeader", "Fasti", "FastiCLI", "FastiRegions", "FastiHolidays", "FastiCivil", "TestSupport"]),
  tests(
    "FastiBackupTests",
    [
      "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiSQLite", "FastiHost", "FastiZip",
      "FastiAgenda", "FastiLeave", "FastiMonths", "FastiReminders",
      "FastiCalendars", "FastiCivil", "StoreContract", "TestSupport",
    ]),
  tests(
    "FastiFetchTests",
    [
      "FastiFetch", "CCurl", "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiFormats", "FastiMonths",
      "FastiMoney", "FastiWeather",
      "FastiJail", "FastiHost", "FastiSQLite",
      "FastiCalendars", "FastiCivil", "TestSupport",
    ]),
  tests(
    "FeedPeersTests",
    [
      "FastiICal", "FastiQR", "CICal", "FastiSQLite", "FastiHost", "FastiRecords", "FastiDays", "FastiPerson",
      "FastiTransfer", "FastiFormats", "FastiWords", "FastiAgenda",
      "FastiHolidays", "FastiCivil", "TestSupport",
    ], leaving: ["read_feeds.py"]),
  tests(
    "FastiAgendaTests", ["FastiAgenda", "FastiCalendars", "FastiCivil", "TestSupport"], settings: strict + optimised),
  tests(
    "FastiAppTests",
    [
      "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiAgenda", "FastiLeave", "FastiMoney",
      "FastiMonths", "FastiReminders", "FastiCalendars", "FastiCivil", "FastiHost",
      "FastiSQLite", "TestSupport",
    ], settings: strict + optimised),
  tests("FastiCalendarsTests", ["FastiCalendars", "FastiCivil"]),
  tests("FastiCivilTests", ["FastiCivil", "TestSupport"]),
  tests(
    "FastiCLITests",
    [
      "FastiCLI", "FastiTerminal", "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiFormats",
      "FastiHolidays", "FastiLeave", "FastiMonths", "FastiReminders",
      "FastiHost", "FastiCalendars", "FastiCivil", "TestSupport",
    ]),
  tests(
    "FastiFormatsTests",
    [
      "FastiFormats", "FastiAgenda", "FastiLeave", "FastiWeather", "FastiCalendars", "FastiCivil", "LeaveSamples",
      "TestSupport",
    ],
    settings: strict + optimised, leaving: ["expand_rules.py"]),
  tests(
    "FastiPagesTests",
    [
      "FastiPages", "FastiWords", "FastiFormats", "FastiData", "FastiRegions", "PageSamples", "FastiAgenda",
      "FastiHolidays", "FastiWeather",
      "FastiCalendars", "FastiCivil", "TestSupport",
    ]),
  .target(
    name: "PageSamples",
    dependencies: [
      "FastiPages", "FastiWords", "FastiData", "FastiRegions", "FastiHolidays", "FastiAgenda", "FastiLeave",
      "FastiReminders", "FastiWeather", "FastiCalendars", "FastiFormats", "FastiCivil",
    ],
    path: "Tests/PageSamples", swiftSettings: strict),
  .executableTarget(
    name: "page-samples", dependencies: ["PageSamples", "FastiPages", "FastiData"], path: "Tests/page-samples",
    swiftSettings: strict),
  tests("FastiHTTPTests", ["FastiHTTP", "TestSupport"]),
  tests(
    "FastiPaperTests",
    [
      "FastiPaper", "FastiTransfer", "FastiPerson", "FastiDays", "FastiRecords", "FastiSQLite", "FastiHost",
      "FastiFormats", "FastiWords", "FastiAgenda", "FastiLeave", "FastiWeather", "FastiCivil", "TestSupport",
    ]),
  tests("FastiGzipTests", ["FastiGzip", "TestSupport"]),
  tests(
    "FastiAccessTests",
    [
      "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiHost", "FastiSodium", "FastiSQLite",
      "PeopleHomes", "TestSupport",
    ]),
  tests(
    "FastiHostTests",
    [
      "FastiHost", "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiMonths", "FastiCalendars",
      "FastiCivil", "TestSupport",
    ]),
  tests("FastiHolidaysTests", ["FastiHolidays", "FastiCalendars", "FastiCivil", "TestSupport"]),
  tests(
    "FastiMonthsTests", ["FastiMonths", "FastiJail", "FastiFormats", "FastiCalendars", "FastiCivil", "TestSupport"],
    settings: strict + optimised),
  tests(
    "FastiWeatherTests", ["FastiWeather", "FastiFormats", "FastiPlaces", "FastiCivil", "TestSupport"],
    settings: strict + optimised),
  tests(
    "FastiMoneyTests",
    ["FastiMoney", "FastiJail", "FastiCivil", "TestSupport"],
    settings: strict + optimised),
  tests("FastiLeaveTests", ["FastiLeave", "FastiCivil", "TestSupport"], settings: strict + optimised),
  tests(
    "FastiRemindersTests", ["FastiReminders", "FastiCalendars", "FastiCivil", "FastiHost", "TestSupport"],
    settings: strict + optimised),
  tests(
    "FastiSQLiteTests",
    [
      "FastiSQLite", "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiMonths", "FastiLeave",
      "FastiMoney", "FastiReminders", "FastiFormats", "FastiCalendars",
      "FastiCivil", "LeaveSamples", "StoreContract", "TestSupport",
    ]),
  tests(
    "FastiPostgresTests",
    [
      "FastiPostgres", "FastiSQLite", "FastiHost", "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer",
      "FastiReminders", "FastiCivil", "StoreContract", "PeopleHomes", "TestSupport",
    ]),
  tests(
    "HistoriesTests",
    [
      "FastiSQLite", "FastiPostgres", "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiAgenda",
      "FastiLeave", "FastiCivil", "StoreContract", "PeopleHomes", "TestSupport",
    ]),
  tests(
    "FastiWebTests",
    [
      "FastiWeb", "FastiHTTP", "FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiFormats",
      "FastiWords", "FastiPages", "FastiSQLite", "FastiHost", "FastiZip",
      "FastiAgenda", "FastiLeave", "FastiMoney", "FastiMonths", "FastiReminders", "FastiWeather", "FastiHolidays",
      "FastiCalendars",
      "FastiCivil",
      "FastiRegions", "StoreContract", "PeopleHomes", "TestSupport",
    ]),
  tests("VectorsTests", ["FastiRegions", "FastiHolidays", "FastiCalendars", "FastiCivil"]),
  tests("LibraryTests", ["TestSupport"]),
  tests("PackagesTests", ["TestSupport"], leaving: ["under-unit"]),
  tests("JourneysTests", ["TestSupport", "FastiCLI", "FastiTerminal"]),
  // The programs that tests run are named here alone, in the smallest target: a target that names a program is compiled
  // anew whenever the program is linked.
  tests("BrowserTests", ["TestSupport", "fasti-cli", "fastid", "store-probe", "plan-probe", "jail-probe"]),
]

/// The readers that FuzzTests replays and `fuzz-readers` tries.
let readers = [
  "FastiHTTP", "FastiICal", "FastiJail", "FastiZip", "FastiTransfer", "FastiPerson", "FastiRecords", "FastiFormats",
  "FastiAgenda", "FastiHolidays", "FastiLeave", "FastiMoney", "FastiMonths", "FastiWeather", "FastiCalendars",
  "FastiCivil",
]
let fuzz: [Target] =
  fuzzer.map {
    [
      .executableTarget(
        name: "fuzz-readers", dependencies: readers.map { .init(stringLiteral: $0) }, path: "Tests/FuzzTests",
        exclude: ["ReplayTests.swift", "WorkLaws.swift"], swiftSettings: strict,
        linkerSettings: [.unsafeFlags([$0, "-lstdc++"])])
    ]
  } ?? [tests("FuzzTests", readers + ["TestSupport"], leaving: ["Command"])]

let package = Package(
  name: "Fasti",
  products: (embedded
    ? []
    : [
      .executable(name: "fasti", targets: ["fasti-cli"]),
      .executable(name: "fastid", targets: ["fastid"]),
      .library(name: "Fasti", targets: ["Fasti", "FastiRegions", "FastiHolidays", "FastiCalendars", "FastiCivil"]),
      .library(name: "CFasti", type: .dynamic, targets: ["CFasti"]),
      // What the benchmarks need beside the pure floors.
      .library(
        name: "FastiStore",
        targets: ["FastiRecords", "FastiDays", "FastiPerson", "FastiTransfer", "FastiSQLite", "FastiHost"]),
    ])
    // The pure floors as they are: for the benchmarks and for the Embedded build.
    + [.library(name: "FastiEngines", type: embedded ? .static : nil, targets: pureFloors)],
  targets: embedded
    ? tools + core + engines + views
    : tools + core + engines + views + data + app + adapters + shells + library + (fuzzer == nil ? suites : []) + fuzz,
  swiftLanguageModes: [.v6]
)

// lld links the programs and the tests of a debug build several times faster than the default linker. Not so embed-text,
// which packages that use the library build too: they may not need unsafe flags.
for target in package.targets where [.executable, .test].contains(target.type) && target.name != "embed-text" {
  let linker = LinkerSetting.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .debug))
  target.linkerSettings = (target.linkerSettings ?? []) + [linker]
}

// FASTI_ONCE=1 optimises the modules in which the tests spend most of their time. `.ci/run` sets it, because it compiles
// everything once: this saves more time in the tests than it costs in the build.
let busiest: Set = [
  "FastiCivil", "FastiCalendars", "FastiHolidays", "FastiLeave", "FastiMonths", "FastiFormats", "FastiRecords",
  "FastiTransfer", "FastiSQLite",
]
let once = Context.environment["FASTI_ONCE"] == "1"
// No other adapters: a body of theirs that a test inlines would bring the headers of their C library beside those of Foundation.
let soaked = Set((core + engines + views + data + app).map { $0.name } + ["FastiSQLite"])
for target in package.targets where soak && soaked.contains(target.name) || once && busiest.contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"], .when(configuration: .debug))]
}
