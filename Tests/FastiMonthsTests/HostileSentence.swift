import Testing

/// A page of the committee on which a month seems to begin on a day, although that was not decided.
///
/// The crescent of Ramadan 1448 is decided on Sunday, 7 February 2027; Monday the 8th is the computed first day.
struct HostileSentence: Sendable, CustomTestStringConvertible {
  let title: String
  let paragraphs: [String]

  var testDescription: String { title.isEmpty ? paragraphs.joined(separator: " | ") : "\(title): \(paragraphs)" }

  init(_ paragraphs: String..., under title: String = "") {
    self.title = title
    self.paragraphs = paragraphs
  }

  /// The statement that would count alone.
  private static let monday = "Monday, February 8, 2027 will be the 1st day of Ramadan 1448 AH."
  private static let begins = "Ramadan 1448 AH begins on Monday, February 8, 2027"

  static let all = others + doubts + denials + hours

  /// Announcements of others.
  static let others: [HostileSentence] = [
    .init("Saudi Arabia announced that \(begins)."),
    .init("Saudi Arabia has announced the sighting. \(monday)"),
    .init("The crescent was sighted in Saudi Arabia.", monday),
    .init(monday, under: "Saudi Arabia: Ramadan 1448 AH"),
    .init("According to the Umm al-Qura calendar, \(begins)."),
    .init("Umm al-Qura: \(begins)."),
    .init("The Fiqh Council decided that \(begins)."),
    .init("According to the Fiqh Council of North America, \(monday)"),
    .init("By astronomical calculation, \(begins)."),
    .init("Based on calculations, \(monday)"),
    .init("For those who follow calculations: \(begins)."),
    .init("In Turkey, \(begins)."),
    .init("In Türkiye, \(begins)."),
    .init("\(begins) in Pakistan."),
    .init("\(begins), Egypt announced."),
    .init("The Ruet-e-Hilal Committee announced that \(begins)."),
    .init("The Hilal Committee of Toronto has decided that \(begins)."),
    .init("A committee decided that \(begins)."),
    .init("The moonsighting committee worldwide has announced that \(begins)."),
    .init("The Grand Mufti declared that \(monday)"),
    .init("It was announced that \(begins)."),
    .init("The Islamic Society of Springfield announced that \(begins)."),
    .init("The Springfield mosque: \(begins)."),
    .init("Al Jazeera reports that \(begins)."),
    .init("Some say that \(begins)."),
    .init("Dr. Khan wrote: \(begins)."),
    .init("According to the U.S. \(monday)"),
    .init("\"\(monday)\" said a newspaper."),
    .init("“\(monday)”"),
    .init("Many communities have declared that \(begins)."),
    .init("Our neighbors begin with \(begins)."),
    .init("Announcements of others:", monday),
    .init("Announcements from Makkah:", "The decision has been announced.", monday),
    .init("News from Riyadh.", "The month has 29 days.", monday, under: "Ramadan 1448 AH"),
  ]

  /// Statements that are uncertain.
  static let doubts: [HostileSentence] = [
    .init("If the crescent is seen on Sunday, \(monday)"),
    .init("If the crescent is seen on Sunday; \(monday)"),
    .init("If the crescent is seen:", monday),
    .init("Should it be seen, \(monday)"),
    .init("In case it is seen, \(monday)"),
    .init("Once the crescent is seen, \(monday)"),
    .init("Unless clouds hide it, \(monday)"),
    .init("Is it true that \(begins)?"),
    .init("Who says that \(begins)?"),
    .init("\(begins), God willing, or a day later."),
    .init("\(begins) or Tuesday, February 9, 2027."),
    .init("\(begins) or the day after."),
    .init("Ramadan 1448 AH may begin on Monday, February 8, 2027."),
    .init("Ramadan 1448 AH will most likely begin: \(monday)"),
    .init("Scenario A: \(monday)"),
    .init("\(begins) (tentative)."),
    .init("\(begins), subject to sighting."),
    .init("\(monday)", under: "Expected dates"),
    .init("\(monday)", under: "Ramadan 1448 AH alert"),
    .init("Register before \(begins)."),
    .init("Please look for the crescent. Look on Sunday, as \(begins)."),
    .init("Imagine that \(begins)."),
    .init("Our planning calendar says \(begins)."),
    .init("We hope that \(begins)."),
    .init("The committee will decide whether \(begins)."),
    .init("The committee has not decided that \(begins)."),
    .init("Until we announce otherwise, \(begins)."),
  ]

  /// Statements that are denied or no longer true.
  static let denials: [HostileSentence] = [
    .init("\(begins) is not what we decided."),
    .init("Not on Monday but on Tuesday: \(monday)"),
    .init("It is false that \(begins)."),
    .init("We never announced that \(begins)."),
    .init("The rumor that \(begins) is wrong."),
    .init("We announced that \(monday)", "That was an error; the month begins a day later."),
    .init("We announced that \(monday) This is withdrawn."),
    .init("Correction of our announcement that \(begins)."),
    .init(monday, "The first day is a Tuesday.", under: "Correction"),
    .init("Earlier we announced that \(begins)."),
    .init("Contrary to what we said, \(monday)"),
    .init("Tuesday rather than \(monday)"),
    .init("Instead of \(begins), it begins later."),
    .init("Last year we began too early: \(monday)"),
    .init("Last year, Ramadan 1447 AH began on Thursday, February 19, 2026."),
    .init("Ramadan 1447 AH begins on Monday, February 8, 2027."),
    .init("\(monday) Tuesday, February 9, 2027 will be the 1st day of Ramadan 1448 AH."),
    .init("Tuesday, February 8, 2027 will be the 1st day of Ramadan 1448 AH."),
  ]

  /// Statements in which the hour makes it another day.
  static let hours: [HostileSentence] = [
    .init("Ramadan 1448 AH begins on Sunday, February 7, 2027 at sunset."),
    .init("Ramadan 1448 AH begins on Sunday, February 7, 2027, in the evening."),
    .init("From sunset: Ramadan 1448 AH begins on Sunday, February 7, 2027."),
    .init("The night of Sunday, February 7, 2027 is the 1st day of Ramadan 1448 AH."),
    .init("The first prayers: Ramadan 1448 AH begins on Sunday, February 7, 2027 after Isha."),
    .init("West of Hawaii, \(begins)."),
    .init("\(begins) (UTC+11)."),
    .init("In the eastern hemisphere, \(begins)."),
    .init("\(begins) by local time at the date line."),
  ]
}
