public import FastiCalendars
public import FastiCivil
public import FastiMonths
public import FastiRecords

/// The Hijri months of a user: overrides, fetched months, the followed source, and the active months.
public struct MonthBook: Sendable {
  /// The table of months and their sources.
  public let knowledge: MonthKnowledge
  /// The months that were fetched, of both sources, one record for each source and month.
  public let fetched: [FetchedMonthRecord]
  /// The months on which documents of the committee disagree, in order.
  public let disputes: [MonthDispute]
  /// The last announcements of those documents.
  let said: AnnouncementLog

  /// A book from the stored data.
  public init(
    overrides: [MonthOverrideRecord], fetched: [FetchedMonthRecord], documents: [FetchedDocumentRecord] = [],
    settings: Preferences
  ) {
    self.fetched = fetched
    said = AnnouncementLog(documents)
    disputes = said.disputes(fetched)
    knowledge = MonthKnowledge(
      overrides: overrides.map { $0.start },
      announced: fetched.filter { $0.origin == .committee }.map { $0.start },
      calculated: fetched.filter { $0.origin == .council }.map { $0.start }, disputed: disputes.map(\.month),
      followsMoonsighting: settings.followsMoonsighting, almanac: settings.hijriAlmanac)
  }

  /// A book without stored months: only the shipped ones.
  public static let empty = MonthBook(overrides: [], fetched: [], settings: .initial)

  /// The book of a store.
  ///
  /// - Parameter stamp: The moment to read; nil for the present.
  /// - Throws: `.storage`.
  public static func read(from store: some Store, knownAt stamp: Stamp? = nil) throws(Failure) -> MonthBook {
    do {
      return try store.read(knownAt: stamp) { reader throws(StoreError) in
        return MonthBook(
          overrides: try reader.all(MonthOverrideRecord.self).map { $0.record },
          fetched: try reader.all(FetchedMonthRecord.self).map { $0.record },
          documents: try reader.all(FetchedDocumentRecord.self).map { $0.record },
          settings: try Preferences([.hijriSource], from: reader))
      }
    } catch { throw Failure(error) }
  }

  /// The active months of some Hijri years.
  public func table(years: ClosedRange<Int> = HijriMonths.ummAlQuraYears) -> HijriMonths {
    // The start of a month can depend on the months before it; three years are more than enough.
    knowledge.table(years: years.lowerBound - 3...years.upperBound + 3)
  }

  /// The active months around some days.
  public func table(about days: DayRange) -> HijriMonths {
    // 33 Hijri years are 32 Gregorian ones, within a week; the error over 490 years is below one year.
    let (first, last) = (days.first.year, days.last.year)
    return table(years: (first - 622) * 33 / 32 - 1...(last - 622) * 33 / 32 + 3)
  }

  /// The active months around a day.
  public func table(about day: Day) -> HijriMonths { table(about: DayRange(day)) }

  /// The announced and confirmed months that get other days or another length from a first day set by the user.
  public func effects(ofOverride month: HijriMonth) -> [MonthEffect] {
    var without = knowledge
    without.overrides.removeAll { $0.month == month }
    let years = month.year - 5...month.year + 5
    return MonthEffect.all(from: without.table(years: years), to: knowledge.table(years: years))
  }

  /// The announcements of the committee's documents about a month, if they disagree and are followed.
  public func dispute(about month: HijriMonth) -> MonthDispute? {
    knowledge.followsMoonsighting ? disputes.first { $0.month == month } : nil
  }

  /// The disputes about months that are not over, if the committee is followed.
  public func disputes(on today: Day) -> [MonthDispute] {
    knowledge.followsMoonsighting ? disputes.filter { !$0.isOver(on: today) } : []
  }

  /// When the active start of a month was fetched, in milliseconds of Unix time; nil if it was not fetched.
  public func fetchedAt(_ month: HijriMonthDefinition) -> Int64? {
    let origin: FetchedMonthRecord.Origin
    switch month.source {
    case .moonsighting: origin = .committee
    case .calculated: origin = .council
    case .override, .table, .astronomical, .almanac: return nil
    }
    return fetched.first { $0.origin == origin && $0.start.month == month.month }?.fetchedAt
  }
}

/// The Hijri months that reminders follow: the active ones.
public enum ReminderMonths {
  /// The active months of the years around a day, and of all years up to a later one; without a book, the shipped ones.
  public static func around(_ day: Day, in book: MonthBook = .empty, upTo last: Int? = nil) -> HijriMonths {
    let year = (day.year - 622) * 33 / 32
    return book.table(years: (year - 3)...max(year + 12, min(last ?? 0, HijriMonths.ummAlQuraYears.upperBound)))
  }
}
