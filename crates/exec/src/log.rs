//! The output of a command in a file that cannot fill the disk.
//!
//! The file grows up to its limit. From then on its second half is a ring: new bytes replace the oldest there. At the
//! end the ring is put in order, and a line in the middle says how much is missing.

use std::fs::File;
use std::io::{self, Seek, SeekFrom};
use std::os::unix::fs::FileExt;

/// Where a command's standard output and standard error go, both together.
#[derive(Debug)]
pub struct Log {
    file: File,
    /// Where in the file it begins.
    start: u64,
    most: Option<u64>,
    n_bytes: u64,
    /// The first that went wrong; then nothing more is written.
    error: Option<io::Error>,
}

impl Log {
    /// Writes to a file that is open for reading and writing, from its position on. Of more than `most` bytes, those
    /// in the middle are left out.
    pub fn new(mut file: File, most: Option<u64>) -> io::Result<Log> {
        let start = file.stream_position()?;
        Ok(Log { file, start, most, n_bytes: 0, error: None })
    }

    pub(crate) fn put(&mut self, bytes: &[u8]) {
        if self.error.is_none() {
            self.error = self.write(bytes).err();
        }
        self.n_bytes += bytes.len() as u64;
    }

    /// Writes bytes where they belong.
    fn write(&self, mut bytes: &[u8]) -> io::Result<()> {
        let mut idx = self.n_bytes;
        while !bytes.is_empty() {
            let (place, n_free) = self.place(idx);
            let n = usize::try_from(n_free).unwrap_or(usize::MAX).min(bytes.len());
            let (now, later) = bytes.split_at(n);
            // Without any ring, what is beyond the beginning has no place.
            if n > 0 {
                self.file.write_all_at(now, self.start + place)?;
            } else {
                return Ok(());
            }
            idx += n as u64;
            bytes = later;
        }
        Ok(())
    }

    /// Where the byte of this number goes, and how many there are in a row from there on.
    fn place(&self, idx: u64) -> (u64, u64) {
        match self.most {
            None => (idx, u64::MAX),
            Some(most) if idx < most => (idx, most - idx),
            Some(most) => {
                let ring = most - most / 2;
                let place = if ring == 0 { 0 } else { (idx - most / 2) % ring };
                (most / 2 + place, ring - place)
            }
        }
    }

    /// Puts the file in order: how many bytes there were in all.
    pub(crate) fn finish(mut self) -> io::Result<u64> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        if let Some(most) = self.most.filter(|most| self.n_bytes > *most) {
            self.unroll(most)?;
        }
        self.file.seek(SeekFrom::End(0))?;
        Ok(self.n_bytes)
    }

    fn unroll(&self, most: u64) -> io::Result<()> {
        let head = most / 2;
        let mut tail = vec![0; usize::try_from(most - head).map_err(io::Error::other)?];
        self.file.read_exact_at(&mut tail, self.start + head)?;
        let (oldest, _) = self.place(self.n_bytes);
        tail.rotate_left((oldest - head) as usize);
        // Half a line at the cut says nothing.
        let whole = tail.iter().position(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let tail = if whole < tail.len() { &tail[whole..] } else { &tail[..] };
        let n_cut = self.n_bytes - head - tail.len() as u64;
        let marker = format!("\n\n[jurat: {n_cut} bytes of output are left out here]\n\n");
        let end = self.start + head;
        self.file.write_all_at(marker.as_bytes(), end)?;
        self.file.write_all_at(tail, end + marker.len() as u64)?;
        self.file.set_len(end + (marker.len() + tail.len()) as u64)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Seek, Write};

    use super::Log;

    /// What is in the file after writing lines of eight bytes in pieces of this size.
    fn logged(n_lines: u32, most: Option<u64>, piece: usize) -> String {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(b"header\n").unwrap();
        let mut log = Log::new(file.try_clone().unwrap(), most).unwrap();
        let text: String = (0..n_lines).map(|line| format!("{line:7}\n")).collect();
        for bytes in text.as_bytes().chunks(piece) {
            log.put(bytes);
        }
        assert_eq!(log.finish().unwrap(), text.len() as u64);
        let mut found = String::new();
        file.rewind().unwrap();
        file.read_to_string(&mut found).unwrap();
        found.strip_prefix("header\n").unwrap().replace(' ', "")
    }

    #[test]
    fn the_middle_is_left_out() {
        for piece in [1, 7, 8, 100, 1000] {
            assert_eq!(logged(4, Some(32), piece), "0\n1\n2\n3\n");
            assert_eq!(logged(4, None, piece), "0\n1\n2\n3\n");
            // The line that was cut is dropped.
            let cut = "0\n1\n\n\n[jurat:648bytesofoutputareleftouthere]\n\n83\n";
            assert_eq!(logged(84, Some(32), piece), cut, "pieces of {piece}");
        }
        assert_eq!(logged(4, Some(0), 3), "\n\n[jurat:32bytesofoutputareleftouthere]\n\n");
        assert_eq!(logged(4, Some(1), 3), "\n\n[jurat:31bytesofoutputareleftouthere]\n\n\n");
    }
}
