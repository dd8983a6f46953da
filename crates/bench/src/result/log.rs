//! The log of a run: a head of six lines with the command line, then what the tool said.

use std::ffi::OsStr;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::os::unix::fs::FileExt;
use std::path::Path;

use jurat_text::shell::command_line;

/// How many lines the head has.
const N_HEAD_LINES: usize = 6;
/// A log of so many bytes is short.
const MOST_OF_SHORT: u64 = 1 << 14;
/// A log is not cut to save less than that.
const TOLERANCE: u64 = 500;
/// How far we look for the end of a line to cut there.
const MOST_OF_LINE: usize = 1 << 16;

/// Begins a log. What is written to the file goes behind the head.
pub(super) fn start<S: AsRef<OsStr>>(path: &Path, command: &[S]) -> io::Result<File> {
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(true).open(path)?;
    file.write_all(format!("{}\n\n\n{}\n\n\n", command_line(command), "-".repeat(80)).as_bytes())?;
    Ok(file)
}

/// The whole log, if it is a short text.
pub(super) fn short(path: &Path) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    match File::open(path) {
        Ok(file) => file.take(MOST_OF_SHORT + 1).read_to_end(&mut bytes)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let is_short = bytes.len() as u64 <= MOST_OF_SHORT;
    Ok(if is_short { String::from_utf8(bytes).ok() } else { None })
}

/// What the tool said.
pub(super) fn output(path: &Path) -> io::Result<Vec<u8>> {
    let bytes = std::fs::read(path)?;
    let head = head_len(&bytes);
    Ok(bytes[head..].to_vec())
}

fn head_len(bytes: &[u8]) -> usize {
    bytes.split_inclusive(|byte| *byte == b'\n').take(N_HEAD_LINES).map(<[u8]>::len).sum()
}

/// Takes whole lines out of the middle of a log, if it has more than `most` bytes.
///
/// Unlike BenchExec, this also cuts logs that are one long line.
pub(super) fn cut(path: &Path, most: u64) -> io::Result<()> {
    let mut file = OpenOptions::new().read(true).write(true).open(path)?;
    let size = file.metadata()?.len();
    if size < most.saturating_add(TOLERANCE) {
        return Ok(());
    }
    let mut beginning = Vec::new();
    Read::by_ref(&mut file).take(MOST_OF_LINE as u64).read_to_end(&mut beginning)?;
    let kept = end_of_line(&file, most / 2)?.max(head_len(&beginning) as u64);
    let resumed = end_of_line(&file, size - most / 2)?.max(kept);
    if resumed == kept {
        return Ok(());
    }
    let mut end = Vec::new();
    file.seek(SeekFrom::Start(resumed))?;
    file.read_to_end(&mut end)?;
    file.seek(SeekFrom::Start(kept))?;
    let n_removed = resumed - kept;
    write!(
        file,
        "\n\n\nWARNING: {n_removed} bytes were removed here, because a log must not exceed {most} bytes.\n\n\n\n"
    )?;
    file.write_all(&end)?;
    let size = file.stream_position()?;
    file.set_len(size)
}

/// The first beginning of a line behind `position`, or `position` itself if there is none nearby.
fn end_of_line(file: &File, position: u64) -> io::Result<u64> {
    let mut chunk = vec![0; MOST_OF_LINE];
    let n_read = file.read_at(&mut chunk, position)?;
    let newline = chunk[..n_read].iter().position(|byte| *byte == b'\n');
    Ok(newline.map_or(position, |newline| position + newline as u64 + 1))
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;
    use std::os::unix::ffi::OsStrExt as _;

    use super::*;

    #[test]
    fn the_head_has_six_lines_whatever_the_command() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("log");
        let command =
            ["/bin/tool".as_ref(), "".as_ref(), "it's".as_ref(), "a\nb".as_ref(), OsStr::from_bytes(b"\xff")];
        let mut file = start(&path, &command).unwrap();
        file.write_all(b"said\n").unwrap();
        assert_eq!(output(&path).unwrap(), b"said\n");
        let text = std::fs::read_to_string(&path).unwrap();
        let dashes = "-".repeat(80);
        assert_eq!(text, format!("/bin/tool '' 'it'\"'\"'s' $'a\\nb' $'\\xff'\n\n\n{dashes}\n\n\nsaid\n"));
    }

    #[test]
    fn the_middle_is_cut_out() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("log");
        let check = |said: &str, most: u64| {
            start(&path, &["tool"]).unwrap().write_all(said.as_bytes()).unwrap();
            let before = std::fs::read_to_string(&path).unwrap();
            cut(&path, most).unwrap();
            (before, std::fs::read_to_string(&path).unwrap())
        };
        let lines: String = (0..10_000).fold(String::new(), |mut text, number| {
            writeln!(text, "line {number}").unwrap();
            text
        });
        let (_, after) = check(&lines, 2_000);
        assert!(
            after.len() < 2_500 && after.starts_with("tool\n") && after.ends_with("line 9999\n"),
            "{after}"
        );
        assert!(after.contains("\nline 0\n") && !after.contains("line 5000"), "{after}");
        assert!(after.contains("WARNING: "), "{after}");
        assert!(
            after
                .lines()
                .filter(|line| line.contains("line "))
                .all(|line| lines.contains(&format!("{line}\n")))
        );

        let (_, after) = check(&"x".repeat(300_000), 2_000);
        assert!(after.len() < 2_500 && after.contains("WARNING: "), "one long line: {} bytes", after.len());
        let (before, after) = check(&"y\n".repeat(950), 2_000);
        assert_eq!(before, after, "not much too long");
        let (_, after) = check(&lines, 0);
        assert_eq!(after.lines().next(), Some("tool"), "the head is never cut");
    }
}
