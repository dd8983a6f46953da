//! The second phase: it is known where the claims can be tested, or followed.

use jurat_java::classes::{Classes, Found};
use jurat_quota::Exhausted;
use jurat_witness::claims::Claim;
use jurat_witness::jbmc::Scope;
use smol_str::SmolStr;

use super::Setting;
use super::aim::Aim;
use super::prepared::Prepared;
use super::reached::Stopped;
use crate::build::{Builder, first_error, read_classes};
use crate::checks::{self, Checks, NoTables, VariableTables, needs_tables};
use crate::outcome::Undecided;
use crate::path::{self, Path as WitnessPath};
use crate::verdict::Unknown;

/// A program with what is claimed of it.
pub(super) struct Resolved {
    pub(super) prepared: Prepared,
    /// What is tested; nothing if a path is followed.
    pub(super) checks: Checks,
    /// What is followed; free if a proof is looked for.
    pub(super) path: WitnessPath,
}

/// Finds the places that the claims are about.
pub(super) fn resolve(
    setting: Setting<'_>,
    aim: &Aim,
    claims: &[Claim],
    prepared: Prepared,
    builder: &mut Builder,
) -> Result<Resolved, Box<Stopped>> {
    let found = match aim {
        Aim::Prove => {
            checks(setting, claims, &prepared, builder).map(|checks| (checks, WitnessPath::default()))
        }
        Aim::Follow { has_target, unfollowed } => {
            let path =
                path::read(claims, *has_target, setting.task.program, &prepared.sources, setting.quota);
            let path = path.map_err(while_claims);
            path.map(|path| (Checks::default(), path.unless(unfollowed.as_ref())))
        }
    };
    match found {
        Ok((checks, path)) => Ok(Resolved { prepared, checks, path }),
        Err(why) => Err(Stopped::after(prepared, why)),
    }
}

fn checks(
    setting: Setting<'_>,
    claims: &[Claim],
    prepared: &Prepared,
    builder: &mut Builder,
) -> Result<Checks, Unknown> {
    let resolve = |tables: &dyn VariableTables| {
        let resolved =
            checks::resolve(claims, setting.task.program, &prepared.sources, tables, setting.quota);
        resolved.map_err(while_claims)
    };
    if !needs_tables(claims) {
        return resolve(&NoTables);
    }
    let library = prepared.shelved(setting.parts.library);
    let compiled = builder.compile_original(&prepared.sources, library, setting.deadline)?;
    if !compiled.is_success() {
        return Err(Unknown::Compilation(first_error(&compiled)));
    }
    resolve(&Tables(read_classes(library.library, &compiled, setting.quota)?))
}

/// The variable tables of class files.
struct Tables(Classes);

impl VariableTables for Tables {
    fn variable(&self, scope: &Scope, slot: u16, line: u32) -> Option<SmolStr> {
        let Scope::Method { class, name, descriptor: Some(descriptor) } = scope else { return None };
        match self.0.variable_at(class, name, descriptor, slot, line) {
            Found::One(variable) => Some(variable.name.as_str().into()),
            Found::Several | Found::None => None,
        }
    }
}

/// A witness may have a hundred thousand claims.
fn while_claims(exhausted: Exhausted) -> Unknown {
    Undecided::limit(exhausted, "while the claims were looked at").into()
}
