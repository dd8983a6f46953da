//! The classes of the objects that a witness speaks of.

use jurat_witness::claims::{Claim, Fact};
use jurat_witness::jbmc::{JbmcValue as Value, Object, Target};
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
        let class = is_stable(class).then(|| class.clone());
        let known = self.classes.entry(object).or_insert_with(|| class.clone());
        if *known != class {
            *known = None;
        }
    }

    pub(super) fn class(&self, object: Object) -> Option<SmolStr> {
        self.classes.get(&object).cloned().flatten()
    }
}

/// Whether the woven program has a class of this name exactly if the program has.
///
/// JBMC's names of arrays, `array[int]`, and of the classes that it makes of lambdas are none of class files. Anonymous and
/// local classes are numbered, and weaving may change the numbers.
fn is_stable(class: &str) -> bool {
    let is_numbered = class.split('$').skip(1).any(|part| part.starts_with(|c: char| c.is_ascii_digit()));
    !class.contains('[') && !class.starts_with("lambda_synthetic_class$") && !is_numbered
}
