//! Constants that bootstrap methods make: `ConstantBootstraps`.

use jurat_java::classes::{Bootstrap, CallSite, Class, Constant};
use smol_str::format_smolstr;

use super::assembler::{Assembler, kind_of};
use super::synthetic::Synthetic;
use super::{bootstrap, malformed};
use crate::world::{LinkError, MethodId, World, class_name, type_of};

const BOOTSTRAPS: &str = "java.lang.invoke.ConstantBootstraps";

pub(super) fn link(
    world: &mut World,
    host: &Class,
    site: &CallSite,
    bootstrap: &Bootstrap,
) -> Result<MethodId, LinkError> {
    let maker = &bootstrap.method.member;
    let unknown = || LinkError::new(format!("a constant that `{}.{}` makes", maker.class, maker.name));
    if maker.class != BOOTSTRAPS {
        return Err(unknown());
    }
    let kind = type_of(&site.descriptor).map(kind_of).ok_or_else(|| malformed(host))?;
    let mut code = Assembler::default();
    match maker.name.as_str() {
        "nullConstant" => code.null(),
        "enumConstant" => code.get(true, &class_name(&site.descriptor), &site.name, &site.descriptor),
        "getStaticFinal" => match bootstrap.arguments.first() {
            Some(Constant::Class(class)) => code.get(true, class, &site.name, &site.descriptor),
            Some(_) => return Err(malformed(host)),
            None => code.get(true, &class_name(&site.descriptor), &site.name, &site.descriptor),
        },
        "primitiveClass" => {
            let class = box_of_primitive(&site.name).ok_or_else(|| malformed(host))?;
            code.get(true, class, "TYPE", "Ljava/lang/Class;")
        }
        _ => return Err(unknown()),
    };
    code.give_back(Some(kind));
    let descriptor = format_smolstr!("(){}", site.descriptor);
    let mut class = Synthetic::new(world, host, "Constant");
    class.add_method("get", &descriptor, true, code.finish());
    class.define(world, "get", &descriptor)
}

fn box_of_primitive(descriptor: &str) -> Option<&'static str> {
    Some(match descriptor {
        "Z" => "java.lang.Boolean",
        "B" => "java.lang.Byte",
        "C" => "java.lang.Character",
        "S" => "java.lang.Short",
        "I" => "java.lang.Integer",
        "J" => "java.lang.Long",
        "F" => "java.lang.Float",
        "D" => "java.lang.Double",
        "V" => "java.lang.Void",
        _ => return None,
    })
}

/// Class and name of an enum constant as a label of a switch describes it: `EnumDesc.of(ClassDesc.of("E"), "A")`.
pub(super) fn enum_description(host: &Class, index: u16) -> Option<(String, String)> {
    let [Constant::Handle(maker), Constant::Dynamic { bootstrap: class, .. }, Constant::String(name)] =
        invocation(host, index)?
    else {
        return None;
    };
    if maker.member.class != "java.lang.Enum$EnumDesc" || maker.member.name != "of" {
        return None;
    }
    let [Constant::Handle(maker), Constant::String(class)] = invocation(host, *class)? else { return None };
    if maker.member.class != "java.lang.constant.ClassDesc" || maker.member.name != "of" {
        return None;
    }
    Some((String::from_utf16(class).ok()?, String::from_utf16(name).ok()?))
}

/// The method and its arguments of a constant that is the result of a call.
fn invocation(host: &Class, index: u16) -> Option<&[Constant]> {
    let bootstrap = bootstrap(host, index).ok()?;
    let maker = &bootstrap.method.member;
    (maker.class == BOOTSTRAPS && maker.name == "invoke").then_some(&bootstrap.arguments)
}
