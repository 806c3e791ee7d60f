import Testing

@Suite("Reminders: Vectors") struct OccurrenceVectors {
  @Test("every schedule of the file") func schedules() throws {
    let file = try OccurrenceFile()
    #expect(file.schema == 1)
    #expect(!file.cases.isEmpty)
    for example in file.cases {
      #expect(try example.schedule() == example.expected, "\(example.id)")
    }
  }
}
