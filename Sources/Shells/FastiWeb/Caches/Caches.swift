import FastiRecords

/// What is kept in memory from one request to the next. None of it is the only copy: a restart forgets it all.
struct Caches: Sendable {
  /// Almanacs, by the regions asked about.
  let almanacs = AlmanacCache()
  /// Feeds as they are sent.
  let feeds = FeedCache()
  /// Files that were sent and looked at, and not brought in yet.
  let uploads = PendingUploads()
  /// What forms were last sent with.
  let forms = ResubmittedForms()
  /// Pages as they are sent.
  let pages: PageCache
  /// The files of pages.
  let files = StaticFiles()

  init(_ entropy: Entropy) { pages = PageCache(entropy) }
}
