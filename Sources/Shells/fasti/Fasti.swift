/// The program's entry: wiring only.
@main enum Fasti {
  static func main() {}
}
