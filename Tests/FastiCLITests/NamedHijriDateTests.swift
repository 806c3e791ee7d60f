import FastiDays
import Testing

@Suite("Hijri dates with names of months") struct NamedHijriDateTests {
  @Test(
    "names of every language, in any order, with and without the year",
    arguments: [
      ("1 Ramadan", "9-1"), ("Ramadan 1", "9-1"), ("ramadan-1", "9-1"), ("1-ramadan", "9-1"), ("RAMADĀN 1", "9-1"),
      ("1 Ramadan 1447", "1447-9-1"), ("Ramadan 1, 1447 AH", "1447-9-1"), ("1447-ramadan-1", "1447-9-1"),
      ("1st of Ramadan", "9-1"), ("12 Rabi al-Awwal", "3-12"), ("12 Rabi' al-Thani 1447", "1447-4-12"),
      ("12 rabi al-akhir", "4-12"), ("10 Muharram", "1-10"), ("10 Dhul-Hijjah", "12-10"), ("10 dhu al-hijja", "12-10"),
      ("8 Zulhijjah", "12-8"), ("1 Dhu al-Qadah", "11-1"), ("27 Rajab", "7-27"), ("15 Sha'ban", "8-15"),
      ("15 shaaban", "8-15"), ("1 Shawwal", "10-1"), ("5 Jumada al-Ula", "5-5"), ("5 Jumada al-Akhirah", "6-5"),
      ("1 رمضان", "9-1"), ("١ رمضان ١٤٤٧", "1447-9-1"), ("10 ذو الحجة", "12-10"), ("12 ربيع الأول", "3-12"),
      ("ngày 1 tháng 9", "9-1"), ("ngày 1 tháng 9 năm 1447", "1447-9-1"),
    ])
  func names(typed: String, numbers: String) { #expect(NamedHijriDate.numbers(typed) == numbers) }

  @Test(
    "a text without a month, or without exactly one day of it, is not such a date",
    arguments: [
      "", "9-1", "1447-9-1", "Ramadan", "Ramadan 1447", "1 2 Ramadan", "1 March", "ram 1", "1 Ramadan 1447 3",
      "1x Ramadan",
      "12345 Ramadan", "-", "1 Ramadan Shawwal",
    ])
  func others(typed: String) { #expect(NamedHijriDate.numbers(typed) == nil) }

  @Test(
    "a day of birth is a date with words of three languages around it",
    arguments: [
      ("born 3 May 2011 after sunset", "3 May 2011", true, true), ("2011-05-03", "2011-05-03", false, false),
      ("2014-06-28 After Sunset", "2014-06-28", false, true), ("Born on 3 May 2011", "3 May 2011", true, false),
      ("född den 3 maj 2011, efter solnedgången", "3 maj 2011", true, true),
      ("född 3 maj 2011", "3 maj 2011", true, false),
      ("sinh 3-5-2011 sau hoàng hôn", "3-5-2011", true, true), ("after sunset", "", false, true),
      ("", "", false, false),
    ])
  func birth(typed: String, date: String, isBirth: Bool, isEvening: Bool) {
    let text = BirthText(typed)
    #expect(text.date == date && text.saysBorn == isBirth && text.isAfterSunset == isEvening)
  }

  @Test(
    "a sentence that names a day of birth is known",
    arguments: [
      ("Emma born 3 May 2011", true), ("Emma född den 3 maj 2011", true), ("Emma sinh ngày 3/5/2011", true),
      ("Sinh nhật Emma 3/5/2011", true), ("Emma sinh 3/5/2011", true), ("Học sinh họp 3/5/2011", false),
      ("Airborne 3 May 2011", false), ("", false),
    ])
  func birthInSentence(text: String, isBirth: Bool) { #expect(BirthText.isNamed(in: text) == isBirth) }
}
