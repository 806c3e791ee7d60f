/// The Umm al-Qura calendar of Saudi Arabia.
///
/// The months of 1343 to 1500 are those published, 28- and 31-day months included; later ones follow the rule in force
/// since 1423, as Documentation/Mathematics/UmmAlQura.md describes it.
enum HijriUmmAlQura: HijriTabulated {
  static let id = CalendarID.hijriUmmAlQura
}
