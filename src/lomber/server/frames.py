"""uvicorn's WebSocket with less ado for each message: most of what a move costs is not its rules but its way.

Two things differ. It goes on listening while a message waits to be answered, where uvicorn tells the system to stop
and to go on again for every single one. And what is to be sent may be several texts, which leave in one piece.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

READ_AHEAD = 16
"""Messages of one client that may wait to be answered before it is listened to no more."""


class Frames(WebSocketsSansIOProtocol):
    """One connection. ASGI's `websocket.send` may have `texts` here: a list of bytes, each a frame of its own."""

    def send_receive_event_to_app(self) -> None:
        # What counts as paused is not paused once more; `receive` lets it go on when all is read.
        self.read_paused = self.queue.qsize() < READ_AHEAD
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        texts = message.get("texts")
        if texts is None:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:  # it was closed meanwhile
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))
