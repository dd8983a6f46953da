//! The class files that are run: under names that no program knows, in a folder.

use std::fs;
use std::path::Path;

use jurat_java::CompiledClass;
use jurat_quota::{Exhausted, Quota};

use crate::outcome::Undecided;
use crate::plan::Plan;
use crate::verdict::Unknown;

/// The classes without names that the program could know.
pub(crate) fn hidden(plan: Plan<'_>, classes: &[CompiledClass]) -> Result<Vec<CompiledClass>, Unknown> {
    let known = || Unknown::Weaving("the program has a text that names what is woven in".to_owned());
    let hide = |class: &CompiledClass| {
        plan.quota.look().map_err(while_classes)?;
        plan.names.hide(class).ok_or_else(known)
    };
    classes.iter().map(hide).collect()
}

/// A program may have thousands of classes.
fn while_classes(exhausted: Exhausted) -> Unknown {
    Undecided::limit(exhausted, "while the class files were written").into()
}

pub(crate) fn write_classes(folder: &Path, classes: &[CompiledClass], quota: &Quota) -> Result<(), Unknown> {
    for class in classes {
        quota.look().map_err(while_classes)?;
        let path = folder.join(class.file_name());
        let parent = path.parent().unwrap_or(folder);
        let written = fs::create_dir_all(parent).and_then(|()| fs::write(&path, &class.bytes));
        written.map_err(|error| Unknown::Io(format!("cannot write `{}`: {error}", class.file_name())))?;
    }
    Ok(())
}
