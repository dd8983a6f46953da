# shellcheck shell=bash
# Packages of a Debian release that is not the machine's own, for the tools/install-* scripts: downloaded without root,
# and unpacked into a directory, from where they run with the loader and the C library of their release.

# The release that has what Debian 12 lacks.
suite=trixie # Debian 13

# unpack_privately FOLDER CHECK: makes FOLDER of what `debs` downloads, `arrange` arranges and CHECK approves.
# Everything happens in a temporary directory beside it; only what has passed is left. Defined by the caller: `debs`, which
# calls `apt_of_suite`, and `arrange`, which gets the directory of the unpacked packages, and where it will be.
unpack_privately() {
    local folder=$1 check=$2
    command -v apt-get >/dev/null || return
    tmp=$folder.tmp
    trap 'rm -rf "$tmp"' EXIT
    rm -rf "$tmp" && mkdir -p "$tmp" || return
    say "unpacking packages of Debian $suite into $folder"
    {
        prepare_apt && debs && unpack_debs && arrange "$tmp/tree" "$folder" && rm -rf "$folder" && mv -T "$tmp/tree" "$folder" &&
            { "$check" "$folder" || { rm -rf "$folder" && false; }; }
    } >"$tmp/log" 2>&1 || { cat "$tmp/log" && return 1; }
}

# An apt of its own, as if on an empty Debian of that release: it resolves the dependencies, checks the signature and every
# hash, and uses the machine's proxies and credentials, but neither reads nor changes what is installed. It needs no root.
prepare_apt() {
    mkdir -p "$tmp/apt/lists/partial" "$tmp/debs/partial"
    : >"$tmp/apt/status"
    sources >"$tmp/apt/sources.list"
    [ -s "$tmp/apt/sources.list" ] || { echo "the apt sources of this machine name no Debian mirror" && return 1; }
    cat >"$tmp/apt/conf" <<CONF
#clear APT::Default-Release;
#clear APT::Update;
APT::Install-Recommends "false";
APT::Sandbox::User "root";
Dir::Etc::SourceList "$tmp/apt/sources.list";
Dir::Etc::SourceParts "/dev/null";
Dir::Etc::Preferences "/dev/null";
Dir::Etc::PreferencesParts "/dev/null";
Dir::State "$tmp/apt";
Dir::State::status "$tmp/apt/status";
Dir::Cache "$tmp/apt";
Dir::Cache::archives "$tmp/debs";
CONF
    # A source that is not a Debian mirror fails here and does no harm: Debian's signature decides.
    apt_of_suite update || true
}

# apt_of_suite ARGUMENT…: what it downloads ends up in $tmp/debs.
apt_of_suite() {
    (cd "$tmp/debs" && apt-get -qq -y -c "$tmp/apt/conf" "$@")
}

# The mirrors that the machine itself uses, with the suite replaced. apt is asked instead of its files, which come in
# several formats. Suites with a dash, such as bookworm-security, do not hold whole releases; a CD would have to be inserted.
sources() {
    local keyring=/usr/share/keyrings/debian-archive-keyring.gpg options
    options="arch=$(dpkg --print-architecture) lang=none target=Packages"
    [ ! -r "$keyring" ] || options+=" signed-by=$keyring"
    apt-get update --print-uris |
        sed -n "/^'cdrom:/d; s,^'\(.*\)/dists/[^/-]*/InRelease'.*,deb [$options] \1 $suite main,p" | sort -u
}

unpack_debs() {
    local deb
    for deb in "$tmp"/debs/*.deb; do
        dpkg-deb --extract "$deb" "$tmp/tree" || return
    done
    chmod 755 "$tmp/tree"
}

# Saves old releases a vain and slow update of the package lists.
is_suite_or_newer() {
    # shellcheck source=/dev/null
    ! (. /etc/os-release && [ "${ID-}" = debian ] && [ "${VERSION_ID:-99}" -lt 13 ])
}
