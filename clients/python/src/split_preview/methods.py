"""Methods with the parameters of another function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from .requests import Request

Parameters = ParamSpec("Parameters")
Owner = TypeVar("Owner")
Result = TypeVar("Result")
Answer = TypeVar("Answer")


def method_like(
    make: Callable[Parameters, Request[Answer]], take: Callable[[Owner, Request[Answer]], Result]
) -> Callable[Concatenate[Owner, Parameters], Result]:
    """A method that has the parameters of `make`, and passes the message that it makes to `take`."""

    def method(self: Owner, /, *arguments: Parameters.args, **named: Parameters.kwargs) -> Result:
        return take(self, make(*arguments, **named))

    method.__name__, method.__qualname__, method.__doc__ = make.__name__, make.__name__, make.__doc__
    return method


