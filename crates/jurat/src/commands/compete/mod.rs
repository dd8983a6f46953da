//! `jurat compete`.

mod runs;

use jurat_compete::load::load;
use jurat_compete::model::{Competition, WitnessKind};
use jurat_compete::participant::{Admitted, admit};
use jurat_compete::store::Store;

use self::runs::Runs;
use crate::cli::compete::CompeteArguments;
use crate::error::Error;
use crate::exit::Exit;
use crate::output;

/// Holds a competition.
pub fn run(arguments: &CompeteArguments) -> Result<Exit, Error> {
    // Held to the end.
    let _groups = jurat_exec::prepare_groups();
    let competition = load(&arguments.competition).map_err(Error::Definition)?;
    let store = Store::open(&arguments.output, arguments.resume)?;
    let admitted = admit_all(&competition, &store)?;
    let runs = Runs { competition: &competition, store: &store, admitted: &admitted };
    runs.check()?;
    if arguments.check {
        return Ok(Exit::Clean);
    }
    let verified = runs.verify()?;
    let looks = runs.lint(&verified);
    let mut validated = Vec::new();
    for kind in [WitnessKind::Violation, WitnessKind::Correctness] {
        validated.extend(runs.validate(kind, &verified, &looks)?);
    }
    Ok(Exit::Clean)
}

/// All archives, or what is wrong with the first that is not admitted.
fn admit_all(competition: &Competition, store: &Store) -> Result<Vec<Admitted>, Error> {
    competition
        .archives
        .iter()
        .map(|archive| {
            let admitted = admit(archive, &store.participants())?;
            if archive.sha256.is_none() {
                output::warning(&format!(
                    "nobody said what the SHA-256 of `{}` should be; it is {}",
                    archive.file.display(),
                    admitted.sha256
                ));
            }
            Ok(admitted)
        })
        .collect()
}
