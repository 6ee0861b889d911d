"""The log as lines of JSON, one for each event, for programs that read them: `patolli serve --log json`.

Nothing in it opens a seat, and of addresses it has the network only.
"""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from ipaddress import ip_address, ip_network

import msgspec

events = logging.getLogger("patolli.events")
"""What happens as it should. Without `--log json` nobody hears of it."""

SECRETS = re.compile(r"(/sit/)[^\s/?#\"']+")
"""In an address, what seats somebody."""
OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}
"""What every record of the log has by itself."""


class JsonLines(logging.Formatter):
    """One line of JSON for each record: when, how grave, what; then what the event brings along."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": without_secrets(record.getMessage()),
        }
        line |= {
            name: without_secrets(value) if isinstance(value, str) else value
            for name, value in vars(record).items()
            if name not in OWN
        }
        if record.exc_info and record.exc_info[0]:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


def write_json() -> None:
    """From now on, the log is lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    events.setLevel(logging.INFO)


def without_secrets(text: str) -> str:
    """A text in which no address opens a seat."""
    return SECRETS.sub(r"\1…", text)


def network_of(address: str) -> str:
    """An address without what tells one household from another."""
    try:
        found = ip_address(address)
    except ValueError:
        return ""
    mapped = getattr(found, "ipv4_mapped", None) or found
    return str(ip_network((mapped, 24 if mapped.version == 4 else 48), strict=False))
