//! What a run left for its tool to be understood.

use crate::model::{RunExit, RunTermination};

/// What a run left.
#[derive(Clone, Copy, Debug)]
pub struct ToolAnswer<'a> {
    /// As it was called.
    pub command_line: &'a [String],
    /// How it ended.
    pub exit: RunExit,
    /// Why it was ended, unless it ended by itself.
    pub termination: Option<RunTermination>,
    /// All that it wrote, to both streams.
    pub output: &'a [u8],
}

impl ToolAnswer<'_> {
    /// Whether it was ended for its use of time.
    pub(crate) fn was_timeout(&self) -> bool {
        match self.termination {
            Some(RunTermination::CpuTime | RunTermination::CpuTimeSoft | RunTermination::WallTime) => true,
            Some(
                RunTermination::Memory
                | RunTermination::FilesCount
                | RunTermination::FilesSize
                | RunTermination::Killed
                | RunTermination::Failed,
            )
            | None => false,
        }
    }
}

/// Output as text. Bytes that are not UTF-8 are left out, and each of `\r`, `\n` and `\r\n` ends a line: so BenchExec
/// reads it, and the same output must give the same answer.
#[derive(Debug)]
pub(crate) struct Output {
    text: String,
}

impl Output {
    pub(crate) fn read(bytes: &[u8]) -> Output {
        let text: String = bytes.utf8_chunks().map(|chunk| chunk.valid()).collect();
        let text = if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text };
        Output { text }
    }

    pub(crate) fn lines(&self) -> impl Iterator<Item = &str> {
        self.text.lines()
    }

    /// Without blanks around it.
    pub(crate) fn last_line(&self) -> Option<&str> {
        self.text.lines().next_back().map(str::trim)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn output_is_read_as_benchexec_reads_it() {
        let cases: [(&[u8], &[&str]); 6] = [
            (b"", &[]),
            (b"\n", &[""]),
            (b"a\r\nb\rc\nd", &["a", "b", "c", "d"]),
            (b"a\n\nb\n", &["a", "", "b"]),
            (b"TR\xffUE\xe2\x82\n", &["TRUE"]),
            ("x\u{2028}y\u{c}z\n".as_bytes(), &["x\u{2028}y\u{c}z"]),
        ];
        for (bytes, lines) in cases {
            assert_eq!(Output::read(bytes).lines().collect::<Vec<_>>(), lines, "{bytes:?}");
        }
    }
}
