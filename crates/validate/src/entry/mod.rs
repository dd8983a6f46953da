//! A method as the place where a program starts: with any arguments.
//!
//! ```text
//! request ─▶ target (a method of the class files) ─▶ plans (how its arguments are made) ─▶ source of a class with a `main`
//! ```
//!
//! The class is compiled with the program, and everything else is as if somebody had written it. What arguments there are and
//! are not is in `docs/soundness.md`.

mod around;
mod call;
mod held;
mod jdk;
mod names;
mod order;
mod plan;
mod planner;
mod request;
mod source;
mod target;
mod types;

use std::collections::BTreeSet;

use jurat_java::classes::Classes;

use self::plan::Plans;
use self::planner::{Planned, Planner};
pub use self::request::{MethodRequest, NoRequest};
use self::target::Target;
use self::types::package_of;
use crate::input::Input;
use crate::library::Refused;
use crate::verdict::Unknown;

/// A method that is called with any arguments.
#[derive(Clone, Debug)]
pub struct Entry {
    /// As people write it: `pk.Type.name(int,java.lang.String)`.
    pub method: String,
    /// The binary name of the class that calls it.
    pub(crate) class: String,
    /// Its file and its source.
    pub(crate) source: (String, String),
    /// What no call is made with, although callers might: a proof is none then.
    pub gaps: Vec<String>,
    /// What everybody should know who relies on a proof.
    pub notes: Vec<String>,
    target: Target,
    plans: Plans,
}

impl Entry {
    /// The method that is asked for, and the class of that simple name which calls it.
    pub(crate) fn find(
        request: &MethodRequest,
        classes: &Classes,
        refused: &[Refused],
        name: &str,
    ) -> Result<Self, Unknown> {
        let target = Target::find(request, classes).map_err(Unknown::Program)?;
        if let Some(class) = obscuring(classes, &target.package) {
            return Err(Unknown::Program(format!(
                "--method {}: the class `{class}` has the name of a package, so that no source beside it can name what is in that",
                target.name
            )));
        }
        let planner = Planner::new(classes, refused, &target.package);
        let Planned { plans, gaps, notes } = planner.plan(&target).map_err(Unknown::Program)?;
        let class =
            if target.package.is_empty() { name.to_owned() } else { format!("{}.{name}", target.package) };
        let source = (format!("{name}.java"), source::source(&target, &plans, name));
        if let Some(reason) = names::ambiguous(classes, &target.package, &source.1) {
            return Err(Unknown::Program(format!("--method {}: {reason}", target.name)));
        }
        Ok(Self { method: target.to_string(), class, source, gaps, notes, target, plans })
    }

    /// The class that only makes the arguments, and then fails an assertion.
    pub(crate) fn probe(&self) -> String {
        format!("{}{}", self.class, source::PROBE)
    }

    /// The file of the class that calls it, as the JVM names it.
    pub(crate) fn file(&self) -> String {
        let package = self.target.package.replace('.', "/");
        if package.is_empty() { self.source.0.clone() } else { format!("{package}/{}", self.source.0) }
    }

    /// The call that these inputs make.
    pub fn call(&self, inputs: &[Input]) -> Call {
        call::call(&self.target, &self.plans, inputs)
    }
}

/// A class that a source of the package takes for what is a package elsewhere (JLS 6.4.2).
fn obscuring<'a>(classes: &'a Classes, package: &str) -> Option<&'a str> {
    let first = |name: &'a str| name.split_once('.').map(|(first, _)| first);
    let mut packages: BTreeSet<&str> = classes.iter().filter_map(|class| first(&class.name)).collect();
    packages.extend(["java", "org"]);
    let beside = classes.iter().map(|class| class.name.as_str()).filter(|name| package_of(name) == package);
    beside.into_iter().find(|name| packages.contains(name.rsplit('.').next().unwrap_or(name)))
}

/// A call of the method.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// What it is called on, as an expression; none for a static method.
    pub receiver: Option<String>,
    /// What it is called with, as expressions.
    pub arguments: Vec<String>,
    /// The whole call.
    pub text: String,
    /// How many inputs it was made of; the others the method asked for.
    pub n_inputs: usize,
}
