"""By which names the table is called, and whose word about others is believed."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.requests import HTTPConnection

from patolli.stage.parser import BadArgument

Network = IPv4Network | IPv6Network

_HOST = re.compile(r"(\[[0-9a-f:.%]+\]|[^\s:/?#@\[\]\\,]+)(?::(\d{0,5}))?", re.ASCII)
_NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,62})(\.[a-z0-9_][a-z0-9_-]{0,62})*", re.ASCII)


def called(header: str) -> str | None:
    """The name or the address in a `Host` header, without the port; None if it is neither."""
    found = _HOST.fullmatch(header.strip().lower())
    if not found or int(found[2] or 0) > 65_535:
        return None
    host = found[1]
    if host.startswith("["):
        return host[1:-1] if is_address(host[1:-1]) else None
    return host.removesuffix(".") if _NAME.fullmatch(host.removesuffix(".")) else None


def is_ours(host: str, names: Collection[str]) -> bool:
    """Whether no other site can have that name: it is a number, it always means this machine, or it was given."""
    return host == "localhost" or host.endswith(".localhost") or host in names or is_address(host)


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def name(text: str) -> str:
    """A name that is given on the command line, as browsers write it."""
    try:
        host = called(text.encode("idna").decode() if not text.isascii() else text)
    except UnicodeError:
        host = None
    if host is None or ":" in text or len(text) > 253:
        raise BadArgument("host-name", text)
    return host


def network(text: str) -> Network:
    """An address or a network that is given on the command line."""
    try:
        return ip_network(text)
    except ValueError:
        raise BadArgument("proxy", text) from None


def also_mapped(networks: Sequence[Network]) -> list[Network]:
    """The networks, and how those of IPv4 are written where a server listens to both kinds of addresses."""
    mapped = [
        IPv6Network((int(IPv6Address("::ffff:0:0")) + int(one.network_address), 96 + one.prefixlen))
        for one in networks
        if isinstance(one, IPv4Network)
    ]
    return [*networks, *mapped]


def household(address: str) -> str:
    """Addresses that one household has for itself count as one: the first half of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and not found.ipv4_mapped:
        return str(IPv6Network((int(found), 64), strict=False))
    return address


def whence(connection: HTTPConnection) -> str:
    """Where a request counts as coming from; empty where that is not known."""
    return household(connection.client.host) if connection.client else ""
