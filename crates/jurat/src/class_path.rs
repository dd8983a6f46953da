//! Class files, jars and directories of them, as the JVM would find classes in them.

use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};

use jurat_java::classes::Class;
use jurat_quota::{Exhausted, Quota};
use jurat_validate::Library;
use zip::ZipArchive;

use crate::program::ProgramError;

/// No program has more, and each of them is linked.
const MAX_CLASSES: usize = 50_000;
/// Of one class file, unpacked.
const MAX_CLASS: u64 = 16 << 20;
/// Of all together, unpacked.
const MAX_ALL: u64 = 512 << 20;
/// Of a manifest.
const MAX_MANIFEST: u64 = 1 << 20;
const MANIFEST: &str = "META-INF/MANIFEST.MF";
/// Below it are classes for later releases.
const VERSIONS: &str = "META-INF/versions/";

/// Whether this is a file of classes, by its name.
pub fn is_class_file(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "class" || ending == "jar")
}

/// Whether this is a directory with class files, and without sources.
pub fn is_class_directory(path: &Path) -> bool {
    let (mut has_classes, mut has_sources) = (false, false);
    for file in files_below(path).unwrap_or_default() {
        let ending = file.extension().unwrap_or_default();
        has_sources |= ending == "java";
        has_classes |= ending == "class";
    }
    has_classes && !has_sources
}

/// Reads a class path, in its order.
pub fn load(paths: &[PathBuf], release: u32, quota: &Quota) -> Result<Library, ProgramError> {
    let release = u16::try_from(release).unwrap_or(u16::MAX);
    let mut reader = Reader { library: Library::default(), release, quota, n_classes: 0, n_bytes: 0 };
    for path in paths {
        reader.entry(path)?;
    }
    Ok(reader.library)
}

/// The parts of a class path as typed: what stands between colons.
pub fn split(class_path: &[std::ffi::OsString]) -> Vec<PathBuf> {
    let parts = class_path.iter().flat_map(|paths| std::env::split_paths(paths).collect::<Vec<_>>());
    parts.filter(|part| !part.as_os_str().is_empty()).collect()
}

struct Reader<'a> {
    library: Library,
    release: u16,
    quota: &'a Quota,
    n_classes: usize,
    n_bytes: u64,
}

impl Reader<'_> {
    fn entry(&mut self, path: &Path) -> Result<(), ProgramError> {
        let fail = |error: io::Error| failed(path, error.to_string());
        if path.file_name().is_some_and(|name| name == "*") {
            return self.jars_in(path.parent().unwrap_or(Path::new("")));
        }
        let metadata = fs::metadata(path).map_err(fail)?;
        if metadata.is_dir() {
            return self.directory(path);
        }
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("class") => {
                let bytes = self.read(open(path)?, path)?;
                let class = Class::read(&bytes);
                let class = class
                    .map_err(|flaw| failed(path, format!("it is no class file that can be read: {flaw}")))?;
                self.library.add(&class.name, bytes, self.release);
                Ok(())
            }
            Some("jar" | "zip") => self.jar(path),
            _ => Err(failed(path, "a class path has directories, .jar and .class files".to_owned())),
        }
    }

    /// `folder/*` means the jars of the directory.
    fn jars_in(&mut self, directory: &Path) -> Result<(), ProgramError> {
        let entries = fs::read_dir(if directory.as_os_str().is_empty() { Path::new(".") } else { directory });
        let entries = entries.map_err(|error| failed(directory, error.to_string()))?;
        let paths = entries.filter_map(|entry| entry.ok().map(|entry| entry.path()));
        let mut jars: Vec<PathBuf> =
            paths.filter(|path| path.extension().is_some_and(|it| it == "jar")).collect();
        jars.sort();
        jars.iter().try_for_each(|jar| self.jar(jar))
    }

    fn directory(&mut self, root: &Path) -> Result<(), ProgramError> {
        let mut files = files_below(root).map_err(|error| failed(root, error.to_string()))?;
        files.retain(|file| file.extension().is_some_and(|ending| ending == "class"));
        if files.is_empty() {
            return Err(failed(root, "no .class file in this directory or below".to_owned()));
        }
        files.sort();
        for file in files {
            let below = file.strip_prefix(root).unwrap_or(&file).to_string_lossy().into_owned();
            let Some(name) = class_name(&below) else { continue };
            let bytes = self.read(open(&file)?, &file)?;
            self.library.add(&name, bytes, self.release);
        }
        Ok(())
    }

    fn jar(&mut self, path: &Path) -> Result<(), ProgramError> {
        let damaged =
            |error: zip::result::ZipError| failed(path, format!("it is no jar that can be read: {error}"));
        let mut jar = ZipArchive::new(BufReader::new(open(path)?)).map_err(damaged)?;
        let manifest = manifest(&mut jar);
        if self.library.main_class.is_none() {
            self.library.main_class = attribute(&manifest, "Main-Class");
        }
        let is_versioned = is_versioned(&jar, &manifest).map_err(|reason| failed(path, reason))?;
        let mut entries: Vec<Entry> = jar.file_names().filter_map(|name| entry(name, is_versioned)).collect();
        entries.retain(|entry| entry.version <= self.release);
        // Of several versions of a class, the latest comes first, and the first counts.
        entries.sort_by(|one, other| one.class.cmp(&other.class).then(other.version.cmp(&one.version)));
        entries.dedup_by(|later, first| later.class == first.class);
        for entry in entries {
            let file = jar.by_name(&entry.file).map_err(damaged)?;
            let bytes = self.read(file, path)?;
            self.library.add(&entry.class, bytes, self.release);
        }
        Ok(())
    }

    /// What a class file has, if it is not too large.
    fn read(&mut self, file: impl Read, path: &Path) -> Result<Vec<u8>, ProgramError> {
        self.quota.look().map_err(ProgramError::Exhausted)?;
        let mut bytes = Vec::new();
        let read = file.take(MAX_CLASS + 1).read_to_end(&mut bytes);
        read.map_err(|error| failed(path, error.to_string()))?;
        self.n_classes += 1;
        self.n_bytes += bytes.len() as u64;
        if bytes.len() as u64 > MAX_CLASS || self.n_classes > MAX_CLASSES || self.n_bytes > MAX_ALL {
            let most =
                format!("at most {MAX_CLASSES} classes of at most {} MB together are read", MAX_ALL >> 20);
            return Err(failed(path, format!("it has too many classes, or too large ones ({most})")));
        }
        if !self.quota.has_room_for(bytes.len() as u64) {
            return Err(ProgramError::Exhausted(Exhausted::Memory));
        }
        Ok(bytes)
    }
}

fn failed(path: &Path, reason: String) -> ProgramError {
    ProgramError::NoClasses { path: path.to_owned(), reason }
}

/// Opens a file from which reading comes to an end.
fn open(path: &Path) -> Result<File, ProgramError> {
    let fail = |error: io::Error| failed(path, error.to_string());
    if !fs::metadata(path).map_err(fail)?.is_file() {
        return Err(failed(path, "it is no regular file".to_owned()));
    }
    File::open(path).map_err(fail)
}

/// Whether classes for later releases count. JDKs have rules of their own for what is written otherwise than everybody writes
/// it, so that is not guessed.
fn is_versioned<R: Read + io::Seek>(jar: &ZipArchive<R>, manifest: &str) -> Result<bool, String> {
    let below = |name: &str, directory: &str| {
        name.get(..directory.len()).is_some_and(|start| start.eq_ignore_ascii_case(directory))
    };
    let classes = jar.file_names().filter(|name| name.strip_suffix(".class").is_some());
    let versions: Vec<&str> = classes.filter(|name| below(name, VERSIONS)).collect();
    if versions.is_empty() {
        return Ok(false);
    }
    let mut manifests = jar.file_names().filter(|name| name.eq_ignore_ascii_case(MANIFEST));
    let is_whole = (manifest.len() as u64) < MAX_MANIFEST;
    let is_usual = is_whole && manifests.all(|name| name == MANIFEST);
    let is_versioned = multi_release(manifest).filter(|_| is_usual).ok_or(
        "it has classes for several releases, and its manifest does not say `Multi-Release: true` in the usual way",
    )?;
    if is_versioned && let Some(unusual) = versions.iter().find(|name| !is_usual_version(name)) {
        return Err(format!("whether JDKs look at `{unusual}` in it depends on the JDK"));
    }
    Ok(is_versioned)
}

/// Whether the directory is a release from 9 on, as a number is usually written.
fn is_usual_version(name: &str) -> bool {
    let Some(rest) = name.strip_prefix(VERSIONS) else { return false };
    // A file beside the directories is in none of them.
    let Some((number, _)) = rest.split_once('/') else { return true };
    number.parse().is_ok_and(|it: u16| it >= 9 && it.to_string() == number)
}

/// What the manifest says about several releases; nothing if it does so in an unusual way.
fn multi_release(manifest: &str) -> Option<bool> {
    let name = "multi-release";
    let unfolded = manifest.replace("\r\n", "\n").replace('\r', "\n").replace("\n ", "");
    if !unfolded.to_ascii_lowercase().contains(name) {
        return Some(false);
    }
    let lines = manifest.replace("\r\n", "\n");
    let lines: Vec<&str> = lines.split('\n').take_while(|line| !line.is_empty()).collect();
    let mut said = (0..lines.len()).filter(|&at| lines[at].to_ascii_lowercase().contains(name));
    let (at, None) = (said.next()?, said.next()) else { return None };
    let is_folded = lines.get(at + 1).is_some_and(|next| next.starts_with(' '));
    match lines[at] {
        // The first line is the version.
        "Multi-Release: true" if at > 0 && manifest.ends_with('\n') && !is_folded => Some(true),
        "Multi-Release: false" if !is_folded => Some(false),
        _ => None,
    }
}

/// A class in a jar.
struct Entry {
    file: String,
    class: String,
    /// The least release that it is for.
    version: u16,
}

fn entry(file: &str, is_versioned: bool) -> Option<Entry> {
    let versioned = file.strip_prefix(VERSIONS).and_then(|rest| rest.split_once('/'));
    let (version, below) = match versioned {
        // Versions before 9 mean nothing there.
        Some((number, below)) => (number.parse().ok().filter(|&it| is_versioned && it >= 9)?, below),
        None => (0, file),
    };
    if below.starts_with("META-INF/") {
        return None;
    }
    Some(Entry { file: file.to_owned(), class: class_name(below)?, version })
}

/// The class that a class loader finds in a file; none if it would look for none there.
fn class_name(below: &str) -> Option<String> {
    let stem = below.strip_suffix(".class")?;
    let is_module = stem == "module-info" || stem.ends_with("/module-info");
    let is_name = !is_module && !stem.contains('.') && stem.split('/').all(|part| !part.is_empty());
    is_name.then(|| stem.replace('/', "."))
}

fn manifest(jar: &mut ZipArchive<BufReader<File>>) -> String {
    let mut text = Vec::new();
    if let Ok(file) = jar.by_name(MANIFEST) {
        // A manifest that cannot be read says nothing.
        let _ = file.take(MAX_MANIFEST).read_to_end(&mut text);
    }
    String::from_utf8_lossy(&text).into_owned()
}

/// An attribute of the main section; long lines go on behind a space.
fn attribute(manifest: &str, name: &str) -> Option<String> {
    let text = manifest.replace("\r\n", "\n").replace('\r', "\n").replace("\n ", "");
    let mut lines = text.lines().take_while(|line| !line.is_empty());
    lines.find_map(|line| {
        let (key, value) = line.split_once(':')?;
        key.eq_ignore_ascii_case(name).then(|| value.trim().to_owned())
    })
}

fn files_below(root: &Path) -> io::Result<Vec<PathBuf>> {
    let (mut files, mut directories) = (Vec::new(), vec![root.to_owned()]);
    while let Some(directory) = directories.pop() {
        for entry in fs::read_dir(&directory)? {
            let entry = entry?;
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                directories.push(entry.path());
            } else {
                files.push(entry.path());
            }
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_where_a_class_loader_looks_for_them() {
        let class = |file| entry(file, true).map(|entry| (entry.class, entry.version));
        assert_eq!(class("pk/Outer$In.class"), Some(("pk.Outer$In".to_owned(), 0)));
        assert_eq!(class("META-INF/versions/17/pk/A.class"), Some(("pk.A".to_owned(), 17)));
        for none in [
            "module-info.class",
            "META-INF/versions/8/A.class",
            "META-INF/A.class",
            "a.b/C.class",
            "/A.class",
            "A.java",
        ] {
            assert_eq!(class(none), None, "{none}");
        }
        assert!(entry("META-INF/versions/17/pk/A.class", false).is_none());
    }

    #[test]
    fn a_manifest_may_break_its_lines() {
        let text = "Manifest-Version: 1.0\r\nMain-Class: a.very.lo\r\n ng.Name\r\nmulti-release: True\r\n\r\nName: x\r\nOther: y\r\n";
        assert_eq!(attribute(text, "Main-Class").as_deref(), Some("a.very.long.Name"));
        assert_eq!(attribute(text, "Multi-Release").as_deref(), Some("True"));
        assert_eq!(attribute(text, "Other"), None);
    }

    /// JDKs want it exactly so; whatever else they make of it, nobody should rely on it.
    #[test]
    fn several_releases_are_said_in_the_usual_way() {
        let said = |line: &str| multi_release(&format!("Manifest-Version: 1.0\r\n{line}\r\n\r\n"));
        assert_eq!(said("Multi-Release: true"), Some(true));
        assert_eq!(said("Multi-Release: false"), Some(false));
        assert_eq!(said("Created-By: me"), Some(false));
        for unusual in [
            "Multi-Release: true ",
            "Multi-Release: tr\r\n ue",
            "multi-release: true",
            "Multi-Release: TRUE",
            "Multi-\r\n Release: true",
        ] {
            assert_eq!(said(unusual), None, "{unusual}");
        }
        assert_eq!(multi_release("Manifest-Version: 1.0\nMulti-Release: true"), None);
        assert_eq!(multi_release("Manifest-Version: 1.0\nMulti-Release: true\n"), Some(true));
        assert_eq!(multi_release("Manifest-Version: 1.0\n\nMulti-Release: true\n"), None);
        for (name, is_usual) in [("9", true), ("17", true), ("8", false), ("011", false), ("x", false)] {
            assert_eq!(is_usual_version(&format!("META-INF/versions/{name}/A.class")), is_usual, "{name}");
        }
    }
}
