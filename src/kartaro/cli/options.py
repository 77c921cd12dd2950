"""Options of commands, and the parsing of their values."""

from __future__ import annotations

import typing as t

import click
from click.core import ParameterSource

from kartaro.core.errors import BadOption, BadText

if t.TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence

MOST_NUMBER, LONGEST_NUMBER = 2**64, len(str(2**64)) + 1

Function = t.Callable[..., t.Any]


def flag(name: str, kind: str = "", **rest: t.Any) -> t.Callable[[Function], Function]:  # noqa: ANN401 - for click
    """An option; its help is the message `cli-option-NAME`."""
    return click.option(f"--{name}", metavar=kind or None, **rest)


def setting(name: str, kind: str, callback: Function | None = None) -> t.Callable[[Function], Function]:
    """An option of the server; its default is the environment variable `KARTARO_NAME`."""
    variable = f"KARTARO_{name.replace('-', '_').upper()}"
    return flag(name, kind, envvar=variable, default=None, callback=callback and named_in_refusals(callback))


def named_in_refusals(callback: Function) -> Function:
    """A callback whose errors name the environment variable if that is where the value comes from."""

    def read(ctx: click.Context, parameter: click.Parameter, text: str | None) -> t.Any:  # noqa: ANN401 - as the callback
        try:
            return callback(ctx, parameter, text)
        except BadText:
            if ctx.get_parameter_source(str(parameter.name)) is not ParameterSource.ENVIRONMENT:
                raise
            raise BadOption("bad-environment", setting=str(parameter.envvar), value=text) from None

    return read


def spoken(function: Function) -> Function:
    """Adds the options that all commands have."""
    function = click.option("--lang", metavar="language", expose_value=False)(function)
    return click.help_option("-h", "--help")(function)


def edition_flags(function: Function) -> Function:
    function = click.option("--option", "settings", metavar="setting", multiple=True)(function)
    return flag("edition", "edition", default="")(function)


def as_json(function: Function) -> Function:
    return click.option("--json", is_flag=True, expose_value=False)(function)


def check_alone(switch: str, wished: Mapping[str, object], beside: Container[str] = ()) -> None:
    """Refuse options given together with a switch that excludes them."""
    for name, value in wished.items():
        if value not in {"", None, ()} and name != switch and name not in beside:
            raise BadOption("switches-clash", one=f"--{switch}", other=f"--{name.replace('settings', 'option')}")


# Values


def number(ctx: click.Context, parameter: click.Parameter, text: str | None) -> int | None:
    """Parse a whole number, 0 or more."""
    del ctx
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal()) or len(text) > LONGEST_NUMBER or int(text) >= MOST_NUMBER:
        raise BadText("not-a-number", option=f"--{parameter.name}", value=text)
    return int(text)


def positive(ctx: click.Context, parameter: click.Parameter, text: str | None) -> int | None:
    """Parse a whole number, 1 or more."""
    value = number(ctx, parameter, text)
    if value == 0:
        raise BadText("not-a-number", option=f"--{parameter.name}", value=text)
    return value


def decimal(ctx: click.Context, parameter: click.Parameter, text: str | None) -> float | None:
    """Parse a number, 0 or more, which may have a fraction."""
    del ctx
    if text is None:
        return None
    whole, _, fraction = text.partition(".")
    digits = f"{whole}{fraction}"
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > LONGEST_NUMBER:
        raise BadText("not-a-number", option=f"--{parameter.name}", value=text)
    return float(text)


def seconds(ctx: click.Context, parameter: click.Parameter, text: str | None) -> float | None:
    """Parse a number of seconds greater than 0."""
    value = decimal(ctx, parameter, text)
    if value == 0:
        raise BadText("not-a-number", option=f"--{parameter.name}", value=text)
    return value


def bots_of(texts: Sequence[str]) -> tuple[str, ...]:
    """The bots named, in one option or several, separated by commas."""
    return tuple(spec.strip() for text in texts for spec in text.split(","))


def settings_of(texts: Sequence[str]) -> dict[str, str]:
    """The values of all `name=value` options."""
    settings = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not name.strip() or not equals:
            raise BadText("bad-setting", text=text)
        settings[name.strip()] = value.strip()
    return settings
