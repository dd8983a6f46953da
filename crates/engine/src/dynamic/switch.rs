//! Switches over patterns: `SwitchBootstraps`.
//!
//! The call gives the number of the first label from a given one on that fits, -1 for `null`, and the number of labels if
//! none fits.

use jurat_java::classes::{Bootstrap, CallSite, Class, Condition, Constant, Kind, Relation};

use super::assembler::{Assembler, Label};
use super::constant::enum_description;
use super::malformed;
use super::synthetic::define_function;
use crate::world::{LinkError, MethodId, World};

pub(super) fn link(
    world: &mut World,
    host: &Class,
    site: &CallSite,
    bootstrap: &Bootstrap,
) -> Result<MethodId, LinkError> {
    let is_enum = bootstrap.method.member.name == "enumSwitch";
    let switched = site.descriptor.strip_prefix("(L").and_then(|rest| rest.split_once(';'));
    let switched = switched.filter(|_| is_enum).map(|(class, _)| class.replace('/', "."));
    if is_enum && switched.is_none() {
        return Err(malformed(host));
    }
    let code = select(host, bootstrap, switched.as_deref()).ok_or_else(|| malformed(host))?;
    define_function(world, host, site, code)
}

/// The last argument is the class of the enum, if it is a switch over one.
fn select(host: &Class, bootstrap: &Bootstrap, switched: Option<&str>) -> Option<Assembler> {
    let mut code = Assembler::with_slots(2);
    let is_something = code.label();
    code.load(Kind::Reference, 0).branch(Condition::Null(false), is_something);
    code.int(-1).give_back(Some(Kind::Int)).place(is_something);
    if let Some(class) = switched {
        require_constants(&mut code, class);
    }
    for (index, label) in bootstrap.arguments.iter().enumerate() {
        let index = i32::try_from(index).ok()?;
        let next = code.label();
        code.load(Kind::Int, 1).int(index).branch(Condition::Ints(Relation::Greater), next);
        test(&mut code, host, label, switched.is_some(), next)?;
        code.int(index).give_back(Some(Kind::Int)).place(next);
    }
    code.int(i32::try_from(bootstrap.arguments.len()).ok()?).give_back(Some(Kind::Int));
    Some(code)
}

/// Jumps to the next label if this one does not fit.
fn test(code: &mut Assembler, host: &Class, label: &Constant, is_enum: bool, next: Label) -> Option<()> {
    let unequal = Condition::Zero(Relation::Equal);
    match label {
        Constant::Class(name) => {
            code.load(Kind::Reference, 0).instance_of(name).branch(unequal, next);
        }
        Constant::String(units) if is_enum => {
            code.string(units).load(Kind::Reference, 0).cast("java.lang.Enum");
            code.call_virtual("java.lang.Enum", "name", "()Ljava/lang/String;");
            code.call_virtual("java.lang.String", "equals", "(Ljava/lang/Object;)Z").branch(unequal, next);
        }
        Constant::String(units) => {
            code.string(units).load(Kind::Reference, 0);
            code.call_virtual("java.lang.String", "equals", "(Ljava/lang/Object;)Z").branch(unequal, next);
        }
        Constant::Int(value) => test_number(code, *value, next),
        Constant::Dynamic { bootstrap, .. } => {
            let (class, name) = enum_description(host, *bootstrap)?;
            test_constant(code, &class, &name, next);
        }
        _ => return None,
    }
    Some(())
}

/// A constant of an enum, which is not asked for, and so not initialised, for the sake of other objects.
fn test_constant(code: &mut Assembler, class: &str, name: &str, next: Label) {
    let descriptor = format!("L{};", class.replace('.', "/"));
    code.load(Kind::Reference, 0).instance_of(class).branch(Condition::Zero(Relation::Equal), next);
    require_constants(code, class);
    code.load(Kind::Reference, 0).get(true, class, name, &descriptor);
    code.branch(Condition::Same(false), next);
}

/// The JDK looks for constants by their names, which finds none before all of them are there.
fn require_constants(code: &mut Assembler, class: &str) {
    code.text(class).call_static("<runtime>", "requireConstants", "(Ljava/lang/String;)V");
}

/// A number of any type, or a character.
fn test_number(code: &mut Assembler, value: i32, next: Label) {
    let (not_a_number, compare) = (code.label(), code.label());
    let unequal = Condition::Zero(Relation::Equal);
    code.load(Kind::Reference, 0).instance_of("java.lang.Number").branch(unequal, not_a_number);
    code.load(Kind::Reference, 0).cast("java.lang.Number");
    code.call_virtual("java.lang.Number", "intValue", "()I").store(Kind::Int, 2);
    code.jump(compare);
    code.place(not_a_number)
        .load(Kind::Reference, 0)
        .instance_of("java.lang.Character")
        .branch(unequal, next);
    code.load(Kind::Reference, 0).cast("java.lang.Character");
    code.call_virtual("java.lang.Character", "charValue", "()C").store(Kind::Int, 2);
    code.place(compare).load(Kind::Int, 2).int(value).branch(Condition::Ints(Relation::NotEqual), next);
}
