//! Concatenation of strings: `StringConcatFactory`.
//!
//! The text is made by a real `StringBuilder`, whose methods know how every type is written.

use jurat_java::classes::{Bootstrap, CallSite, Class, Constant, Invoke, Kind};

use super::assembler::Assembler;
use super::malformed;
use super::synthetic::{Parameter, define_function, parameters};
use crate::world::{LinkError, MethodId, World};

/// In a recipe: here comes the next argument.
const ARGUMENT: u16 = 1;
/// In a recipe: here comes the next constant.
const CONSTANT: u16 = 2;

const BUILDER: &str = "java.lang.StringBuilder";

pub(super) fn link(
    world: &mut World,
    host: &Class,
    site: &CallSite,
    bootstrap: &Bootstrap,
) -> Result<MethodId, LinkError> {
    let code = concatenate(site, bootstrap).ok_or_else(|| malformed(host))?;
    define_function(world, host, site, code)
}

fn concatenate(site: &CallSite, bootstrap: &Bootstrap) -> Option<Assembler> {
    let (arguments, _) = parameters(&site.descriptor, 0)?;
    let (recipe, constants) = match bootstrap.arguments.as_slice() {
        [Constant::String(recipe), constants @ ..] => (recipe.to_vec(), constants),
        // `makeConcat` has no recipe: the arguments one after the other.
        _ => (vec![ARGUMENT; arguments.len()], [].as_slice()),
    };
    let mut code = Assembler::default();
    if let ([ARGUMENT], [argument]) = (recipe.as_slice(), arguments.as_slice())
        && matches!(argument.descriptor.as_str(), "Z" | "F" | "D")
    {
        give_back_text(&mut code, argument);
        return Some(code);
    }
    code.new_object(BUILDER).call(Invoke::Special, BUILDER, "<init>", "()V");
    let is_primitive = |argument: &Parameter| argument.kind != Kind::Reference;
    let may_be_empty = recipe.iter().all(|piece| *piece <= CONSTANT) && !arguments.iter().any(is_primitive);
    let (mut arguments, mut constants) = (arguments.iter(), constants.iter());
    for piece in recipe.chunk_by(|left, right| *left > CONSTANT && *right > CONSTANT) {
        match piece {
            [ARGUMENT] => append_argument(&mut code, arguments.next()?),
            [CONSTANT] => append_constant(&mut code, constants.next()?)?,
            text => append_text(&mut code, text),
        }
    }
    code.call_virtual(BUILDER, "toString", "()Ljava/lang/String;");
    if may_be_empty {
        // Where nothing was appended, a builder gives a constant of the JDK.
        code.call_static("<runtime>", "newText", "(Ljava/lang/String;)Ljava/lang/String;");
    }
    code.give_back(Some(Kind::Reference));
    Some(code)
}

/// The JDK hands out the text of a single number or truth value as it is, and some of those are constants.
fn give_back_text(code: &mut Assembler, argument: &Parameter) {
    code.load(argument.kind, argument.slot);
    code.call_static("java.lang.String", "valueOf", &format!("({})Ljava/lang/String;", argument.descriptor));
    code.give_back(Some(Kind::Reference));
}

fn append(code: &mut Assembler, descriptor: &str) {
    code.call_virtual(BUILDER, "append", &format!("({descriptor})Ljava/lang/StringBuilder;"));
}

fn append_argument(code: &mut Assembler, argument: &Parameter) {
    code.load(argument.kind, argument.slot);
    append(
        code,
        match argument.descriptor.as_str() {
            "B" | "S" => "I",
            primitive @ ("Z" | "C" | "I" | "J" | "F" | "D") => primitive,
            string @ "Ljava/lang/String;" => string,
            // Not `append(char[])` and its like: arrays are objects here.
            _ => "Ljava/lang/Object;",
        },
    );
}

fn append_text(code: &mut Assembler, units: &[u16]) {
    code.string(units);
    append(code, "Ljava/lang/String;");
}

fn append_constant(code: &mut Assembler, constant: &Constant) -> Option<()> {
    match constant {
        Constant::String(units) => append_text(code, units),
        Constant::Int(value) => append_text(code, &value.to_string().encode_utf16().collect::<Vec<_>>()),
        Constant::Long(value) => append_text(code, &value.to_string().encode_utf16().collect::<Vec<_>>()),
        _ => return None,
    }
    Some(())
}
