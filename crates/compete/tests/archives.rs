//! Archives of both formats: what is admitted, and what is not.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]

use std::fs::{self, File};
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use jurat_compete::model::Archive;
use jurat_compete::participant::{Admitted, admit};
use tar::{EntryType, Header};
use tempfile::TempDir;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// What is in an archive.
#[derive(Clone, Copy)]
enum Item<'a> {
    File(&'a str, u32),
    Link(&'a str, &'a str),
    /// Only of a tar archive: what kind, the name, and what it is the same as.
    Special(EntryType, &'a str, &'a str),
}

use Item::{File as F, Link as L, Special as S};

const LICENCE: Item<'static> = F("v/LICENSE", 0o644);
const TOOL: Item<'static> = F("v/tool", 0o755);

fn write_zip(path: &Path, items: &[Item<'_>]) {
    let mut zip = ZipWriter::new(File::create(path).unwrap());
    for item in items {
        let options = |mode| SimpleFileOptions::default().unix_permissions(mode);
        match *item {
            F(name, mode) => {
                zip.start_file(name, options(mode)).unwrap();
                zip.write_all(b"text").unwrap();
            }
            L(name, target) => zip.add_symlink(name, target, options(0o777)).unwrap(),
            S(..) => unreachable!("a zip has no such files"),
        }
    }
    zip.finish().unwrap();
}

/// By hand, because the library refuses to write what nobody should.
fn header(kind: EntryType, name: &str, target: &str, mode: u32, size: usize) -> Header {
    let mut header = Header::new_gnu();
    header.set_entry_type(kind);
    header.as_old_mut().name[..name.len()].copy_from_slice(name.as_bytes());
    header.as_old_mut().linkname[..target.len()].copy_from_slice(target.as_bytes());
    header.set_mode(mode);
    header.set_size(size as u64);
    header.set_cksum();
    header
}

fn write_tar(path: &Path, items: &[Item<'_>]) {
    let mut tar = tar::Builder::new(GzEncoder::new(File::create(path).unwrap(), Compression::fast()));
    for item in items {
        match *item {
            F(name, mode) => tar.append(&header(EntryType::Regular, name, "", mode, 4), &b"text"[..]),
            L(name, target) => tar.append(&header(EntryType::Symlink, name, target, 0o777, 0), &b""[..]),
            S(kind, name, target) => tar.append(&header(kind, name, target, 0o644, 0), &b""[..]),
        }
        .unwrap();
    }
    tar.into_inner().unwrap().finish().unwrap();
}

/// What writes an archive, for each format.
const FORMATS: [fn(&Path, &[Item<'_>]); 2] = [write_zip, write_tar];

/// Admits an archive into a directory of its own, two directories below the one that is returned.
fn admitted(write: impl FnOnce(&Path)) -> (TempDir, Result<Admitted, String>) {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("archive");
    write(&file);
    let archive = Archive { id: "v".to_owned(), file, sha256: None };
    let participants = directory.path().join("competition/participants");
    fs::create_dir_all(&participants).unwrap();
    let admitted = admit(&archive, &participants).map_err(|error| error.to_string());
    (directory, admitted)
}

fn refused(what: &str, write: impl FnOnce(&Path), message: &str) {
    let (directory, admitted) = admitted(write);
    let error = admitted.expect_err(what);
    assert!(error.contains(message), "{what}: {message}: {error}");
    for path in ["evil", "competition/evil", "competition/participants/evil"] {
        assert!(directory.path().join(path).symlink_metadata().is_err(), "{what} has written {path}");
    }
}

#[test]
fn hostile_archives_of_any_format_are_refused() {
    let cases: [(&[Item<'_>], &str); 10] = [
        (&[TOOL], "it has no licence"),
        (&[LICENCE, TOOL, F("v/../../../evil", 0o644)], "would be outside"),
        (&[LICENCE, TOOL, F("../evil", 0o644)], "would be outside"),
        (&[LICENCE, TOOL, L("v/link", "../../../etc/passwd")], "leads out"),
        (&[LICENCE, TOOL, L("v/link", "/etc/passwd")], "leads out"),
        (&[LICENCE, TOOL, L("link", "..")], "leads out"),
        // Each of these seems to stay inside, but the second goes up from where the first leads to.
        (&[LICENCE, TOOL, L("v/a/b", ".."), L("v/a/c", "b/../..")], "leads out"),
        (&[LICENCE, TOOL, L("v/a", "b"), L("v/a/evil", "x")], "is behind a link"),
        (&[LICENCE, TOOL, L("v/a", "b"), F("v/a/evil", 0o644)], "cannot unpack `v/a`"),
        (&[LICENCE, TOOL, F("v/./tool", 0o644)], "is in it twice"),
    ];
    for (items, message) in cases {
        refused("zip", |path| write_zip(path, items), message);
        refused("tar", |path| write_tar(path, items), message);
    }
}

#[test]
fn what_only_tar_can_say_is_refused() {
    for kind in [EntryType::Fifo, EntryType::Char, EntryType::Block] {
        let items = [LICENCE, TOOL, S(kind, "v/odd", "")];
        refused("special", |path| write_tar(path, &items), "`v/odd` is no file, directory or link");
    }
    for target in ["../../../../etc/passwd", "/etc/passwd", "v/later", "v"] {
        let items = [LICENCE, TOOL, S(EntryType::Link, "v/same", target), F("v/later", 0o644)];
        refused(
            "hard link",
            |path| write_tar(path, &items),
            "`v/same` is the same as a file that is not in it",
        );
    }
    let absolute = [LICENCE, TOOL, F("/evil", 0o644)];
    refused("absolute", |path| write_tar(path, &absolute), "would be outside");
}

#[test]
fn damaged_and_boundless_archives_are_refused() {
    refused("text", |path| fs::write(path, "no archive").unwrap(), "it is neither a zip nor a tar.gz");
    refused("nothing", |path| fs::write(path, "").unwrap(), "it is neither a zip nor a tar.gz");
    for write in FORMATS {
        refused(
            "half of it",
            |path| {
                write(path, &[LICENCE, TOOL]);
                let bytes = fs::read(path).unwrap();
                fs::write(path, &bytes[..bytes.len() / 2]).unwrap();
            },
            "it is damaged",
        );
    }
    refused(
        "a flipped bit",
        |path| {
            write_tar(path, &[LICENCE, TOOL]);
            let mut bytes = fs::read(path).unwrap();
            // In the checksum, which is the last but four.
            let place = bytes.len() - 6;
            bytes[place] ^= 1;
            fs::write(path, bytes).unwrap();
        },
        "it is damaged",
    );
    // A name that would fill the memory, from a few bytes.
    refused(
        "a long name",
        |path| {
            let mut tar = tar::Builder::new(GzEncoder::new(File::create(path).unwrap(), Compression::fast()));
            let size = 64 << 20;
            let long = header(EntryType::GNULongName, "././@LongLink", "", 0o644, size);
            tar.append(&long, std::io::Read::take(std::io::repeat(b'a'), size as u64)).unwrap();
            tar.into_inner().unwrap().finish().unwrap();
        },
        "too much is said about one of its files",
    );
}

#[test]
fn what_is_admitted_is_what_was_packed() {
    let items = [
        LICENCE,
        TOOL,
        F("v/lib/deep/setuid", 0o4755),
        F("v/data", 0o600),
        L("v/lib/link", "../tool"),
        L("v/nowhere", "missing"),
    ];
    for write in FORMATS {
        let (_directory, admitted) = admitted(|path| write(path, &items));
        let admitted = admitted.unwrap();
        assert_eq!(admitted.licence, "LICENSE");
        assert!(admitted.directory.ends_with("v"), "{}", admitted.directory.display());
        let mode =
            |name: &str| fs::metadata(admitted.directory.join(name)).unwrap().permissions().mode() & 0o7777;
        assert_eq!([mode("tool"), mode("data"), mode("lib/deep/setuid")], [0o755, 0o644, 0o755]);
        assert_eq!(fs::read_to_string(admitted.directory.join("lib/link")).unwrap(), "text");
    }
}

#[test]
fn tar_archives_as_people_make_them_are_admitted() {
    let items = [
        S(EntryType::XGlobalHeader, "pax_global_header", ""),
        S(EntryType::Directory, "./", ""),
        F("./COPYING", 0o644),
        F("./bin/tool", 0o755),
        S(EntryType::Link, "./bin/other", "./bin/tool"),
    ];
    let (_directory, admitted) = admitted(|path| write_tar(path, &items));
    let admitted = admitted.unwrap();
    assert_eq!(admitted.licence, "COPYING");
    let other = admitted.directory.join("bin/other");
    assert_eq!(fs::read_to_string(&other).unwrap(), "text");
    assert_eq!(fs::metadata(&other).unwrap().permissions().mode() & 0o777, 0o755);
}
