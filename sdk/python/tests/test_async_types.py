import inspect
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from async_stubs import STUBS, stubs  # noqa: E402
from inkvoice import AsyncInkvoice, Inkvoice  # noqa: E402


class AsyncTypes(unittest.TestCase):
    def test_the_types_of_the_async_client_are_those_of_the_methods_it_awaits(self):
        self.assertEqual(STUBS.read_text("utf8"), stubs(), "run python3 sdk/python/async_stubs.py")

    def test_every_part_and_method_of_the_client_is_in_the_types_and_in_the_async_client(self):
        client, awaited = Inkvoice("k"), AsyncInkvoice("k")
        written = STUBS.read_text("utf8")
        for part, methods in vars(client).items():
            if part.startswith("_"):
                continue
            self.assertIn(f"    {part}: Async{type(methods).__name__}\n", written)
            for name, _ in inspect.getmembers(methods, inspect.ismethod):
                if not name.startswith("_"):
                    self.assertTrue(callable(getattr(getattr(awaited, part), name)))
                    self.assertIn(f"def {name}(self", written)
