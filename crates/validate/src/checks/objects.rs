//! The classes of the objects that a witness speaks of.

use jurat_witness::claims::{Claim, Fact};
use jurat_witness::jbmc::{Object, Target, Value};
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

/// The class of each object, as far as the witness says it, and only if it says so once.
#[derive(Debug, Default)]
pub(super) struct Objects {
    classes: FxHashMap<Object, Option<SmolStr>>,
}

impl Objects {
    pub(super) fn of(claims: &[Claim]) -> Self {
        let mut objects = Self::default();
        for claim in claims {
            if let Fact::Store { target: Target::Field { object, field, .. }, value, .. } = &claim.fact
                && field == "@class_identifier"
                && let Value::ClassIdentifier(class) = value
            {
                objects.add(*object, class);
            }
        }
        objects
    }

    fn add(&mut self, object: Object, class: &SmolStr) {
        // JBMC's names of arrays, `array[int]`, and of the classes that it makes of lambdas are none of class files.
        let is_jbmcs_own = class.contains('[') || class.starts_with("lambda_synthetic_class$");
        let class = (!is_jbmcs_own).then(|| class.clone());
        let known = self.classes.entry(object).or_insert_with(|| class.clone());
        if *known != class {
            *known = None;
        }
    }

    pub(super) fn class(&self, object: Object) -> Option<SmolStr> {
        self.classes.get(&object).cloned().flatten()
    }
}
