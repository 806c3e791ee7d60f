import FastiDays
import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords

/// `/welcome`: the questions of a first visit. They use the forms of the settings.
enum WelcomePages {
  static let all = [
    Route.page("/welcome", "The questions of a first visit") { call throws(Failure) in
      let almanac = try Almanac.readChanged(from: call.store, zones: call.server.zones)
      let find = FindRegions(ListRegions(almanac), on: call.today, languages: call.regionLanguages)
      let settings = almanac.settings
      let start = settings.weekStartOfCountry
      let page = WelcomePage(
        regions: call.finder(find, named: call.countriesOfBrowser),
        weekStart: start == settings.weekStart ? nil : start,
        hasLeave: try LoadLedger(call.store).setup().isSaved, showsHijri: settings[.hijriShow] == "on",
        canRestore: call.server.ports.restoreBackup != nil)
      return try call.page(page, at: Paths.welcome)
      // The cache key does not contain the countries of the browser.
    }.uncacheable,
    Route.page("/", "Leads to today, on a first visit to its questions") { call throws(Failure) in
      .going(to: try call.isFirstVisit ? Paths.welcome.string : Paths.today.string)
    },
  ]
}

extension Call {
  /// Whether the store was never changed.
  var isFirstVisit: Bool {
    get throws(Failure) {
      do throws(StoreError) {
        return try store.latestStamp().milliseconds == 0
      } catch { throw Failure(error) }
    }
  }
}
