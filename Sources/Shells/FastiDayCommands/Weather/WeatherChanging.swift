import FastiCivil
import FastiDays
import FastiFormats
import FastiRecords
import FastiTerminal
import FastiWeather

/// `fasti weather on SOURCE`.
enum WeatherOnCommand: Command {
  static let name = "on"
  static let contact = Option(
    "contact", .text, "TEXT", help: "an address or a page, sent to sources that require it")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Switch a source of weather on",
      details: [
        "Shows the terms of the source. From then on fasti weather refresh asks it, and fasti serve and fasti notify run do so "
          + "automatically. It learns the place to a hundredth of a degree, and the contact if it asks for one; nothing else.",
        "own is the description in the file weather.source of the data folder.",
      ],
      arguments: [Argument("SOURCE", .text, help: WeatherSource.shippedNames.joined(separator: ", ") + " or own")],
      options: [contact],
      examples: [
        Example("fasti weather on open-meteo", "for non-commercial use"),
        Example("fasti weather on met-norway --contact me@example.org", "with the contact that it requires"),
      ],
      statuses: [
        StatusNote(.refused, "no place or no contact is set"), StatusNote(.notFound, "there is no such source"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let name = context.invocation.argument(0) ?? ""
    let store = try context.store()
    let file = try WeatherCommand.file(context)
    // Checked before anything is changed.
    _ = try RefreshWeather.Request(
      try context.almanac([]).settings, file, source: name, asks: context.invocation[contact] == nil)
    if let text = context.invocation[contact] {
      try EditSettings(store, try context.almanac([])).set(.weatherContact, text)
    }
    let wish = try SwitchWeather(store, file, try context.almanac([])).on(name)
    let answer = WeatherSourceAnswer(source: name, credit: wish.source.credit, terms: wish.source.terms)
    context.answer(answer) { context in
      context.out.write(
        text: context.text(Sentence(.sayWeatherOn, .text(wish.source.title), .text(wish.place.title))) + "\n")
      context.out.write(text: "\(wish.source.credit)\n")
      if let terms = wish.source.terms(in: context.wording) { context.out.write(text: "\(terms)\n") }
    }
  }
}

private struct WeatherSourceAnswer: FieldWritable {
  let source: String
  let credit: String?
  let terms: String?

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("source", source)
    writer.field("credit", credit)
    writer.field("terms", terms)
  }
}

/// `fasti weather off`.
enum WeatherOffCommand: Command {
  static let name = "off"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Switch weather off, and remove the forecast that is kept",
      examples: [Example("fasti weather off", "no source is asked any more")])
  }

  static func run(_ context: Context) throws(Failure) {
    try SwitchWeather(try context.store(), try WeatherCommand.file(context), try context.almanac([])).off()
    context.answer(WeatherSourceAnswer(source: "off", credit: nil, terms: nil)) { context in
      context.out.write(text: context.text(.sayWeatherOff) + "\n")
    }
  }
}

/// `fasti weather sources`.
enum WeatherSourcesCommand: Command {
  static let name = "sources"
  static let print = Option("print", .text, "SOURCE", help: "the description of that source, as a model for your own")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List the sources of weather, or print the description of one", options: [print],
      examples: [Example("fasti weather sources --print met-norway", "a model for your own source")])
  }

  static func run(_ context: Context) throws(Failure) {
    if let name = context.invocation[print] {
      if name == "own" {
        context.out.write(text: try WeatherCommand.file(context).ownDescription())
      } else {
        context.out.write(text: try WeatherSource.shipped(name) + "\n")
      }
      return
    }
    var (rows, sources): ([WeatherSourceAnswer], [WeatherSource]) = ([], [])
    for name in WeatherSource.shippedNames {
      let text = try WeatherSource.shipped(name)
      do throws(WeatherFault) {
        let source = try WeatherSource(text: text)
        sources.append(source)
        rows.append(WeatherSourceAnswer(source: name, credit: source.credit, terms: source.terms))
      } catch { throw Failure(.weather(.fault(error)), value: name) }
    }
    context.answer(rows, columns: ["source", "credit", "terms"]) { context in
      for source in sources {
        context.out.write(text: "\(source.name)\n  \(source.credit)\n  \(source.terms(in: context.wording) ?? "")\n")
      }
    }
  }
}

/// `fasti weather refresh`.
enum WeatherRefreshCommand: Command {
  static let name = "refresh"
  static let file = Option("file", .file, "FILE", help: "an answer of the source in place of the network")
  static let source = Option("source", .text, "SOURCE", help: "the source of the file, in place of the one that is on")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Update the forecast, from its source or from a file",
      details: [
        "Asks the source that is switched on, and no other server; not before the time until which it said to have nothing newer. With a "
          + "file it asks no server.",
        "An answer that is wrong in any place is not used, and the former forecast stays.",
      ],
      options: [file, source],
      examples: [
        Example("fasti weather refresh", "ask the source"),
        Example("fasti weather refresh --file answer.json --source open-meteo", "from a file"),
      ],
      statuses: [
        StatusNote(.network, "the source could not be asked"), StatusNote(.invalid, "the answer cannot be used"),
        StatusNote(.refused, "no source is on, or no place is set"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let weather = try WeatherCommand.file(context)
    let settings = try context.almanac([]).settings
    let refresh = RefreshWeather(
      weather, documents: context.machine.documents, fetcher: context.fetcher, zones: context.machine.zones,
      now: try moment(context))
    let here = try context.zone()
    if let path = context.invocation[file] {
      let wish = try RefreshWeather.Request(settings, weather, source: context.invocation[source], asks: false)
      let bytes = try context.machine.files.read(path, limit: WeatherJSON.longest)
      let kept = try refresh.take(bytes, wish, named: path, here: here)
      return try WeatherCommand.show(kept, wish.place, context)
    }
    let wish = try RefreshWeather.Request(settings, weather)
    let (kept, isNew) = try refresh.fetch(wish, version: context.program.version, here: here)
    if !isNew, let expires = kept.expires {
      context.report(context.text(Sentence(.sayWeatherCurrent, .text(wish.source.title), .text(expires.iso))))
    }
    try WeatherCommand.show(kept, wish.place, context)
  }

  /// The present moment; noon of the given day if today is given.
  private static func moment(_ context: Context) throws(Failure) -> Instant {
    let (today, zone) = (try context.today(), try context.zone())
    return zone.day(at: context.now) == today ? context.now : zone.instant(today, Instant(seconds: 43_200).time())
  }
}

extension Context {
  /// The terms of the source in the setting, beyond its credit; nil for none, and for an unknown source.
  /// - Throws: `.refused` if no place is set, or a contact is missing.
  func terms(ofSource name: String) throws(Failure) -> String? {
    guard name == "own" || WeatherSource.shippedNames.contains(name) else { return nil }
    let source = try RefreshWeather.Request(try almanac([]).settings, try WeatherCommand.file(self), source: name)
      .source
    return source.terms(in: wording)
  }
}
