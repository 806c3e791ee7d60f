extension Words {
  /// The words of dates in English, also used for languages without words of dates.
  public static let english = Words(
    language: "en",
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ],
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    shortWeekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    narrowWeekdays: ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"],
    week: "Week", weekColumn: "Wk", today: "today", newYear: "New Year",
    christmas: "Christmas", forenoon: "AM", afternoon: "PM")

  /// The words of dates in Swedish; weekdays and months begin with small letters.
  public static let swedish = Words(
    language: "sv",
    months: [
      "januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september", "oktober", "november",
      "december",
    ],
    weekdays: ["söndag", "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag"],
    shortWeekdays: ["sön", "mån", "tis", "ons", "tor", "fre", "lör"],
    narrowWeekdays: ["sö", "må", "ti", "on", "to", "fr", "lö"],
    week: "Vecka", weekColumn: "v", today: "i dag", newYear: "Nyår", christmas: "Jul",
    forenoon: "fm", afternoon: "em")

  /// The words of dates in Vietnamese; months are named by number.
  public static let vietnamese = Words(
    language: "vi",
    months: [
      "tháng 1", "tháng 2", "tháng 3", "tháng 4", "tháng 5", "tháng 6", "tháng 7", "tháng 8", "tháng 9", "tháng 10",
      "tháng 11", "tháng 12",
    ],
    weekdays: ["Chủ Nhật", "Thứ Hai", "Thứ Ba", "Thứ Tư", "Thứ Năm", "Thứ Sáu", "Thứ Bảy"],
    shortWeekdays: ["CN", "Th2", "Th3", "Th4", "Th5", "Th6", "Th7"],
    narrowWeekdays: ["CN", "T2", "T3", "T4", "T5", "T6", "T7"],
    week: "Tuần", weekColumn: "T", today: "hôm nay", newYear: "Năm mới",
    christmas: "Giáng sinh", forenoon: "SA", afternoon: "CH")
}
