import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer
import Synchronization
import Testing

@testable import FastiWeb

@Suite("Widgets, Hijri dates and formats over HTTP") struct WidgetRouteTests {
  @Test("a widget is a picture of a few kB with real text", arguments: ["small", "medium", "large", "eink"])
  func sizes(size: String) throws {
    let room = try Room()
    for query in ["", "?theme=dark", "?lang=sv", "?lang=vi&region=VN"] {
      let answer = room.ask("/widget/\(size).svg\(query)")
      #expect(answer.status == 200 && answer.headers["Content-Type"] == "image/svg+xml")
      #expect(answer.bytes.count < 8_000 && answer.text.hasPrefix("<svg ") && answer.text.contains(">6</text>"))
      let tag = try #require(answer.headers["ETag"])
      #expect(room.ask("/widget/\(size).svg\(query)", .get, [("If-None-Match", tag)]).status == 304)
    }
  }

  @Test("a theme and a language change the picture, and unknown words are refused")
  func parameters() throws {
    let room = try Room()
    #expect(room.ask("/widget/small.svg?lang=sv").text.contains(">Vecka</text>"))
    #expect(room.ask("/widget/small.svg?theme=dark").text.contains("fill=\"#000000\" stroke=\"#ffffff\""))
    #expect(room.ask("/widget/medium.svg?lang=sv").text.contains("Alla hjärtans dag"))
    #expect(room.ask("/widget/huge.svg").status == 422 && room.ask("/widget/huge").status == 422)
    #expect(room.ask("/widget/small").bytes == room.ask("/widget/small.svg").bytes)
    #expect(room.ask("/widget/small.svg?theme=blue").status == 422 && room.ask("/widget/small.svg?x=1").status == 400)
  }

  @Test("words and letters are of one language, and an empty region is none")
  func languages() throws {
    let room = try Room()
    _ = try room.write { store throws(Failure) in
      try EditCountdowns(store).add("Rom", Day(20_495), yearly: false, today: Day(20_489))
    }
    let swedish = room.ask("/widget/large?lang=sv")
    #expect(swedish.text.contains(">N</text>") && !swedish.text.contains(">C</text>"))
    #expect(room.ask("/widget/large?lang=sv", .get, [("Accept-Language", "vi")]).bytes == swedish.bytes)
    #expect(room.ask("/widget/large", .get, [("Accept-Language", "sv")]).text.contains(">C</text>"))
    #expect(room.ask("/widget/large?lang=sv&region=").bytes == swedish.bytes)
  }

  @Test("a conversion from a calendar refuses another to convert to, as the command does")
  func oneWay() throws {
    let room = try Room()
    #expect(room.ask("/api/v1/convert/2026-1-1?from=vietnamese").status == 200)
    let both = room.ask("/api/v1/convert/2026-1-1?from=vietnamese&calendar=julian")
    #expect(both.status == 400 && both.text.contains("\"code\":\"from-and-calendar\""), "\(both.text)")
  }

  @Test("a PNG and a PDF are drawn from the same picture as the SVG, if there is a drawing program")
  func pictures() throws {
    let drawn = Drawn()
    let room = try Room(ports: WebPorts(drawPicture: { drawn.keep($0, $1) }))
    for (address, format) in [
      ("small.png", PictureFormat.png(scale: 1, greys: nil)), ("large.png?scale=3", .png(scale: 3, greys: nil)),
      ("eink.png?greys=4", .png(scale: 1, greys: 4)), ("medium.pdf?lang=sv", .pdf(on: try Day(iso: "2026-02-05"))),
    ] {
      let answer = room.ask("/widget/\(address)")
      #expect(answer.status == 200 && answer.text == "picture", "\(address)")
      #expect(answer.headers["Content-Type"] == (address.contains(".pdf") ? "application/pdf" : "image/png"))
      let (drawing, asked) = try #require(drawn.last)
      #expect(asked == format)
      let svg = room.ask(
        "/widget/\(address.replacing(#/\.(png|pdf).*/#, with: ".svg"))\(address.contains("sv") ? "?lang=sv" : "")")
      for case .text(let text, _, _, _, _, _, _) in drawing.marks { #expect(svg.text.contains(">\(text)<")) }
      let tag = try #require(answer.headers["ETag"])
      #expect(room.ask("/widget/\(address)", .get, [("If-None-Match", tag)]).status == 304)
    }
    for wrong in ["small.png?scale=4", "eink.png?greys=3", "huge.png", ".png", "small.gif"] {
      #expect(room.ask("/widget/\(wrong)").status == 422, "\(wrong)")
    }
    for wrong in ["small.svg?scale=2", "eink.pdf?greys=2"] {
      #expect(room.ask("/widget/\(wrong)").status == 400, "\(wrong)")
    }
  }

  /// Keeps the drawing.
  private final class Drawn: Sendable {
    private let kept = Mutex<(Drawing, PictureFormat)?>(nil)
    var last: (Drawing, PictureFormat)? { kept.withLock { $0 } }
    func keep(_ drawing: Drawing, _ format: PictureFormat) -> [UInt8] {
      kept.withLock { $0 = (drawing, format) }
      return Array("picture".utf8)
    }
  }

  @Test("no title breaks the picture")
  func escaping() throws {
    let room = try Room()
    _ = try room.write { store throws(Failure) in
      try EditCountdowns(store).add(
        "<script>&\"'", Day(20_500), yearly: false, today: Day(20_489))
    }
    let text = room.ask("/widget/medium.svg").text
    #expect(text.contains("&lt;script&gt;&amp;\"'") && !text.contains("<script"))
  }

  @Test("a day's Hijri date, as JSON and as text")
  func hijri() throws {
    let room = try Room()
    let json = room.ask("/api/v1/hijri/2026-03-20")
    #expect(json.status == 200 && json.text.contains("\"year\":1447") && json.text.contains("\"month\":10"))
    #expect(room.ask("/api/v1/hijri/2026-03-20?format=text").text.hasPrefix("1 Shawwal 1447"))
    #expect(room.ask("/api/v1/hijri").text.contains("\"date\":\"2026-02-05\""))
  }

  @Test("format in the address has the effect of Accept", arguments: ["today", "week", "hijri", "leave/balance"])
  func format(path: String) throws {
    let room = try Room()
    let accept = room.ask("/api/v1/\(path)", .get, [("Accept", "text/plain")])
    let query = room.ask("/api/v1/\(path)?format=text", .get, [("Accept", "application/json")])
    #expect(accept.bytes == query.bytes && query.headers["Content-Type"] == "text/plain; charset=utf-8")
    let json = room.ask("/api/v1/\(path)?format=json", .get, [("Accept", "text/plain")])
    #expect(json.headers["Content-Type"] == "application/json")
    #expect(room.ask("/api/v1/\(path)?format=xml").status == 422)
  }

  @Test("one part of a feed is a separate calendar, and a part that the feed does not have is empty")
  func only() throws {
    let room = try Room()
    let path = try room.feed("all", [.holidays, .events]).token.path
    let whole = room.ask(path)
    let part = room.ask("\(path)?only=holidays")
    #expect(part.text.contains("X-WR-CALNAME:all: Holidays and observances") && part.text.contains("COLOR:pink"))
    #expect(whole.text.contains("COLOR:gold") && whole.headers["ETag"] != part.headers["ETag"])
    #expect(!room.ask("\(path)?only=used").text.contains("BEGIN:VEVENT"))
    #expect(room.ask("\(path)?only=birthdays").status == 422)
  }
}
