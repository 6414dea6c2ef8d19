"""The HTTP door to what the club remembers: ratings, players, matches that are over."""

from __future__ import annotations

import re

from lomber.server import catalogue
from lomber.server.calls import Call, Route
from lomber.server.house import House
from lomber.server.library import CONTRACT, Theme
from lomber.server.mistakes import Refused
from lomber.server.storage import KeptMatch, Sought
from lomber.server.wire_club import (
    AloneLine,
    GameTally,
    HandThemes,
    KnownThemes,
    MatchLine,
    MatchPlayer,
    PlayerPage,
    RatedLine,
    Ratings,
    RatingStep,
    Records,
    ThemeLine,
)

MOST_RATED = 100
MOST_FOUND = 20
MOST_SHOWN_HANDS = 60
MOST_THEMES = 300
MOST_STEPS = 200
LONGEST_WORD = 64
SEARCHED = ("game", "player", "person", "contract", "result", "before")


async def ratings(call: Call) -> Ratings:
    """The strongest at a game; who is hidden is left out."""
    game = catalogue.known(call.path("game"))
    found = await call.house.storage.best_rated(game, MOST_RATED)
    lines = (
        RatedLine(
            player.person, player.name, player.rating.shown, player.rating.matches, player.person == call.who
        )
        for player in found
        if not call.house.standings.silent(player.person)
    )
    return Ratings(game, tuple(lines))


async def player(call: Call) -> PlayerPage:
    """A member: what he plays, how strong he is, what he played last. Guests and the hidden have no page."""
    house, person = call.house, call.path("person")[:64]
    if house.standings.silent(person) or await house.storage.account_of(person) is None:
        raise Refused("no-player", 404)
    rated = await house.storage.ratings_of(person)
    games = []
    for tally in await house.storage.tallies(person, call.who):
        steps = await house.storage.rating_history(person, tally.game, MOST_STEPS)
        games.append(
            GameTally(
                tally.game,
                tally.matches,
                tally.won,
                tuple(AloneLine(one.table, int(one.ended * 1000), one.score) for one in tally.alone),
                rated[tally.game].shown if tally.game in rated else None,
                tuple(RatingStep(step.table, int(step.at * 1000), step.rating.shown) for step in steps),
            )
        )
    found = await house.storage.find_matches(Sought(person=person), call.who, MOST_FOUND)
    name = (await house.storage.guest(person)).name
    lines = tuple([await _line(house, match, call.who) for match in found])
    return PlayerPage(person, name, person == call.who, tuple(games), lines)


async def records(call: Call) -> Records:
    """Matches that are over, the last first: those that everybody may look at, and one's own."""
    given = call.request.query_params
    asked = {name: given.get(name, "")[:LONGEST_WORD].replace("\0", "") for name in SEARCHED}
    moment = asked.pop("before")
    before = int(moment) / 1000 if re.fullmatch("[0-9]{1,15}", moment) else 0.0
    found = await call.house.storage.find_matches(Sought(**asked, before=before), call.who, MOST_FOUND)
    return Records(tuple([await _line(call.house, match, call.who) for match in found]))


async def themes(call: Call) -> KnownThemes:
    """By which contracts and results the matches of a game can be found."""
    game = catalogue.known(call.path("game"))
    known = await call.house.storage.known_themes(game, MOST_THEMES)
    lines = [(theme.kind, ThemeLine(theme.theme, theme.times, theme.says)) for theme in known]
    return KnownThemes(
        tuple(line for kind, line in lines if kind == CONTRACT),
        tuple(line for kind, line in lines if kind != CONTRACT),
    )


async def _line(house: House, match: KeptMatch, asker: str) -> MatchLine:
    players = []
    for one in match.players:
        hidden = house.standings.silent(one.person)
        member = one.person and not hidden and await house.storage.account_of(one.person) is not None
        players.append(
            MatchPlayer(
                one.seat,
                one.person if member else "",
                "" if hidden else one.name,
                f"name-{one.nick}" if one.nick else "",
                one.score,
                one.place,
                bool(asker) and one.person == asker,
            )
        )
    return MatchLine(
        match.table,
        match.game,
        match.preset,
        int(match.ended * 1000),
        match.rated,
        match.hands,
        tuple(players),
        tuple(_hands(match.themes)),
    )


def _hands(themes: list[Theme]) -> list[HandThemes]:
    """The hands of a match, each with what was announced and what was written."""
    hands = sorted({theme.hand for theme in themes})[:MOST_SHOWN_HANDS]
    return [
        HandThemes(
            hand,
            tuple(theme.says for theme in themes if theme.hand == hand and theme.kind == CONTRACT),
            tuple(theme.says for theme in themes if theme.hand == hand and theme.kind != CONTRACT),
        )
        for hand in hands
    ]


CLUB_ROUTES = (
    Route("GET", "/api/ratings/{game}", "The strongest at a game.", Ratings, ratings, mistakes=(404,)),
    Route("GET", "/api/players/{person}", "A member's page.", PlayerPage, player, mistakes=(404,)),
    Route("GET", "/api/records", "Matches that are over.", Records, records, query=SEARCHED),
    Route(
        "GET",
        "/api/records/{game}/themes",
        "By what the matches of a game can be found.",
        KnownThemes,
        themes,
        mistakes=(404,),
    ),
)
