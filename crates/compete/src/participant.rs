//! Admits what was submitted: the right bytes, with a licence, and nothing in it that would end up elsewhere.

use std::fs::{self, File, Permissions};
use std::io::{self, Read};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Component, Path, PathBuf};

use sha2::{Digest, Sha256};
use thiserror::Error;
use zip::ZipArchive;
use zip::read::ZipFile;

use crate::model::Archive;

/// More than any verifier is, unpacked.
const MAX_BYTES: u64 = 16 << 30;
const MAX_FILES: usize = 500_000;

/// How files are called that say under which terms the tool may be used.
const LICENCES: [&str; 4] = ["license", "licence", "copying", "copyright"];

/// An archive that was admitted, and unpacked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Admitted {
    /// The hash of the archive.
    pub sha256: String,
    /// The file with its licence, in the folder of the tool.
    pub licence: String,
    /// Where the tool is now.
    pub folder: PathBuf,
}

/// Why an archive is not admitted.
#[derive(Debug, Error)]
#[error("the archive `{}` is not admitted: {reason}", file.display())]
pub struct NotAdmitted {
    /// The archive.
    pub file: PathBuf,
    /// The reason.
    pub reason: String,
}

/// Checks an archive, and unpacks it into a folder of its own below `folder`, unless it is there already.
pub fn admit(archive: &Archive, folder: &Path) -> Result<Admitted, NotAdmitted> {
    try_admit(archive, folder).map_err(|reason| NotAdmitted { file: archive.file.clone(), reason })
}

fn try_admit(archive: &Archive, folder: &Path) -> Result<Admitted, String> {
    let cannot = |doing: &str, error: io::Error| format!("cannot {doing} it: {error}");
    let sha256 = hash_of(&archive.file).map_err(|error| cannot("read", error))?;
    if let Some(expected) = archive.sha256.as_ref().filter(|expected| **expected != sha256) {
        return Err(format!("its SHA-256 is {sha256}, but should be {expected}"));
    }
    let file = File::open(&archive.file).map_err(|error| cannot("read", error))?;
    let mut zip =
        ZipArchive::new(io::BufReader::new(file)).map_err(|error| format!("it is no zip: {error}"))?;
    let names: Vec<PathBuf> = zip.file_names().map(PathBuf::from).collect();
    let top = only_folder(&names);
    let licence = licence(&names, top.as_deref()).ok_or_else(|| {
        "it has no licence (hint: a file LICENSE, LICENCE, COPYING or COPYRIGHT beside the tool)".to_owned()
    })?;
    // The hash is part of the name, so that what is there is what would be unpacked.
    let own = folder.join(format!("{}-{}", archive.id, &sha256[..16]));
    if !own.is_dir() {
        let unfinished = folder.join(format!(".{}.unfinished", archive.id));
        let fresh = fs::remove_dir_all(&unfinished).or_else(|error| match error.kind() {
            io::ErrorKind::NotFound => Ok(()),
            _ => Err(error),
        });
        fresh.map_err(|error| cannot("unpack", error))?;
        unpack(&mut zip, &unfinished)?;
        fs::rename(&unfinished, &own).map_err(|error| cannot("unpack", error))?;
    }
    let folder = top.map_or(own.clone(), |top| own.join(top));
    Ok(Admitted { sha256, licence, folder })
}

/// The SHA-256 of a file, in hexadecimal digits.
pub fn hash_of(file: &Path) -> io::Result<String> {
    let mut file = File::open(file)?;
    let mut hasher = Sha256::new();
    let mut buffer = vec![0; 1 << 16];
    loop {
        match file.read(&mut buffer)? {
            0 => return Ok(hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect()),
            n => hasher.update(&buffer[..n]),
        }
    }
}

/// The folder in which everything is, if there is one.
fn only_folder(names: &[PathBuf]) -> Option<PathBuf> {
    let tops = |name: &PathBuf| name.components().next().map(|top| PathBuf::from(top.as_os_str()));
    let first = names.first().and_then(tops)?;
    let is_below = |name: &PathBuf| name.starts_with(&first);
    let is_folder = names.iter().any(|name| name.components().count() > 1);
    (is_folder && names.iter().all(is_below)).then_some(first)
}

fn licence(names: &[PathBuf], top: Option<&Path>) -> Option<String> {
    let beside_tool = names.iter().filter_map(|name| name.strip_prefix(top.unwrap_or(Path::new(""))).ok());
    let names = beside_tool.filter(|name| name.components().count() == 1).filter_map(Path::to_str);
    let is_licence = |name: &&str| LICENCES.iter().any(|word| name.to_ascii_lowercase().starts_with(word));
    names.filter(|name| !name.ends_with('/')).filter(is_licence).min().map(str::to_owned)
}

fn unpack<R: Read + io::Seek>(zip: &mut ZipArchive<R>, folder: &Path) -> Result<(), String> {
    if zip.len() > MAX_FILES {
        return Err(format!("it has more than {MAX_FILES} files"));
    }
    let mut room = MAX_BYTES;
    let mut links = Vec::new();
    for index in 0..zip.len() {
        let mut entry = zip.by_index(index).map_err(|error| format!("it is damaged: {error}"))?;
        let name = entry.name().to_owned();
        let outside = || format!("`{name}` would be outside of the tool's folder");
        let path = entry.enclosed_name().ok_or_else(outside)?;
        let cannot = |error: io::Error| format!("cannot unpack `{name}`: {error}");
        if entry.is_dir() {
            fs::create_dir_all(folder.join(path)).map_err(cannot)?;
        } else if entry.is_symlink() {
            let target = link_target(&mut entry).map_err(cannot)?;
            if !stays_inside(&path, &target) {
                return Err(format!("the link `{name}` leads out of the tool's folder"));
            }
            links.push((path, target));
        } else {
            room -= file(&mut entry, &folder.join(path), room).map_err(cannot)?;
        }
    }
    // Links come last, so that nothing is written through them.
    for (path, target) in links {
        let link = folder.join(&path);
        let cannot = |error: io::Error| format!("cannot unpack `{}`: {error}", path.display());
        // Several links, each of which stays inside, can lead out together.
        if folders_of(&path).any(|above| folder.join(above).is_symlink()) {
            return Err(format!("`{}` is behind a link", path.display()));
        }
        fs::create_dir_all(link.parent().unwrap_or(folder)).map_err(cannot)?;
        symlink(target, link).map_err(cannot)?;
    }
    Ok(())
}

/// Writes a file, and says how large it is.
fn file<R: Read>(entry: &mut ZipFile<'_, R>, path: &Path, room: u64) -> io::Result<u64> {
    fs::create_dir_all(path.parent().unwrap_or(Path::new("")))?;
    let mode = entry.unix_mode().unwrap_or(0o644);
    let mut file = File::create_new(path)?;
    let n_bytes = io::copy(&mut entry.take(room + 1), &mut file)?;
    if n_bytes > room {
        return Err(io::Error::other(format!("the archive is larger than {MAX_BYTES} bytes when unpacked")));
    }
    // Whoever runs it need not be who has packed it, and nobody gets more rights by it.
    file.set_permissions(Permissions::from_mode(if mode & 0o111 == 0 { 0o644 } else { 0o755 }))?;
    Ok(n_bytes)
}

fn link_target<R: Read>(entry: &mut ZipFile<'_, R>) -> io::Result<PathBuf> {
    let mut target = String::new();
    entry.take(4096).read_to_string(&mut target)?;
    Ok(PathBuf::from(target))
}

/// The folders above a file of an archive, without its top.
fn folders_of(path: &Path) -> impl Iterator<Item = &Path> {
    path.ancestors().skip(1).filter(|above| !above.as_os_str().is_empty())
}

/// Whether a link, followed, is still below the folder in which it is.
fn stays_inside(link: &Path, target: &Path) -> bool {
    let folders = link.components().count().saturating_sub(1);
    let depth = target.components().try_fold(folders, |depth, part| match part {
        Component::Normal(_) => Some(depth + 1),
        Component::CurDir => Some(depth),
        Component::ParentDir => depth.checked_sub(1),
        Component::RootDir | Component::Prefix(_) => None,
    });
    depth.is_some()
}
