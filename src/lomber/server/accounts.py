"""Members: guests who have chosen a login and a password, and the sessions in which they are logged in.

Passwords are kept as argon2id hashes, sessions by a hash of their token: whoever reads the database can log in as
nobody. A wrong password and a login that does not exist get the same answer after the same work.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from lomber.server.identity import token
from lomber.server.limits import Buckets, Limits
from lomber.server.mistakes import Refused, TooFast
from lomber.server.storage import Account, Session, Storage

SHORTEST_LOGIN = 3
LONGEST_LOGIN = 32
LONGEST_FOLDED = 3 * LONGEST_LOGIN
"""No login is longer when it is sought: a letter folds into three at most."""
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 256
FEWEST_SIGNS = 4
"""Different characters a password must have."""
MOST_SESSIONS = 30
"""Of one member; a further one ends the one that was unused the longest."""
EXPIRES_AFTER = 90 * 24 * 3600
"""Seconds after which a session that nobody used is over."""
NOTED_EVERY = 300
"""Seconds between two notes that a session is in use."""
AT_ONCE = 2
"""Hashes computed at the same time: each takes 64 MiB."""
MOST_WAITING = 50

HASHER = PasswordHasher(time_cost=3, memory_cost=64 * 1024, parallelism=4)
NOBODYS = "$argon2id$v=19$m=65536,t=3,p=4$ilwBqnuEKyVUwC1zHOjeNg$4LVyiFEkR3VnbjuaI6KChcwBkLSoS9vl0QTXG2lSnmk"
"""A hash by the same parameters: what is checked where there is no such login."""


class Accounts:
    """Registers, checks and remembers members."""

    def __init__(self, storage: Storage, limits: Limits) -> None:
        self._storage = storage
        self._by_login = Buckets(limits.logins)
        self._by_address = Buckets(limits.logins_by_address)
        self._newcomers = Buckets(limits.registrations)
        self._hashing = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    # -- who somebody is

    async def register(self, person: str, login: str, password: str, address: str) -> Account:
        """The guest is a member from now on, and keeps all that was his."""
        self._newcomers.spend(address)
        shown = tidy_login(login)
        check_password(password, shown)
        account = Account(person, folded(shown), shown, await self._hashed(password))
        if not await self._storage.register(account):
            raise Refused("login-taken", 409)
        return account

    async def log_in(self, login: str, password: str, address: str) -> Account:
        """The member of this login and password. Nothing tells whether there is such a login at all."""
        sought = folded(login)
        if len(sought) > LONGEST_FOLDED:  # nobody's: it is looked for all the same, but not kept
            sought = ""
        self._slow_down(sought, address)
        account = await self._storage.account(sought)
        right = await self._matches(account.password if account else NOBODYS, password)
        if account is None or not right:
            raise Refused("wrong-login", 403)
        self._forgive(sought, address)
        if HASHER.check_needs_rehash(account.password):
            await self._storage.change_password(account.person, await self._hashed(password))
        return account

    async def change_password(self, person: str, old: str, new: str, address: str) -> None:
        account = await self.check(person, old, address)
        check_password(new, account.shown)
        await self._storage.change_password(person, await self._hashed(new))

    async def check(self, person: str, password: str, address: str) -> Account:
        """Is it the member himself who asks?"""
        account = await self._storage.account_of(person)
        if account is None:
            raise Refused("not-a-member", 403)
        self._slow_down(account.login, address)
        if not await self._matches(account.password, password):
            raise Refused("wrong-password", 403)
        self._forgive(account.login, address)
        return account

    async def reset_password(self, code: str, password: str, address: str) -> str:
        """A new password for whoever got this code from the administrator. It opens once."""
        self._by_address.spend(address)
        check_password(password, "")
        hashed = await self._hashed(password)
        person = await self._storage.take_reset(reset_key(code), time.time())
        if person is None:
            raise Refused("wrong-code", 403)
        await self._storage.change_password(person, hashed)
        return person

    def _slow_down(self, login: str, address: str) -> None:
        """Guessing is slow, from one place and of one login from many."""
        self._by_address.spend(address)
        self._by_login.spend(login)

    def _forgive(self, login: str, address: str) -> None:
        """It was right: a whole club that logs in from its room is not guessing."""
        self._by_address.give_back(address)
        self._by_login.give_back(login)

    async def _hashed(self, password: str) -> str:
        return await self._work(lambda: HASHER.hash(_settled(password)))

    async def _matches(self, kept: str, password: str) -> bool:
        def check() -> str:
            try:
                HASHER.verify(kept, _settled(password))
            except VerificationError:
                return ""
            return kept

        return bool(await self._work(check))

    async def _work(self, hashing: Callable[[], str]) -> str:
        """Hashing is heavy on purpose: off the event loop, a few at a time."""
        if self._waiting >= MOST_WAITING:
            raise TooFast
        self._waiting += 1
        try:
            async with self._hashing:
                return await asyncio.to_thread(hashing)
        finally:
            self._waiting -= 1

    # -- sessions

    async def begin_session(self, person: str, agent: str) -> tuple[str, Session]:
        """A new session, and the token that opens it, which is kept nowhere but with the member."""
        secret = secrets.token_urlsafe(32)
        now = time.time()
        session = Session(_key(secret), token(8), person, now, now, agent)
        await self._storage.begin_session(session, MOST_SESSIONS)
        return secret, session

    async def session(self, secret: str) -> Session | None:
        """The session this token opens; None: it was ended, has expired, or never was."""
        found = await self._storage.session(_key(secret))
        now = time.time()
        if found is None or found.seen + EXPIRES_AFTER < now:
            return None
        if found.seen + NOTED_EVERY < now:
            await self._storage.note_session(found.key, now)
        return found


def _key(secret: str) -> str:
    """How a session is found. Its token is random enough that a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_reset_code() -> str:
    """Letters and digits that can be read out over the telephone: 75 bits of them."""
    return token(10)[:15]


def reset_key(code: str) -> str:
    """How a code is found; the database knows only this."""
    return hashlib.sha256(f"reset:{code.strip().lower()}".encode()).hexdigest()


def tidy_login(given: str) -> str:
    """A login as it is shown: visible characters without spaces."""
    login = unicodedata.normalize("NFKC", given.strip())
    seen = all(not sign.isspace() and unicodedata.category(sign)[0] != "C" for sign in login)
    if not SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN or not seen:
        raise Refused("bad-login", 422, least=SHORTEST_LOGIN, most=LONGEST_LOGIN)
    return login


def folded(login: str) -> str:
    """`Анна` and `анна` are one login."""
    return unicodedata.normalize("NFKC", login.strip()).casefold()


def _settled(password: str) -> str:
    """The same characters from any keyboard."""
    return unicodedata.normalize("NFC", password)


def check_password(password: str, login: str) -> None:
    settled = _settled(password)
    if len(settled) < SHORTEST_PASSWORD:
        raise Refused("short-password", 422, least=SHORTEST_PASSWORD)
    if len(settled) > LONGEST_PASSWORD:
        raise Refused("long-password", 422, most=LONGEST_PASSWORD)
    if len(set(settled)) < FEWEST_SIGNS or settled.casefold() == login.casefold():
        raise Refused("weak-password", 422)
