"""Writes the types of the page from those of the server: `python tools/page_types.py > web/src/protocol.ts`."""

from __future__ import annotations

import sys
import typing as t

import msgspec

from kartaro.server import protocol as p

HEAD = """// What the server and the page say to each other.
// Written by tools/page_types.py from src/kartaro/server/protocol/; do not change it here.
"""
ROOTS: dict[str, t.Any] = {
    "FromServer": p.FromServer,
    "FromClient": p.FromClient,
    "Request": p.Request,
    "Phase": p.Phase,
}
ALONE = [
    p.GameInfo,
    p.Rules,
    p.NewTable,
    p.Join,
    p.Practice,
    p.Seated,
    p.OwnLink,
    p.TableInfo,
    p.TableNow,
    p.Frame,
    p.Deal,
    p.Judgement,
    p.No,
]
BASIC = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
Schema = dict[str, t.Any]


def main() -> str:
    """The whole file."""
    roots, components = msgspec.json.schema_components([*ROOTS.values(), *ALONE])
    parts = [HEAD]
    parts += [f"export type {name} = {written(schema)};\n" for name, schema in zip(ROOTS, roots, strict=False)]
    parts += [interface(name, components[name]) for name in sorted(components)]
    parts.append(f"export const VERSION = {p.VERSION};\n")
    parts.append(f"export const PHRASES = {msgspec.json.encode(p.PHRASES).decode()} as const;\n")
    return "\n".join(parts)


def interface(name: str, schema: Schema) -> str:
    comment = " ".join(schema.get("description", "").split())
    lines = [f"/** {comment} */"] if comment else []
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", ()))
    for field, content in schema.get("properties", {}).items():
        needed = field in required or "enum" in content  # a tag is always there
        lines.append(f"    {field}{'' if needed else '?'}: {written(content)};")
    return "\n".join([*lines, "}", ""])


def written(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(written(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(written(part) for part in schema['prefixItems'])}]"
    return plain(schema)


def plain(schema: Schema) -> str:
    kind = schema.get("type")
    if kind == "array":
        return f"Array<{written(schema.get('items', {}))}>"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {written(inner) if isinstance(inner, dict) else 'unknown'}>"
    return BASIC.get(str(kind), "unknown")


if __name__ == "__main__":
    sys.stdout.write(main())
