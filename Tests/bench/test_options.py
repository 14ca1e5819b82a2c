"""The arguments of `make bench`."""

import pytest

import options


def test_all_parts_run_unless_some_are_named():
    assert options.parse([], ("a", "b")).parts == ("a", "b")
    assert options.parse(["b", "--quick"], ("a", "b")) == options.Options(("b",), quick=True, named=frozenset("b"))


def test_an_unknown_part_is_an_error_that_names_the_parts(capsys):
    with pytest.raises(SystemExit):
        options.parse(["c"], ("a", "b"))
    assert "there is no part named c. The parts are a, b." in capsys.readouterr().err


def test_a_part_that_takes_long_runs_only_by_its_name():
    assert options.parse(["a"], ("a", "b")).is_named("a")
    assert not options.parse([], ("a", "b")).is_named("a")
