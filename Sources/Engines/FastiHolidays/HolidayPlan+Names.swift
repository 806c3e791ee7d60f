import FastiCivil

extension HolidayPlan {
  /// The name of an occurrence in the first of these languages that has one.
  ///
  /// A day in lieu is named by the region's ``Region/inLieuNames``, in which `{name}` is replaced with the holiday's
  /// own name.
  public func name(of occurrence: HolidayOccurrence, in languages: [LanguageCode]) -> [UInt8] {
    let entries = names(of: occurrence)
    for language in languages {
      if let entry = entries.entry(in: language) { return entry.text }
    }
    return entries.first?.text ?? rules[Int(occurrence.rule)].id.bytes
  }

  /// The names of an occurrence, one for each language, those of the year's exception first.
  public func names(of occurrence: HolidayOccurrence) -> [Names.Entry] {
    let rule = rules[Int(occurrence.rule)]
    var entries: [Names.Entry] = []
    for exception in rule.exceptions where exception.isAbout(occurrence.nominal) {
      if case .renamed(let entry) = exception.change { entries.append(entry) }
    }
    for entry in rule.names.all(on: occurrence.nominal)
    where !entries.contains(where: { $0.language == entry.language }) {
      entries.append(entry)
    }
    guard occurrence.relation == .inLieu else { return entries }
    return entries.map { entry in
      var entry = entry
      entry.text = inLieu(entry, on: occurrence)
      return entry
    }
  }

  /// The name of an occurrence whose rule has a title by the user; a day in lieu of it is still named as one.
  public func name(of occurrence: HolidayOccurrence, titled title: [UInt8], in languages: [LanguageCode]) -> [UInt8] {
    guard occurrence.relation == .inLieu else { return title }
    let templates = region.inLieuNames.all(on: occurrence.day)
    let language = languages.first { language in templates.contains { $0.language == language } }
    return inLieu(Names.Entry(language: language ?? templates.first?.language ?? "en", text: title), on: occurrence)
  }

  private func inLieu(_ entry: Names.Entry, on occurrence: HolidayOccurrence) -> [UInt8] {
    let mark = Array("{name}".utf8)
    let templates = region.inLieuNames.all(on: occurrence.day)
    let template =
      templates.entry(in: entry.language)?.text ?? templates.first?.text ?? Array("{name} (in lieu)".utf8)
    guard template.count >= mark.count else { return template }
    for start in 0...(template.count - mark.count) where template[start..<(start + mark.count)].elementsEqual(mark) {
      return Array(template[..<start]) + entry.text + template[(start + mark.count)...]
    }
    return template
  }
}
