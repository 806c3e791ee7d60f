import FastiAgenda
import FastiCivil
import FastiFormats
import FastiPaper
import FastiWeather
import Foundation
import TestSupport
import Testing

@Suite("Widgets as PNG and PDF") struct PictureTests {
  private func drawing(_ size: Widget.Size, _ theme: Widget.Theme = .light) -> Drawing {
    let today = Day(year: 2026, month: 6, day: 17)
    let special = Widget.Special(day: today + 2, title: "Midsommarafton åäö Nguyễn", kind: .holiday)
    let widget = Widget(today: today, marks: [today + 2: .red], ahead: [special], words: Words.of("sv"), theme: theme)
    return widget.drawing(size)
  }

  private func picture(_ drawing: Drawing, _ format: PictureFormat) throws -> [UInt8] {
    try #require(PictureWriter.picture(drawing, format))
  }

  private func number(_ bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test("a PNG has the widget's size, the same bytes each time, and nothing but the picture", arguments: 1...3)
  func png(scale: Int) throws {
    for size in Widget.Size.allCases {
      for theme in Widget.Theme.allCases {
        let drawing = drawing(size, theme)
        let bytes = try picture(drawing, .png(scale: scale, greys: nil))
        #expect(number(bytes, at: 16) == drawing.width * scale && number(bytes, at: 20) == drawing.height * scale)
        // Eight bits a channel; red, green, blue, opacity.
        #expect(bytes[24] == 8 && bytes[25] == 6)
        #expect(try picture(drawing, .png(scale: scale, greys: nil)) == bytes)
        var (place, chunks): (Int, Set<String>) = (8, [])
        while place < bytes.count {
          chunks.insert(String(decoding: bytes[place + 4..<place + 8], as: UTF8.self))
          place += 12 + number(bytes, at: place)
        }
        #expect(place == bytes.count && chunks == ["IHDR", "IDAT", "IEND"])
      }
    }
  }

  @Test("a display of e-ink gets 800 by 480 points of two or four greys, most of them white", arguments: [2, 4])
  func greys(_ count: Int) throws {
    let bytes = try picture(drawing(.eink), .png(scale: 1, greys: count))
    #expect(number(bytes, at: 16) == 800 && number(bytes, at: 20) == 480)
    let depth = count == 2 ? 1 : 2
    #expect(Int(bytes[24]) == depth && bytes[25] == 0)
    let folder = try TemporaryFolder()
    try Data(bytes).write(to: folder.url.appending(path: "a.png"))
    // The points of each grey, read with another library.
    let program = """
      import zlib,collections
      b=open('a.png','rb').read();p=8;d=b''
      while p<len(b):
        n=int.from_bytes(b[p:p+4],'big')
        if b[p+4:p+8]==b'IDAT': d+=b[p+8:p+8+n]
        p+=12+n
      d=zlib.decompress(d);w=100*\(depth)+1;c=collections.Counter()
      for y in range(480):
        for v in d[y*w+1:y*w+w]:
          for s in range(0,8,\(depth)): c[v>>s&\(count - 1)]+=1
      print(*[c[i] for i in range(\(count))])
      """
    let process = try ChildProcess(["python3", "-c", program], in: folder.url)
    let counts = process.output.split { $0.isWhitespace }.compactMap { Int($0) }
    #expect(counts.count == count && counts.reduce(0, +) == 800 * 480, "\(process.errors)")
    #expect(try #require(counts.last) > 200_000 && counts.allSatisfy { $0 > 500 })
  }

  @Test("a PDF of a widget has its size and its texts", arguments: Widget.Size.allCases)
  func pdf(_ size: Widget.Size) throws {
    let drawing = drawing(size)
    let bytes = try picture(drawing, .pdf(on: Day(year: 2026, month: 6, day: 17)))
    #expect(try picture(drawing, .pdf(on: Day(year: 2026, month: 6, day: 17))) == bytes)
    let folder = try TemporaryFolder()
    try Data(bytes).write(to: folder.url.appending(path: "a.pdf"))
    let info = try ChildProcess(["pdfinfo", "a.pdf"], in: folder.url).output
    #expect(info.contains("Page size:       \(drawing.width) x \(drawing.height) pts"))
    let text = try ChildProcess(["pdftotext", "-raw", "a.pdf", "-"], in: folder.url).output
    let missing = drawing.marks.compactMap { mark -> String? in
      guard case .text(let text, _, _, _, _, _, _) = mark, !text.isEmpty else { return nil }
      return text
    }.filter { !text.filter { !$0.isWhitespace }.contains($0.filter { !$0.isWhitespace }) }
    #expect(missing == [])
  }

  @Test("no text of a widget touches another, with long names and with the weather", arguments: ["en", "sv", "vi"])
  func room(_ language: String) throws {
    let today = Day(year: 2026, month: 8, day: 19)
    let names = ["Ngày thành lập Quân đội nhân dân Việt Nam", "Allmänna sommarsolståndsaftonen", "Mommsen–Wagner"]
    let ahead = (0..<6).map { Widget.Special(day: today + 100 + $0, title: names[$0 % 3] + " \($0)", kind: .holiday) }
    var widget = Widget(today: today, marks: [:], ahead: ahead, words: Words.of(language), theme: .light)
    widget.signs = [.holiday: "H"]
    for hasWeather in [false, true] {
      if hasWeather {
        widget.weather = Widget.Forecast(
          days: [WeatherDay(today, low: 110, high: 160, sky: .rain)], sky: "gyyg",
          credit: "Based on data from MET Norway, CC BY 4.0")
      }
      for size in Widget.Size.allCases {
        let folder = try TemporaryFolder()
        try Data(picture(widget.drawing(size), .pdf(on: today))).write(to: folder.url.appending(path: "a.pdf"))
        let boxes = try ChildProcess(["pdftotext", "-bbox", "a.pdf", "-"], in: folder.url).output
        let pattern = /xMin="([0-9.]+)" yMin="([0-9.]+)" xMax="([0-9.]+)" yMax="([0-9.]+)">([^<]*)</
        let words = boxes.matches(of: pattern).map { found in
          let places = [found.1, found.2, found.3, found.4].compactMap { Double($0) }
          // Of the height of a line, letters have what is between a tenth and four fifths.
          let height = places[3] - places[1]
          return (
            x: places[0], y: places[1] + height * 0.2, right: places[2], bottom: places[3] - height * 0.1,
            text: String(found.5)
          )
        }
        #expect(words.count > 10)
        if size != .small { #expect(words.contains { $0.text == "H" }) }
        for (place, one) in words.enumerated() {
          for next in words[(place + 1)...] {
            let meets = one.x < next.right && next.x < one.right && one.y < next.bottom && next.y < one.bottom
            #expect(!meets, "\(size) \(one.text) \(next.text)")
          }
        }
      }
    }
  }
}
