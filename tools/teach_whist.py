"""Teach the network that plays Whist (`src/lomber/games/whist/learned`), on a graphics card: PyTorch is needed.

    python tools/teach_whist.py --seconds 540 --out whist.net

Tens of thousands of hands are played side by side, all four by the network, which lays the card it thinks best and
now and then another. It learns what every card is worth: how many tricks more than the other side its own takes
from there on (Monte Carlo control, as in `examples/whist_network.py`).

The rules of the play are written here once more, in whole rows of cards, because ours run on the processor;
`--check` plays some hands by both, and holds what is seen here against `WhistView.observe`, number for number.
Places go round S W N E, partners sit opposite; a card is 13 · suit + rank.
"""

from __future__ import annotations

import argparse
import json
import struct
import time
from collections.abc import Callable
from copy import copy
from pathlib import Path

import torch
from torch import Tensor, nn

Player = Callable[[Tensor, Tensor], Tensor]
"""What it sees and what is legal in each hand, to a card of each."""

CARDS = 52
NO_TRUMPS = 4
TURNS = ("own", "left", "opposite", "right")
FIELDS = [
    *((f"{what}_{turn}", CARDS) for what in ("hand", "trick", "laid") for turn in TURNS),
    *((f"void_{turn}", 4) for turn in TURNS),
    ("turned", CARDS),
    ("trump", 4),
    ("to_play", 4),
    ("dealer", 4),
    ("tricks", 2),
]
"""What an observation of Whist tells, field by field (docs/encodings.md)."""
UNUSED = ("hand_left", "hand_opposite", "hand_right")
"""Closed hands: nought for every player."""


class Hands:
    """So many hands of Whist, all at the same card of the play."""

    def __init__(self, number: int, device: str, plain: float = 0.25) -> None:
        """`plain`: the part of them that is played without trumps."""
        self.number, self.device = number, device
        self.rows = torch.arange(number, device=device)
        order = torch.rand(number, CARDS, device=device).argsort(1)
        place = torch.arange(CARDS, device=device) // 13
        self.holder = torch.empty_like(order).scatter_(1, order, place.expand(number, CARDS))
        self.dealer = torch.randint(4, (number,), device=device)
        self.turned = order[self.rows, self.dealer * 13]
        self.trump = self.turned // 13
        without = torch.rand(number, device=device) < plain
        self.trump[without] = NO_TRUMPS
        self.turned[without] = -1
        self._begin()

    def _begin(self) -> None:
        number, device = self.number, self.device
        self.laid = torch.zeros(number, 4, CARDS, dtype=torch.bool, device=device)
        self.trick = torch.zeros(number, 4, CARDS, dtype=torch.bool, device=device)
        self.void = torch.zeros(number, 4, 4, dtype=torch.bool, device=device)
        self.tricks = torch.zeros(number, 2, device=device)
        self.to_play = (self.dealer + 1) % 4
        self.led = torch.full((number,), -1, device=device)
        self.best = torch.full((number,), -1, device=device)
        self.winner = self.to_play.clone()
        self.count = 0
        self.suits = torch.arange(CARDS, device=device) // 13

    def again(self) -> Hands:
        """The same cards, from the first lead."""
        other = copy(self)
        other._begin()
        return other

    def held(self) -> Tensor:
        """The cards of the player to move."""
        gone = self.laid.any(1)
        return (self.holder == self.to_play[:, None]) & ~gone

    def legal(self) -> Tensor:
        """Follow suit; without it anything."""
        held = self.held()
        same = held & (self.suits == self.led[:, None])
        return torch.where(same.any(1, keepdim=True), same, held)

    def seen(self) -> Tensor:
        """What `WhistView.observe` tells the player to move, number by number."""
        turn = (self.to_play[:, None] + torch.arange(4, device=self.device)) % 4
        of_cards = turn[:, :, None].expand(-1, -1, CARDS)
        nothing = torch.zeros(self.number, 3 * CARDS, dtype=torch.bool, device=self.device)
        turned = self._one(torch.where(self.dealer_has_laid(), -1, self.turned), CARDS)
        side = self.to_play % 2
        tricks = torch.stack([self.tricks[self.rows, side], self.tricks[self.rows, 1 - side]], 1) / 13
        parts = [
            self.held(),
            nothing,
            self.trick.gather(1, of_cards).flatten(1),
            self.laid.gather(1, of_cards).flatten(1),
            self.void.gather(1, turn[:, :, None].expand(-1, -1, 4)).flatten(1),
            turned,
            self._one(torch.where(self.trump == NO_TRUMPS, -1, self.trump), 4),
            self._one(torch.zeros_like(self.to_play), 4),
            self._one((self.dealer - self.to_play) % 4, 4),
        ]
        return torch.cat([torch.cat(parts, 1).to(torch.bfloat16), tricks.to(torch.bfloat16)], 1)

    def dealer_has_laid(self) -> Tensor:
        return self.laid[self.rows, self.dealer].any(1)

    def _one(self, which: Tensor, wide: int) -> Tensor:
        return which[:, None] == torch.arange(wide, device=self.device)

    def play(self, card: Tensor) -> None:
        """A card in every hand; the fourth closes the trick."""
        suit = card // 13
        leads = self.count % 4 == 0
        if leads:
            self.led = suit.clone()
            self.trick.zero_()
        else:
            strays = suit != self.led
            self.void[self.rows[strays], self.to_play[strays], self.led[strays]] = True
        trumps = suit == self.trump
        strength = card % 13 + 13 * (suit == self.led) + 26 * trumps
        wins = torch.ones_like(trumps) if leads else strength > self.best
        self.best = torch.where(wins, strength, self.best)
        self.winner = torch.where(wins, self.to_play, self.winner)
        self.laid[self.rows, self.to_play, card] = True
        self.trick[self.rows, self.to_play, card] = True
        self.count += 1
        if self.count % 4:
            self.to_play = (self.to_play + 1) % 4
            return
        self.tricks[self.rows, self.winner % 2] += 1
        self.to_play = self.winner.clone()
        self.led = torch.full_like(self.led, -1)
        self.trick.zero_()


def network(inputs: int, wide: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Linear(inputs, wide), nn.ReLU(), nn.Linear(wide, wide), nn.ReLU(), nn.Linear(wide, CARDS)
    )


def played(net: nn.Module, hands: Hands, bold: float) -> tuple[Tensor, Tensor, Tensor]:
    """Play all hands out: what was seen, what was laid, how many tricks more its side took from there on."""
    looks, cards, sides, before = [], [], [], []
    for _ in range(CARDS):
        seen, legal = hands.seen(), hands.legal()
        values = net(seen).float().masked_fill(~legal, -1e9)
        chance = torch.rand_like(values).masked_fill(~legal, -1)
        card = torch.where(
            torch.rand(hands.number, device=hands.device) < bold, chance.argmax(1), values.argmax(1)
        )
        side = hands.to_play % 2
        looks.append(seen)
        cards.append(card)
        sides.append(side)
        before.append(hands.tricks[hands.rows, side] - hands.tricks[hands.rows, 1 - side])
        hands.play(card)
    ends = [hands.tricks[hands.rows, side] - hands.tricks[hands.rows, 1 - side] for side in sides]
    worth = torch.stack([end - was for end, was in zip(ends, before, strict=True)])
    return torch.stack(looks).flatten(0, 1), torch.stack(cards).flatten(), worth.flatten()


def duel(ours: Player, theirs: Player, number: int, device: str) -> tuple[float, float]:
    """Tricks that the first makes more a hand than the second, each deal in both seatings; and the interval."""
    deals = Hands(number, device)
    made = torch.zeros(number, device=device)
    for side, hands in enumerate((deals.again(), deals)):
        for _ in range(CARDS):
            seen, legal = hands.seen(), hands.legal()
            mine = hands.to_play % 2 == side
            hands.play(torch.where(mine, ours(seen, legal), theirs(seen, legal)))
        made += hands.tricks[:, side] - hands.tricks[:, 1 - side]
    made /= 2
    return float(made.mean()), float(1.96 * made.std() / number**0.5)


def greedy(net: nn.Module) -> Player:
    def chosen(seen: Tensor, legal: Tensor) -> Tensor:
        return net(seen).float().masked_fill(~legal, -1e9).argmax(1)

    return chosen


def blind(seen: Tensor, legal: Tensor) -> Tensor:
    return torch.rand(legal.shape, device=legal.device).masked_fill(~legal, -1).argmax(1)


def taught(seconds: float, number: int, wide: int, device: str, rate: float) -> nn.Sequential:
    inputs = Hands(2, device).seen().shape[1]
    net = network(inputs, wide).to(device)
    fast = torch.compile(net) if device == "cuda" else net
    descent = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.0)
    begun, rounds, shown, loss = time.monotonic(), 0, 0.0, torch.zeros(())
    kept: nn.Sequential | None = None
    while (gone := (time.monotonic() - begun) / seconds) < 1:
        for group in descent.param_groups:
            group["lr"] = rate * max(0.02, 1 - gone)
        bold = 0.1 * (1 - gone) ** 2 + 0.005
        with torch.autocast(device, torch.bfloat16), torch.no_grad():
            looks, cards, worth = played(net, Hands(number, device), bold)
        order = torch.randperm(len(cards), device=device)
        for part in order.split(32768 if device == "cuda" else 512):
            with torch.autocast(device, torch.bfloat16):
                values = fast(looks[part]).gather(1, cards[part][:, None])[:, 0]
            loss = nn.functional.mse_loss(values.float(), worth[part])
            descent.zero_grad(set_to_none=True)
            loss.backward()
            descent.step()
        rounds += 1
        if time.monotonic() - begun - shown > seconds / 20:
            shown = time.monotonic() - begun
            with torch.autocast(device, torch.bfloat16), torch.no_grad():
                won = duel(greedy(net), blind, 16384, device)
                past = duel(greedy(net), greedy(kept), 65536, device) if kept is not None else (0.0, 0.0)
            print(
                f"{shown:6.0f} s  {rounds * number:12,} hands  loss {loss.item():.3f}  "
                f"random {won[0]:+.3f} ± {won[1]:.3f}  past {past[0]:+.3f} ± {past[1]:.3f}",
                flush=True,
            )
            kept = network(inputs, wide).to(device)
            kept.load_state_dict(net.state_dict())
    return net


def keep(net: nn.Sequential, file: Path, note: str) -> None:
    """Write the network as `lomber.bots.networks` reads it, its weights as bytes.

    What a hidden neuron tells can be measured in any unit: in the one in which all weigh alike on what they go
    to, less is lost by the rounding.
    """
    read: list[int] = []
    at = 0
    for name, size in FIELDS:
        read += list(range(at, at + size)) if name not in UNUSED else []
        at += size
    layers = [layer for layer in net if isinstance(layer, nn.Linear)]
    weights = [layer.weight.detach().float().cpu() for layer in layers]
    biases = [layer.bias.detach().float().cpu() for layer in layers]
    for i in reversed(range(len(layers) - 1)):
        unit = weights[i + 1].abs().amax(0).clamp_min(1e-6)
        weights[i + 1] = weights[i + 1] / unit
        weights[i], biases[i] = weights[i] * unit[:, None], biases[i] * unit
    weights[0] = weights[0][:, read]
    heading = {
        "format": "lomber-net/1",
        "note": note,
        "taught": {"form": "four", "ranks": 13, "manners": False},
        "fields": [field for field in FIELDS if field[0] not in UNUSED],
        "layers": [weights[0].shape[1], *(len(weight) for weight in weights)],
    }
    parts = [json.dumps(heading).encode() + b"\n"]
    for bias, weight in zip(biases, weights, strict=True):
        scale = weight.abs().amax(1) / 127
        whole = (weight / scale[:, None]).round().to(torch.int8)
        parts += [struct.pack(f"<{len(one)}f", *one.tolist()) for one in (scale, bias)]
        parts.append(bytes(whole.T.contiguous().view(torch.uint8).flatten().tolist()))
    file.write_bytes(b"".join(parts))


def check(number: int = 24) -> None:
    """Play hands by the package's rules and by those above: the same is seen, and the same is legal."""
    import lomber
    from lomber.games.whist.state import WhistState
    from lomber.table.table import Table

    for name in ("whist", "whist/no-trumps"):
        tables = [Table(lomber.make(name, draw=False), seed=seed) for seed in range(number)]
        hands = Hands(number, "cpu")
        for i, table in enumerate(tables):
            state = table.state
            assert isinstance(state, WhistState)
            hands.dealer[i], hands.turned[i] = int(state.dealer), int(state.turned)
            hands.trump[i] = int(state.trump) if state.trump >= 0 else NO_TRUMPS
            for place in range(4):
                for card in range(CARDS):
                    if int(state.hands[place]) >> card & 1:
                        hands.holder[i, card] = place
        hands._begin()
        for _ in range(CARDS):
            seen, legal = hands.seen().float(), hands.legal()
            laid = []
            for i, table in enumerate(tables):
                told = torch.tensor(table.view(table.turn()).observe()).to(torch.bfloat16).float()
                assert torch.equal(told, seen[i]), (name, i, (told - seen[i]).nonzero())
                moves = legal[i].nonzero()[:, 0].tolist()
                assert table.legal(table.turn()) == moves
                laid.append(moves[int(torch.randint(len(moves), ()))])
            if hands.count < CARDS - 1:
                for table, card in zip(tables, laid, strict=True):
                    table.play(table.turn(), card)
            hands.play(torch.tensor(laid))
        print(f"{name}: {number} hands, the same")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=540)
    parser.add_argument("--hands", type=int, default=32768, help="hands side by side")
    parser.add_argument("--wide", type=int, default=640, help="neurons of each hidden layer")
    parser.add_argument("--rate", type=float, default=1e-3, help="how fast it learns at first")
    parser.add_argument("--out", type=Path, default=Path("whist.net"))
    parser.add_argument(
        "--check", action="store_true", help="hold these rules against the package's, and end"
    )
    given = parser.parse_args()
    if given.check:
        check()
        return
    device = "cuda" if torch.cuda.is_available() else "cpu"
    net = taught(given.seconds, given.hands, given.wide, device, given.rate)
    keep(net, given.out, f"tools/teach_whist.py --seconds {given.seconds:.0f} --wide {given.wide}")


if __name__ == "__main__":
    main()
