import threading
import unittest

from inkvoice._waiting import until_ended
from inkvoice.errors import CancelledError, RateLimitError, ServerError, WaitTimeoutError, error_class


class Waiting(unittest.TestCase):
    def test_an_ended_thing_is_given_at_once(self):
        self.assertEqual(until_ended(lambda: "done", lambda thing: thing == "done", 10, None), "done")

    def test_a_wait_that_cannot_succeed_in_time_ends_before_it(self):
        with self.assertRaises(WaitTimeoutError):
            until_ended(lambda: "open", lambda _: False, 0.1, None)

    def test_a_set_event_cancels(self):
        cancel = threading.Event()
        cancel.set()
        with self.assertRaises(CancelledError):
            until_ended(lambda: "open", lambda _: False, 60, cancel)


class Errors(unittest.TestCase):
    def test_the_status_decides_the_class(self):
        self.assertIs(error_class(429), RateLimitError)
        self.assertIs(error_class(503), ServerError)


if __name__ == "__main__":
    unittest.main()
