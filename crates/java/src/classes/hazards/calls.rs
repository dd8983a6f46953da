//! Calls of the JDK that JBMC has no body for, and call sites that it cannot read.

use smol_str::SmolStr;

use crate::classes::class::Constant;
use crate::classes::descriptor::MethodType;
use crate::classes::instruction::Operation;
use crate::classes::member_table::MemberTable;
use crate::classes::reach::{Reached, ReachedMethod, Use};
use crate::classes::source::{ConstructPlace, at_use, use_in_words};
use crate::classes::straight::Straight;
use crate::classes::value::Value;

pub(super) fn hazards(reached: &Reached<'_>, is_trusted: &dyn Fn(&str) -> bool) -> Vec<ConstructPlace> {
    let faithful = MemberTable::parse(include_str!("faithful.txt"));
    let mut hazards: Vec<_> = reached.methods.iter().flat_map(|method| call_sites(reached, method)).collect();
    let looked_at = reached
        .uses
        .iter()
        .filter(|of| !is_trusted(&of.member.class) && !is_bootstrap(of) && !copies_array(of));
    for of in looked_at {
        let signs: Vec<_> = of.owners.iter().filter_map(|owner| faithful.signs(owner, &of.member)).collect();
        let signs = (!signs.is_empty()).then(|| signs.concat());
        let words = match signs {
            None => format!("{}, which JBMC does not know", use_in_words(of)),
            Some(signs) if signs.contains('-') => format!("{}, of which JBMC knows a part", use_in_words(of)),
            Some(signs) if signs.contains('!') && !gets_no_null(reached, of) => {
                format!("{} with what may be null", use_in_words(of))
            }
            Some(_) => continue,
        };
        hazards.push(at_use(reached, of, words));
    }
    hazards.extend(exits_within_condition(reached, is_trusted));
    hazards
}

/// A condition that throws is noticed at the next check or at the end of `main`. If the program catches the exception and
/// exits, there is neither.
fn exits_within_condition(
    reached: &Reached<'_>,
    is_trusted: &dyn Fn(&str) -> bool,
) -> Option<ConstructPlace> {
    let begins = |of: &Use| is_trusted(&of.member.class) && of.member.name == "begin";
    let exits =
        |of: &&Use| matches!(&*of.member.name, "exit" | "halt") && of.member.class.starts_with("java.lang.");
    let mut codes = reached.methods.iter().filter_map(|method| method.at.method.code.as_ref());
    let is_possible = codes.any(|code| !code.handlers.is_empty()) && reached.uses.iter().any(begins);
    let exit = reached.uses.iter().find(exits).filter(|_| is_possible)?;
    Some(at_use(reached, exit, format!("{}, perhaps with a condition left open", use_in_words(exit))))
}

/// Bootstrap methods are looked at with their call sites.
fn is_bootstrap(of: &Use) -> bool {
    of.member.class.starts_with("java.lang.invoke.") || of.member.class.starts_with("java.lang.runtime.")
}

/// JBMC copies arrays as it should; other objects it does not.
fn copies_array(of: &Use) -> bool {
    of.member.class.starts_with('[') && of.member.name == "clone"
}

fn call_sites(reached: &Reached<'_>, method: &ReachedMethod<'_>) -> Vec<ConstructPlace> {
    let code = method.at.method.code.iter();
    let sites = code.flat_map(|code| &code.instructions).filter_map(|instruction| {
        let words = match &instruction.operation {
            Operation::InvokeDynamic(site) => {
                let bootstrap = method.at.class.bootstraps.get(usize::from(site.bootstrap))?;
                let maker = &bootstrap.method.member.class;
                let result = Value::of_descriptor(MethodType::parse(&site.descriptor)?.result);
                let interface = result.class().map_or("", SmolStr::as_str);
                match maker.as_str() {
                    "java.lang.invoke.LambdaMetafactory" if reached.class(interface).is_some() => {
                        return None;
                    }
                    "java.lang.invoke.LambdaMetafactory" => {
                        format!("makes a lambda for `{interface}`, which JBMC takes as null")
                    }
                    _ => format!("has a call site that `{maker}` makes, which JBMC does not know"),
                }
            }
            Operation::Push(Constant::Dynamic { .. }) => {
                "has a dynamic constant, which JBMC does not know".to_owned()
            }
            _ => return None,
        };
        Some(ConstructPlace::at(method.at, instruction.pc, words))
    });
    sites.collect()
}

/// Whether the last thing that the call gets was just made: a literal, or the text of a builder.
fn gets_no_null(reached: &Reached<'_>, of: &Use) -> bool {
    let Some(code) = &reached.methods[of.user].at.method.code else { return false };
    Straight::new(code).before_pc(of.pc).is_some_and(|operation| match operation {
        Operation::Push(Constant::String(_)) => true,
        Operation::Invoke { method, .. } => {
            method.class == "java.lang.StringBuilder" && method.name == "toString"
        }
        _ => false,
    })
}
