"""PDF files from plain operators: the same bytes every time."""

import hashlib
import zlib

FONTS = ["Helvetica", "Helvetica-Bold", "Times-Roman", "Courier"]
PLAIN, BOLD, TIMES, COURIER = range(4)

_HELVETICA = dict(zip(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    [556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
     500, 500, 500, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611,
     722, 667, 944, 667, 667, 611]))
_HELVETICA.update({" ": 278, ",": 278, ".": 278, "-": 333, "'": 191, ":": 278, "/": 278})
_HELVETICA.update({digit: 556 for digit in "0123456789"})


def width(text, size, font=PLAIN):
    """The width of a text in points; of Times and the bold face only nearly."""
    return sum(600 if font == COURIER else _HELVETICA.get(letter, 556) for letter in text) * size / 1000


def _literal(text):
    for mark in "\\()":
        text = text.replace(mark, "\\" + mark)
    return f"({text})"


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


class Page:
    """The content of one page; y grows upwards from its lower edge."""

    def __init__(self, wide=595, high=842, rotate=0):
        self.box, self.rotate, self.content, self.pictures = (wide, high), rotate, [], []

    def text(self, x, y, text, size=12, font=PLAIN, align=0):
        """Draws a text that begins (0), is centred (0.5) or ends (1) at x."""
        x -= width(text, size, font) * align
        self.content.append(f"BT /F{font} {number(size)} Tf {number(x)} {number(y)} Td {_literal(text)} Tj ET")

    def words(self, x, y, text, size=12, font=PLAIN):
        """Draws each word alone."""
        for word in text.split(" "):
            self.text(x, y, word, size, font)
            x += width(word + " ", size, font)

    def kerned(self, x, y, text, size=12, font=PLAIN):
        """Draws two letters at a time, with a little kerning."""
        parts = " -12 ".join(_literal(text[at:at + 2]) for at in range(0, len(text), 2))
        self.content.append(f"BT /F{font} {number(size)} Tf {number(x)} {number(y)} Td [{parts}] TJ ET")

    def rule(self, x, y, right, top):
        self.content.append(f"{number(x)} {number(y)} m {number(right)} {number(top)} l S")

    def turned(self, matrix):
        """Draws what follows through a matrix."""
        self.content.append(" ".join(number(value) for value in matrix) + " cm")

    def picture(self, x, y, wide, high, columns, rows, grey):
        self.pictures.append((columns, rows, grey))
        self.content.append(
            f"q {number(wide)} 0 0 {number(high)} {number(x)} {number(y)} cm /P{len(self.pictures) - 1} Do Q")


def _stream(data, members="", compress=False):
    if compress:
        data, members = zlib.compress(data, 9), members + " /Filter /FlateDecode"
    return f"<< {members.strip()} /Length {len(data)} >>", data


def document(pages, compress=False, lock=None):
    """The bytes of a file of these pages."""
    objects = [None, None]  # the catalogue and the tree of pages come last
    for font in FONTS:
        objects.append((f"<< /Type /Font /Subtype /Type1 /BaseFont /{font} /Encoding /WinAnsiEncoding >>", None))
    fonts = " ".join(f"/F{index} {index + 3} 0 R" for index in range(len(FONTS)))
    kids = []
    for page in pages:
        pictures = ""
        for index, (columns, rows, grey) in enumerate(page.pictures):
            objects.append(_stream(grey, f"/Type /XObject /Subtype /Image /Width {columns} /Height {rows} "
                                         "/ColorSpace /DeviceGray /BitsPerComponent 8", True))
            pictures += f" /P{index} {len(objects)} 0 R"
        objects.append(_stream("\n".join(page.content).encode("cp1252"), "", compress))
        turn = f" /Rotate {page.rotate}" if page.rotate else ""
        kids.append(len(objects) + 1)
        objects.append((f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {page.box[0]} {page.box[1]}]{turn} "
                        f"/Resources << /Font << {fonts} >> /XObject <<{pictures} >> >> "
                        f"/Contents {len(objects)} 0 R >>", None))
    objects[0] = ("<< /Type /Catalog /Pages 2 0 R >>", None)
    objects[1] = (f"<< /Type /Pages /Kids [{' '.join(f'{kid} 0 R' for kid in kids)}] /Count {len(kids)} >>", None)
    return _file(objects, lock)


def _file(objects, lock):
    out, places = b"%PDF-1.4\n% synthetic test fixture written for Fasti\n", []
    for index, (members, data) in enumerate(objects, 1):
        places.append(len(out))
        if data is not None and lock:
            data = lock.encrypted(index, data)
        body = members.encode() + (b"\nstream\n" + data + b"\nendstream" if data is not None else b"")
        out += f"{index} 0 obj\n".encode() + body + b"\nendobj\n"
    start = len(out)
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    extra = f" /ID [<{lock.name.hex()}> <{lock.name.hex()}>] /Encrypt {lock.members()}" if lock else ""
    return out + (f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}trailer\n"
                  f"<< /Size {len(objects) + 1} /Root 1 0 R{extra} >>\nstartxref\n{start}\n%%EOF\n").encode()


def _rc4(key, data):
    box, at = list(range(256)), 0
    for index in range(256):
        at = (at + box[index] + key[index % len(key)]) % 256
        box[index], box[at] = box[at], box[index]
    out, left, right = bytearray(), 0, 0
    for byte in data:
        left = (left + 1) % 256
        right = (right + box[left]) % 256
        box[left], box[right] = box[right], box[left]
        out.append(byte ^ box[(box[left] + box[right]) % 256])
    return bytes(out)


class Lock:
    """The standard security handler of PDF 1.1: RC4 with a key of 40 bits from a password."""

    FILL = bytes.fromhex("28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A")
    RIGHTS = -4

    def __init__(self, password):
        padded = (password.encode() + self.FILL)[:32]
        self.name = hashlib.md5(b"fasti fixture").digest()
        self.owner = _rc4(hashlib.md5(padded).digest()[:5], padded)
        rights = self.RIGHTS.to_bytes(4, "little", signed=True)
        self.key = hashlib.md5(padded + self.owner + rights + self.name).digest()[:5]
        self.user = _rc4(self.key, self.FILL)

    def members(self):
        return (f"<< /Filter /Standard /V 1 /R 2 /P {self.RIGHTS} "
                f"/O <{self.owner.hex()}> /U <{self.user.hex()}> >>")

    def encrypted(self, index, data):
        return _rc4(hashlib.md5(self.key + index.to_bytes(3, "little") + b"\0\0").digest()[:10], data)
