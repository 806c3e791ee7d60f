/// Counts the large bodies that are under way, so that few of them are in memory at once.
final class LargeBodies: Sendable {
  private let taken = Lock<Int>(0)
  private let most: Int

  init(most: Int) { self.most = most }

  /// A place for one; nil when all are taken.
  func take() -> Place? {
    let isFree = taken.with { taken in
      guard taken < most else { return false }
      taken += 1
      return true
    }
    return isFree ? Place(self) : nil
  }

  /// One large body; it ends with its exchange.
  final class Place {
    private let all: LargeBodies

    fileprivate init(_ all: LargeBodies) { self.all = all }

    deinit { all.taken.with { $0 -= 1 } }
  }
}
