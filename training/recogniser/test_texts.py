"""The training texts that need no GPU: every generator gives text of printable characters, the same for the same seed."""
import random
import re
import unittest

import texts

LISTS = [["Rechnung", "Straße", "Menge"], ["invoice", "total", "paper"]]


class Texts(unittest.TestCase):
    def test_amounts_hold_digits(self):
        rng = random.Random(1)
        for _ in range(500):
            self.assertRegex(texts.amount(rng), r"\d")

    def test_lines_repeat_for_a_seed_and_differ_between_seeds(self):
        lines = [[texts.line(rng, LISTS, "abc") for _ in range(200)] for rng in map(random.Random, (7, 7, 8))]
        self.assertEqual(lines[0], lines[1])
        self.assertNotEqual(lines[0], lines[2])

    def test_digits_have_the_wanted_length(self):
        rng = random.Random(3)
        self.assertTrue(all(re.fullmatch(r"\d{3,5}", texts.digits(rng, 3, 5)) for _ in range(200)))


if __name__ == "__main__":
    unittest.main()
