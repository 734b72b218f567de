import http.server
import json
import threading
import unittest

from inkvoice import Inkvoice


class Service(http.server.BaseHTTPRequestHandler):
    """Answers every request, and remembers it."""

    def do_GET(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        kind = (self.headers.get("Content-Type") or "").split(";")[0]
        self.server.requests.append((self.command, self.path, kind, body))
        data = {"id": "x_1", "deleted": True, "rules": [{"id": "rul_1"}], "orders": []}
        answer = json.dumps({"success": True, "data": data, "error": None}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    do_POST = do_PATCH = do_PUT = do_DELETE = do_GET

    def log_message(self, *_):
        pass


class Payables(unittest.TestCase):
    def setUp(self):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
        self.server.requests = []
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.client = Inkvoice("k", f"http://127.0.0.1:{self.server.server_port}")

    def tearDown(self):
        self.client.close()
        self.server.shutdown()
        self.server.server_close()

    def sent(self):
        method, path, kind, body = self.server.requests.pop()
        return method, path, json.loads(body) if kind == "application/json" else body

    def test_orders(self):
        orders = self.client.orders
        line = {"description": "Bolts", "quantity": 1, "unit_price": 2}
        orders.create("4711", currency="EUR", lines=[line], external_id="E-1")
        body = {"number": "4711", "currency": "EUR", "lines": [line], "external_id": "E-1"}
        self.assertEqual(self.sent(), ("POST", "/v1/orders", body))
        orders.list(number="4711", status="open", limit=5)
        self.assertEqual(self.sent()[:2], ("GET", "/v1/orders?number=4711&status=open&limit=5"))
        orders.get("ord_1")
        self.assertEqual(self.sent()[:2], ("GET", "/v1/orders/ord_1"))
        orders.change("ord_1", status="closed")
        self.assertEqual(self.sent(), ("PATCH", "/v1/orders/ord_1", {"status": "closed"}))
        orders.delete("ord_1")
        self.assertEqual(self.sent()[:2], ("DELETE", "/v1/orders/ord_1"))
        orders.import_orders([body, body])
        method, path, text = self.sent()
        self.assertEqual((method, path), ("POST", "/v1/orders"))
        self.assertEqual([json.loads(row) for row in text.splitlines()], [body, body])
        orders.match("inv_1")
        self.assertEqual(self.sent()[:2], ("GET", "/v1/invoices/inv_1/match"))
        orders.set_settings(percent=2, amount=0.05)
        self.assertEqual(self.sent(), ("PUT", "/v1/account/orders", {"tolerance": {"percent": 2, "amount": 0.05}}))
        orders.settings()
        self.assertEqual(self.sent()[:2], ("GET", "/v1/account/orders"))

    def test_rules(self):
        rules = self.client.rules
        rule = {"name": "Two approvals", "when": {"total_min": 5000}, "then": {"approvals": 2}}
        rules.create(rule["name"], when=rule["when"], then=rule["then"], position=1)
        self.assertEqual(self.sent(), ("POST", "/v1/rules", {**rule, "position": 1}))
        self.assertEqual([each["id"] for each in rules.list()], ["rul_1"])
        self.assertEqual(self.sent()[:2], ("GET", "/v1/rules"))
        rules.get("rul_1")
        self.assertEqual(self.sent()[:2], ("GET", "/v1/rules/rul_1"))
        rules.change("rul_1", enabled=False)
        self.assertEqual(self.sent(), ("PATCH", "/v1/rules/rul_1", {"enabled": False}))
        rules.delete("rul_1")
        self.assertEqual(self.sent()[:2], ("DELETE", "/v1/rules/rul_1"))
        rules.try_rule(rule, last=10)
        self.assertEqual(self.sent(), ("POST", "/v1/rules/try", {"rule": rule, "last": 10}))
        self.client.invoices.list(tag="energy")
        self.assertEqual(self.sent()[:2], ("GET", "/v1/invoices?tag=energy"))


if __name__ == "__main__":
    unittest.main()
