import FastiCivil
import FastiFormats
import Testing

@Suite("Clocks of twelve and 24 hours") struct HourClockTests {
  @Test("midnight and noon are 12, and the half of the day follows in the reader's language")
  func twelve() throws {
    for (language, texts) in [
      ("en", ["12:00 AM", "7:05 AM", "12:30 PM", "11:59 PM"]), ("sv", ["12:00 fm", "7:05 fm", "12:30 em", "11:59 em"]),
      ("vi", ["12:00 SA", "7:05 SA", "12:30 CH", "11:59 CH"]),
    ] {
      let words = Words.of(language).with(.hours12)
      let times = try [(0, 0), (7, 5), (12, 30), (23, 59)].map { try TimeOfDay(hour: $0.0, minute: $0.1) }
      #expect(times.map { words.text($0) } == texts)
      #expect(words.text(hour: 0) == texts[0].replacing(":00", with: ""))
    }
  }

  @Test("every minute of a day is read back from its text, in each language")
  func typed() throws {
    for language in ["en", "sv", "vi"] {
      for clock in [HourClock.hours12, .hours24] {
        for minute in 0..<1_440 {
          let time = try TimeOfDay(hour: minute / 60, minute: minute % 60)
          #expect(TimeOfDay(said: Words.of(language).with(clock).text(time)) == time)
        }
      }
    }
  }

  @Test("seconds are written if they are not 0 and are requested")
  func seconds() throws {
    let time = try TimeOfDay(hour: 19, minute: 45, second: 9)
    #expect(Words.english.text(time) == "19:45" && Words.english.text(time, seconds: true) == "19:45:09")
    let twelve = Words.english.with(.hours12)
    #expect(twelve.text(time) == "7:45 PM" && twelve.text(time, seconds: true) == "7:45:09 PM")
    #expect(twelve.text(try TimeOfDay(hour: 7, minute: 0), seconds: true) == "7:00 AM")
  }

  @Test("a time is read as people type it; a range, a bare number and nonsense are not times")
  func said() throws {
    for (text, hour, minute) in [
      ("9am", 9, 0), ("9 PM", 21, 0), ("12 am", 0, 0), ("12.30 pm", 12, 30), ("kl 14", 14, 0), ("9h30", 9, 30),
      ("at 8", 8, 0), ("3 em", 15, 0), ("07:45", 7, 45),
    ] { #expect(try TimeOfDay(said: text) == TimeOfDay(hour: hour, minute: minute), "\(text)") }
    for text in ["", " ", "9", "9-10", "13 pm", "25:00", "0 am", "soon", "noon", "9 am 10"] {
      #expect(TimeOfDay(said: text) == nil, "\(text)")
    }
  }
}
