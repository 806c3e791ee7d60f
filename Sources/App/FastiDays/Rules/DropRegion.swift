import FastiHolidays
public import FastiRecords
import FastiRegions

/// Drops a region of the user's own; where one of its code ships with the program, that one is in force again.
public struct DropRegion {
  private let store: any Store

  /// Drops from a store. Nothing else of the store is read, so that a region that cannot be used can be dropped.
  public init(_ store: any Store) { self.store = store }

  /// Drops a region, as one change. The user's rules for it are deleted too, unless the program has the region.
  /// - Parameter name: The code, as it was written or in small letters.
  /// - Returns: The code, and whether the program has a region of it.
  /// - Throws: `.notFound` when the user has no such region; `.refused` when another of the user's regions has it as its
  ///   parent and nothing would take its place.
  public func callAsFunction(_ name: String) throws(Failure) -> (code: String, isShipped: Bool) {
    let own: [UserRegion]
    do { own = try store.read { reader throws(StoreError) in try reader.all(UserRegion.self).map(\.record) } } catch {
      throw Failure(error)
    }
    guard let region = own.first(where: { $0.code == name }) ?? own.first(where: { $0.code == name.uppercased() })
    else {
      if let shipped = ShippedRegion.code(like: name) {
        throw Failure(.thing(.notOwn), field: .regionOfForm, value: shipped.string)
      }
      let near = Suggestion.nearest(name, among: own.map(\.code))
      throw Failure(.thing(.unknown(.region, nearest: near)), field: .regionOfForm, value: name)
    }
    let isShipped = ShippedRegion.text(RegionCode(region.code)) != nil
    if !isShipped, let part = own.first(where: { Self.parent(of: $0) == region.code }) {
      throw Failure(.thing(.hasPart(part.code)), field: .regionOfForm, value: region.code)
    }
    do {
      try store.write(store.newChange(ChangeAction(.delete, .region, region.code))) { writer throws(StoreError) in
        _ = try writer.delete(UserRegion.self, key: region.code)
        guard !isShipped else { return }
        for rule in try writer.all(UserRule.self, where: .text(column: "region", is: region.code)) {
          try writer.delete(UserRule.self, id: rule.id)
        }
      }
    } catch { throw Failure(error) }
    return (region.code, isShipped)
  }

  private static func parent(of region: UserRegion) -> String? {
    (try? Region.readHead(Array(region.text.utf8)))?.parent?.string
  }
}
