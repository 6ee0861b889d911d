"""The position as text, good enough to play from."""

from __future__ import annotations

from collections.abc import Callable

from patolli.games.chocolatl.box.components import LOCATIONS
from patolli.games.chocolatl.show.view import ChocolatlView
from patolli.games.chocolatl.show.view_parts import CLOSED, NONE, Bid, Laid

Tell = Callable[..., str]
WIDTH = 9
"""Letters for the cards of one location."""


def picture(view: ChocolatlView, tell: Tell) -> str:
    """The track and the board, the cards of everybody at the six locations, the players, the results."""
    lines = [headline(view, tell), *board(view, tell), "", *bids(view, tell), ""]
    lines += [player(view, seat, tell) for seat in range(view.players)]
    lines += told_bids(view, tell)
    lines += scores(view, tell)
    return "\n".join(line.rstrip() for line in [*lines, tell("text-legend")])


def letter(view: ChocolatlView, seat: int) -> str:
    return view.colours[seat][0].upper()


def headline(view: ChocolatlView, tell: Tell) -> str:
    if view.phase == "setup":
        return tell("set-up")
    if view.phase == "offering":
        return tell("offering")
    if view.phase == "over":
        return tell("game-over")
    if not view.mode:
        parts = [tell("preparing", round=view.round) if view.phase != "final" else tell("game-over")]
    else:
        parts = [tell("scene-round", round=view.round, mode=tell(f"mode-{view.mode}"))]
    if view.location:
        parts.append(tell("scene-location", location=view.location, name=tell(f"location-{view.location}")))
    if view.last_round:
        parts.append(tell("last-round"))
    return ". ".join(parts)


def board(view: ChocolatlView, tell: Tell) -> list[str]:
    stacks = "   ".join(
        f"{stack.space}: " + " ".join(letter(view, seat) for seat in stack.seats) for stack in view.stacks
    )
    drink = "/".join(map(str, view.box.drink[view.round - 1])) if view.round else "-"
    rows = [
        f"{' '.join([letter(view, seat) for seat in row] + ['.'] * (size - len(row)))} ({bonus})"
        for row, size, bonus in zip(view.pyramid, view.box.row_spaces, view.box.row_bonus, strict=True)
    ]
    return [
        tell("text-track", stacks=stacks or "-"),
        tell(
            "text-board",
            dice=" ".join(map(str, view.white_dice)) or "-",
            drink=drink,
            cards=" ".join(map(str, view.open_cards)) or "-",
        ),
        tell(
            "text-decks",
            big=" ".join(map(str, view.big_left)) or "-",
            small=" ".join(map(str, view.small_left)) or "-",
        ),
        tell("text-pyramid", rows="  |  ".join(rows)),
    ]


def bids(view: ChocolatlView, tell: Tell) -> list[str]:
    """A table: the cards of everybody at the six locations."""
    heads = [f"{location} {tell(f'short-{location}')}".ljust(WIDTH + 2) for location in range(1, LOCATIONS + 1)]
    lines = [" " * 4 + "".join(heads)]
    for seat in range(view.players):
        places = "".join(cards_at(place).ljust(WIDTH + 2) for place in view.laid[seat])
        lines.append(f"{letter(view, seat):>2}  {places}")
    return lines


def cards_at(place: Laid) -> str:
    return "+".join(card_word(card) for card in place.cards) or "."


def card_word(card: int) -> str:
    return {CLOSED: "?", NONE: "-"}.get(card, str(card))


def player(view: ChocolatlView, seat: int, tell: Tell) -> str:
    """One line for each player."""
    mark = ">" if seat in view.actors else " "
    name = tell(f"colour-{view.colours[seat]}")
    parts = [
        tell(
            "text-player",
            name=f"{name} ({letter(view, seat)})".ljust(11),
            points=view.points[seat],
            huts=view.huts[seat],
            dice=view.dice[seat],
            stones=view.stones[seat],
        )
    ]
    if view.substitutes[seat] > 0:
        parts.append(tell("text-substitutes", count=view.substitutes[seat]))
    parts.append(tell("text-offering", card=card_word(view.offerings[seat])))
    if seat == view.chocolatl:
        parts.append(tell("text-figure"))
    if seat == view.old_man:
        parts.append(tell("text-old-man"))
    if seat == view.seat:
        parts.append(tell("text-hand", cards=" ".join(map(str, view.hand)) or "-"))
    else:
        parts.append(tell("text-known", cards=" ".join(map(str, view.known_cards[seat])) or "-"))
    if view.confirmed[seat]:
        parts.append(tell("text-confirmed"))
    if view.passed[seat]:
        parts.append(tell("text-passed"))
    if seat == view.asked:
        parts.append(tell("text-asked"))
    if seat in view.winners:
        parts.append(tell("won", name=name))
    return f"{mark} " + "  ".join(parts)


def told_bids(view: ChocolatlView, tell: Tell) -> list[str]:
    """The bids of the die window, and how the locations of this round (or the whole last one) were settled."""
    lines: list[str] = []
    newest = max((result.round for result in view.results), default=0)
    for result in view.results:
        if result.round == newest:
            told = "; ".join(bid_words(view, bid, tell) for bid in result.bids)
            lines.append(tell("text-result", location=result.location, round=result.round, bids=told))
    if view.standing:
        told = "; ".join(bid_words(view, bid, tell) for bid in view.standing)
        lines.append(tell("text-standing", location=view.location, bids=told))
    return lines


def sum_words(a: int, b: int, huts: int, old_man: int, dice: int, tell: Tell) -> str:
    """The terms of an adjusted bid, such as `9 + 12 + 2 (huts) - 1 (old man)`."""
    words = f"{a} + {b}"
    for term, key in ((huts, "term-huts"), (old_man, "term-old-man"), (dice, "term-dice")):
        if term:
            words += f" {'+' if term > 0 else '-'} {abs(term)} ({tell(key)})"
    return words


def bid_words(view: ChocolatlView, bid: Bid, tell: Tell) -> str:
    terms = sum_words(bid.cards[0], bid.cards[1], bid.huts, bid.old_man, bid.dice, tell)
    words = f"{bid.place}. {letter(view, bid.seat)} {terms} = {bid.total}"
    gains = [tell(f"prize-{bid.prize}", won=bid.won, given=bid.given)] if bid.prize else []
    if bid.points:
        gains.append(tell("points", points=bid.points))
    return words + (f", {', '.join(gains)}" if gains else "")


def scores(view: ChocolatlView, tell: Tell) -> list[str]:
    return [
        tell(
            "text-score",
            name=tell(f"colour-{view.colours[seat]}"),
            track=score.track,
            stones=score.stones,
            majority=score.majority,
            chocolatl=score.chocolatl,
            old=score.old_man,
            offering=score.offering,
            highest=score.highest_offering,
            die=score.die,
            total=score.total,
        )
        for seat, score in enumerate(view.scores)
    ]
