public import FastiCivil

/// Why a store failed, is damaged or refused a record.
public enum StoreDetail: Hashable, Sendable {
  /// The message of SQLite, of PostgreSQL or of another device; may be empty.
  case said(String)
  /// A finding of this program, shown in the reader's language.
  case found(Sentence)

  /// The last part of a sentence: a colon and the reason.
  var part: Sentence.Part {
    switch self {
    case .said(let words): .detail(words)
    case .found(let sentence): .sentence(Sentence(.storeBecause, .sentence(sentence)))
    }
  }
}

// The findings of the stores about their files.
extension StoreDetail {
  /// A number of rows of a table do not have their stored hash.
  public static func altered(_ rows: Int = 1, of table: String) -> StoreDetail {
    .found(rows == 1 ? Sentence(.storeAlteredRow, .text(table)) : Sentence(.storeAltered, .number(rows), .text(table)))
  }

  /// A row of a table does not belong to a change.
  public static func stray(rowOf table: String) -> StoreDetail { .found(Sentence(.storeStray, .text(table))) }

  /// The number of rows of a table differs from the number written.
  public static func missing(from table: String, written: Int, found: Int) -> StoreDetail {
    .found(Sentence(.storeMissing, .number(written), .text(table), .number(found)))
  }

  /// The checksum of a table is not valid.
  public static func sum(of table: String) -> StoreDetail { .found(Sentence(.storeSum, .text(table))) }

  /// A text is not a stamp.
  public static func stamp(_ name: String, _ text: String) -> StoreDetail {
    .found(Sentence(.storeStamp, .text(name), .text(text)))
  }

  /// The tables have a version that does not exist.
  public static func version(_ version: Int) -> StoreDetail { .found(Sentence(.storeVersion, .number(version))) }

  /// A row does not have the values of its kind.
  public static var row: StoreDetail { .found(Sentence(.storeRow)) }

  /// The columns of a version contradict each other.
  public static var columns: StoreDetail { .found(Sentence(.storeColumns)) }

  /// A file or folder does not exist.
  public static var notThere: StoreDetail { .found(Sentence(.machineNotThere)) }

  /// A part of a path is not a folder.
  public static var noFolder: StoreDetail { .found(Sentence(.machineNoFolderThere)) }

  /// It is a folder, a device or a pipe.
  public static var notFile: StoreDetail { .found(Sentence(.storeNotFile)) }

  /// There is not enough memory.
  public static var noMemory: StoreDetail { .found(Sentence(.machineNoMemory)) }

  /// A statement of the transaction failed earlier.
  public static var rolledBack: StoreDetail { .found(Sentence(.storeRolledBack)) }

  /// A text contains U+0000.
  public static var nullCharacter: StoreDetail { .found(Sentence(.storeNullCharacter)) }
}

// The findings about changes of other stores.
extension StoreDetail {
  /// A line is not JSON.
  public static var notJSON: StoreDetail { .found(Sentence(.storeNotJSON)) }

  /// A line has no valid member of that name.
  public static func member(_ name: String) -> StoreDetail { .found(Sentence(.storeMember, .text(name))) }

  /// A line lacks a member that every change or version has.
  public static var incomplete: StoreDetail { .found(Sentence(.storeIncomplete)) }

  /// Its columns of later versions of the program are too long to be stored.
  public static var laterColumns: StoreDetail { .found(Sentence(.storeLaterColumns)) }

  /// Its content cannot be read.
  public static var content: StoreDetail { .found(Sentence(.storeContent)) }

  /// The content that arrived in another store differs from what was sent.
  public static var differs: StoreDetail { .found(Sentence(.storeDiffers)) }
}
