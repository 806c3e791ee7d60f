import FastiMonths
import Testing

@Suite("A grid of weeks is read with any alignment of its numbers") struct GridTests {
  @Test("headings and numbers aligned left, centred and right", arguments: GridLayout.all)
  func layouts(layout: GridLayout) throws {
    #expect(try layout.shaban().reading().lines == ["1447-8 2026-01-20 29 explicit"])
  }

  @Test("numbers without a common alignment give nothing") func drift() throws {
    let layout = GridLayout(hijri: .right, gregorian: .right, drift: 40)
    #expect(try layout.shaban().reading().months == [])
  }

  @Test("a number under another weekday gives nothing", arguments: GridLayout.Place.allCases)
  func shifted(place: GridLayout.Place) throws {
    let layout = GridLayout(hijri: place, gregorian: place, shiftsFrom: 2)
    #expect(try layout.shaban().reading().months == [])
  }

  @Test("a column of week numbers is ambiguous and gives nothing") func weeks() throws {
    var paper = GridLayout(hijri: .left, gregorian: .left, margin: 0).shaban()
    for row in 0..<5 { paper.write("\(row + 4)", 20, 160 + Double(row) * 60, size: 14) }
    #expect(try paper.reading().months == [])
  }
}
