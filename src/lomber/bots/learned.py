"""The player who has learnt a game by playing it with itself: a network says what each move is worth.

It goes by its view alone, as numbers (docs/encodings.md): no world is guessed, nothing is looked ahead. A decision
costs a few hundred thousand multiplications, which needs no library.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from lomber.bots.bot import Bot
from lomber.bots.position import Glance
from lomber.play.rows import zeros
from lomber.table.contract import View


class Layer:
    """One layer of a network: from so many inputs to so many outputs, nothing below nought but in the last."""

    def __init__(self, outputs: i64, scales: list[float], biases: list[float], weights: list[int]) -> None:
        """`weights` are whole numbers, input after input; an output's are so many times its scale."""
        self.outputs = outputs
        self.biases = vec[float](biases)
        numbers = vec[float](capacity=len(weights))
        at: i64 = 0
        for weight in weights:
            numbers = append(numbers, float(weight) * scales[at])
            at += 1
            if at == outputs:
                at = 0
        self.weights = numbers

    def answer(self, inputs: vec[float], last: bool) -> vec[float]:
        """Most inputs are nought, and cost nothing."""
        outputs = self.outputs
        weights = self.weights
        found = vec[float](self.biases)
        for i in range(len(inputs)):
            number = inputs[i]
            if number != 0.0:
                at = i * outputs
                for j in range(outputs):
                    found[j] += number * weights[at + j]
        if not last:
            for j in range(outputs):
                if found[j] < 0.0:
                    found[j] = 0.0
        return found


class Network:
    """Layers, and which parts of an observation they read."""

    def __init__(self, layers: list[Layer], spans: list[tuple[int, int]]) -> None:
        self.layers = layers
        self.spans = spans
        """Where the numbers that are read begin and end, in the order in which they are read."""
        self.inputs: i64 = sum([end - start for start, end in spans])

    def worth(self, observed: list[float]) -> vec[float]:
        """What each move is worth to who sees this, in the unit in which the network was taught."""
        numbers = zeros(self.inputs)
        at: i64 = 0
        for start, end in self.spans:
            for i in range(start, end):
                numbers[at] = observed[i]
                at += 1
        for layer in self.layers:
            numbers = layer.answer(numbers, layer is self.layers[-1])
        return numbers


class LearnedBot(Bot):
    """Makes the legal move that its network thinks best; of equals the first."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def choose(self, position: Glance) -> int:
        legal = position.legal
        if len(legal) == 1:
            return legal[0]
        worth = self.worth(position.view)
        best = legal[0]
        for move in legal:
            if worth[move] > worth[best]:
                best = move
        return best

    def worth(self, view: View) -> vec[float]:
        return self.network.worth(view.observe())
