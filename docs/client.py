"""A program at the table: python docs/client.py http://127.0.0.1:8000 mexica

It makes a table with two bots, sits down at the first seat and says random lines until the game is over.
Everything it uses is in the standard library; docs/table.md describes what it asks and what it is told.
"""

import json
import random
import sys
import time
from http.cookiejar import CookieJar
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

address, game = (*sys.argv[1:], "mexica")[:2]
browser = build_opener(HTTPCookieProcessor(CookieJar()))  # the cookie is what makes the seat ours


def ask(path: str, body: object = None) -> dict:
    data = None if body is None else json.dumps(body).encode()
    try:
        return json.load(browser.open(Request(address + path, data, {"Content-Type": "application/json"})))
    except HTTPError as refused:
        if refused.code != 429:
            raise
        time.sleep(float(refused.headers.get("Retry-After", 1)))  # asked too fast: nothing was done
        return ask(path, body)


def choose(words: dict) -> str:
    """Follow the tree of next words to the end of a line."""
    word = random.choice(list(words))
    return "" if word == "." else f"{word} {choose(words[word])}".strip()


seats = [{"kind": "me", "name": "Program"}, {"kind": "bot"}, {"kind": "bot"}]
table = "/api/tables/" + ask("/api/tables", {"game": game, "seats": seats})["table"]
news = ask(table)
while not news["over"]:
    if news["asked"]:
        ask(f"{table}/lines", {"seat": 0, "seq": news["seq"], "lines": [choose(news["lines"])]})
    news = ask(f"{table}?since={news['seq']}&wait=20")  # answered as soon as something has happened
    for entry in news["log"]:
        print(entry["text"], *entry["events"])
for seat in news["seats"]:
    print(f"{seat['name']}: {seat['points']} points", "and the victory" * seat["winner"])
