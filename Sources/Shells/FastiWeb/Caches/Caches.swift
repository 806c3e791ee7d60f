import FastiDays
import FastiMoney
import FastiRecords
import FastiTransfer

/// What is kept in memory between requests. None of it is the only copy: it is empty after a restart.
struct Caches: Sendable {
  /// Almanacs, by their regions.
  let almanacs = AlmanacCache()
  /// What lost to other devices.
  let conflicts = ConflictCache()
  /// Feeds, ready to send.
  let feeds = FeedCache()
  /// Uploaded files that were previewed and not imported yet.
  let uploads = PendingUploads<ReadFile>(most: 4, mostBytes: 8 * Uploads.largestImport)
  /// Uploaded backups that were previewed and not restored yet.
  let backups = PendingUploads<UploadedContent>(most: 2, mostBytes: Uploads.largestBackup)
  /// The last submission of each form.
  let forms = ResubmittedForms()
  /// Pages, ready to send.
  let pages: PageCache
  /// Answers to programs, ready to send; a year's at 200 kB is not kept.
  let answers: PageCache
  /// The forecast.
  let weather = FileCache<KeptWeather>()
  /// The exchange rates: 3 MB for the days since 1999.
  let rates = FileCache<ExchangeRates>()
  /// The files of pages.
  let files: StaticFiles

  init(_ entropy: Entropy, files: StaticFiles = StaticFiles()) {
    self.files = files
    pages = PageCache(entropy)
    answers = PageCache(entropy, largest: 65_536)
  }
}
