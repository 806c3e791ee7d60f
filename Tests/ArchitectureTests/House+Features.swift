extension House {
  /// The features, in the order in which one may use another. Their words are the folders of use cases, words, pages, web and
  /// commands, so that whoever changes leave opens the folders called Leave.
  static let features = [
    "Sky", "Holidays", "Rules", "Workdays", "Months", "Currency", "Weather", "Settings", "Planner", "Leave",
    "Reminders", "Days",
    "Search",
    "History", "Access", "Feeds", "Transfer", "Sync", "Serving",
  ]

  /// The targets whose folders are features, each with the folders that are none: what its features stand on.
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

  /// Texts of `Data/Words` outside the command line and the server that name a command of `fasti`, and why.
  static let textsWithCommands = [
    "exportsWhat": "a page says what only the command line does",
    "historyWhat": "a page says what only the command line does",
    "doneDeletedKept": "a page says what only the command line does",
    "whyHidden": "the field `why` of the JSON of every shell; pages have whyHiddenHere",
    "machine.deliveringElsewhere": "the programs that may have the lock",
    "setting.publicURL": "the help of a setting of that program",
  ]
}
