import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import FastiTerminal

/// Finds the things to erase, also those that were deleted.
///
/// A title is not a name here: several things may have it.
struct ErasableThings {
  private let store: any Store

  init(_ store: any Store) { self.store = store }

  /// The things that a text names: an id, the day of a note, a setting, a rule with the layer over it, a feed, or the
  /// digits of an id.
  /// - Throws: `.notFound` when there is none, `.invalid` when digits fit several.
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

  /// The kinds of which a label names one thing.
  private static let haveNames = ["rule", "layer", "region", "feed"]
}
