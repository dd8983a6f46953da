//! When classes are initialised, and in which order: cycles, constants that are none, interfaces, failures.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let suffix = generator.fresh("");
    let n_classes = generator.random.between(2, 5);
    let mut types = String::new();
    for idx in 0..n_classes {
        let text = class(generator, &suffix, idx, n_classes);
        types.push_str(&text);
    }
    let name = format!("J{suffix}");
    types.push_str(&format!(
        "\ninterface {name} {{\nint A = 5;\nint B = Log.at(71){};\ndefault int act() {{\nreturn B + A;\n}}\n}}\n\
         class K{suffix} implements {name} {{\nstatic {{\nLog.at(72);\n}}\n}}\n\
         interface L{suffix} {{\nint C = Log.at(73);\nint act();\n}}\nclass M{suffix} implements L{suffix} {{\npublic int act() {{\nreturn 1;\n}}\n}}\n\
         class P{suffix} extends K{suffix} {{\nstatic int own() {{\nreturn Log.at(74);\n}}\n}}\n\
         interface Q{suffix} {{\nint D = Log.at(75){};\nint on(int value);\ndefault int twice(int value) {{\nreturn on(on(value));\n}}\n}}\n",
        divided(generator),
        divided(generator),
    ));
    generator.types.push_str(&types);
    let mut body = String::new();
    for _ in 0..generator.random.between(2, 5) {
        let step = step(generator, &suffix, n_classes);
        if generator.random.once_in(2) {
            let condition = generator.expression(Type::Boolean, 2);
            body.push_str(&format!("if ({condition}) {{\n{step}}}\n"));
        } else {
            body.push_str(&step);
        }
        body.push_str(&generator.see_expression(Shape::Int, "Log.hash"));
    }
    generator.scene_method(&body);
}

/// Makes an initialiser fail, now and then, for some inputs.
fn divided(generator: &mut Generator<'_>) -> String {
    if !generator.random.once_in(5) {
        return String::new();
    }
    let divisor = generator.expression(Type::Int, 1);
    format!(" / ({divisor})")
}

fn class(generator: &mut Generator<'_>, suffix: &str, idx: usize, n_classes: usize) -> String {
    let other = generator.random.below(n_classes);
    let number = generator.random.between(1, 60);
    if idx > 0 && generator.random.once_in(4) {
        // Nothing of its own is to be initialised, but it fails if the other one does.
        return format!(
            "\nclass N{suffix}x{idx} extends N{suffix}x{} {{\nint f = Log.at({number});\nstatic int get() {{\nreturn Log.at({number});\n}}\n}}\n",
            idx - 1
        );
    }
    let is_failing = generator.random.once_in(5);
    let failing = if is_failing {
        let condition = generator.expression(Type::Boolean, 2);
        let exception = generator.random.one_of(&["IllegalStateException", "LinkageError"]);
        let meanwhile = if generator.random.once_in(2) {
            format!("Log.at(N{suffix}x{other}.get());\n")
        } else {
            String::new()
        };
        format!("{meanwhile}if ({condition}) {{\nthrow new {exception}(\"init\" + {idx});\n}}\n")
    } else {
        String::new()
    };
    let extends = if idx > 0 && generator.random.once_in(3) {
        format!(" extends N{suffix}x{}", idx - 1)
    } else {
        String::new()
    };
    let value = generator.expression(Type::Int, 1);
    format!(
        "\nclass N{suffix}x{idx}{extends} {{\nstatic final int CONSTANT = {number};\nstatic int a = Log.at({number});\n\
         static int b = N{suffix}x{other}.a + {value};\nstatic {{\n{failing}c = Log.at(b);\n}}\n\
         static int c = 1;\nstatic int d;\nint f = Log.at({});\nstatic int get() {{\nreturn a + b * 3 + c * 7 + d;\n}}\n}}\n",
        number + 100
    )
}

fn step(generator: &mut Generator<'_>, suffix: &str, n_classes: usize) -> String {
    let idx = generator.random.below(n_classes);
    let class = format!("N{suffix}x{idx}");
    let action = match generator.random.below(13) {
        0 => generator.see_expression(Shape::Int, &format!("{class}.CONSTANT")),
        1 => generator.see_expression(Shape::Int, &format!("{class}.get()")),
        2 => generator.see_expression(Shape::Int, &format!("new {class}().f")),
        3 => format!("{class}[] array = new {class}[2];\nLog.at(array.length);\n"),
        4 => generator.see_expression(Shape::Int, &format!("++{class}.d")),
        5 => generator.see_expression(Shape::Int, &format!("new K{suffix}().act()")),
        6 => generator.see_expression(Shape::Int, &format!("new M{suffix}().act()")),
        7 => generator.see_expression(Shape::Int, &format!("J{suffix}.A")),
        8 => generator.see_expression(Shape::Int, &format!("K{suffix}.B")),
        9 => generator.see_expression(Shape::Int, &format!("P{suffix}.own()")),
        10 => generator.see_expression(Shape::Int, &format!("new P{suffix}().act()")),
        11 => format!(
            "Q{suffix} q = value -> value + 1;\n{}",
            generator.see_expression(Shape::Int, "q.twice(3)")
        ),
        _ => generator.see_expression(Shape::Int, &format!("{class}.b + {class}.c")),
    };
    let name = generator.fresh("e");
    let seen = generator.see_expression(Shape::Text, &format!("{name}.getClass().getName()"));
    let cause = generator.see_expression(
        Shape::Text,
        &format!("{name}.getCause() == null ? \"none\" : {name}.getCause().getClass().getName()"),
    );
    let cause = if generator.random.once_in(3) { cause } else { String::new() };
    let message = generator.see_expression(Shape::Text, &format!("String.valueOf({name}.getMessage())"));
    let message = if generator.random.once_in(2) { message } else { String::new() };
    format!("try {{\n{action}}} catch (LinkageError {name}) {{\n{seen}{message}{cause}}}\n")
}
