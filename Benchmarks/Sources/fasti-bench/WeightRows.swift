/// What the tables weigh in the program, as `scripts/tables/sizes.py` finds them there byte for byte.
enum WeightRows {
  private static let limit = Limit.bytes(65_536)

  static func rows(_ peers: Peers) -> [Row] {
    let sky = peers.bytes(ofTables: "sky")
    let calendars = peers.bytes(ofTables: "calendars")
    let both = sky.flatMap { sky in calendars.map { sky + $0 } }
    return [
      Row(work: "tables of the sky", figure: figure(sky), target: limit),
      Row(work: "tables of the calendars", figure: figure(calendars), target: nil),
      Row(work: "all tables", figure: figure(both), target: limit),
    ]
  }

  private static func figure(_ bytes: Double?) -> Row.Figure {
    bytes.map { .bytes($0) } ?? .missing("python3 could not weigh them")
  }
}
