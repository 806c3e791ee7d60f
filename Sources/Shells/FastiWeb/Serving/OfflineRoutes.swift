import FastiCivil
import FastiData
import FastiHTTP
import FastiPages
import FastiRecords
import FastiWords

/// The routes for use without a network: manifest, worker, offline page.
enum OfflineRoutes {
  static let all = [
    Route.page("/static/worker.js", "The script that answers where the network does not", scope: .open) {
      call throws(Failure) in
      var response = Conditional(call.request, tag: scriptTag, changed: .max - 1, now: 0)
        .answer(script, type: "text/javascript; charset=utf-8", caching: "no-cache")
      // The worker is among the static files, and answers for all pages.
      response.headers.set("Service-Worker-Allowed", "/")
      return response
    },
    Route.page(
      "/static/{language}.webmanifest", "What the app is called where it is installed",
      path: [Parameter("language", .text, "the language: en, sv, vi")], scope: .open
    ) { call throws(Failure) in
      let words = call.server.pageWords(call.value("language"))
      guard words.language == call.value("language") else { throw Problem.notFound.failure }
      let manifest = AppManifest(words).bytes
      return Conditional(call.request, tag: tag(manifest), changed: .max - 1, now: 0)
        .answer(CompressibleBody(manifest), type: "application/manifest+json", caching: "no-cache")
    },
    Route.page("/offline", "The page that stands for one that was not kept") { call throws(Failure) in
      try call.page(OfflinePage(), at: Paths.offline)
    },
    Route.page("/offline/pages", "Which pages are kept for when there is no network") { call throws(Failure) in
      // One person alone has no mark, because all that waits in a browser is theirs.
      let space = call.server.spaces?.areSeveral == true ? call.server.space.mark : ""
      let theme = Cookie.value("theme", in: call.request) ?? ""
      let look = "\(WorkerScript.version) \(call.pageLanguage) \(theme) \(space)"
      let stamp: Stamp
      do throws(StoreError) {
        stamp = try call.store.read { reader throws(StoreError) in try reader.latestStamp() }
      } catch {
        throw Failure(error)
      }
      // Pages also show the forecast and amounts by exchange rates, which are files beside the store.
      let files = [call.server.weatherVersion, call.server.ratesVersion].map { version in
        version.map { "\($0.number)/\($0.written)/\($0.size)" } ?? "-"
      }
      let changed = "\(stamp) \(files.joined(separator: " "))"
      var response = Response(200, body: KeptPages(call.today).bytes(stamp: changed, look: look))
      response.headers.set("Content-Type", "application/json")
      return response
    }.uncacheable,
  ]

  private static let script = CompressibleBody(WorkerScript.bytes)
  private static let scriptTag = tag(WorkerScript.bytes)

  private static func tag(_ bytes: [UInt8]) -> String { "\(SHA256.hexHash(bytes).prefix(32))" }
}
