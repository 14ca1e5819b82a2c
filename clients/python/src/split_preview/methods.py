"""Methods with the parameters of another function."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

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
        __tracebackhide__ = True
        return take(self, make(*arguments, **named))

    _describe(method, make, take, make.__name__, make.__doc__, [])
    return method


def method_in_slot_like(
    make: Callable[Parameters, Request[Answer]], take: Callable[[Owner, Request[Answer], int], Result]
) -> Callable[Concatenate[Owner, int, Parameters], Result]:
    """A method like that of `method_like`, whose first parameter is a slot from 0 to 15."""

    def method(self: Owner, slot: int, /, *arguments: Parameters.args, **named: Parameters.kwargs) -> Result:
        __tracebackhide__ = True
        return take(self, make(*arguments, **named), slot)

    words = f"{make.__doc__}\n\nThe preview is in a slot from 0 to 15, beside those in other slots."
    _describe(method, make, take, f"{make.__name__}_in_slot", words, [_positional("slot", "int")])
    return method


def _describe(
    method: Any, make: Callable[..., Any], take: Callable[..., Any], name: str, words: str | None, first: list[inspect.Parameter]
) -> None:
    """Gives a method the name, the words and the signature that `help` shows."""
    method.__name__, method.__qualname__, method.__doc__ = name, name, words
    signature = inspect.signature(make)
    parameters = [_positional("self"), *first, *signature.parameters.values()]
    answer = _answer(str(signature.return_annotation), str(inspect.signature(take).return_annotation))
    if inspect.iscoroutinefunction(take):
        answer = f"Coroutine[Any, Any, {answer}]"
    method.__signature__ = signature.replace(parameters=parameters, return_annotation=answer)


def _positional(name: str, annotation: object = inspect.Parameter.empty) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.POSITIONAL_ONLY, annotation=annotation)


def _answer(request: str, taken: str) -> str:
    """The type that a method returns: that of `take`, in which `Result` is what the request is about."""
    return request.removeprefix("Request[").removesuffix("]") if taken == "Result" else taken
