import FastiCivil
import FastiDays
import FastiFormats
import FastiRecords
import FastiTerminal
import FastiWeather

/// `fasti place`.
enum PlaceCommand: Command {
  static let name = "place"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Find a place, and set the place of the forecast",
      synonyms: ["city", "town", "coordinates", "location"],
      details: [
        "The list has towns of at least 15,000 people, from GeoNames (https://www.geonames.org), CC BY 4.0. Any other place is given "
          + "by its coordinates. No server is asked."
      ],
      examples: [
        Example("fasti place search stockholm", "find it"),
        Example("fasti place set Stockholm", "sets the place of the forecast"),
        Example("fasti place set 67.86,20.23", "coordinates: Kiruna"),
      ],
      subcommands: [PlaceSearchCommand.self, PlaceSetCommand.self])
  }

  static let country = Option("country", .text, "CODE", help: "only places of that country, ISO 3166-1: SE")

  /// The listed places whose names begin with a word.
  static func places(_ word: String, _ context: Context) throws(Failure) -> [(place: ListedPlace, isWhole: Bool)] {
    guard let search = context.machine.searchPlaces else { throw Failure(.helper(.missing)) }
    return search(word, context.invocation[country]?.uppercased())
  }
}

/// `fasti place search WORD`.
enum PlaceSearchCommand: Command {
  static let name = "search"
  static let isHeavy = true

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Find places by the beginning of their name",
      arguments: [
        Argument("WORD", .text, .some, help: "a name or its beginning, in English or the language of the country")
      ],
      options: [PlaceCommand.country],
      examples: [Example("fasti place search athens --country GR", "Athens, not those of Georgia and Ohio")],
      statuses: [StatusNote(.no, "no place has that name")])
  }

  static func run(_ context: Context) throws(Failure) {
    let word = context.invocation.arguments.joined(separator: " ")
    let rows = try PlaceCommand.places(word, context).prefix(20).map { PlaceRow(place: $0.place) }
    if rows.isEmpty { context.status = .no }
    context.answer(Array(rows), columns: PlaceRow.columns) { context in
      if rows.isEmpty { context.report(nothing: .sayPlaceNone) }
      for row in rows { row.write(context) }
    }
  }
}

private struct PlaceRow: FieldWritable {
  let place: ListedPlace

  static let columns: [StaticString] = ["name", "spelling", "country", "part", "zone", "coordinates", "people"]

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("name", place.name)
    writer.field("spelling", place.spelling)
    writer.field("country", place.country)
    writer.field("part", place.part)
    writer.field("zone", place.zone)
    writer.field("coordinates", place.coordinates.text)
    writer.field("people", place.people)
  }

  func write(_ context: Context) {
    let spelling = place.spelling.isEmpty ? "" : " (\(place.spelling))"
    context.out.write(place.title + spelling, columns: 36)
    context.out.write(place.coordinates.text, columns: 16)
    context.out.write(text: "\(place.zone)  \(place.people)\n")
  }
}

/// `fasti place set PLACE`.
enum PlaceSetCommand: Command {
  static let name = "set"
  static let isHeavy = true

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Set the place of the forecast",
      details: ["Of several places with one name, one that has ten times the people of the others is meant."],
      arguments: [Argument("PLACE", .text, .some, help: "a name, 'NAME, COUNTRY PART', or LAT,LON in degrees")],
      options: [PlaceCommand.country],
      examples: [
        Example("fasti place set Stockholm", "by its name"),
        Example("fasti place set 'Springfield, US IL'", "one of several with that name, as search prints it"),
        Example("fasti place set 59.33,18.07", "by its coordinates"),
      ],
      statuses: [
        StatusNote(.notFound, "no place has that name"),
        StatusNote(.invalid, "several places have it, or no place is there"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let typed = context.invocation.arguments.joined(separator: " ")
    let (place, title) = try home(typed, context)
    try EditSettings(try context.store(), try context.almanac([])).set(.weatherPlace, place.text)
    context.answer(PlaceSet(place: place)) { context in
      let name = title.map { "\($0)  " } ?? ""
      context.out.write(text: "\(name)\(place.coordinates.text)\n")
    }
  }

  /// The place; with its name, country and part if it is in the list.
  private static func home(_ typed: String, _ context: Context) throws(Failure) -> (HomePlace, title: String?) {
    if let coordinates = GeoCoordinates(Array(typed.utf8)) { return (HomePlace(coordinates), nil) }
    if typed.contains(","), PlaceQuestion(typed).country == nil {
      throw Failure(.weather(.place), field: .path("PLACE"), value: typed)
    }
    let found = try PlaceCommand.places(typed, context).filter(\.isWhole).map(\.place)
    guard let first = found.first else { throw Failure(.weather(.unknownPlace), value: typed) }
    if found.count > 1, found[1].people * 10 > first.people {
      throw Failure(.weather(.severalPlaces(found.count)), value: typed)
    }
    return (HomePlace(first.coordinates, zoneName: first.zone, name: first.called), first.title(first.called))
  }
}

private struct PlaceSet: FieldWritable {
  let place: HomePlace

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("place", place.title)
    writer.field("coordinates", place.coordinates.text)
    writer.field("zone", place.zoneName)
  }
}
