"""A Flask view that receives webhooks.

    app.register_blueprint(webhook_blueprint(secret="whsec_…", on_completed=save))
"""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, request

from .receiver import WebhookReceiver


def webhook_blueprint(*, path: str = "/webhooks", **options: Any) -> Blueprint:
    """Takes the options of ``WebhookReceiver``."""
    receiver = WebhookReceiver(**options)
    blueprint = Blueprint("inkvoice_webhooks", __name__)

    @blueprint.post(path)
    def receive() -> Response:
        status, text = receiver.receive(request.get_data(cache=False), request.headers)
        return Response(text, status=status, mimetype="text/plain")

    return blueprint
