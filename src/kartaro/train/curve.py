"""The course of a training as a picture: the share against each yardstick, by decisions learned from."""

from __future__ import annotations

import typing as t

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 96, 24, 44
COLOURS = ("#0072B2", "#D55E00")
INK, FAINT = "#333333", "#dddddd"
MILLION = 1_000_000


def drawn(curve: t.Sequence[t.Mapping[str, float]], names: t.Sequence[str], labels: t.Mapping[str, str]) -> str:
    """An SVG. `labels` has the texts `title`, `samples` and `share`."""
    most = max([point["samples"] for point in curve], default=1) or 1

    def x(samples: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * samples / most

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f'<g font-family="sans-serif" font-size="12" fill="{INK}">',
        f"<title>{escaped(labels['title'])}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="16" font-size="13">{escaped(labels["title"])}</text>',
    ]
    for percent in range(0, 101, 25):
        at = y(percent / 100)
        parts.append(f'<path d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}" stroke="{FAINT}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{percent} %</text>')
    for name, colour in zip(names, COLOURS, strict=False):
        places = [(x(point["samples"]), y(point[name])) for point in curve if name in point]
        if places:
            path = "L".join(f"{across:.1f} {down:.1f}" for across, down in places)
            parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
            across, down = places[-1]
            parts.append(f'<text x="{across + 6:.1f}" y="{down + 4:.1f}" fill="{colour}">{escaped(name)}</text>')
    below = HEIGHT - BOTTOM + 18
    parts.append(f'<text x="{LEFT}" y="{below}">0</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{below}" text-anchor="end">{most / MILLION:.2f}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 10}" text-anchor="middle">{escaped(labels["samples"])}</text>')
    return "\n".join([*parts, "</g>", "</svg>", ""])


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
