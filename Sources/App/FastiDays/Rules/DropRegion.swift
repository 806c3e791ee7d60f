import FastiHolidays
public import FastiRecords
import FastiRegions

/// Removes a region of the user; a shipped region with the same code is used again.
public struct DropRegion {
  private let store: any Store

  /// Removes regions from a store. It reads nothing else of the store, so that an invalid region can be removed.
  public init(_ store: any Store) { self.store = store }

  /// Removes a region, as one change. The user's rules for it are deleted too, unless there is a shipped region with
  /// its code.
  /// - Parameter name: The code, as it was defined or in small letters.
  /// - Returns: The code, and whether there is a shipped region with it.
  /// - Throws: `.notFound` when the user has no such region; `.refused` when it is the parent of another region of the
  ///   user and no shipped region would replace it.
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
    if !isShipped, let part = own.first(where: { $0.parent == region.code }) {
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
}

extension UserRegion {
  /// The code of its parent; nil if its text names none.
  var parent: String? { (try? Region.readHead(Array(text.utf8)))?.parent?.string }
}
