//! What a run sees of the machine, as typed: for `run` and `bench`.

use std::path::{self, PathBuf};

use clap::Args;
use jurat_exec::{Mode, Network};

use crate::quantity;

/// What a run sees of the machine.
#[derive(Clone, Debug, Default, Args)]
pub struct SurroundingsArguments {
    /// Show this directory as empty; may be repeated, like the options below
    #[arg(long, value_name = "DIR", help_heading = "Isolation")]
    pub hidden_dir: Vec<PathBuf>,
    /// Allow reads below this directory, but no writes
    #[arg(long, value_name = "DIR", help_heading = "Isolation")]
    pub read_only_dir: Vec<PathBuf>,
    /// Allow writes below this directory, and discard them (overlay)
    #[arg(long, value_name = "DIR", help_heading = "Isolation")]
    pub overlay_dir: Vec<PathBuf>,
    /// Allow writes below this directory, and keep them
    #[arg(long, value_name = "DIR", help_heading = "Isolation")]
    pub full_access_dir: Vec<PathBuf>,
    /// Limit the number of files and directories that a run creates where writes are discarded
    #[arg(long, alias = "filesCountLimit", value_name = "N", help_heading = "Isolation")]
    pub files_count_limit: Option<u64>,
    /// Limit the total size of those files: 1GB; without a memory limit, a quarter of the memory
    #[arg(long, alias = "filesSizeLimit", value_name = "SIZE", value_parser = quantity::bytes, help_heading = "Isolation")]
    pub files_size_limit: Option<u64>,
    /// Allow network access; without it, a run reaches only itself
    #[arg(long, alias = "network-access", help_heading = "Isolation")]
    pub network: bool,
}

impl SurroundingsArguments {
    /// What may be done with which directory; of nested ones the inner one counts.
    pub fn directories(&self) -> Vec<(PathBuf, Mode)> {
        let modes = [
            (&self.hidden_dir, Mode::Hidden),
            (&self.read_only_dir, Mode::ReadOnly),
            (&self.overlay_dir, Mode::Overlay),
            (&self.full_access_dir, Mode::FullAccess),
        ];
        let absolute = |directory: &PathBuf| path::absolute(directory).unwrap_or_else(|_| directory.clone());
        let directories =
            modes.into_iter().flat_map(|(directories, mode)| directories.iter().map(move |it| (it, mode)));
        directories.map(|(directory, mode)| (absolute(directory), mode)).collect()
    }

    /// Whom the run may talk to.
    pub fn network(&self) -> Network {
        if self.network { Network::Host } else { Network::Loopback }
    }
}
