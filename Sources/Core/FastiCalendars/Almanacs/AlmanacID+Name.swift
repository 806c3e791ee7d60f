extension AlmanacID {
  /// The table with that name, as UTF-8; nil when none ships.
  public init?(name bytes: some Collection<UInt8>) {
    for almanac in AlmanacID.allCases {
      let same = almanac.name.withUTF8Buffer { $0.elementsEqual(bytes) }
      if same {
        self = almanac
        return
      }
    }
    return nil
  }
}
