//! What the benchmarks share.

use std::io;
use std::process::ExitCode;

/// How a benchmark ends: with its table, or with the reason why there is none.
pub(crate) fn exit(measured: io::Result<()>) -> ExitCode {
    match measured {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("could not measure: {error}");
            ExitCode::FAILURE
        }
    }
}
