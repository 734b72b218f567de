"""A FastAPI route that receives webhooks.

    app.include_router(webhook_router(secret="whsec_…", on_completed=save))
"""

from typing import Any

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool

from .receiver import WebhookReceiver


def webhook_router(*, path: str = "/webhooks", **options: Any) -> APIRouter:
    """Takes the options of ``WebhookReceiver``; its functions run in a thread and may block."""
    receiver = WebhookReceiver(**options)
    router = APIRouter()

    @router.post(path)
    async def receive(request: Request) -> Response:
        body = await request.body()
        status, text = await run_in_threadpool(receiver.receive, body, request.headers)
        return Response(text, status_code=status, media_type="text/plain")

    return router
