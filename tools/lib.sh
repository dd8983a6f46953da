# shellcheck shell=bash
# What the tools/install-* scripts share: find a program, else install it, else say exactly what to do.
#
# Each script defines `find_tool` (print the program's path, or fail) and `install_tool`, and then calls `provide`.
# With `--find` nothing is installed. Only the path goes to stdout, so that `X=$(tools/install-x)` works.

set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
mode=${1-}

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }

# fail MESSAGE HINT…
fail() {
    say "error: $1"
    shift
    [ $# -eq 0 ] || printf '  %s\n' "$@" >&2
    exit 1
}

# provide WHAT HINT…: the whole of a script, once it has said how to find and how to install.
provide() {
    local what=$1
    shift
    case $mode in '' | --find) ;; *) fail "unknown argument \`$mode\`" "usage: $0 [--find]" ;; esac
    find_tool && exit
    [ "$mode" != --find ] || fail "cannot find $what" "$@"
    { one_at_a_time && install_unless_found; } || fail "cannot find $what, and could not install it" "$@"
}

# Two installers at once would meet at apt's lock, where the second fails instead of waiting.
one_at_a_time() {
    mkdir -p "$root/.tools" && exec 9>"$root/.tools/lock" && flock 9
}

# Whoever held the lock before may have installed it.
install_unless_found() {
    find_tool || { install_tool >&2 && find_tool; }
}

# apt_install PACKAGE…: installs the first of the packages that this release of Debian has.
# The second attempt is for images without package lists, and for lists that name what the mirror has since dropped.
apt_install() {
    local lists package
    command -v apt-get >/dev/null && as_root true 2>/dev/null || return
    for lists in present fresh; do
        [ "$lists" = present ] || as_root apt-get -q update || return
        package=$(first_known_package "$@") || continue
        say "installing the Debian package $package"
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends install "$package" && return
    done
    return 1
}

first_known_package() {
    local package
    for package; do
        apt-cache show "$package" >/dev/null 2>&1 && echo "$package" && return
    done
    return 1
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi
}
