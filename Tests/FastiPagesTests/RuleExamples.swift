/// Sentences of the rule language, most of them of rules that ship, and what they say on 19 June 2026.
struct RuleExample: Sendable {
  let sentence: String
  let english: String
  let swedish: String
  let vietnamese: String

  private init(_ lines: [Substring]) {
    sentence = String(lines[0])
    english = String(lines[1])
    swedish = String(lines[2])
    vietnamese = String(lines[3])
  }

  static let all: [RuleExample] = text.split(separator: "\n\n").map { part in
    RuleExample(part.split(separator: "\n"))
  }

  private static let text = """
    public on 1 January
    Public holiday on 1 January.
    Helgdag den 1 januari.
    Ngày lễ chính thức vào ngày 1 tháng 1.

    deFacto on 23 June; until 1952; then deFacto on Friday in 19 June to 25 June; since 1953
    Off by custom on the Friday between 19 and 25 June, since 1953. On 23 June, until 1952.
    Ledig enligt sed fredagen mellan 19 och 25 juni, sedan 1953. Den 23 juni, till och med 1952.
    Nghỉ theo thông lệ vào Thứ Sáu từ ngày 19 đến ngày 25 tháng 6, từ năm 1953. Vào ngày 23 tháng 6, đến hết năm \
    1952.

    public on Saturday in 31 October to 6 November; since 1953
    Public holiday on the Saturday between 31 October and 6 November, since 1953.
    Helgdag lördagen mellan 31 oktober och 6 november, sedan 1953.
    Ngày lễ chính thức vào Thứ Bảy từ ngày 31 tháng 10 đến ngày 6 tháng 11, từ năm 1953.

    public on 2 days before Easter
    Public holiday 2 days before Easter Sunday.
    Helgdag 2 dagar före påskdagen.
    Ngày lễ chính thức 2 ngày trước Chủ Nhật Phục Sinh.

    public on Easter
    Public holiday on Easter Sunday.
    Helgdag på påskdagen.
    Ngày lễ chính thức vào Chủ Nhật Phục Sinh.

    observance on 1 day before Easter
    Observance on the day before Easter Sunday.
    Bemärkelsedag dagen före påskdagen.
    Ngày kỷ niệm một ngày trước Chủ Nhật Phục Sinh.

    public on orthodox Easter
    Public holiday on Orthodox Easter Sunday.
    Helgdag på den ortodoxa påskdagen.
    Ngày lễ chính thức vào Chủ Nhật Phục Sinh Chính Thống.

    bank on 2 days after orthodox Easter
    Bank holiday 2 days after Orthodox Easter Sunday.
    Bankfri dag 2 dagar efter den ortodoxa påskdagen.
    Ngày nghỉ ngân hàng 2 ngày sau Chủ Nhật Phục Sinh Chính Thống.

    observance on last Sunday of May; since 1919
    Observance on the last Sunday of May, since 1919.
    Bemärkelsedag sista söndagen i maj, sedan 1919.
    Ngày kỷ niệm vào Chủ Nhật cuối cùng của tháng 5, từ năm 1919.

    public on 3rd Monday of January; since 1986
    Public holiday on the third Monday of January, since 1986.
    Helgdag tredje måndagen i januari, sedan 1986.
    Ngày lễ chính thức vào Thứ Hai thứ 3 của tháng 1, từ năm 1986.

    observance on 6 June; since 1916; until 2004; then public on 6 June; since 2005
    Public holiday on 6 June, since 2005. Observance on 6 June, since 1916, until 2004.
    Helgdag den 6 juni, sedan 2005. Bemärkelsedag den 6 juni, sedan 1916, till och med 2004.
    Ngày lễ chính thức vào ngày 6 tháng 6, từ năm 2005. Ngày kỷ niệm vào ngày 6 tháng 6, từ năm 1916, đến hết \
    năm 2004.

    observance on 49 days after orthodox Easter; since 2022-03-24
    Observance 49 days after Orthodox Easter Sunday, since 24 March 2022.
    Bemärkelsedag 49 dagar efter den ortodoxa påskdagen, sedan den 24 mars 2022.
    Ngày kỷ niệm 49 ngày sau Chủ Nhật Phục Sinh Chính Thống, từ ngày 24 tháng 3 năm 2022.

    observance on March equinox
    Observance on the day of the March equinox.
    Bemärkelsedag den dag då vårdagjämningen infaller.
    Ngày kỷ niệm vào ngày xuân phân.

    government on 20 January; every 4 years from 1969; moved Sunday +1
    Offices closed on 20 January, every 4 years, counted from 1969. If it falls on a Sunday, it moves to the \
    Monday after.
    Myndigheter stängda den 20 januari, med 4 års mellanrum, räknat från 1969. Infaller den på en söndag, \
    flyttas den till måndagen efter.
    Cơ quan đóng cửa vào ngày 20 tháng 1, 4 năm một lần, tính từ năm 1969. Nếu rơi vào Chủ Nhật, ngày lễ dời \
    sang Thứ Hai sau đó.

    public on 19 June; since 2021; additional Saturday -1, Sunday +1
    Public holiday on 19 June, since 2021. If it falls on a Saturday, the Friday before is a day in lieu. If it \
    falls on a Sunday, the Monday after is a day in lieu.
    Helgdag den 19 juni, sedan 2021. Infaller den på en lördag, är fredagen före ersättningsdag. Infaller den på en \
    söndag, är måndagen efter ersättningsdag.
    Ngày lễ chính thức vào ngày 19 tháng 6, từ năm 2021. Nếu rơi vào Thứ Bảy, Thứ Sáu trước đó là ngày nghỉ bù. \
    Nếu rơi vào Chủ Nhật, Thứ Hai sau đó là ngày nghỉ bù.

    public on 25 April; since 1921; additional Saturday +2, Sunday +1 (since 2026, until 2027)
    Public holiday on 25 April, since 1921. If it falls on a Saturday or on a Sunday, the Monday after is a day \
    in lieu, since 2026, until 2027.
    Helgdag den 25 april, sedan 1921. Infaller den på en lördag eller på en söndag, är måndagen efter \
    ersättningsdag, sedan 2026, till och med 2027.
    Ngày lễ chính thức vào ngày 25 tháng 4, từ năm 1921. Nếu rơi vào Thứ Bảy hoặc vào Chủ Nhật, Thứ Hai sau đó \
    là ngày nghỉ bù, từ năm 2026, đến hết năm 2027.

    public on day 10 of lunar month 3, Vietnamese; since 2007; additional weekend next working day
    Public holiday on day 10 of month 3 (the Vietnamese lunar calendar), since 2007. If it falls on a weekend, \
    the next working day is a day in lieu.
    Helgdag dag 10 i månad 3 (vietnamesiska månkalendern), sedan 2007. Infaller den på en helg, är nästa \
    arbetsdag ersättningsdag.
    Ngày lễ chính thức vào ngày 10 tháng 3 (âm lịch Việt Nam), từ năm 2007. Nếu rơi vào cuối tuần, ngày làm việc \
    kế tiếp là ngày nghỉ bù.

    public on last day of lunar month 12, Vietnamese; since 2027; additional Saturday previous working day; \
    status projected
    Public holiday on the last day of month 12 (the Vietnamese lunar calendar), since 2027, expected and not \
    decided yet. If it falls on a Saturday, the working day before is a day in lieu.
    Helgdag sista dagen i månad 12 (vietnamesiska månkalendern), sedan 2027, väntad men inte beslutad än. \
    Infaller den på en lördag, är arbetsdagen före ersättningsdag.
    Ngày lễ chính thức vào ngày cuối cùng của tháng 12 (âm lịch Việt Nam), từ năm 2027, dự kiến và chưa được \
    quyết định. Nếu rơi vào Thứ Bảy, ngày làm việc liền trước là ngày nghỉ bù.

    public on day 1 of month 7, hebrew; lasting 2 days
    Public holiday on day 1 of month 7 (calendar: Hebrew), 2 days in a row.
    Helgdag dag 1 i månad 7 (kalender: Hebreisk), 2 dagar i rad.
    Ngày lễ chính thức vào ngày 1 tháng 7 (lịch Do Thái), 2 ngày liền.

    public on day 10 of month 12, hijri-ummalqura; since 2027; status projected
    Public holiday on day 10 of month 12 (calendar: Hijri, Umm al-Qura), since 2027, expected and not decided \
    yet.
    Helgdag dag 10 i månad 12 (kalender: Hijri, Umm al-Qura), sedan 2027, väntad men inte beslutad än.
    Ngày lễ chính thức vào ngày 10 tháng 12 (lịch Hijri, Umm al-Qura), từ năm 2027, dự kiến và chưa được quyết \
    định.

    public on day between two public holidays; since 1988; not on Sunday, collision
    Public holiday on a day between two public holidays, but not on a Sunday or on a day that is another public \
    holiday, since 1988.
    Helgdag en dag mellan två helgdagar, men inte på en söndag eller på en dag som är en annan helgdag, sedan \
    1988.
    Ngày lễ chính thức vào ngày nằm giữa hai ngày lễ, trừ khi rơi vào Chủ Nhật hoặc vào ngày lễ khác, từ năm \
    1988.

    public on 1 day after us.thanksgiving-day
    Public holiday on the day after Thanksgiving Day.
    Helgdag dagen efter Thanksgiving Day.
    Ngày lễ chính thức một ngày sau Thanksgiving Day.

    public on 1 day after tr.ramazan-bayrami, as moved; lasting 2 days
    Public holiday on the day after the day on which tr.ramazan-bayrami is kept, 2 days in a row.
    Helgdag dagen efter den dag då tr.ramazan-bayrami hålls, 2 dagar i rad.
    Ngày lễ chính thức một ngày sau ngày nghỉ thực tế của tr.ramazan-bayrami, 2 ngày liền.

    public from 14:05 on 24 December; since 2001; not on weekend
    Public holiday on 24 December, from 14:05, but not on a weekend, since 2001.
    Helgdag den 24 december, från 14:05, men inte på en helg, sedan 2001.
    Ngày lễ chính thức vào ngày 24 tháng 12, từ 14:05, trừ khi rơi vào cuối tuần, từ năm 2001.

    government on 1997-12-26, 2003-12-26, 2008-12-26, 2014-12-26, 2025-12-26; status decided
    Offices closed on 5 named days from 26 December 1997 to 26 December 2025, of which the nearest are 26 \
    December 2008, 26 December 2014 and 26 December 2025, as decided.
    Myndigheter stängda 5 bestämda dagar från den 26 december 1997 till den 26 december 2025, varav de närmaste \
    är den 26 december 2008, den 26 december 2014 och den 26 december 2025, enligt beslut.
    Cơ quan đóng cửa vào 5 ngày được ấn định từ ngày 26 tháng 12 năm 1997 đến ngày 26 tháng 12 năm 2025, gần \
    nhất là ngày 26 tháng 12 năm 2008, ngày 26 tháng 12 năm 2014 và ngày 26 tháng 12 năm 2025, theo quyết định.

    public on 2018-12-07 swapped with 2018-12-15; status decided
    Public holiday on 7 December 2018 in exchange for work on 15 December 2018, as decided.
    Helgdag den 7 december 2018 i utbyte mot arbete den 15 december 2018, enligt beslut.
    Ngày lễ chính thức vào ngày 7 tháng 12 năm 2018 đổi lấy việc đi làm ngày 15 tháng 12 năm 2018, theo quyết \
    định.

    school on 2026-07-06 to 2026-08-14
    Schools closed from 6 July 2026 to 14 August 2026.
    Skollov från den 6 juli 2026 till den 14 augusti 2026.
    Trường học nghỉ từ ngày 6 tháng 7 năm 2026 đến ngày 14 tháng 8 năm 2026.

    optional for Orthodox on 2 days before orthodox Easter
    Optional day off 2 days before Orthodox Easter Sunday, for Orthodox.
    Valfri ledig dag 2 dagar före den ortodoxa påskdagen, för Orthodox.
    Ngày nghỉ tùy chọn 2 ngày trước Chủ Nhật Phục Sinh Chính Thống, dành cho Orthodox.

    public on 13 October; only on Monday; since 2008
    Public holiday on 13 October, only on a Monday, since 2008.
    Helgdag den 13 oktober, bara på en måndag, sedan 2008.
    Ngày lễ chính thức vào ngày 13 tháng 10, chỉ khi rơi vào Thứ Hai, từ năm 2008.

    public on 31 December; no shift
    Public holiday on 31 December. The shift of the region does not apply to it.
    Helgdag den 31 december. Regionens förskjutning gäller inte för den.
    Ngày lễ chính thức vào ngày 31 tháng 12. Phép dời chung của vùng không áp dụng.

    observance on 29 February or 28 February
    Observance on 29 February, in other years on 28 February.
    Bemärkelsedag den 29 februari, andra år den 28 februari.
    Ngày kỷ niệm vào ngày 29 tháng 2, các năm khác vào ngày 28 tháng 2.

    bank on 2nd last Friday of every month
    Bank holiday on the second last Friday of each month.
    Bankfri dag näst sista fredagen i varje månad.
    Ngày nghỉ ngân hàng vào Thứ Sáu áp chót của mỗi tháng.

    observance on Monday on or after us.thanksgiving-day; additional collision -2
    Observance on the first Monday on or after Thanksgiving Day. If it falls on a day that is another public \
    holiday, the day 2 days earlier is a day in lieu.
    Bemärkelsedag första måndagen på eller efter Thanksgiving Day. Infaller den på en dag som är en annan \
    helgdag, är dagen 2 dagar tidigare ersättningsdag.
    Ngày kỷ niệm vào Thứ Hai đầu tiên trùng hoặc sau Thanksgiving Day. Nếu rơi vào ngày lễ khác, ngày thứ 2 \
    trước đó là ngày nghỉ bù.

    school on 2026-06-24, 2026-12-21 to 2027-01-02
    Schools closed on 24 June 2026 and from 21 December 2026 to 2 January 2027.
    Skollov den 24 juni 2026 och från den 21 december 2026 till den 2 januari 2027.
    Trường học nghỉ vào ngày 24 tháng 6 năm 2026 và từ ngày 21 tháng 12 năm 2026 đến ngày 2 tháng 1 năm 2027.

    public on 2025-05-02 swapped with 2025-04-26, 2026-01-02 swapped with 2026-01-10
    Public holiday on 2 May 2025 in exchange for work on 26 April 2025 and on 2 January 2026 in exchange for work \
    on 10 January 2026.
    Helgdag den 2 maj 2025 i utbyte mot arbete den 26 april 2025 och den 2 januari 2026 i utbyte mot arbete den 10 \
    januari 2026.
    Ngày lễ chính thức vào ngày 2 tháng 5 năm 2025 đổi lấy việc đi làm ngày 26 tháng 4 năm 2025 và vào ngày 2 \
    tháng 1 năm 2026 đổi lấy việc đi làm ngày 10 tháng 1 năm 2026.

    public on 1939-11-23, 1940-11-21
    Public holiday on 23 November 1939 and 21 November 1940.
    Helgdag den 23 november 1939 och den 21 november 1940.
    Ngày lễ chính thức vào ngày 23 tháng 11 năm 1939 và ngày 21 tháng 11 năm 1940.

    observance on Sunday in 1 May to 3 May
    Observance on the Sunday between 1 and 3 May, if there is one.
    Bemärkelsedag söndagen mellan 1 och 3 maj, om det finns en.
    Ngày kỷ niệm vào Chủ Nhật từ ngày 1 đến ngày 3 tháng 5, nếu có.

    observance on Monday in 29 February to 29 February
    Observance on 29 February, only on a Monday.
    Bemärkelsedag den 29 februari, bara på en måndag.
    Ngày kỷ niệm vào ngày 29 tháng 2, chỉ khi rơi vào Thứ Hai.

    observance on Sunday in 28 December to 4 January
    Observance on the first Sunday between 28 December and 4 January.
    Bemärkelsedag första söndagen mellan 28 december och 4 januari.
    Ngày kỷ niệm vào Chủ Nhật đầu tiên từ ngày 28 tháng 12 đến ngày 4 tháng 1.

    observance on 3rd last Sunday of May
    Observance on the third last Sunday of May.
    Bemärkelsedag tredje sista söndagen i maj.
    Ngày kỷ niệm vào Chủ Nhật thứ 3 từ cuối của tháng 5.

    public on 1 May; moved Sunday +0, weekend +1
    Public holiday on 1 May. If it falls on a Sunday, no other day takes its place. If it falls on a weekend, it \
    moves to the following day.
    Helgdag den 1 maj. Infaller den på en söndag, ersätts den inte av någon annan dag. Infaller den på en helg, \
    flyttas den till dagen efter.
    Ngày lễ chính thức vào ngày 1 tháng 5. Nếu rơi vào Chủ Nhật, không có ngày nào khác thay thế. Nếu rơi vào cuối \
    tuần, ngày lễ dời sang ngày hôm sau.
    """
}
