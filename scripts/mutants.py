"""Writes changes into the source, each behind a switch that is read once, from FASTI_MUTANT. For scripts/mutate.

An operator becomes a separate operator with the same precedence, for example `a < b` becomes `a <─│ b`; a constant `5` becomes
`(mutated(18) ? 6 : 5)`; a condition `c` becomes `mutated(19) != (c)`. Mutants.swift of the module defines these.
"""
import re

COMPARISON, ADDITION = "ComparisonPrecedence", "AdditionPrecedence"
# The precedence of an operator, and the types that it is exchanged for.
OPERATORS = {
    "==": (COMPARISON, ["Equatable"]), "!=": (COMPARISON, ["Equatable"]), "<": (COMPARISON, ["Comparable"]),
    "<=": (COMPARISON, ["Comparable"]), ">": (COMPARISON, ["Comparable"]), ">=": (COMPARISON, ["Comparable"]),
    "&&": ("LogicalConjunctionPrecedence", []), "||": ("LogicalDisjunctionPrecedence", []),
    "+": (ADDITION, ["AdditiveArithmetic"]), "-": (ADDITION, ["AdditiveArithmetic"]),
    "*": ("MultiplicationPrecedence", ["Numeric"]), "%": ("MultiplicationPrecedence", ["BinaryInteger"]),
    "/": ("MultiplicationPrecedence", ["BinaryInteger", "FloatingPoint"]),
    "+=": ("AssignmentPrecedence", ["AdditiveArithmetic"]), "-=": ("AssignmentPrecedence", ["AdditiveArithmetic"]),
    "..<": ("RangeFormationPrecedence", ["BinaryInteger"]),
}
SWITCH = """#if canImport(Glibc)
  import Glibc
#endif

let chosenMutant: Int = getenv("FASTI_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
@usableFromInline func mutated(_ number: Int) -> Bool { chosenMutant == number }
"""


def spelled(operator, number):
    """The operator of a change: two box-drawing characters encode its number."""
    return operator + chr(0x2500 + number // 128) + chr(0x2500 + number % 128)


def written(change, number):
    """The replacement of the old text."""
    old, new = change.old, change.new
    if old in OPERATORS:
        return spelled(old, number)
    if old in ("min", "max"):
        return f"{old}_{number}"
    if old in (".first", ".last"):
        return f"{old}_{number}"
    if new.startswith("!("):
        return f"mutated({number}) != ({old})"
    return f"(mutated({number}) ? {new} : {old})"


def declared(change, number):
    """The definition of a change in Mutants.swift, on one line."""
    old, new = change.old, change.new
    if old in ("min", "max"):
        return (f"@usableFromInline func {old}_{number}<T: Comparable>(_ a: T, _ b: T) -> T {{ "
                f"mutated({number}) ? Swift.{new}(a, b) : Swift.{old}(a, b) }}")
    if old in (".first", ".last"):
        return (f"extension BidirectionalCollection {{ @usableFromInline var {old[1:]}_{number}: Element? {{ "
                f"mutated({number}) ? self{new} : self{old} }} }}")
    if old not in OPERATORS:
        return ""
    name, (precedence, kinds) = spelled(old, number), OPERATORS[old]
    line = f"infix operator {name}: {precedence}"
    if not kinds:
        line += (f"; @usableFromInline func {name} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{ "
                 f"mutated({number}) ? try a {new} b() : try a {old} b() }}")
    for kind in kinds:
        first, result, taken = "T", {COMPARISON: "Bool"}.get(precedence, "T"), "a"
        other, same = f"a {new} b", f"a {old} b"
        if old.endswith("=") and precedence == "AssignmentPrecedence":
            first, result = "inout T", "Void"
        elif old == "..<":
            result, other = "Range<T>", "a..<(b + 1)"
        line += (f"; @usableFromInline func {name} <T: {kind}>({taken}: {first}, b: T) -> {result} {{ "
                 f"if mutated({number}) {{ {'' if result == 'Void' else 'return '}{other} }} else "
                 f"{{ {'' if result == 'Void' else 'return '}{same} }} }}")
    return line


def put(file, text):
    """Writes a file unless it has the same content: its time decides whether it is compiled again."""
    if not file.exists() or file.read_text() != text:
        file.write_text(text)


def table(change):
    """The file with the declarations of the changes of a module."""
    return re.match(r"Sources/[^/]+/[^/]+/", change.path)[0] + "Mutants.swift"


# The original text of each changed file.
originals = {}


def weave(folder, wave):
    """Writes all changes into a copy; files without changes get their original text."""
    lines = {}
    for number, change in wave.items():
        lines.setdefault(table(change), []).append(declared(change, number) + f" // {number}")
        originals.setdefault(change.path, (folder / change.path).read_text())
    for path, text in originals.items():
        inside = [(change, number) for number, change in wave.items() if change.path == path]
        for change, number in sorted(inside, key=lambda pair: -pair[0].start):
            text = text[:change.start] + written(change, number) + text[change.end:]
        put(folder / path, text)
    for path, declarations in lines.items():
        put(folder / path, SWITCH + "\n".join(declarations) + "\n")


def refused(folder, wave, text):
    """The numbers of the changes with compiler errors: those on the line, otherwise all of the file."""
    bad = set()
    for path, line in re.findall(r"^(\S+\.swift):(\d+):\d+: error:", text, re.M):
        path = path.removeprefix(f"{folder}/")
        if path.endswith("Mutants.swift"):
            number = re.search(r"// (\d+)$", (folder / path).read_text().splitlines()[int(line) - 1])
            bad |= {int(number[1])} if number else set()
            continue
        inside = {number: change for number, change in wave.items() if change.path == path}
        bad |= {number for number, change in inside.items() if change.line == int(line)} or set(inside)
    return bad
