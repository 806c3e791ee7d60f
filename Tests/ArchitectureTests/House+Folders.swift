extension House {
  /// The folders of each target that has some, lowest first. A folder may name its own top-level types and those of the
  /// folders before it in the list. Every folder with Swift files has a row, and so does a folder within one. `.` is the
  /// target's root.
  static let folders: [String: [String]] = [
    "FastiCalendars": [
      "Names", "Sky", "Tables", "Easter", "Dates", "Gregorian", "ISOWeek", "Julian", "Buddhist", "Japanese", "Coptic",
      "Indian", "Hebrew", "Persian", "Lunisolar", "Chinese", "Korean", "Vietnamese", "Lunisolar/Calendars", "Hijri",
      "Hijri/Months", "Almanacs", ".",
    ],
    "FastiHolidays": [
      "Language", "Values", "Shifts", "Rules", "Regions", "Evaluation", "Bridges", "Workdays", ".",
    ],
    "FastiAgenda": [
      ".", "Recurrence", "Times",
    ],
    "FastiMonths": [
      "Active", "Gate", "Text", "Pairs", "Pages", "Sheets", "Refreshing",
    ],
    "FastiLeave": [
      "Values", "Paydays", "Entries", "Profile", "Balances", "Planning", ".",
    ],
    "FastiReminders": [
      "Model", "Occurrences", "Planning", "Deliveries", "Alarms",
    ],
    "FastiWeather": [
      ".", "Places",
    ],
    "FastiFormats": [
      ".", "Words", "CSV", "JSON", "Problems", "Leave", "Hledger", "Calendar", "ICalendar", "ICalendar/Reading",
      "RRule", "DateWords", "Links", "Months", "Weather", "QR", "Widget", "Colours", "Charts", "Paper",
    ],
    "FastiSQLite": [
      "Files", "Schema", "Connection", "Store",
    ],
    "FastiPostgres": [
      "Schema", "Connection", "Store", "Shards",
    ],
    "FastiHost": [
      ".", "Alarm",
    ],
    "FastiRecords": [
      "Ids", "Errors", "Text", "Ports", "Store",
    ],
    "FastiDays": [
      "Preferences", "Sky", "Holidays", "Rules", "Workdays", "Months/Records", "Months", "Currency", "Weather",
      "Settings",
    ],
    "FastiPerson": [
      "Planner", "Leave/Records", "Leave/Profile", "Leave/Entries", "Leave/Answers", "Leave/Plan", "Leave/Verify",
      "Reminders/Records", "Reminders/Ports", "Reminders/Showing", "Reminders/Attachments", "Reminders/Editing",
      "Reminders/Notifying", "Reminders/Scheduling", "Days", "Search", "History", "Access",
    ],
    "FastiTransfer": [
      "Feeds", "Kinds", "Transfer/Exchange", "Transfer/Exchange/Events", "Transfer/Exchange/Planner",
      "Transfer/Exchange/Foreign", "Transfer/Backup/Content", "Transfer/Backup/Archive", "Transfer/Backup",
      "Transfer/Backup/Restore", "Transfer/Backup/Creating", "Transfer/Erasing", "Transfer/Paper", "Sync",
    ],
    "FastiWords": [
      "Phrases", "Dates", "Sky", "Holidays", "Workdays", "Months", "Planner", "Leave", "Reminders", "History", "Feeds",
    ],
    "FastiPages": [
      "Addresses", "HTML", "Forms", "Frame", "Sky", "Holidays", "Rules", "Workdays", "Months", "Currency", "Weather",
      "Settings", "Planner", "Leave", "Reminders", "Days", "Search", "History", "Access", "Transfer", "Serving", ".",
    ],
    "FastiTerminal": [
      "Options", "Machine", "Framework", "Help", "Completions", ".",
    ],
    "FastiDayCommands": [
      "Sky", "Holidays", "Rules", "Workdays", "Months", "Currency", "Weather", "Settings", ".",
    ],
    "FastiCLI": [
      "Commands/Rules", "Commands/Planner", "Commands/Leave", "Commands/Reminders", "Commands/Days", "Commands/Search",
      "Commands/History", "Commands/Access", "Commands/Feeds", "Commands/Transfer", "Commands/Transfer/Backup",
      "Commands/Transfer/Export", "Commands/Transfer/Import", "Commands/Sync", "Commands/Serving", ".",
    ],
    "FastiWeb": [
      "Words", "HTTP", "Security", "Forms", "Caches", "State", "Framework", "Sky", "Holidays", "Rules", "Workdays",
      "Months", "Currency", "Weather", "Settings", "Planner", "Leave", "Reminders", "Days", "Search", "History",
      "Access", "Feeds", "Transfer", "Sync", "Serving", "Server", ".",
    ],
  ]

  /// The most public types of a module. A module with more should be divided.
  static let mostPublicTypes = 200
}
