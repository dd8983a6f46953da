//! The third phase: the program with its checks woven in, compiled, and in a folder from which it can be run.

use std::path::PathBuf;

use jurat_java::CompiledClass;
use jurat_java::classes::Classes;

use super::Setting;
use super::prepared::Prepared;
use super::reached::{Reached, Stopped};
use super::resolved::Resolved;
use crate::build::{Builder, Built, Unbuilt};
use crate::checks::Checks;
use crate::class_files::{hidden, write_classes};
use crate::engines::Question;
use crate::entry::Entry;
use crate::jvm::Linker;
use crate::library::Refused;
use crate::path::Path as WitnessPath;
use crate::plan::Plan;
use crate::verdict::Unknown;
use crate::weave::WovenProgram;

/// A program that can be run.
pub(super) struct Compiled {
    pub(super) prepared: Prepared,
    pub(super) path: WitnessPath,
    /// The checks that fit.
    pub(super) checks: Checks,
    pub(super) woven: WovenProgram,
    classes: Classes,
    class_folder: PathBuf,
    /// Class files that cannot be used, those that the JVM refuses to link among them.
    refused: Vec<Refused>,
}

impl Compiled {
    /// What is asked about it.
    pub(super) fn question<'a>(&'a self, setting: Setting<'a>) -> Question<'a> {
        Question {
            plan: plan(setting, &self.prepared, &self.path),
            main_class: &self.prepared.main_class,
            checks: &self.checks.checks,
            woven: &self.woven,
            classes: &self.classes,
            class_folder: &self.class_folder,
            refused: &self.refused,
            entry: self.prepared.entry.as_ref(),
            workspace: self.prepared.workspace.path(),
            options: setting.options,
        }
    }
}

fn plan<'a>(setting: Setting<'a>, prepared: &'a Prepared, path: &'a WitnessPath) -> Plan<'a> {
    Plan {
        sources: &prepared.sources,
        names: &prepared.names,
        property: setting.task.property,
        semantics: setting.options.semantics,
        path,
        library: prepared.shelved(setting.parts.library),
        deadline: setting.deadline,
        quota: setting.quota,
    }
}

/// Weaves and compiles.
pub(super) fn compile(
    setting: Setting<'_>,
    resolved: Resolved,
    builder: &mut Builder,
) -> Result<Compiled, Box<Stopped>> {
    let Resolved { prepared, checks, path } = resolved;
    let built = builder.build(plan(setting, &prepared, &path), checks);
    let (checks, made) = match built {
        Ok(Built { woven, compiled, classes, checks }) => {
            let written = write(setting, &prepared, &path, (&compiled.classes, &classes), builder);
            (checks, written.map(|written| (woven, classes, written)))
        }
        Err(unbuilt) => {
            let Unbuilt { why, checks } = *unbuilt;
            (checks, Err(of_call(why, prepared.entry.as_ref())))
        }
    };
    match made {
        Ok((woven, classes, Written { class_folder, refused })) => {
            Ok(Compiled { prepared, path, checks, woven, classes, class_folder, refused })
        }
        Err(why) => Err(Stopped::after(Reached { checks, ..prepared.into() }, why)),
    }
}

/// Class files in a folder.
struct Written {
    class_folder: PathBuf,
    refused: Vec<Refused>,
}

/// Writes class files, and asks the JVM whether it would run those that come with the program.
fn write(
    setting: Setting<'_>,
    prepared: &Prepared,
    path: &WitnessPath,
    (compiled, classes): (&[CompiledClass], &Classes),
    builder: &Builder,
) -> Result<Written, Unknown> {
    let plan = plan(setting, prepared, path);
    require_started(classes, &prepared.main_class)?;
    let class_folder = prepared.workspace.path().join("classes");
    write_classes(&class_folder, &hidden(plan, compiled)?, setting.quota)?;
    if prepared.names.are_standard() {
        write_classes(&class_folder, &hidden(plan, &builder.runtime()?)?, setting.quota)?;
    }
    let mut refused = setting.parts.library.refused.clone();
    if let Some(jar) = &prepared.jar {
        let linker = Linker {
            jdk: &builder.toolchain.jdk,
            class_path: &[class_folder.clone(), jar.clone()],
            class: prepared.names.linker(),
            directory: prepared.workspace.path(),
            deadline: setting.deadline,
            memory: setting.options.child_memory(),
        };
        let names = setting.parts.library.classes.iter().map(|class| class.name.as_str());
        refused.extend(linker.refused(&names.collect::<Vec<_>>())?);
    }
    Ok(Written { class_folder, refused })
}

/// Every JDK starts `public static void main(String[])`. Some start others, too, and each by its own rules.
fn require_started(classes: &Classes, main_class: &str) -> Result<(), Unknown> {
    let mut declared = classes.superclasses(main_class);
    match declared.find_map(|class| class.method("main", "([Ljava/lang/String;)V")) {
        Some(main) if !(main.flags.is_public() && main.flags.is_static()) => Err(Unknown::Program(format!(
            "`main` of `{main_class}` is not `public static`: whether a JDK starts it depends on its release"
        ))),
        Some(_) | None => Ok(()),
    }
}

/// The program was compiled without the class that calls the method, so what does not compile is that.
fn of_call(unknown: Unknown, entry: Option<&Entry>) -> Unknown {
    match (unknown, entry) {
        (Unknown::Compilation(error), Some(entry)) => Unknown::Program(format!(
            "--method {}: no source can call it, or name the types of its parameters ({error})",
            entry.method
        )),
        (unknown, _) => unknown,
    }
}
