"""The arguments of `make bench`."""

import pytest

import options


def test_all_parts_run_unless_some_are_named():
    assert options.parse([], ("a", "b")).parts == ("a", "b")
    assert options.parse(["b", "--quick"], ("a", "b")) == options.Options(("b",), quick=True)


def test_an_unknown_part_is_an_error_that_names_the_parts(capsys):
    with pytest.raises(SystemExit):
        options.parse(["c"], ("a", "b"))
    assert "there is no part named c. The parts are a, b." in capsys.readouterr().err
