import FastiCivil

extension QRSquares {
  /// The code as a separate picture, black on white on any background.
  public var svg: [UInt8] {
    var writer = UTF8Writer(capacity: 8_192)
    writer.write("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    writer.write(units)
    writer.write(" ")
    writer.write(units)
    writer.write("\" width=\"")
    writer.write(units * 8)
    writer.write("\" height=\"")
    writer.write(units * 8)
    writer.write("\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h")
    writer.write(units)
    writer.write("v")
    writer.write(units)
    writer.write("H0z\"/><path d=\"")
    writer.write(text: path)
    writer.write("\"/></svg>\n")
    return writer.bytes
  }
}
