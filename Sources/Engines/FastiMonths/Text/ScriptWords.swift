/// Words in Arabic and Bengali letters as the words in Latin letters with the same meaning, which the readers know.
///
/// The names are those of mosques and committees in Arabic, Persian, Urdu and Bengali, as ``ScriptFolding`` folds them.
enum ScriptWords {
  /// The token of a word; `.other` for a word that is not known.
  ///
  /// Arabic writes "and" and "for" with the word that follows.
  static func token(_ word: [UInt8]) -> Token {
    if let known = latin[word] { return Token(kind: .word, text: known) }
    let prefix = Array(word.prefix(2))
    if prefixes.contains(prefix), let known = latin[Array(word.dropFirst(2))] { return Token(kind: .word, text: known) }
    return Token(kind: .other, text: [])
  }

  private static let prefixes: [[UInt8]] = [Array("و".utf8), Array("ل".utf8)]

  private static let latin: [[UInt8]: [UInt8]] = {
    var found: [[UInt8]: [UInt8]] = [:]
    for list in lists {
      list.withUTF8Buffer { bytes in
        for group in bytes.split(separator: UInt8(ascii: ";")) {
          let words = group.split(separator: UInt8(ascii: " ")).map { Array($0) }
          for word in words.dropFirst() { found[word] = words[0] }
        }
      }
    }
    return found
  }()

  /// Groups: the word in Latin letters, then those with its meaning.
  private static let lists: [StaticString] = [
    // Names of months, and words that follow them.
    """
    muharram محرم المحرم মহররম মুহররম মহরম মুহাররম মুহাররাম; safar صفر সফর; rabi ربيع; rabiul রবিউল; \
    rabius রবিউস রবিউছ; awwal الاول اول আউযাল আওযাল আউআল; thani الثاني ثاني সানি সানী ছানি; thaniyah \
    الثانيه ثانيه; akhir الاخر اخر আখির আখের; akhirah الاخره اخره; ukhra الاخري; jumada جمادي \
    জমাদিউল জুমাদিউল জামাদিউল জমাদিউস জুমাদিউস জামাদিউস জুমাদাল জুমাদাস জমাদিউছ; ula الاولي اولي; \
    rajab رجب রজব; shaban شعبان শাবান শবান; ramadan رمضان রমজান রমযান রামাদান রমাদান রামাযান; \
    shawwal شوال শাওযাল শওযাল; dhul ذو ذي ذا; qidah القعده قعده; hijjah الحجه حجه; dhulqidah \
    ذوالقعده ذيالقعده ذيقعده ذوقعده জিলকদ জিলক্বদ যিলকদ যিলক্বদ জুলকাদাহ; dhulhijjah ذوالحجه ذيالحجه \
    ذيحجه ذوحجه জিলহজ জিলহজ্জ যিলহজ যিলহজ্জ জুলহিজ্জাহ জ্বিলহজ্জ; haram الحرام; muzaffar المظفر; \
    khair الخير; murajjab المرجب الفرد; muazzam المعظم; mubarak المبارك মোবারক; mukarram المكرم;
    """,
    // Gregorian months and weekdays.
    """
    january يناير جانفي جنوري ژانويه জানুযারি জানুযারী; february فبراير شباط فيفري فروري فوريه \
    ফেব্রুযারি ফেব্রুযারী; march مارس اذار مارچ মার্চ; april ابريل نيسان افريل اپريل اوريل এপ্রিল; \
    may مايو ايار ماي ميي মে; june يونيو يونيه حزيران جوان جون ژوين জুন; july يوليو يوليه تموز \
    جويليه جولايي ژوييه জুলাই; august اغسطس اب اوت اگست আগস্ট আগষ্ট; september سبتمبر ايلول ستمبر \
    سپتامبر সেপ্টেম্বর; october اكتوبر اكتبر অক্টোবর; november نوفمبر نومبر نوامبر নভেম্বর; december \
    ديسمبر دسمبر دسامبر ডিসেম্বর; sunday الاحد اتوار يكشنبه রবিবার; monday الاثنين پير دوشنبه \
    সোমবার; tuesday الثلاثاء منگل سهشنبه মঙ্গলবার; wednesday الاربعاء بده چهارشنبه বুধবার; thursday \
    الخميس جمعرات پنجشنبه পঞ্জশনবার বৃহস্পতিবার; friday الجمعه جمعه শুক্রবার; saturday السبت شنبه \
    শনিবার;
    """,
    // Words beside them, and words that make a statement uncertain.
    """
    ah ه هج; hijri هجري هجريه الهجري হিজরি; ce م ميلادي ميلاديه ء খ্রিস্টাব্দ; corresponding الموافق \
    موافق مطابق بمطابق; month شهر الشهر ماه মাস; day يوم اليوم روز দিন; year سنه السنه لسنه عام \
    العام لعام سال সাল বছর; first غره يكم; beginning بدايه; begins يبدا تبدا شروع শুরু; ends ينتهي \
    تنتهي نهايه; of من; on في; is هو; to الي حتي; date التاريخ تاريخ তারিখ; calendar التقويم تقويم; \
    if اذا لو اگر যদি; or او يا অথবা বা; between بين; not لم لن ليس لا نهيں না; expected متوقع \
    المتوقع يتوقع المرتقب প্রত্যাশিত; possible ممكن يمكن محتمل المحتمل সম্ভাব্য সম্ভবত; perhaps ربما \
    قد شايد; approximately تقريبا; depending حسب يعتمد; tentative مبديي;
    """,
  ]
}
