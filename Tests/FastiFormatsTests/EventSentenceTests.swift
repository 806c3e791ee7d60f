import FastiAgenda
import FastiCivil
import FastiFormats
import TestSupport
import Testing

@Suite("An event in one sentence") struct EventSentenceTests {
  /// A Tuesday.
  private let today = Day(year: 2026, month: 11, day: 24)

  /// `title|first[/last]|start-end|rule|end|place`, or the error.
  private func told(_ text: String, _ language: String = "en") -> String {
    let event: EventSentence
    do throws(EventSentenceError) {
      event = try EventSentence(text, DateWords(today: today, language: language))
    } catch { return "\(error)" }
    var hours = event.start.map { String($0.iso.prefix(5)) } ?? ""
    if let end = event.end { hours += "-\(end.iso.prefix(5))" }
    var end = ""
    switch event.until {
    case .never: break
    case .after(let count): end = "\(count)"
    case .on(let day): end = day.iso
    }
    let days = event.first.iso + (event.last > event.first ? "/\(event.last.iso)" : "")
    let rule = event.rule.map { RecurrenceText.write($0) } ?? ""
    return [event.title, days, hours, rule, end, event.place].joined(separator: "|")
  }

  @Test("English")
  func english() {
    let known = [
      "Lunch with Björn fri 12-13 every 2 weeks at Café X":
        "Lunch with Björn|2026-11-27|12:00-13:00|FREQ=WEEKLY;INTERVAL=2;BYDAY=FR||Café X",
      "Lunch tomorrow 12:30–13:15": "Lunch|2026-11-25|12:30-13:15|||",
      "Lunch at Café X tomorrow 12:30": "Lunch|2026-11-25|12:30|||Café X",
      "Dentist 5 Feb 2027 9:15am - 10am": "Dentist|2027-02-05|09:15-10:00|||",
      "Party sat 22-02": "Party 22-02|2026-11-28||||",
      "Party sat 22:00-02:00": "Party|2026-11-28|22:00-02:00|||",
      "Call at 9": "Call|2026-11-24|09:00|||",
      "Trip to Rome 2-5 June": "Trip to Rome|2027-06-02/2027-06-05||||",
      "Trip from 2 June to 5 July @Rome": "Trip|2027-06-02/2027-07-05||||Rome",
      "Stand-up every mon and wed 9-9:15 10 times": "Stand-up|2026-11-25|09:00-09:15|FREQ=WEEKLY;BYDAY=MO,WE|10|",
      "Choir every week on tue 19:00 until 30 June": "Choir|2026-11-24|19:00|FREQ=WEEKLY;BYDAY=TU|2027-06-30|",
      "Board every last friday at 3pm at Room 5": "Board|2026-11-24|15:00|FREQ=MONTHLY;BYDAY=-1FR||Room 5",
      "Feast every year on 1 Shawwal":
        "Feast|2026-11-24||RSCALE=HIJRI-UMMALQURA;FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=1;SKIP=BACKWARD||",
      "Seder yearly 2027-04-21 from 6 to 9pm": "Seder|2027-04-21|18:00-21:00|"
        + "RSCALE=GREGORIAN;FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=21;SKIP=BACKWARD||",
      "Meeting 11-1pm tomorrow": "Meeting|2026-11-25|11:00-13:00|||",
      "Read pages about May tomorrow": "Read pages about May|2026-11-25||||",
      "Buy sun cream tomorrow": "Buy sun cream|2026-11-25||||", "Meet Sat. 3-4pm": "Meet|2026-11-28|15:00-16:00|||",
      "Yoga every 2 weeks on mon 18h": "Yoga|2026-11-30|18:00|FREQ=WEEKLY;INTERVAL=2;BYDAY=MO||",
      "Do tai chi tomorrow": "Do tai chi|2026-11-25||||", "Room 12 tomorrow": "Room 12|2026-11-25||||",
      "Lunch": "noDay", "tomorrow 12-13": "noTitle", "": "noDay",
      "Lunch next friday": "\(EventSentenceError.either(today + 3, today + 10))",
      "Lunch friday 19 june": "\(EventSentenceError.date(.otherWeekday(Day(year: 2027, month: 6, day: 19))))",
    ]
    for (text, event) in known { #expect(told(text) == event, "\(text)") }
  }

  @Test("a range of which only the end has am or pm begins at most twelve hours before it")
  func halves() {
    let known = [
      "10-12pm": "10:00-12:00", "11:30-12:15pm": "11:30-12:15", "12:30-12:15pm": "00:30-12:15", "8-12am": "20:00-00:00",
      "11-1am": "23:00-01:00", "2-3pm": "14:00-15:00", "11-1pm": "11:00-13:00", "12-1pm": "12:00-13:00",
      "12-1am": "00:00-01:00", "9-9pm": "09:00-21:00", "13-3pm": "13:00-15:00", "10 to noon": "10:00-12:00",
      "noon to 3pm": "12:00-15:00", "noon to 1am": "12:00-01:00",
    ]
    for (hours, read) in known { #expect(told("Shift tomorrow \(hours)") == "Shift|2026-11-25|\(read)|||", "\(hours)") }
  }

  @Test("a sentence without a day has the given day, and a sentence with a day keeps its own")
  func onDay() throws {
    let words = DateWords(today: today, language: "en")
    let day = Day(year: 2027, month: 3, day: 2)
    for (text, first) in [
      ("Lunch", day), ("Lunch 12-13", day), ("Lunch tomorrow", today + 1), ("Yoga every week on fri", day + 3),
    ] {
      let event = try EventSentence(text, words, on: day)
      #expect(event.first == first && !event.title.isEmpty, "\(text)")
    }
    #expect(throws: EventSentenceError.noTitle) { try EventSentence("12-13", words, on: day) }
  }

  @Test("Swedish and Vietnamese")
  func others() {
    let swedish = [
      "Lunch med Björn på fredag 12-13 varannan vecka på Café X":
        "Lunch med Björn|2026-11-27|12:00-13:00|FREQ=WEEKLY;INTERVAL=2;BYDAY=FR||Café X",
      "Tandläkare i morgon kl 9.30 hos Ada": "Tandläkare|2026-11-25|09:30|||Ada",
      "Styrelse sista fredagen varje månad kl 18 till 20": "Styrelse|2026-11-24|18:00-20:00|FREQ=MONTHLY;BYDAY=-1FR||",
      "Kör varje måndag och onsdag 19-20.30 10 gånger": "Kör|2026-11-25|19:00-20:30|FREQ=WEEKLY;BYDAY=MO,WE|10|",
      "Fest midsommar midsommarafton": "Fest midsommar|2027-06-25||||",
      "Standup varje vardag 9-9.15 fram till 30 april":
        "Standup|2026-11-24|09:00-09:15|FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR|2027-04-30|",
      "Resa 2-5 juni": "Resa|2027-06-02/2027-06-05||||",
      "Frukost var 3:e dag": "noDay",
    ]
    for (text, event) in swedish { #expect(told(text, "sv") == event, "\(text)") }
    let vietnamese = [
      "Ăn trưa thứ sáu 12h-13h 2 tuần một lần tại Café X":
        "Ăn trưa|2026-11-27|12:00-13:00|FREQ=WEEKLY;INTERVAL=2;BYDAY=FR||Café X",
      "Họp ngày mai lúc 9h30 ở phòng 2": "Họp|2026-11-25|09:30|||phòng 2",
      "Giỗ hằng năm vào ngày mùng 3 Tết":
        "Giỗ|2026-11-24||RSCALE=VIETNAMESE;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=3;SKIP=BACKWARD||",
      "Họp mỗi thứ hai từ 9h đến 10h": "Họp|2026-11-30|09:00-10:00|FREQ=WEEKLY;BYDAY=MO||",
    ]
    for (text, event) in vietnamese { #expect(told(text, "vi") == event, "\(text)") }
  }

  @Test("Every text is a sentence or an error, and its title loses no word")
  func anything() {
    var chance = Chance(seed: 14)
    let words = [
      "fri", "12-13", "at", "every", "2", "weeks", "@x", "–", "until", "10", "times", "1", "ramadan", "tết", "på",
      "9.30",
      "to", "", "😀", "last", "friday", "2-5", "june", "5/2", "a,", "every year on", "30 ramadan",
    ]
    for _ in 0..<(Soak.isOn ? 30_000 : 1_000) {
      let text = (0..<chance.number(0...11)).map { _ in words[chance.number(0...(words.count - 1))] }.joined(
        separator: " ")
      guard let event = try? EventSentence(text, DateWords(today: today, language: "en")) else { continue }
      // A comma after a word and the sign before a place are removed.
      let typed = Set(text.split(separator: " ").map { $0.replacing(",", with: "").replacing("@", with: "") })
      for word in (event.title + " " + event.place).split(separator: " ") {
        let kept = word.replacing(",", with: "").replacing("@", with: "")
        #expect(typed.contains(kept), "\(text): \(word)")
      }
      #expect(event.last >= event.first && !event.title.isEmpty)
    }
  }
}
