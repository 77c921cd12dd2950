"""A person with a browser: what they see and press, and what their page loads, receives and complains about."""

from __future__ import annotations

import json
import re
import typing as t
from urllib.parse import urlsplit

from playwright.sync_api import expect
from tests.web.sockets import SocketLog

from kartaro.locale import Speech

if t.TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket

PHONE = (360, 740)
DESKTOP = (1280, 800)
PATIENCE = 15_000
"""Milliseconds to wait for something that must happen."""
expect.set_options(timeout=PATIENCE)
IN_NO_NETWORK = {"data", "blob"}
AT_A_TABLE = re.compile(r"/t/([a-z0-9-]+)")
Options = t.Mapping[str, str]
NO_OPTIONS: Options = {}
PREFER = """(preferences) => {
    const kept = JSON.parse(localStorage.getItem("kartaro") ?? "{}");
    localStorage.setItem("kartaro", JSON.stringify({ ...kept, ...preferences }));
}"""
"""Sets what this browser keeps for its user."""
IN_NO_TIME = {"steady": 0}
"""Machines press at once, and mean it. That scenes are off follows from `reduced_motion`."""
say = Speech("en").say
"""The words that are on the page, unless somebody has switched to another language."""


class Person:
    """One page in a browser context of its own, with its own cookies and storage."""

    def __init__(self, browser: Browser, address: str, name: str, **how: t.Any) -> None:  # noqa: ANN401 - Playwright's
        width, height = how.pop("size", DESKTOP)
        preferences = {**IN_NO_TIME, **how.pop("preferences", {})}
        settings = {"locale": "en-GB", "reduced_motion": "reduce", **how}
        self.name = name
        self.say = say
        """What is written on this person's page."""
        self.address = address
        self.complaints: list[str] = []
        """Errors and warnings of the browser's console."""
        self.asked_for: list[str] = []
        """Every address that was requested."""
        self.sockets: list[SocketLog] = []
        """The sockets of tables."""
        self.context = browser.new_context(viewport={"width": width, "height": height}, **settings)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"if (location.protocol === 'http:') ({PREFER})({json.dumps(preferences)})")
        self.context.on("request", lambda request: self.asked_for.append(request.url))
        self.context.on("console", self.hear_console)
        self.context.on("weberror", lambda error: self.complaints.append(error.error.stack or str(error.error)))
        self.context.on("page", lambda page: page.on("websocket", self.listen))
        self.page: Page = self.context.new_page()

    def listen(self, socket: WebSocket) -> None:
        self.asked_for.append(socket.url)
        if "/tables/" in socket.url:
            self.sockets.append(SocketLog(socket))

    def hear_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    # Finding the way

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def button(self, message: str, **arguments: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **arguments), exact=True)

    def field(self, label: str) -> Locator:
        return self.page.get_by_label(label, exact=True)

    def choose(self, question: str, answer: str) -> None:
        """Choose one of a row of answers."""
        self.page.get_by_role("group", name=question).get_by_role("radio", name=answer, exact=True).check()

    def speak(self, language: str) -> None:
        """Switch the page to a language, as people do."""
        choice = self.page.get_by_role("combobox", name=self.say("page-language"), exact=True)
        settings = self.button("page-settings")
        expect(choice.or_(settings).first).to_be_visible()
        within = not choice.is_visible()
        if within:
            settings.click()
        choice.select_option(language)
        self.say = Speech(language).say
        expect(self.page.locator(f"html[lang={language}]")).to_be_attached()
        if within:
            self.page.keyboard.press("Escape")

    # Coming to a table

    def open_table(
        self, game: str, options: Options = NO_OPTIONS, *, edition: str = "", seats: int = 2, starts: bool = False
    ) -> str:
        """A table for friends, from the first screen on; its name.

        Where somebody must be asked before anything else happens, they start: a bot can win with its first card.
        """
        self.go("/")
        self.page.get_by_role("link", name=re.compile(f"^{say(f'{game}-name')}")).first.click()
        self.choose(say("page-with-whom"), say("page-with-friends"))
        if game != "hanamikoji":
            self.choose(say("page-how-many"), str(seats))
        self.field(say("page-your-name")).fill(self.name)
        self.page.get_by_text(say("page-rules-of-table")).click()
        if edition:
            about = f"{say(f'{game}-edition-{edition}')} {say(f'{game}-edition-{edition}-about')}"
            self.page.get_by_role("radio", name=about).check()
        for option, value in options.items():
            self.set_option(game, option, value)
        if starts:
            self.choose(say("page-who-starts"), say("page-i-start"))
        self.button("page-open-table").click()
        return self.table()

    def set_option(self, game: str, option: str, value: str) -> None:
        label = say(f"{game}-option-{option}")
        number = self.page.get_by_role("spinbutton", name=label, exact=True)
        choice = self.page.get_by_role("combobox", name=label, exact=True)
        expect(number.or_(choice)).to_be_visible()
        if number.is_visible():
            number.fill(value)
        else:
            choice.select_option(value)

    def table(self) -> str:
        """The name of the current table."""
        expect(self.page).to_have_url(AT_A_TABLE)
        found = AT_A_TABLE.search(self.page.url)
        assert found
        return found[1]

    def sit(self, table: str) -> None:
        """Join a table by its link."""
        self.go(f"/t/{table}")
        self.field(self.say("page-your-name")).fill(self.name)
        self.button("page-sit-down").click()
        expect(self.page.get_by_text(self.say("page-at-this-device"), exact=True)).to_be_visible()

    def start(self, level: str = "easy") -> None:
        """Start the match, with bots in free seats."""
        if (levels := self.page.locator("main").get_by_role("combobox")).count():
            levels.select_option(level)
        self.button("page-start").click()
        self.see_table()

    # At a table

    def hand(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("page-your-hand"), exact=True)

    def see_table(self) -> None:
        expect(self.hand()).to_be_visible()

    def cards(self) -> list[str]:
        """The cards in the hand, in order."""
        return [card.get_attribute("aria-label") or "" for card in self.hand().get_by_role("img").all()]

    def asked(self) -> str:
        """The number of the current question, or ""."""
        found = self.page.locator("[data-asked]")
        return (found.get_attribute("data-asked") or "") if found.count() else ""

    def question(self) -> str:
        found = self.page.locator("[data-asked] [role=status]")
        return found.first.inner_text().strip() if found.count() else ""

    def log(self) -> list[str]:
        return self.page.locator("aside li").all_text_contents()

    def is_over(self) -> bool:
        return self.page.locator("[data-result]").count() > 0

    # What must hold whatever was done

    def strangers(self) -> set[str]:
        """Requested addresses that are not the server's."""
        home = urlsplit(self.address).netloc
        places = map(urlsplit, self.asked_for)
        return {place.geturl() for place in places if place.scheme not in IN_NO_NETWORK and place.netloc != home}

    def forgive(self, word: str) -> None:
        """Remove a complaint that must have been made."""
        rest = [complaint for complaint in self.complaints if word not in complaint]
        assert len(rest) < len(self.complaints), self.complaints
        self.complaints[:] = rest

    def end(self) -> None:
        self.context.close()
        assert not self.strangers(), self.strangers()
        assert not self.complaints, self.complaints
