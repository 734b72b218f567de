"""A user's program with the installed Python package; prints its results."""

import io
import json
import sys
import threading
import time
import zipfile
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from inkvoice import CancelledError, Inkvoice, NotFoundError, WebhookReceiver, WebhookVerificationError, verify_webhook

base_url, api_key, file, webhook_secret = sys.argv[1:]
client = Inkvoice(api_key, base_url)
delivered: list[str] = []
receiver = WebhookReceiver(webhook_secret, on_completed=lambda invoice: delivered.append(invoice["id"]))


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        status, text = receiver.receive(body, dict(self.headers.items()))
        self.send_response(status)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *args: object) -> None:
        pass


server = HTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()

seen_events: list[str] = []
stop_stream = threading.Event()
streaming = threading.Event()


def follow() -> None:
    for event in client.events.stream(cancel=stop_stream, on_connect=streaming.set):
        seen_events.append(event["type"])


threading.Thread(target=follow, daemon=True).start()
streaming.wait()

statuses: list[str] = []
invoice = client.invoices.extract_and_wait(
    file,
    webhook_url=f"http://127.0.0.1:{server.server_port}/",
    external_id="python",
    metadata={"shop": "north"},
    on_progress=lambda progress: statuses.append(progress["status"]),
)
corrected = client.invoices.correct(invoice["id"], {"purchase_order": "PO-2"}, if_revision=invoice["revision"])
approved = client.invoices.approve(invoice["id"])
listed = [item["id"] for item in client.invoices.all(external_id="python", created_after="2020-01-01")]
batch = client.invoices.extract_batch([Path(file).read_bytes(), io.BytesIO(b"no invoice")])

field = client.fields.create("cost_centre", "code", captions=["Cost centre"])
client.fields.change(field["id"], {"description": "of the buyer"})
client.fields.delete(field["id"])
hook = client.webhooks.create("https://example.com/hook", description="Python")
client.webhooks.delete(hook["id"])

archive = io.BytesIO()
with zipfile.ZipFile(archive, "w") as contents:
    contents.writestr("notes.txt", "no invoice")
bulk = client.bulk.wait(client.bulk.start_archive(archive.getvalue())["id"])
bulk_results = [(result["file"], result["status"]) for result in client.bulk.results(bulk["id"])]
asked = client.query("query One($id: String!) { invoice(id: $id) { id } }", {"id": invoice["id"]})

cancel = threading.Event()
cancel.set()
try:
    client.invoices.extract_and_wait(file, cancel=cancel)
    cancelled = False
except CancelledError:
    cancelled = True
try:
    client.invoices.get("inv_1")
    missing = ""
except NotFoundError as error:
    missing = error.code
try:
    verify_webhook(b"{}", {}, webhook_secret)
    refused = ""
except WebhookVerificationError as error:
    refused = error.problem

while not delivered or "invoice.completed" not in seen_events:
    time.sleep(0.05)
stop_stream.set()

print(
    json.dumps(
        {
            "number": invoice["extracted_data"]["invoice_number"],
            "metadata": invoice["metadata"],
            "statuses": sorted(set(statuses)),
            "order": corrected["extracted_data"]["purchase_order"],
            "review": approved["review"],
            "listed_it": invoice["id"] in listed,
            "rejected": batch["rejected"][0]["error"]["code"],
            "bulk": bulk_results,
            "asked": asked["invoice"]["id"] == invoice["id"],
            "cancelled": cancelled,
            "missing": missing,
            "refused": refused,
            "delivered": invoice["id"] in delivered,
            "draft": client.invoices.draft(invoice["id"], "ubl")[:5].decode(),
            "events": len(client.events.list(invoice_id=invoice["id"])["events"]) > 0,
        }
    )
)
