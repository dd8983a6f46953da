//! Constructs that JBMC 6.6.0 (as Debian builds it, without models of the JDK) is known to treat wrongly in the unsound
//! direction: it proves what a real run refutes. If one of them can run, its proof is worth nothing.
//!
//! The rules come from small programs that JBMC answered wrongly; they are the test data of this module. False alarms are
//! no hazards.

mod calls;
mod handlers;
mod inheritance;
mod initialisers;
mod instructions;

use jurat_quota::{Exhausted, Quota};

use super::reach::{Callbacks, Reached};
use super::set::Classes;
use super::source::{ConstructPlace, VERIFIER, arguments_of, main_of, once};

/// The hazards in what can run, each once. Classes whose names start with `trusted` are taken as harmless.
pub fn jbmc_hazards(
    classes: &Classes,
    main_class: &str,
    trusted: &str,
    quota: &Quota,
) -> Result<Vec<ConstructPlace>, Exhausted> {
    let main = match main_of(classes, main_class) {
        Ok(main) => main,
        Err(missing) => return Ok(vec![missing]),
    };
    let is_trusted = |class: &str| !trusted.is_empty() && class.starts_with(trusted);
    let outside = |class: &str| class == VERIFIER || is_trusted(class);
    // For JBMC nothing calls back; who would really do so, is a hazard itself.
    let reached = Reached::from(classes, main, Callbacks::Ignored, &outside, quota)?;
    // JBMC starts `main` with at most a few arguments.
    let hazards = arguments_of(main).into_iter();
    let hazards = hazards.chain(calls::hazards(&reached, &is_trusted)).chain(inheritance::hazards(&reached));
    let hazards = hazards.chain(initialisers::hazards(&reached, &is_trusted));
    Ok(once(hazards.chain(instructions::hazards(&reached)).chain(handlers::hazards(&reached))))
}
