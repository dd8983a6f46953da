//! What a run sees of the machine, as typed: for `run` and `bench`.

use std::path::{self, PathBuf};

use clap::Args;
use jurat_exec::{Mode, Network};

use crate::quantity;

/// What a run sees of the machine.
#[derive(Clone, Debug, Default, Args)]
pub struct SurroundingsArguments {
    /// Show an empty folder instead; may be repeated, like those below
    #[arg(long, value_name = "DIR", help_heading = "Isolation")]
    pub hidden_dir: Vec<PathBuf>,
    /// Let the run read here
    #[arg(long, value_name = "DIR", help_heading = "Isolation")]
    pub read_only_dir: Vec<PathBuf>,
    /// Let the run write here, and forget what it has written
    #[arg(long, value_name = "DIR", help_heading = "Isolation")]
    pub overlay_dir: Vec<PathBuf>,
    /// Let the run write here
    #[arg(long, value_name = "DIR", help_heading = "Isolation")]
    pub full_access_dir: Vec<PathBuf>,
    /// Let the run make at most so many files and folders where they are forgotten
    #[arg(long, alias = "filesCountLimit", value_name = "N", help_heading = "Isolation")]
    pub files_count_limit: Option<u64>,
    /// Let those have at most so many bytes; without any limit on memory, a quarter of it: 1GB
    #[arg(long, alias = "filesSizeLimit", value_name = "SIZE", value_parser = quantity::bytes, help_heading = "Isolation")]
    pub files_size_limit: Option<u64>,
    /// Let the run use the network; else it reaches only itself
    #[arg(long, alias = "network-access", help_heading = "Isolation")]
    pub network: bool,
}

impl SurroundingsArguments {
    /// What may be done with which folder; of nested ones the inner one counts.
    pub fn folders(&self) -> Vec<(PathBuf, Mode)> {
        let modes = [
            (&self.hidden_dir, Mode::Hidden),
            (&self.read_only_dir, Mode::ReadOnly),
            (&self.overlay_dir, Mode::Overlay),
            (&self.full_access_dir, Mode::FullAccess),
        ];
        let absolute = |folder: &PathBuf| path::absolute(folder).unwrap_or_else(|_| folder.clone());
        let folders = modes.into_iter().flat_map(|(folders, mode)| folders.iter().map(move |it| (it, mode)));
        folders.map(|(folder, mode)| (absolute(folder), mode)).collect()
    }

    /// Whom the run may talk to.
    pub fn network(&self) -> Network {
        if self.network { Network::Host } else { Network::Loopback }
    }
}
