"""The ready handlers in the real frameworks, as far as they are installed: prints what each answered."""

import asyncio
import base64
import hashlib
import hmac
import json
import time

SECRET = "whsec_" + base64.b64encode(b"secret of the handlers").decode()


def delivery() -> tuple[bytes, dict[str, str]]:
    body = json.dumps({"id": "evt_1", "type": "invoice.completed", "created_at": "", "data": {"id": "inv_1"}}).encode()
    timestamp = str(int(time.time()))
    content = b"evt_1." + timestamp.encode() + b"." + body
    signature = base64.b64encode(hmac.new(b"secret of the handlers", content, hashlib.sha256).digest()).decode()
    headers = {"webhook-id": "evt_1", "webhook-timestamp": timestamp, "webhook-signature": f"v1,{signature}"}
    return body, headers


def flask_answers(seen: list[str]) -> list[int]:
    from flask import Flask

    from inkvoice.flask import webhook_blueprint

    app = Flask("test")
    app.register_blueprint(webhook_blueprint(secret=SECRET, on_completed=lambda invoice: seen.append(invoice["id"])))
    client = app.test_client()
    body, headers = delivery()
    return [client.post("/webhooks", data=data, headers=headers).status_code for data in (body, body, body + b" ")]


def fastapi_answers(seen: list[str]) -> list[int]:
    from fastapi import FastAPI

    from inkvoice.fastapi import webhook_router

    app = FastAPI()
    app.include_router(webhook_router(secret=SECRET, on_completed=lambda invoice: seen.append(invoice["id"])))
    body, headers = delivery()
    return [asyncio.run(asgi_post(app, data, headers)) for data in (body, body, body + b" ")]


async def asgi_post(app: object, body: bytes, headers: dict[str, str]) -> int:
    status: list[int] = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: dict[str, int]) -> None:
        if message["type"] == "http.response.start":
            status.append(message["status"])

    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http"}
    scope |= {"path": "/webhooks", "raw_path": b"/webhooks", "query_string": b"", "root_path": "", "headers": raw}
    await app({**scope, "server": ("test", 80), "client": ("test", 1)}, receive, send)
    return status[0]


answers: dict[str, object] = {}
for name, ask in {"flask": flask_answers, "fastapi": fastapi_answers}.items():
    seen: list[str] = []
    answers[name] = [ask(seen), seen]
print(json.dumps(answers))
