//! A file of lines that is a journal at the same time: what is finished is written at once, and read when the work goes on
//! another day. It is for people and other programs, too, so no line has more in it than what it says.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

/// More than the lines of all tasks that anybody has.
const MAX_BYTES: u64 = 1 << 30;

/// A file to which lines are added, by one process at a time.
#[derive(Debug)]
pub struct LineFile {
    path: PathBuf,
    file: File,
}

/// A file that is still as it was found.
#[derive(Debug)]
pub struct FoundLines {
    file: LineFile,
    header: &'static str,
    /// Where its last whole line ends; absent if it is a terminal or a pipe, of which nothing can be read.
    end: Option<u64>,
}

/// Why a file of lines cannot be used. It is left as it was.
#[derive(Debug, thiserror::Error)]
#[error("cannot use `{}`: {reason}", path.display())]
pub struct LineFileError {
    path: PathBuf,
    #[source]
    reason: Reason,
}

#[derive(Debug, thiserror::Error)]
enum Reason {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("another run is writing it")]
    InUse,
    #[error("it has {0} bytes, more than any results")]
    TooLarge(u64),
    #[error("it does not start with the header of results (hint: name a new file, or remove this one)")]
    Foreign,
}

impl LineFile {
    /// Opens a file, or makes it, and reads the whole lines behind its header.
    pub fn open(path: &Path, header: &'static str) -> Result<(FoundLines, String), LineFileError> {
        let fail = |reason| LineFileError { path: path.to_owned(), reason };
        let mut file = open(path).map_err(fail)?;
        let (end, lines) = read(&mut file, header).map_err(fail)?;
        let file = LineFile { path: path.to_owned(), file };
        Ok((FoundLines { file, header, end }, lines))
    }

    /// Adds a line with its end, which is there from now on whatever happens to this process.
    pub fn add(&mut self, line: &str) -> Result<(), LineFileError> {
        self.file
            .write_all(line.as_bytes())
            .map_err(|error| LineFileError { path: self.path.clone(), reason: error.into() })
    }
}

impl Drop for LineFile {
    fn drop(&mut self) {
        unlock(&self.file);
    }
}

impl FoundLines {
    /// Removes what is no whole line, and begins with the header where there is none.
    pub fn go_on(self) -> Result<LineFile, LineFileError> {
        let FoundLines { mut file, header, end } = self;
        if let Some(end) = end {
            let cut = file.file.set_len(end);
            cut.map_err(|error| LineFileError { path: file.path.clone(), reason: error.into() })?;
        }
        if end.is_none_or(|end| end == 0) {
            file.add(header)?;
        }
        Ok(file)
    }
}

fn open(path: &Path) -> Result<File, Reason> {
    let file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
    lock(&file)?.then_some(file).ok_or(Reason::InUse)
}

/// Keeps all others out until the file is closed; whether nobody is in it already.
pub(crate) fn lock(file: &File) -> io::Result<bool> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Lets others in at once. To close the file is not enough while another thread is about to start a process, which has the file
/// until it becomes another program.
pub(crate) fn unlock(file: &File) {
    let _ = file.unlock();
}

/// Where the last whole line ends, and the lines behind the header.
fn read(file: &mut File, header: &str) -> Result<(Option<u64>, String), Reason> {
    let metadata = file.metadata()?;
    if !metadata.is_file() {
        return Ok((None, String::new()));
    }
    if metadata.len() > MAX_BYTES {
        return Err(Reason::TooLarge(metadata.len()));
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    let whole = whole_lines(&bytes, header)?;
    Ok((Some(whole.len() as u64), whole.strip_prefix(header).unwrap_or_default().to_owned()))
}

/// Everything up to the last end of a line: whoever was stopped while writing left a part of a line.
fn whole_lines<'b>(bytes: &'b [u8], header: &str) -> Result<&'b str, Reason> {
    let end = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let is_ours = match end {
        0 => header.as_bytes().starts_with(bytes),
        _ => bytes.starts_with(header.as_bytes()),
    };
    let whole = str::from_utf8(&bytes[..end]).ok();
    whole.filter(|_| is_ours).ok_or(Reason::Foreign)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const HEADER: &str = "a,b\n";

    fn lines(path: &Path) -> Result<String, String> {
        let (file, lines) = LineFile::open(path, HEADER).map_err(|error| error.reason.to_string())?;
        file.go_on().map_err(|error| error.reason.to_string())?.add("3,4\n").unwrap();
        Ok(lines)
    }

    #[test]
    fn a_line_that_was_not_written_to_its_end_is_none() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("rows.csv");
        assert_eq!(lines(&path).unwrap(), "");
        fs::write(&path, "a,b\n1,2\n3").unwrap();
        assert_eq!(lines(&path).unwrap(), "1,2\n");
        assert_eq!(fs::read_to_string(&path).unwrap(), "a,b\n1,2\n3,4\n");
        fs::write(&path, "a,").unwrap();
        assert_eq!(lines(&path).unwrap(), "");
        assert_eq!(fs::read_to_string(&path).unwrap(), "a,b\n3,4\n");
    }

    #[test]
    fn what_is_not_ours_is_left_alone() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("rows.csv");
        for text in ["b,a\n", "x", "b,a\n1,2\nrest"] {
            fs::write(&path, text).unwrap();
            assert!(lines(&path).unwrap_err().starts_with("it does not start with the header"));
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
    }

    #[test]
    fn one_process_writes_at_a_time() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("rows.csv");
        let (first, _) = LineFile::open(&path, HEADER).unwrap();
        assert_eq!(lines(&path).unwrap_err(), "another run is writing it");
        drop(first);
        assert_eq!(lines(&path).unwrap(), "");
    }
}
