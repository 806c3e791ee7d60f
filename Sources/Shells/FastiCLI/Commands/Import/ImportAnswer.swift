import FastiFormats

/// What importing a file does, as it is answered: its fields to programs, its text to people.
protocol ImportAnswer: Fielded {
  var text: [UInt8] { get }
}
