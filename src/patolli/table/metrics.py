"""Metrics for Prometheus, at a port of their own: `patolli serve --metrics-port 9100`. Needs `prometheus_client`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping
from typing import Any

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from patolli import __version__
from patolli.table.backups import LAST_BACKUP
from patolli.table.counts import BOUNDS_SECONDS, COUNTS, Histogram
from patolli.table.errors import Refused
from patolli.table.tables import Tables

STORE_SECONDS = 1.0


class Metrics(Collector):
    """What is counted, read when somebody asks for it."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.loop: asyncio.AbstractEventLoop | None = None
        """In which the tables live; whoever asks is in another thread."""

    def begin(self) -> None:
        """The tables are open now, in the loop that runs."""
        self.loop = asyncio.get_running_loop()

    def describe(self) -> list[Metric]:
        return []

    def collect(self) -> Iterator[Metric]:
        yield _gauge("patolli_info", "Which version runs.", 1, version=__version__)
        yield from self._now()
        yield _counter("patolli_requests", "Answered requests.", ("method", "status"), COUNTS.requests)
        yield _counter("patolli_refusals", "Refused requests, by reason.", ("key",), COUNTS.refusals)
        yield _counter("patolli_changes", "Committed changes of tables.", ("game", "kind"), COUNTS.changes)
        yield _counter("patolli_store_failures", "The store could not be used.", ("operation",), COUNTS.store_failures)
        took = HistogramMetricFamily("patolli_store_seconds", "Time for the store.", labels=["operation"])
        for operation, histogram in sorted(COUNTS.store.items()):
            took.add_metric([operation], _buckets(histogram), histogram.seconds)
        yield took
        lag = HistogramMetricFamily("patolli_loop_lag_seconds", "How late the process comes to what it has planned.")
        lag.add_metric([], _buckets(COUNTS.lag), COUNTS.lag.seconds)
        yield lag

    def _now(self) -> Iterator[Metric]:
        """How it is at this moment."""
        tables = list(self.tables.open_tables.values())
        yield _gauge("patolli_tables", "Tables in memory.", len(tables))
        yield _gauge("patolli_viewers", "Open WebSockets.", sum(len(table.broadcast.viewers) for table in tables))
        yield _gauge("patolli_bots_playing", "Bots that are asked.", sum(len(table.bots.tasks) for table in tables))
        waiting = sum(not asked.done() for process in list(self.tables.pool.all) for asked in list(process.asked))
        yield _gauge("patolli_thoughts_waiting", "What the processes that think have not answered.", waiting)
        made = self._last_backup()
        if made:
            yield _gauge("patolli_last_backup_timestamp_seconds", "When the last backup was made.", made)
            yield _gauge("patolli_last_backup_age_seconds", "How long ago that was.", max(0.0, time.time() - made))

    def _last_backup(self) -> float:
        """In seconds since 1970; 0 if there was none, or the store does not answer."""
        if self.loop is None:
            return 0
        asked = asyncio.run_coroutine_threadsafe(self.tables.store.read_setting(LAST_BACKUP), self.loop)
        try:
            return float(asked.result(STORE_SECONDS) or 0)
        except (TimeoutError, Refused, ValueError):
            asked.cancel()
            return 0


def serve_metrics(metrics: Metrics, host: str, port: int) -> int:
    """Answer whoever asks there, in a thread; the port. OSError if another program listens there."""
    registry = CollectorRegistry()
    registry.register(metrics)
    ProcessCollector(registry=registry)
    server, _ = start_http_server(port, host, registry)
    return int(server.server_port)


def _gauge(name: str, about: str, value: float, **labels: str) -> Metric:
    found = GaugeMetricFamily(name, about, labels=list(labels))
    found.add_metric(list(labels.values()), value)
    return found


def _counter(name: str, about: str, labels: tuple[str, ...], counts: Mapping[Any, int]) -> Metric:
    found = CounterMetricFamily(name, about, labels=labels)
    for key, count in list(counts.items()):
        found.add_metric([str(part) for part in (key if isinstance(key, tuple) else (key,))], count)
    return found


def _buckets(histogram: Histogram) -> list[tuple[str, float]]:
    """As Prometheus has them: each holds those before it, too."""
    total, found = 0, []
    for bound, count in zip((*map(str, BOUNDS_SECONDS), "+Inf"), histogram.buckets, strict=True):
        total += count
        found.append((bound, float(total)))
    return found
