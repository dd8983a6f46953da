//! Files in which the kernel tells something. They have no length, so what reads ordinary files begins with a few bytes, and
//! asks again and again.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Most of them have less.
const USUAL_LENGTH: usize = 4096;

/// What such a file says.
pub(crate) fn read(path: impl AsRef<Path>) -> io::Result<String> {
    let mut file = File::open(path)?;
    let mut bytes = vec![0; USUAL_LENGTH];
    let mut n_bytes = 0;
    loop {
        match file.read(&mut bytes[n_bytes..]) {
            Ok(0) => break,
            Ok(n) => n_bytes += n,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
        if n_bytes == bytes.len() {
            bytes.resize(2 * n_bytes, 0);
        }
    }
    bytes.truncate(n_bytes);
    String::from_utf8(bytes).map_err(|_| ErrorKind::InvalidData.into())
}
