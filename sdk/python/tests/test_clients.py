import asyncio
import http.server
import json
import threading
import unittest

from inkvoice import AsyncInkvoice, Inkvoice, NotFoundError


class Service(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        path = self.path.split("?")[0]
        if path == "/v1/invoices":
            second = "cursor=2" in self.path
            item = {"id": "inv_2" if second else "inv_1"}
            data = {"invoices": [item], "pagination": {"next_cursor": None if second else "2"}}
        elif path == "/v1/invoices/inv_1":
            self.server.asked.set()
            data = {"id": "inv_1", "status": "processing"}
        else:
            return self.answer(404, None, {"code": "NOT_FOUND", "message": "There is no such invoice."})
        self.answer(200, data, None)

    def answer(self, status, data, error):
        body = json.dumps({"success": error is None, "data": data, "error": error}).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Clients(unittest.TestCase):
    def setUp(self):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
        self.server.asked = threading.Event()
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def tearDown(self):
        self.server.shutdown()
        self.server.server_close()

    def test_a_client_needs_a_key(self):
        for key in ("", " ", None):
            with self.assertRaisesRegex(ValueError, "needs a whole api_key"):
                Inkvoice(key)

    def test_a_client_ends_with_its_with_statement(self):
        with Inkvoice("k", self.url) as client:
            self.assertEqual([item["id"] for item in client.invoices.all()], ["inv_1", "inv_2"])
        with self.assertRaisesRegex(RuntimeError, "closed"):
            client.invoices.list()

    def test_async_methods_are_awaited_and_iterators_are_asynchronous(self):
        async def use():
            async with AsyncInkvoice("k", self.url) as client:
                self.assertEqual((await client.invoices.get("inv_1"))["status"], "processing")
                self.assertEqual([item["id"] async for item in client.invoices.all()], ["inv_1", "inv_2"])
                with self.assertRaises(NotFoundError):
                    await client.invoices.get("inv_9")
                with self.assertRaises(AttributeError):
                    client.invoices.nothing
            with self.assertRaises(RuntimeError):
                await client.invoices.list()

        asyncio.run(use())

    def test_a_cancelled_task_stops_waiting_for_the_invoice(self):
        async def use():
            async with AsyncInkvoice("k", self.url, maximum_concurrency=1) as client:
                waiting = asyncio.create_task(client.invoices.wait("inv_1"))
                await asyncio.to_thread(self.server.asked.wait)
                waiting.cancel()
                with self.assertRaises(asyncio.CancelledError):
                    await waiting
                # The only thread is free again.
                self.assertEqual((await client.invoices.get("inv_1"))["id"], "inv_1")

        asyncio.run(use())


if __name__ == "__main__":
    unittest.main()
