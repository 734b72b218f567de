"""Letters of one shape in several scripts. Each row: Latin, Greek, Cyrillic; "-" where a script has none of that shape.

The engine has the same table (packages/engine/src/text/recogniser/scripts.ts).
"""
ROWS = """A Α А|B Β В|C - С|E Ε Е|H Η Н|I Ι -|K Κ К|M Μ М|N Ν -|O Ο О|P Ρ Р|T Τ Т|X Χ Х|Y Υ У|Z Ζ -|Ï Ϊ -|Ÿ Ϋ -
a - а|c - с|e - е|o ο о|p - р|v ν -|x - х|y - у|µ μ -|ó ό -|í ί -|ï ϊ -|- Γ Г|- Π П|- Φ Ф|- κ к"""
SHAPES = [[c for c in row.split() if c != "-"] for part in ROWS.split("\n") for row in part.split("|")]
FIRST_OF_SHAPE = {character: row[0] for row in SHAPES for character in row}


def shape(text):
    return "".join(FIRST_OF_SHAPE.get(c, c) for c in text)
