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
pub(super) fn source(target: &Target, plans: &Plans, name: &str) -> String {
    let mut out = String::new();
    if !target.package.is_empty() {
        let _ = writeln!(out, "package {};", target.package);
    }
    let _ = writeln!(out, "@SuppressWarnings({{\"unchecked\", \"rawtypes\", \"deprecation\", \"removal\"}})");
    let _ = writeln!(out, "final class {name} {{");
    let receiver = plans.receiver.as_ref().map(|plan| (&target.class_name, plan));
    if let Some((class, _)) = receiver {
        let _ = writeln!(out, "    static {class} a0;");
    }
    for (idx, argument) in plans.arguments.iter().enumerate() {
        let _ = writeln!(out, "    static {} a{};", argument.ty, idx + 1);
    }
    out += "    static void prepare() throws java.lang.Throwable {\n";
    if let Some((_, plan)) = receiver {
        let _ = writeln!(out, "        a0 = {};", expression(plan));
        // Nothing is called on null.
        out += "        if (a0 == null) throw new java.lang.NullPointerException();\n";
    }
    for (idx, argument) in plans.arguments.iter().enumerate() {
        let _ = writeln!(out, "        a{} = {};", idx + 1, chosen(argument));
    }
    out += "    }\n";
    for (idx, maker) in plans.makers.iter().enumerate() {
        make(&mut out, idx, maker);
    }
    keep(&mut out, plans);
    let _ = write!(
        out,
        "    static void begin() {{
        try {{ prepare(); }} catch (java.lang.Throwable thrown) {{ {VERIFIER}.assume(false); }}
    }}
    public static void main(java.lang.String[] arguments) throws java.lang.Throwable {{
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
        if receiver.is_some() { "a0" } else { &target.class_name },
        target.name,
        (1..=plans.arguments.len()).map(|number| format!("a{number}")).collect::<Vec<_>>().join(", "),
    );
    out
}

/// Objects that were made are kept, if they may be used again. A cast that fails ends the execution as other exceptions do.
fn keep(out: &mut String, plans: &Plans) {
    if !plans.uses_again() {
        out.push_str("    static <T> T keep(T object) { return object; }\n");
        return;
    }
    let _ = write!(
        out,
        "    static final java.lang.Object[] kept = new java.lang.Object[{MAX_KEPT}];
    static int count;
    static <T> T keep(T object) {{ kept[count++] = object; return object; }}
    static int again() {{
        int index = {VERIFIER}.nondetInt();
        {VERIFIER}.assume(0 <= index && index < count);
        return index;
    }}
"
    );
}

/// An object that is there already, or another one.
fn chosen(argument: &Argument) -> String {
    let fresh = expression(&argument.plan);
    let same = argument.same.iter().rev();
    same.fold(fresh, |rest, number| {
        format!("{VERIFIER}.nondetBoolean() ? ({}) a{number} : {rest}", argument.ty)
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
        Plan::Again(ty) => format!("({ty}) kept[again()]"),
    }
}

fn piece(piece: &Piece) -> String {
    match piece {
        Piece::Text(text) | Piece::Silent(text) => text.clone(),
        Piece::Plan(plan) => expression(plan),
    }
}
