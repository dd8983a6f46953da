//! The class that makes the arguments and calls the method.

use std::fmt::Write as _;

use super::plan::{Argument, MAX_KEPT, Maker, Piece, Plan, Plans};
use super::target::Target;
use crate::input::VERIFIER;

/// What the name of the class ends with that only makes the arguments.
pub(super) const PROBE: &str = "_probe";

/// The source of a class with a `main`, and of one whose `main` only comes up to the call, to see that something does.
///
/// What is thrown while arguments are made ends the execution without consequences; so does an assertion that fails in `prepare`,
/// of which the engine and the monitor know.
///
/// A variable obscures a class of the same name (JLS 6.4.2), so variables have names that no class of the program has.
pub(super) fn source(target: &Target, plans: &Plans, name: &str) -> String {
    let mut out = String::new();
    if !target.package.is_empty() {
        let _ = writeln!(out, "package {};", target.package);
    }
    let _ = writeln!(out, "@SuppressWarnings({{\"unchecked\", \"rawtypes\", \"deprecation\", \"removal\"}})");
    let _ = writeln!(out, "final class {name} {{");
    let receiver = plans.receiver.as_ref().map(|plan| (&target.class_name, plan));
    if let Some((class, _)) = receiver {
        let _ = writeln!(out, "    static {class} {};", variable(name, 0));
    }
    for (idx, argument) in plans.arguments.iter().enumerate() {
        let _ = writeln!(out, "    static {} {};", argument.ty, variable(name, idx + 1));
    }
    out += "    static void prepare() throws java.lang.Throwable {\n";
    if let Some((_, plan)) = receiver {
        let made = variable(name, 0);
        let _ = writeln!(out, "        {made} = {};", expression(plan));
        // Nothing is called on null.
        let _ = writeln!(out, "        if ({made} == null) throw new java.lang.NullPointerException();");
    }
    for (idx, argument) in plans.arguments.iter().enumerate() {
        let _ = writeln!(out, "        {} = {};", variable(name, idx + 1), chosen(argument, name));
    }
    out += "    }\n";
    for (idx, maker) in plans.makers.iter().enumerate() {
        make(&mut out, idx, maker);
    }
    keep(&mut out, plans, name);
    let _ = write!(
        out,
        "    static void begin() {{
        try {{ prepare(); }} catch (java.lang.Throwable thrown) {{ {VERIFIER}.assume(false); }}
    }}
    public static void main(java.lang.String[] {name}_given) throws java.lang.Throwable {{
        begin();
        {}.{}({});
    }}
}}
final class {name}{PROBE} {{
    public static void main(java.lang.String[] arguments) {{
        {name}.begin();
        assert false;
    }}
}}
",
        if receiver.is_some() { variable(name, 0) } else { target.class_name.clone() },
        target.name,
        (1..=plans.arguments.len()).map(|number| variable(name, number)).collect::<Vec<_>>().join(", "),
    );
    out
}

/// Objects that were made are kept, if they may be used again. A cast that fails ends the execution as other exceptions do.
fn keep(out: &mut String, plans: &Plans, name: &str) {
    if !plans.uses_again() {
        out.push_str("    static <T> T keep(T object) { return object; }\n");
        return;
    }
    let _ = write!(
        out,
        "    static final java.lang.Object[] {name}_kept = new java.lang.Object[{MAX_KEPT}];
    static int {name}_count;
    static <T> T keep(T object) {{ {name}_kept[{name}_count++] = object; return object; }}
    static java.lang.Object again() {{
        int index = {VERIFIER}.nondetInt();
        {VERIFIER}.assume(0 <= index && index < {name}_count);
        return {name}_kept[index];
    }}
"
    );
}

/// What the method is called on is 0, its first argument 1.
fn variable(name: &str, number: usize) -> String {
    format!("{name}_{number}")
}

/// An object that is there already, or another one.
fn chosen(argument: &Argument, name: &str) -> String {
    let fresh = expression(&argument.plan);
    let same = argument.same.iter().rev();
    same.fold(fresh, |rest, number| {
        format!("{VERIFIER}.nondetBoolean() ? ({}) {} : {rest}", argument.ty, variable(name, *number))
    })
}

/// A method that chooses one of the ways.
fn make(out: &mut String, idx: usize, maker: &Maker) {
    let _ = writeln!(out, "    static {} make{idx}() throws java.lang.Throwable {{", maker.ty);
    if let [before @ .., last] = maker.ways.as_slice() {
        if !before.is_empty() {
            let _ = writeln!(out, "        switch ({VERIFIER}.nondetInt()) {{");
            for (number, way) in before.iter().enumerate() {
                let _ = writeln!(out, "            case {number}: return {};", expression(way));
            }
            out.push_str("            default:\n        }\n");
        }
        let _ = writeln!(out, "        return {};", expression(last));
    }
    out.push_str("    }\n");
}

fn expression(plan: &Plan) -> String {
    match plan {
        Plan::Input(ty) => format!("{VERIFIER}.{}()", ty.method()),
        Plan::Made(maker) => format!("make{maker}()"),
        Plan::Pieces(pieces) => pieces.iter().map(piece).collect(),
        Plan::Kept(pieces) => format!("keep({})", pieces.iter().map(piece).collect::<String>()),
        Plan::Again(ty) => format!("({ty}) again()"),
    }
}

fn piece(piece: &Piece) -> String {
    match piece {
        Piece::Text(text) | Piece::Silent(text) => text.clone(),
        Piece::Plan(plan) => expression(plan),
    }
}
