import io
import os
import tempfile
import unittest

from inkvoice._multipart import Form, part_of


class Parts(unittest.TestCase):
    def test_a_path_keeps_its_name_and_can_be_read_twice(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "bill.pdf")
            with open(path, "wb") as file:
                file.write(b"x" * 100_000)
            part = part_of(path)
            self.assertEqual((part.filename, part.size), ("bill.pdf", 100_000))
            self.assertEqual([b"".join(part.chunks()) for _ in range(2)], [b"x" * 100_000] * 2)

    def test_bytes_and_streams_get_a_name(self):
        self.assertEqual(part_of(b"abc").filename, "invoice")
        self.assertEqual(part_of(io.BytesIO(b"abc"), "a.pdf"), ("a.pdf", 3, b"abc"))


class Body(unittest.TestCase):
    def test_the_length_is_that_of_the_body_at_every_attempt(self):
        form = Form({"split": "never", "metadata": None}, "file", [part_of(b"abc", "a.pdf"), part_of(b"", "b.pdf")])
        bodies = [form.body().read() for _ in range(2)]
        self.assertEqual(bodies[0], bodies[1])
        self.assertEqual(len(bodies[0]), form.length)
        self.assertNotIn(b"metadata", bodies[0])

    def test_a_hostile_file_name_stays_in_its_line(self):
        body = Form({}, "file", [part_of(b"abc", 'a"\r\nX: 1.pdf')]).body().read()
        self.assertIn(b'filename="a%22%0D%0AX: 1.pdf"', body)


if __name__ == "__main__":
    unittest.main()
