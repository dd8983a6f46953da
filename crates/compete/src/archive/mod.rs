//! Unpacks archives, which are hostile: nothing is written outside of the directory, no link leads out of it, and size and number
//! are bounded. Each format has a small reader that says what is in it; what becomes of it is decided here, for all of them.

mod tarball;
mod zipped;

use std::fs::{self, File, Permissions};
use std::io::{self, Read, Seek, SeekFrom};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Component, Path, PathBuf};

/// More than any verifier is, unpacked.
const MAX_BYTES: u64 = 16 << 30;
const MAX_FILES: usize = 500_000;

/// With what files of each format begin.
const ZIP: [u8; 4] = *b"PK\x03\x04";
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// What an archive has under a name.
enum Content<'r> {
    Directory,
    File {
        is_executable: bool,
        bytes: &'r mut dyn Read,
    },
    /// To a place that is relative to the directory of the link.
    Link(PathBuf),
    /// The same file as another, which came before.
    Same(PathBuf),
    /// A device, or whatever else no tool needs.
    Other,
}

/// Unpacks an archive into a directory, which is new.
pub(crate) fn unpack(file: &Path, directory: &Path) -> Result<(), String> {
    let cannot = |error: io::Error| format!("cannot read it: {error}");
    let mut file = File::open(file).map_err(cannot)?;
    let mut head = Vec::new();
    Read::take(&mut file, ZIP.len() as u64).read_to_end(&mut head).map_err(cannot)?;
    file.seek(SeekFrom::Start(0)).map_err(cannot)?;
    fs::create_dir_all(directory).map_err(|error| format!("cannot unpack it: {error}"))?;
    let mut unpacker = Unpacker { directory, room: MAX_BYTES, n_entries: 0, links: Vec::new() };
    if head == ZIP {
        zipped::read(file, &mut unpacker)?;
    } else if head.starts_with(&GZIP) {
        tarball::read(file, &mut unpacker)?;
    } else {
        return Err("it is neither a zip nor a tar.gz".to_owned());
    }
    unpacker.links()
}

struct Unpacker<'f> {
    directory: &'f Path,
    /// How many bytes may still come.
    room: u64,
    n_entries: usize,
    /// They come last, so that nothing is written through them.
    links: Vec<(PathBuf, PathBuf)>,
}

impl Unpacker<'_> {
    /// Takes what an archive has under a name.
    fn take(&mut self, name: &Path, content: Content<'_>) -> Result<(), String> {
        let shown = name.display();
        self.n_entries += 1;
        if self.n_entries > MAX_FILES {
            return Err(format!("it has more than {MAX_FILES} files"));
        }
        let path =
            inside(name).ok_or_else(|| format!("`{shown}` would be outside of the tool's directory"))?;
        let cannot = |error: io::Error| match error.kind() {
            io::ErrorKind::AlreadyExists => format!("`{shown}` is in it twice"),
            _ => format!("cannot unpack `{shown}`: {error}"),
        };
        match content {
            Content::Directory => fs::create_dir_all(self.directory.join(path)).map_err(cannot),
            Content::File { is_executable, bytes } => {
                self.file(&self.directory.join(path), is_executable, bytes).map_err(cannot)
            }
            Content::Link(target) if stays_inside(&path, &target) => {
                self.links.push((path, target));
                Ok(())
            }
            Content::Link(_) => Err(format!("the link `{shown}` leads out of the tool's directory")),
            Content::Same(other) => {
                let other = inside(&other).map(|other| self.directory.join(other));
                // No link is there yet, so what is a file is one of the archive.
                let other = other.filter(|other| other.is_file());
                let other =
                    other.ok_or_else(|| format!("`{shown}` is the same as a file that is not in it"))?;
                let path = self.directory.join(path);
                make_directory_of(&path).and_then(|()| fs::hard_link(other, path)).map_err(cannot)
            }
            Content::Other => Err(format!("`{shown}` is no file, directory or link")),
        }
    }

    fn file(&mut self, path: &Path, is_executable: bool, bytes: &mut dyn Read) -> io::Result<()> {
        make_directory_of(path)?;
        let mut file = File::create_new(path)?;
        let n_bytes = io::copy(&mut bytes.take(self.room + 1), &mut file)?;
        let too_large =
            || io::Error::other(format!("the archive is larger than {MAX_BYTES} bytes when unpacked"));
        self.room = self.room.checked_sub(n_bytes).ok_or_else(too_large)?;
        // Whoever runs it need not be who has packed it, and nobody gets more rights by it.
        file.set_permissions(Permissions::from_mode(if is_executable { 0o755 } else { 0o644 }))
    }

    /// Makes the links.
    fn links(self) -> Result<(), String> {
        for (path, target) in self.links {
            let link = self.directory.join(&path);
            let cannot = |error: io::Error| format!("cannot unpack `{}`: {error}", path.display());
            // Several links, each of which stays inside, can lead out together.
            if directories_of(&path).any(|above| self.directory.join(above).is_symlink()) {
                return Err(format!("`{}` is behind a link", path.display()));
            }
            make_directory_of(&link).and_then(|()| symlink(target, link)).map_err(cannot)?;
        }
        Ok(())
    }
}

fn make_directory_of(path: &Path) -> io::Result<()> {
    fs::create_dir_all(path.parent().unwrap_or(Path::new("")))
}

/// Where a name of an archive is below its directory; absent if it is elsewhere.
fn inside(name: &Path) -> Option<PathBuf> {
    let mut path = PathBuf::new();
    for part in name.components() {
        match part {
            Component::Normal(part) => path.push(part),
            Component::CurDir => {}
            Component::ParentDir if path.pop() => {}
            Component::ParentDir | Component::RootDir | Component::Prefix(_) => return None,
        }
    }
    Some(path)
}

/// The directories above a file of an archive, without its top.
fn directories_of(path: &Path) -> impl Iterator<Item = &Path> {
    path.ancestors().skip(1).filter(|above| !above.as_os_str().is_empty())
}

/// Whether a link, followed, is still below the directory. Its ways up must come first: behind the name of another link they
/// would lead up from wherever that one leads to.
fn stays_inside(link: &Path, target: &Path) -> bool {
    let parts = || target.components().filter(|part| *part != Component::CurDir);
    let n_up = parts().take_while(|part| *part == Component::ParentDir).count();
    n_up < link.components().count() && parts().skip(n_up).all(|part| matches!(part, Component::Normal(_)))
}
