"""Reads the diagnostics that the Swift compiler writes with `-serialize-diagnostics-path`.

The file is an LLVM bitstream (https://llvm.org/docs/BitCodeFormat.html) with the blocks and records of Clang's
serialized diagnostics, version 2.
"""
from dataclasses import dataclass, field

LEVELS = ["ignored", "note", "warning", "error", "fatal error", "remark"]
MAGIC = b"DIAG"
DIAGNOSTIC_BLOCK = 9
DIAGNOSTIC, FILE_NAME, FIX_IT = 2, 6, 7


@dataclass
class FixIt:
    """Replaces the bytes `start..<end` of a file with `text`."""
    path: str
    start: int
    end: int
    text: str


@dataclass
class Diagnostic:
    level: str
    path: str
    line: int
    column: int
    text: str
    fix_its: list = field(default_factory=list)
    notes: list = field(default_factory=list)


class Bits:
    """The bits of a file, the lowest bit of each byte first."""

    def __init__(self, data):
        self.number, self.position, self.end = int.from_bytes(data, "little"), 0, 8 * len(data)

    def fixed(self, width):
        value = (self.number >> self.position) & ((1 << width) - 1)
        self.position += width
        return value

    def variable(self, width):
        value, shift, high = 0, 0, 1 << (width - 1)
        while True:
            part = self.fixed(width)
            value |= (part & (high - 1)) << shift
            shift += width - 1
            if not part & high:
                return value

    def align(self):
        self.position = (self.position + 31) // 32 * 32

    def blob(self, count):
        self.align()
        value = self.fixed(8 * count).to_bytes(count, "little")
        self.align()
        return value


class Reader:
    """Reads blocks and records. `enter`, `leave` and `record` receive them."""

    END, ENTER, DEFINE, PLAIN = range(4)
    BLOCK_INFO, SET_BLOCK = 0, 1

    def __init__(self, data):
        self.bits, self.known, self.files, self.open, self.found = Bits(data), {}, {}, [], []

    def read(self):
        while self.bits.position + 32 <= self.bits.end:
            if self.bits.fixed(2) != self.ENTER:
                raise ValueError("a block was expected")
            self.block()
        return self.found

    def block(self):
        number, width = self.bits.variable(8), self.bits.variable(4)
        self.bits.align()
        self.bits.fixed(32)
        abbreviations, described = list(self.known.get(number, [])), None
        if number == DIAGNOSTIC_BLOCK:
            self.open.append(None)
        while True:
            kind = self.bits.fixed(width)
            if kind == self.END:
                break
            if kind == self.ENTER:
                self.block()
            elif kind == self.DEFINE:
                target = abbreviations if described is None else self.known.setdefault(described, [])
                target.append(self.abbreviation())
            elif kind == self.PLAIN:
                code, count = self.bits.variable(6), self.bits.variable(6)
                values = [self.bits.variable(6) for _ in range(count)]
                if number == self.BLOCK_INFO and code == self.SET_BLOCK:
                    described = values[0]
            else:
                self.record(*self.abbreviated(abbreviations[kind - 4]))
        self.bits.align()
        if number == DIAGNOSTIC_BLOCK:
            self.open.pop()

    def abbreviation(self):
        operands, count = [], self.bits.variable(5)
        for _ in range(count):
            if self.bits.fixed(1):
                operands.append(("literal", self.bits.variable(8)))
            else:
                encoding = self.bits.fixed(3)
                operands.append((encoding, self.bits.variable(5) if encoding in (1, 2) else 0))
        return operands

    def scalar(self, operand):
        encoding, value = operand
        if encoding == "literal":
            return value
        return self.bits.fixed(value) if encoding == 1 else self.bits.variable(value)

    def abbreviated(self, operands):
        values, blob, index = [], b"", 0
        while index < len(operands):
            if operands[index][0] == 3:  # array
                values += [self.scalar(operands[index + 1]) for _ in range(self.bits.variable(6))]
                index += 1
            elif operands[index][0] == 5:  # blob
                blob = self.bits.blob(self.bits.variable(6))
            else:
                values.append(self.scalar(operands[index]))
            index += 1
        return values[0], values[1:], blob.decode("utf-8")

    def record(self, code, values, text):
        if code == FILE_NAME:
            self.files[values[0]] = text
        elif code == DIAGNOSTIC:
            diagnostic = Diagnostic(LEVELS[values[0]], self.files.get(values[1], ""), values[2], values[3], text)
            self.open[-1] = diagnostic
            (self.open[-2].notes if len(self.open) > 1 else self.found).append(diagnostic)
        elif code == FIX_IT:
            self.open[-1].fix_its.append(FixIt(self.files[values[0]], values[3], values[7], text))


def read(data):
    """Returns the diagnostics in the contents of a file, each with its fix-its and its notes."""
    if data[:4] != MAGIC:
        raise ValueError("these are no serialized diagnostics")
    return Reader(data[4:]).read()
