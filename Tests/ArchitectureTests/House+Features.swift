extension House {
  /// The features, lowest first: a feature may use those before it. The folders of use cases, words, pages, web and
  /// commands have these names, so a change to leave is made in the folders called Leave.
  static let features = [
    "Sky", "Holidays", "Rules", "Workdays", "Months", "Currency", "Weather", "Settings", "Planner", "Leave",
    "Reminders", "Days",
    "Search",
    "History", "Access", "Feeds", "Transfer", "Sync", "Serving",
  ]

  /// The targets whose folders are features, each with its other folders, which its features use.
  static let targetsOfFeatures: [String: Set<String>] = [
    "FastiDays": ["Preferences"],
    "FastiPerson": [],
    "FastiTransfer": ["Kinds"],
    "FastiWords": ["Phrases", "Dates"],
    "FastiPages": ["Addresses", "HTML", "Forms", "Frame"],
    "FastiWeb": ["Words", "HTTP", "Security", "Forms", "Caches", "State", "Framework", "Server"],
    "FastiDayCommands": [],
    "FastiCLI": [],
  ]

  /// Files of use cases and the web with string literals that begin like an option, with the reason. All others name a
  /// field by its case.
  static let filesWithOptions = [
    "Sources/App/FastiRecords/Errors/Field.swift": "the names of fields for programs and the command line",
    "Sources/App/FastiPerson/Reminders/Notifying/Channels.swift": "the arguments of notify-send",
  ]

  /// Texts of `Data/Words` that name a command of `fasti` although they belong neither to the command line nor to the
  /// server, with the reason.
  static let textsWithCommands = [
    "exportsWhat": "a page says what only the command line does",
    "historyWhat": "a page says what only the command line does",
    "doneDeletedKept": "a page says what only the command line does",
    "whyHidden": "the field `why` of the JSON of every shell; pages have whyHiddenHere",
    "machine.deliveringElsewhere": "the programs that may have the lock",
    "setting.publicURL": "the help of a setting of that program",
  ]
}
