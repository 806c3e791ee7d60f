internal import FastiRecords

/// A reader of one moment, inside one transaction.
struct SpaceSnapshot: SpaceReading {
  let connection: DatabaseConnection
  let horizon: Stamp

  /// Reads the present, or what was known at a stamp.
  init(_ connection: DatabaseConnection, knownAt stamp: Stamp? = nil) {
    self.connection = connection
    horizon = stamp ?? SpaceKindSQL.present
  }
}
