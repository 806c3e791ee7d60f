public import FastiAgenda
public import FastiCivil

/// One thing on one day, as cards and grids list it.
public struct DayItem: Hashable, Sendable {
  /// What it is; its colour and its sign follow from that.
  public var kind: EntryKind
  /// What people call it.
  public var title: String
  /// When it begins; nil for the whole day.
  public var time: TimeOfDay?
  /// What else there is to say, in one line.
  public var detail: String
  /// The region of a holiday.
  public var region: RegionPill?
  /// Whether it came with the program, and is not to be deleted.
  public var isLocked: Bool
  /// Where it is shown or edited.
  public var link: Path?
  /// Where a POST deletes it.
  public var delete: Path?
  /// The name of its place on the page of its day, which an address may point at; letters, digits and `-`, nil for none.
  public var place: String?

  /// A thing of that kind and name.
  public init(
    _ kind: EntryKind, _ title: String, time: TimeOfDay? = nil, detail: String = "", region: RegionPill? = nil,
    isLocked: Bool = false, link: Path? = nil, delete: Path? = nil, place: String? = nil
  ) {
    self.kind = kind
    self.title = title
    self.time = time
    self.detail = detail
    self.region = region
    self.isLocked = isLocked
    self.link = link
    self.delete = delete
    self.place = place
  }
}
