import base64
import hashlib
import hmac
import json
import unittest

from inkvoice.errors import WebhookVerificationError
from inkvoice.verification import verify_webhook

KEY = b"0123456789abcdef"
SECRET = "whsec_" + base64.b64encode(KEY).decode()
BODY = json.dumps({"id": "evt_1", "type": "invoice.completed"})
NOW = 1_800_000_000


def signed(body=BODY, timestamp=NOW, key=KEY):
    content = f"evt_1.{timestamp}.{body}".encode()
    signature = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    return {"Webhook-Id": "evt_1", "Webhook-Timestamp": str(timestamp), "Webhook-Signature": f"v1,{signature}"}


def body_signature(secret):
    return "sha256=" + hmac.new(secret.encode(), BODY.encode(), hashlib.sha256).hexdigest()


class Verification(unittest.TestCase):
    def problem(self, body, headers, secret=SECRET):
        with self.assertRaises(WebhookVerificationError) as caught:
            verify_webhook(body, headers, secret, now=NOW)
        return caught.exception.problem

    def test_a_genuine_delivery_gives_its_event(self):
        self.assertEqual(verify_webhook(BODY, signed(), SECRET, now=NOW)["id"], "evt_1")
        self.assertEqual(verify_webhook(BODY.encode(), signed(), ["whsec_b2xk", SECRET], now=NOW)["id"], "evt_1")

    def test_a_changed_body_and_another_key_do_not_verify(self):
        self.assertEqual(self.problem(BODY + " ", signed()), "no_matching_signature")
        self.assertEqual(self.problem(BODY, signed(key=b"another")), "no_matching_signature")

    def test_old_and_future_deliveries_do_not_verify(self):
        for timestamp in (NOW - 301, NOW + 301):
            self.assertEqual(self.problem(BODY, signed(timestamp=timestamp)), "timestamp_out_of_range")
        self.assertEqual(verify_webhook(BODY, signed(timestamp=NOW - 300), SECRET, now=NOW)["id"], "evt_1")

    def test_missing_and_malformed_headers_are_named(self):
        self.assertEqual(self.problem(BODY, {}), "missing_headers")
        self.assertEqual(self.problem(BODY, {**signed(), "Webhook-Timestamp": "soon"}), "invalid_timestamp")

    def test_either_wrong_signature_refuses_and_the_body_signature_may_come_alone(self):
        right = {"X-Service-Signature": body_signature(SECRET)}
        wrong = {"X-Service-Signature": body_signature("whsec_b2xk")}
        self.assertEqual(verify_webhook(BODY, {**signed(), **right}, SECRET, now=NOW)["id"], "evt_1")
        self.assertEqual(verify_webhook(BODY, right, SECRET, now=NOW)["id"], "evt_1")
        self.assertEqual(self.problem(BODY, {**signed(), **wrong}), "no_matching_signature")
        self.assertEqual(self.problem(BODY, {**signed(), "X-Service-Signature": ""}), "no_matching_signature")
        self.assertEqual(self.problem(BODY, {**signed(key=b"another"), **right}), "no_matching_signature")
        self.assertEqual(self.problem(BODY, wrong), "no_matching_signature")
        self.assertEqual(self.problem(BODY, {**right, "Webhook-Id": "evt_1"}), "missing_headers")

    def test_during_a_rotation_both_secrets_verify(self):
        both = {**signed(), "X-Service-Signature": body_signature("whsec_b2xk")}
        both["Webhook-Signature"] = f"{signed(key=b'old')['Webhook-Signature']} {both['Webhook-Signature']}"
        self.assertEqual(verify_webhook(BODY, both, SECRET, now=NOW)["id"], "evt_1")
        self.assertEqual(verify_webhook(BODY, both, "whsec_b2xk", now=NOW)["id"], "evt_1")
        self.assertEqual(self.problem(BODY, both, "whsec_b3RoZXI="), "no_matching_signature")


if __name__ == "__main__":
    unittest.main()
