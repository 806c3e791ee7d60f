import FastiCivil
import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer

/// The exports: the ledger and the calendar as files, and a backup of everything.
enum ExportRoutes {
  static let all = [
    file("leave.csv", "The leave ledger for a spreadsheet", "text/csv; charset=utf-8") { call throws(Failure) in
      try ledger(.csv, call)
    },
    file("leave.json", "The leave ledger for programs", "application/json") { call throws(Failure) in
      try ledger(.json, call)
    },
    file("leave.journal", "The leave ledger for hledger", "text/plain; charset=utf-8") { call throws(Failure) in
      try ledger(.hledger, call)
    },
    file("calendar.ics", "The calendar for other calendars", "text/calendar; charset=utf-8") { call throws(Failure) in
      let parts = Set(FeedPart.allCases)
      let read = ReadFeed(
        { () throws(Failure) in try call.almanac() }, from: call.store, zones: call.server.zones,
        zone: call.server.settings.zone,
        today: call.today, words: call.pageWords)
      return try read.calendar(parts, hiding: [], languages: call.pageLanguages, asSeries: true)
    },
    file("planner.json", "Notes, events and countdowns, to be brought in again", "application/json") {
      call throws(Failure) in
      try PlannerJSON.write(from: call.store)
    },
    Route(
      .get, "/backup", "Everything in one file", scope: .page, answer: .other("application/zip")
    ) { call throws(Failure) in try backup(call) }.long,
  ]

  private static func file(
    _ name: String, _ summary: String, _ type: String,
    _ write: @escaping @Sendable (Call) throws(Failure) -> [UInt8]
  ) -> Route {
    Route(.get, "/export/\(name)", summary, scope: .page, answer: .other(type)) { call throws(Failure) in
      var response = Response(200, body: try write(call))
      response.headers.set("Content-Type", type)
      response.headers.set("Content-Disposition", "attachment; filename=\"\(name)\"")
      return response
    }
  }

  private static func ledger(_ format: LeaveFormat, _ call: Call) throws(Failure) -> [UInt8] {
    try ExportLeave(try LoadLedger(call.store)(), today: call.today)(format)
  }

  /// Writes the backup beside the store, reads it back, removes its name, and sends it.
  private static func backup(_ call: Call) throws(Failure) -> Response {
    let ports = call.server.ports
    guard let attachments = ports.attachments, let archives = ports.archives, let files = ports.files else {
      throw Problem.notFound.failure
    }
    let path = "\(call.server.settings.dataFolder)/\(call.server.newName).zip.part"
    let file: StreamedFile = try call.server.stores.with { store throws(Failure) in
      do throws(BackupError) {
        _ = try CreateBackup(store, attachments: attachments, archives: archives, now: call.server.clock.now)(to: path)
      } catch {
        try files.remove(path)
        throw error.failure
      }
      let stream = try files.open(path)
      try files.remove(path)
      return StreamedFile(stream)
    }
    var response = Response(200)
    response.body = file.body
    response.headers.set("Content-Type", "application/zip")
    response.headers.set("Content-Disposition", "attachment; filename=\"fasti-\(call.today.iso).zip\"")
    return response
  }
}
