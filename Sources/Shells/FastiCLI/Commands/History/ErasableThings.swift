import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import FastiTerminal

/// Finds the records to erase, including deleted ones.
///
/// A title does not name a record here, because several records may have it.
struct ErasableThings {
  private let store: any Store

  init(_ store: any Store) { self.store = store }

  /// The records that a text names: by an id, the day of a note, a setting, a rule with its layer, a feed, or the
  /// digits of an id.
  /// - Throws: `.notFound` if there is none, `.invalid` if digits match several.
  func named(_ text: String) throws(Failure) -> [RecordID] {
    if let id = RecordID(text: text) { return [id] }
    if let day = try? Day(iso: text) { return [Note.id(for: day.iso)] }
    if SettingKey(rawValue: text) != nil { return [Setting.id(for: text)] }
    let touched: [ChangeSummary.Touched]
    do throws(StoreError) { touched = try store.history(limit: .max).flatMap(\.touched) } catch { throw Failure(error) }
    var ids: [RecordID] = []
    for thing in touched where thing.label == text && Self.haveNames.contains(thing.kind) && !ids.contains(thing.id) {
      ids.append(thing.id)
    }
    if !ids.isEmpty { return ids }
    return [try RecordID.meant(by: text, among: Array(Set(touched.map(\.id))), .history)]
  }

  /// The kinds whose label names one record.
  private static let haveNames = ["rule", "layer", "region", "feed"]
}
