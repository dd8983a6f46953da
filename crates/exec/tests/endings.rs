//! How commands end.

mod common;

use common::{printed, sh};
use jurat_exec::How;

#[test]
fn a_command_ends_with_its_exit_code() {
    let ended = sh("echo out; echo err >&2; exit 7");
    assert_eq!(ended.how, How::Exited(7), "{}", String::from_utf8_lossy(&ended.stderr.bytes));
    assert_eq!(printed(&ended), "out\n");
    assert_eq!(ended.stderr.bytes, b"err\n");
}
