import CArguments

/// The arguments this process was started with.
public enum SystemArguments {
  /// The arguments after the program's name, as bytes: they need not be text.
  public static var words: [[UInt8]] {
    // A program can be started without any argument, not even its name.
    (1..<max(1, fasti_argument_count())).map { place in
      var bytes: [UInt8] = []
      var next = fasti_argument(place)
      while next.pointee != 0 {
        bytes.append(UInt8(bitPattern: next.pointee))
        next += 1
      }
      return bytes
    }
  }
}
