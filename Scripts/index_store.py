"""Reads the index that the compiler writes while it builds: which symbol is used or declared in which line.

It goes through the toolchain's libIndexStore, so names, overloads, and implicit members are resolved as the compiler
resolved them.
"""
import ctypes
import shutil
from collections import namedtuple
from pathlib import Path

DECLARATION, DEFINITION, REFERENCE, CALL, IMPLICIT, OVERRIDES = 1, 2, 4, 32, 256, 1 << 11
RECORD = 2

# `overrides` holds the identifiers of the symbols that a declaration overrides or implements.
Occurrence = namedtuple("Occurrence", "usr name line roles overrides")
Unit = namedtuple("Unit", "module file record")


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


Pointer, Number = ctypes.c_void_p, ctypes.c_uint
OnText = ctypes.CFUNCTYPE(ctypes.c_bool, Pointer, Text)
OnObject = ctypes.CFUNCTYPE(ctypes.c_bool, Pointer, Pointer)
FUNCTIONS = {
    "store_create": (Pointer, ctypes.c_char_p, Pointer),
    "store_units_apply_f": (ctypes.c_bool, Pointer, Number, Pointer, OnText),
    "unit_reader_create": (Pointer, Pointer, ctypes.c_char_p, Pointer),
    "unit_reader_dispose": (None, Pointer),
    "unit_reader_get_main_file": (Text, Pointer),
    "unit_reader_get_module_name": (Text, Pointer),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, Pointer, Pointer, OnObject),
    "unit_dependency_get_kind": (ctypes.c_int, Pointer),
    "unit_dependency_get_name": (Text, Pointer),
    "record_reader_create": (Pointer, Pointer, ctypes.c_char_p, Pointer),
    "record_reader_dispose": (None, Pointer),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, Pointer, Pointer, OnObject),
    "occurrence_get_symbol": (Pointer, Pointer),
    "occurrence_get_roles": (ctypes.c_uint64, Pointer),
    "occurrence_get_line_col": (None, Pointer, ctypes.POINTER(Number), ctypes.POINTER(Number)),
    "occurrence_relations_apply_f": (ctypes.c_bool, Pointer, Pointer, OnObject),
    "symbol_get_usr": (Text, Pointer),
    "symbol_get_name": (Text, Pointer),
    "symbol_relation_get_roles": (ctypes.c_uint64, Pointer),
    "symbol_relation_get_symbol": (Pointer, Pointer),
}


def collect(loop, *arguments, read, of=OnObject):
    """What `read` makes of each object that one of the library's loops passes. The objects are valid only during the loop."""
    found, errors = [], []

    def receive(_, item):
        try:
            found.append(read(item))
        except Exception as error:  # Python ignores what a callback raises.
            errors.append(error)
        return not errors

    loop(*arguments, None, of(receive))
    if errors:
        raise errors[0]
    return found


class IndexStore:
    """The index below a build folder, for example `.build/debug`. Raises OSError if there is none."""

    def __init__(self, folder):
        compiler = Path(shutil.which("swiftc") or "").resolve()
        library = ctypes.CDLL(str(compiler.parent.parent / "lib" / "libIndexStore.so"))
        self.call = {}
        for name, (result, *arguments) in FUNCTIONS.items():
            function = getattr(library, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments
            self.call[name] = function
        store = Path(folder) / "index" / "store"
        self.store = self.call["store_create"](str(store).encode(), None) if store.is_dir() else None
        if not self.store:
            raise OSError(f"there is no index in {store}")

    def units(self):
        """The compiled files that still exist, with the records of their symbols."""
        call = self.call
        for name in collect(call["store_units_apply_f"], self.store, 0, read=str, of=OnText):
            reader = call["unit_reader_create"](self.store, name.encode(), None)
            if not reader:
                continue
            file = Path(str(call["unit_reader_get_main_file"](reader)))
            if file.suffix == ".swift" and file.is_file():
                module = str(call["unit_reader_get_module_name"](reader))
                for kind, record in collect(call["unit_reader_dependencies_apply_f"], reader, read=self.dependency):
                    if kind == RECORD:
                        yield Unit(module, file, record)
            call["unit_reader_dispose"](reader)

    def dependency(self, item):
        return self.call["unit_dependency_get_kind"](item), str(self.call["unit_dependency_get_name"](item))

    def occurrences(self, record):
        """The symbols that a file uses or declares."""
        call = self.call
        reader = call["record_reader_create"](self.store, record.encode(), None)
        if not reader:
            return []
        found = collect(call["record_reader_occurrences_apply_f"], reader, read=self.occurrence)
        call["record_reader_dispose"](reader)
        return found

    def occurrence(self, item):
        call, line, column = self.call, Number(), Number()
        symbol, roles = call["occurrence_get_symbol"](item), call["occurrence_get_roles"](item)
        call["occurrence_get_line_col"](item, line, column)
        overrides = []
        if roles & DEFINITION:
            related = collect(call["occurrence_relations_apply_f"], item, read=self.relation)
            overrides = [usr for relation, usr in related if relation & OVERRIDES]
        name = str(call["symbol_get_name"](symbol))
        return Occurrence(str(call["symbol_get_usr"](symbol)), name, line.value, roles, overrides)

    def relation(self, item):
        target = self.call["symbol_relation_get_symbol"](item)
        return self.call["symbol_relation_get_roles"](item), str(self.call["symbol_get_usr"](target))
