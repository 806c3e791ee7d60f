import FastiData
import FastiFormats
import FastiPages
import FastiRecords
import FastiWords

/// The service worker as sent: the data of this build, then `Data/Web/worker.js`.
enum WorkerScript {
  /// A version that changes with every file or text of the pages.
  static let version = "\(StaticFiles.version)\(ShippedWords.fingerprint)"

  static let bytes: [UInt8] = {
    var json = JSONWriter(capacity: 1_024)
    json.object { json in
      json.field("version", version)
      // With the addresses in the pages of this build, so that the cache has the files of one build.
      let folder = "/static/\(StaticFiles.version)/"
      json.field("folder", folder)
      json.field("files", Paths.keptFiles(StaticFiles.version).map { String($0.string.dropFirst(folder.count)) })
      json.field("list", Paths.keptPages.string)
      json.field("offline", Paths.offline.string)
      json.field("home", Paths.today.string)
      json.field("kept", kept)
      json.field("queued", queued)
      json.field("guarded", OriginPolicy.onlyFromHere)
      json.field("signedOut", pairs: entries(.signedOutHere))
      json.field("again", pairs: entries(.signOutAgain))
      json.field("lost", pairs: entries(.offline))
    }
    let script = ShippedFile.all.first { "\($0.name)" == "worker.js" }
    return Array("const build = ".utf8) + json.bytes + Array(";\n".utf8) + SentScript.bytes(of: script?.bytes ?? [])
  }()

  /// A phrase in every language, for the page that the script writes.
  private static func entries(_ phrase: Phrase) -> [(key: String, value: String)] {
    ((try? PageWords.allShipped()) ?? []).map { ($0.language, $0(phrase)) }
  }

  /// The addresses of pages that may be cached offline; an address with a slash at its end includes itself without it, and
  /// all addresses below it. All others need the network: feeds, the API, pages with secrets.
  private static let kept = [
    "/today", "/day/", "/week/", "/month/", "/year/", "/agenda", "/star/", "/leave", "/days", "/sky/", "/reminders/",
    "/settings", "/help", "/search", "/events/", "/countdowns/", Paths.offline.string,
  ]

  /// The addresses of forms that may wait for a network. Forms whose answer has a secret, or that mean "now", may not.
  private static let queued = [
    "/day/", "/events/", "/countdowns/", "/leave/entries/", "/reminders/", "/undo", "/settings/regions",
    "/settings/holidays", "/settings/calendar/", "/settings/shown", "/settings/alarms/",
  ]
}
