//! Reads tar archives that are packed with gzip.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::PathBuf;

use flate2::read::MultiGzDecoder;
use tar::{Archive, Entry, EntryType};

use super::{Content, MAX_BYTES, Unpacker};

/// What may stand between two files: long names, and what else is said about a file. The library keeps it in memory.
const MAX_HEADERS: u64 = 1 << 20;

pub(super) fn read(file: File, unpacker: &mut Unpacker<'_>) -> Result<(), String> {
    let damaged = |error: io::Error| format!("it is damaged: {error}");
    let allowance = Cell::new(MAX_HEADERS);
    let unpacked = MultiGzDecoder::new(BufReader::new(file));
    let mut archive = Archive::new(Bounded { reader: unpacked, allowance: &allowance });
    for entry in archive.entries().map_err(damaged)? {
        let mut entry = entry.map_err(damaged)?;
        let name = entry.path().map_err(damaged)?.into_owned();
        // The unpacker has a limit of its own for files, and says so in better words.
        allowance.set(MAX_BYTES + MAX_HEADERS);
        if let Some(content) = content(&mut entry).map_err(damaged)? {
            unpacker.take(&name, content)?;
        }
        allowance.set(MAX_HEADERS);
    }
    // Only the end of the file tells whether all of it was right.
    io::copy(&mut archive.into_inner(), &mut io::sink()).map_err(damaged)?;
    Ok(())
}

/// What is in an entry; absent if it says something about the archive as a whole.
fn content<'e, R: Read>(entry: &'e mut Entry<'_, R>) -> io::Result<Option<Content<'e>>> {
    let target = |entry: &Entry<'_, R>| {
        let target = entry.link_name()?.ok_or_else(|| io::Error::other("a link leads nowhere"))?;
        io::Result::Ok(PathBuf::from(target))
    };
    Ok(Some(match entry.header().entry_type() {
        EntryType::XGlobalHeader => return Ok(None),
        EntryType::Directory => Content::Directory,
        EntryType::Symlink => Content::Link(target(entry)?),
        EntryType::Link => Content::Same(target(entry)?),
        EntryType::Regular | EntryType::Continuous => {
            Content::File { is_executable: entry.header().mode()? & 0o111 != 0, bytes: entry }
        }
        _ => Content::Other,
    }))
}

/// A reader that ends with an error where more comes than is allowed.
struct Bounded<'a, R> {
    reader: R,
    allowance: &'a Cell<u64>,
}

impl<R: Read> Read for Bounded<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n_bytes = self.reader.read(buffer)?;
        let left = self.allowance.get().checked_sub(n_bytes as u64);
        self.allowance.set(left.ok_or_else(|| io::Error::other("too much is said about one of its files"))?);
        Ok(n_bytes)
    }
}
