@testable import FastiDays
@testable import FastiPerson
@testable import FastiRecords
@testable import FastiTransfer
import Testing

@Suite("Letters without diacritics")
struct DiacriticsTests {
  @Test(
    "Swedish, Vietnamese and other Latin letters lose their marks; other scripts do not change",
    arguments: [
      ("Våffeldagen", "vaffeldagen"), ("Lễ Phật Đản", "Le Phat Dan"), ("Æ ø ß", "ae o ß"), ("e\u{301}", "e"),
      ("رمضان", "رمضان"), ("Tet 1", "Tet 1"),
    ])
  func marks(text: String, plain: String) {
    #expect(Diacritics.text(text).lowercased() == plain.lowercased())
  }
}
