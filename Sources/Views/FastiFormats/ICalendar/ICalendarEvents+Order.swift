import FastiAgenda
import FastiCivil

extension ICalendarEvents {
  /// The indices of the entries, ordered by day, then kind, then name.
  ///
  /// Days are numbers of a small range, so they are sorted by counting; entries of one day are compared.
  /// - Complexity: O(*n*), and O(*m* log *m*) for *m* entries of one day that were not added in order.
  var inOrder: [Int32] {
    var order = byDay
    var start = 0
    while start < order.count {
      let day = self[Int(order[start])].first
      var end = start + 1
      var isOrdered = true
      while end < order.count, self[Int(order[end])].first == day {
        isOrdered = isOrdered && !precedes(order[end], order[end - 1])
        end += 1
      }
      if !isOrdered { order[start..<end].sort { precedes($0, $1) } }
      start = end
    }
    return order
  }

  /// The indices of the entries by day; entries of one day keep their order.
  private var byDay: [Int32] {
    var (least, greatest) = (Int32.max, Int32.min)
    for place in 0..<count {
      let day = self[place].first.number
      (least, greatest) = (min(least, day), max(greatest, day))
    }
    var order = (0..<Int32(count)).map { $0 }
    // From the lowest digit to the highest one needed; each pass keeps the order of the previous one.
    var shift = 0
    while count > 1, shift < 32, (Int64(greatest) - Int64(least)) >> Int64(shift) > 0 {
      order = passed(order, least, shift)
      shift += Self.digit
    }
    return order
  }

  /// The number of bits that one pass sorts by.
  private static var digit: Int { 11 }

  private func passed(_ order: [Int32], _ least: Int32, _ shift: Int) -> [Int32] {
    func digit(_ place: Int32) -> Int {
      Int(UInt32(bitPattern: self[Int(place)].first.number &- least) >> UInt32(shift)) & ((1 << Self.digit) - 1)
    }
    var starts = [Int](repeating: 0, count: 1 << Self.digit)
    for place in order { starts[digit(place)] += 1 }
    var total = 0
    for value in starts.indices { (starts[value], total) = (total, total + starts[value]) }
    var sorted = [Int32](repeating: 0, count: order.count)
    for place in order {
      let value = digit(place)
      sorted[starts[value]] = place
      starts[value] += 1
    }
    return sorted
  }

  /// Whether one entry comes before another of the same day.
  private func precedes(_ left: Int32, _ right: Int32) -> Bool {
    let (left, right) = (self[Int(left)], self[Int(right)])
    if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
    // Most names are ids; a text is made only for the others.
    return name(of: left) < name(of: right)
  }

  private func name(of line: ICalendarLine) -> EntryName {
    guard line.nameCount > 0 || line.marks.contains(.namedByText) else { return line.id }
    return texts(of: line) { texts in
      .text(texts.extracting(first: line.nameCount).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) })
    }
  }
}
