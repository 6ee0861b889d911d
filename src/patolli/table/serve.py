"""Start the table: `patolli serve`, or `python -m patolli.table`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from dataclasses import replace

import uvicorn

from patolli.stage.parser import BadArgument, Parser, add_language
from patolli.stage.speech import Speech
from patolli.stage.system import system_reason
from patolli.table import hosts
from patolli.table.app import app
from patolli.table.doors import doors
from patolli.table.engines import engine_of, own_url
from patolli.table.errors import words
from patolli.table.layouts import BadStore, layout_of
from patolli.table.limits import Limits
from patolli.table.logs import write_json
from patolli.table.sole import sole
from patolli.table.stopping import CLOSE_SECONDS, DRAIN_SECONDS, MOST_DRAIN_SECONDS, Server, Stopping
from patolli.table.store import Store
from patolli.table.tables import Tables

PORT = 8000
MOST_FILES = 20_000
"""Each connection is one."""


def add_arguments(parser: Parser) -> None:
    parser.facts |= {"port": str(PORT), "drain": str(DRAIN_SECONDS)}
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS")
    parser.add_argument("--port", type=_port_number, metavar="N")
    parser.add_argument("--db", default="", metavar="URL")
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--keep", type=_positive, default=0, metavar="DAYS")
    parser.add_argument("--name", type=hosts.name, action="append", default=[], metavar="NAME")
    parser.add_argument("--proxy", type=hosts.network, action="append", default=[], metavar="ADDRESS")
    parser.add_argument("--drain", type=_drain, metavar="SECONDS")
    parser.add_argument("--metrics-port", type=_port_number, metavar="N")
    parser.add_argument("--metrics-host", default="127.0.0.1", metavar="ADDRESS")
    parser.add_argument("--log", choices=("text", "json"), default="text")
    parser.add_argument("--rate", type=_positive, default=Limits().rate, metavar="N")
    add_language(parser)


def serve(args: argparse.Namespace, limits: Limits | None = None) -> int:
    """Serve until interrupted; the exit code."""
    url = args.db or own_url()
    with contextlib.ExitStack() as stack:
        try:
            _hold(url, stack)
        except BadStore as error:
            print(error.tell(args.language), file=sys.stderr)
            return 2
        return _serve(args, url, limits)


def _serve(args: argparse.Namespace, url: str, limits: Limits | None) -> int:
    rate = args.rate
    limits = replace(limits or Limits(), rate=rate, burst=5 * rate, making_rate=rate / 80, making_burst=max(rate, 30))
    say = words(args.language)
    try:
        bound = _bound(args.host, args.port)
    except OSError as error:
        print(_unheard(say, args.host, PORT if args.port is None else args.port, error), file=sys.stderr)
        return 2
    names = args.name if hosts.is_address(args.host) else [*args.name, args.host.lower()]
    proxies = hosts.also_mapped(args.proxy)
    http, ws = doors(limits, proxies)
    stopping = Stopping()
    made = app(url, limits, args.keep, names, stopping)
    if args.log == "json":
        write_json()
    config = uvicorn.Config(
        made,
        http=http,
        ws=ws,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=[str(proxy) for proxy in proxies],
        ws_per_message_deflate=False,
        ws_max_size=4096,
        log_level="warning",
        log_config=None if args.log == "json" else uvicorn.config.LOGGING_CONFIG,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=int(CLOSE_SECONDS),
    )
    drain = args.drain
    if drain is None:
        drain = DRAIN_SECONDS if proxies and made.state.tables.store.shared else 0.0
    server = Server(config, stopping, drain)
    if args.metrics_port is None:
        metrics_at = ""
    else:
        try:
            metrics_at = _serve_metrics(made.state.tables, server, args.metrics_host, args.metrics_port)
        except ModuleNotFoundError as error:
            print(say.tell("serve-no-metrics", name=error.name or ""), file=sys.stderr)
            return 2
        except OSError as error:
            print(_unheard(say, args.metrics_host, args.metrics_port, error), file=sys.stderr)
            return 2
    _allow_files()
    bound.listen(config.backlog)  # who follows the address at once waits instead of being refused
    address = _address(args.host, bound.getsockname()[1])
    print(say.tell("serve-at", address=address), flush=True)
    if metrics_at:
        print(say.tell("serve-metrics-at", address=metrics_at), flush=True)
    if args.open and _has_a_screen():
        webbrowser.open(address)
    collect_seldom()
    server.run([bound])
    return 0


def _serve_metrics(tables: Tables, server: Server, host: str, port: int) -> str:
    """Where they are. ModuleNotFoundError without `prometheus_client`, OSError if another program listens there."""
    from patolli.table.metrics import Metrics, serve_metrics

    metrics = Metrics(tables)
    server.on_start = metrics.begin
    return f"{_address(host, serve_metrics(metrics, host, port))}metrics"


def _address(host: str, port: int) -> str:
    name = "127.0.0.1" if host == "0.0.0.0" else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def _unheard(say: Speech, host: str, port: int, error: OSError) -> str:
    """Why nobody can listen there."""
    key = "serve-taken" if error.errno == errno.EADDRINUSE else "serve-unheard"
    return say.tell(key, host=host, port=str(port), why=system_reason(error, say))


def main(arguments: Sequence[str] | None = None, limits: Limits | None = None) -> int:
    argv = sys.argv[1:] if arguments is None else arguments
    parser = Parser("serve", argv)
    add_arguments(parser)
    return serve(parser.parse(argv), limits)


def _hold(url: str, stack: contextlib.ExitStack) -> None:
    """The store for this process, in the present layout. BadStore before anything else is begun.

    One that another process serves is left as it is: that may be an older program, which knows its own layout only.
    """
    engine = engine_of(url)
    try:
        layout_of(engine)  # nothing is put beside what is not ours
    finally:
        engine.dispose()
    try:
        stack.enter_context(sole(url))
    except BadStore as error:
        if error.key != "served":
            asyncio.run(_try(url))  # says better what cannot be written
        raise
    asyncio.run(_try(url))


async def _try(url: str) -> None:
    """BadStore before anything else is begun."""
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def collect_seldom() -> None:
    """A move makes thousands of objects that are gone after it, without cycles: nobody need look for these often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 10, 10)
    gc.enable()


def _port_number(text: str) -> int:
    if text.isdecimal() and int(text) < 65_536:
        return int(text)
    raise BadArgument("port", text)


def _positive(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0
    if 0 < number < 1_000_000:
        return number
    raise BadArgument("number-above", text)


def _drain(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1
    if 0 <= number <= MOST_DRAIN_SECONDS:
        return number
    raise BadArgument("number-between", text, least="0", most=f"{MOST_DRAIN_SECONDS:g}")


def _has_a_screen() -> bool:
    """Without one a browser in the terminal would be opened, over the address that was just printed."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _bound(host: str, port: int | None) -> socket.socket:
    """A socket at the port; without one at the usual port, or at any if that is taken."""
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, PORT if port is None else port))
    except OSError:
        if port is not None:
            bound.close()
            raise
        bound.bind((host, 0))
    return bound


def _allow_files() -> None:
    """Many systems give a process 1024 files unless it asks, which is fewer than one address may have connections."""
    if sys.platform != "win32":
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        if now != resource.RLIM_INFINITY and now < wanted:
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
