import FastiCivil
import FastiPerson
import FastiRecords
import FastiReminders

extension StoreLaw {
  static let reminders = [
    StoreLaw("every reminder comes back as it was, after an edit, a deletion and an undo") { bench in
      let store = try bench.store()
      let id = RecordID(high: 3, low: 4)
      for reminder in try allReminders() {
        try store.write(store.newChange("reminder edit")) { writer throws(StoreError) in
          try writer.put(reminder, id: id)
        }
        let read = try store.read { reader throws(StoreError) in try reader.record(ReminderRecord.self, id: id) }
        try equal(read, reminder)
      }
      try store.write(store.newChange("reminder delete")) { writer throws(StoreError) in
        try writer.delete(ReminderRecord.self, id: id)
      }
      try store.undo()
      let read = try store.read { reader throws(StoreError) in try reader.record(ReminderRecord.self, id: id) }
      try equal(read, try allReminders().last)
    },
    StoreLaw("the attachments of a reminder are found by it") { bench in
      let store = try bench.store()
      let (one, other) = (RecordID(high: 1, low: 1), RecordID(high: 1, low: 2))
      let attached = attachments(to: one)
      try store.write(store.newChange("reminder attach")) { writer throws(StoreError) in
        for (number, attachment) in attached.enumerated() {
          try writer.put(attachment, id: RecordID(high: 9, low: UInt64(number)))
        }
        try writer.put(attachments(to: other)[0], id: RecordID(high: 9, low: 99))
      }
      let found = try store.read { reader throws(StoreError) in
        try reader.all(AttachmentRecord.self, where: .text(column: "reminder", is: one.text))
      }
      try equal(found.map { $0.record }, attached)
    },
  ]

  private static func allReminders() throws -> [ReminderRecord] {
    [
      try ReminderRecord(title: "Zakat", month: 9, day: 1, created: 0, updated: 0),
      try ReminderRecord(title: "Amina", month: 6, day: 1, since: 1432, created: 0, updated: 0),
      try ReminderRecord(
        title: "'; DROP TABLE reminder; --", month: 12, day: 30, recurrence: .once(year: 9_999),
        time: TimeOfDay(hour: 23, minute: 59, second: 59), duration: .days(60), day30: .next, zone: "Asia/Riyadh",
        notes: "يوم عرفة\n\tsecond line", isEnabled: false, created: 1, updated: 1_770_292_800_000),
      try ReminderRecord(
        title: "رمضان", month: 1, day: 1, duration: .wholeMonth, day30: .omit, created: 5, updated: 7),
    ]
  }

  private static func attachments(to reminder: RecordID) -> [AttachmentRecord] {
    let id = RecordID(high: 7, low: 7).text
    let photo = AttachmentRecord.StoredFile(name: id + ".jpg", mediaType: "image/jpeg", bytes: 0)
    let file = AttachmentRecord.StoredFile(name: id + ".bin", mediaType: "application/octet-stream", bytes: 100_000_000)
    return [
      AttachmentRecord(reminder: reminder, name: "../../etc/passwd", content: .photo(photo), created: 0),
      AttachmentRecord(reminder: reminder, name: "zakat.pdf", content: .file(file), created: 1),
      AttachmentRecord(reminder: reminder, name: "x", content: .link("https://example.org/?a=1"), created: 2),
    ]
  }
}
