public import FastiCivil

/// Why a store failed, is damaged or refused a record.
public enum StoreDetail: Hashable, Sendable {
  /// The words of SQLite, of PostgreSQL or of another device; empty for nothing.
  case said(String)
  /// A finding of this program, which is shown in the reader's language.
  case found(Sentence)

  /// The end of a sentence: a colon and the reason.
  var part: Sentence.Part {
    switch self {
    case .said(let words): .detail(words)
    case .found(let sentence): .sentence(Sentence(.storeBecause, .sentence(sentence)))
    }
  }
}

// What the stores find in their files.
extension StoreDetail {
  /// That so many rows of a table are not what was written.
  public static func altered(_ rows: Int = 1, of table: String) -> StoreDetail {
    .found(rows == 1 ? Sentence(.storeAlteredRow, .text(table)) : Sentence(.storeAltered, .number(rows), .text(table)))
  }

  /// That a row of a table belongs to no change.
  public static func stray(rowOf table: String) -> StoreDetail { .found(Sentence(.storeStray, .text(table))) }

  /// That a table has other rows than were written.
  public static func missing(from table: String, written: Int, found: Int) -> StoreDetail {
    .found(Sentence(.storeMissing, .number(written), .text(table), .number(found)))
  }

  /// That the checksum of a table is not valid.
  public static func sum(of table: String) -> StoreDetail { .found(Sentence(.storeSum, .text(table))) }

  /// That a text is not a stamp.
  public static func stamp(_ name: String, _ text: String) -> StoreDetail {
    .found(Sentence(.storeStamp, .text(name), .text(text)))
  }

  /// That the tables have a version that no program wrote.
  public static func version(_ version: Int) -> StoreDetail { .found(Sentence(.storeVersion, .number(version))) }

  /// That a row does not have the values of its kind.
  public static var row: StoreDetail { .found(Sentence(.storeRow)) }

  /// That the columns of a version contradict each other.
  public static var columns: StoreDetail { .found(Sentence(.storeColumns)) }

  /// That a file or folder does not exist.
  public static var notThere: StoreDetail { .found(Sentence(.machineNotThere)) }

  /// That a part of a path is not a folder.
  public static var noFolder: StoreDetail { .found(Sentence(.machineNoFolderThere)) }

  /// That it is a folder, a device or a pipe.
  public static var notFile: StoreDetail { .found(Sentence(.storeNotFile)) }

  /// That there is not enough memory.
  public static var noMemory: StoreDetail { .found(Sentence(.machineNoMemory)) }

  /// That a statement of the transaction had failed.
  public static var rolledBack: StoreDetail { .found(Sentence(.storeRolledBack)) }

  /// That a text contains U+0000.
  public static var nullCharacter: StoreDetail { .found(Sentence(.storeNullCharacter)) }
}

// What a change of another store may be.
extension StoreDetail {
  /// That a line is not JSON.
  public static var notJSON: StoreDetail { .found(Sentence(.storeNotJSON)) }

  /// That a line has no valid member of that name.
  public static func member(_ name: String) -> StoreDetail { .found(Sentence(.storeMember, .text(name))) }

  /// That a line lacks a member that every change or version has.
  public static var incomplete: StoreDetail { .found(Sentence(.storeIncomplete)) }

  /// That its columns of later programs are too long to be kept.
  public static var laterColumns: StoreDetail { .found(Sentence(.storeLaterColumns)) }

  /// That its content cannot be read.
  public static var content: StoreDetail { .found(Sentence(.storeContent)) }

  /// That what arrived in another store is not what was sent.
  public static var differs: StoreDetail { .found(Sentence(.storeDiffers)) }
}
