//! Methods that call themselves and leave something behind: in static fields, objects, arrays and what they give back, before and after
//! the call within, on the way down to some depth.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let suffix = generator.fresh("");
    let cell = format!("Cell{suffix}");
    generator.types.push_str(&format!(
        "\nclass {cell} {{\nint value;\n{cell} next;\n{cell}(int value) {{\nthis.value = value;\n}}\n}}\n"
    ));
    generator.members.push_str(&format!(
        "\nstatic int count{suffix};\nstatic Object last{suffix} = \"none\";\nstatic Integer box{suffix} = 1;\nstatic int[] all{suffix} = new int[3];\n\
         static {cell}[] cells{suffix} = new {cell}[2];\n"
    ));
    let method = method(generator, &suffix, &cell);
    generator.members.push_str(&method);
    let mut body = format!("{cell} a = new {cell}(1);\n{cell} b = new {cell}(2);\na.next = b;\n");
    for _ in 0..generator.random.between(1, 2) {
        let (n, acc) = (generator.expression(Type::Int, 2), generator.expression(Type::Int, 1));
        body.push_str(&generator.see_expression(Shape::Int, &format!("walk{suffix}(a, b, {n} & 7, {acc})")));
    }
    for (shape, seen) in [
        (Shape::Int, format!("count{suffix}")),
        (Shape::Boolean, format!("last{suffix} == \"none\"")),
        (Shape::Boolean, format!("last{suffix} == null")),
        (Shape::Int, format!("box{suffix}")),
        (Shape::Int, format!("all{suffix}[0] - all{suffix}[1] + 2 * all{suffix}[2]")),
        (Shape::Boolean, format!("cells{suffix}[0] == null || cells{suffix}[0] == cells{suffix}[1]")),
        (Shape::Int, "a.value".to_owned()),
        (Shape::Int, "b.value".to_owned()),
        (Shape::Boolean, "a.next == b".to_owned()),
        (Shape::Boolean, "b.next == null".to_owned()),
    ] {
        body.push_str(&generator.see_expression(shape, &seen));
    }
    generator.scene_method(&body);
}

fn method(generator: &mut Generator<'_>, suffix: &str, cell: &str) -> String {
    let (at_end, before, after) = (
        effects(generator, suffix, cell),
        effects(generator, suffix, cell),
        effects(generator, suffix, cell),
    );
    let arguments = generator.random.one_of(&["a, b", "b, a", "a, a", "a, b.next == null ? b : b.next"]);
    let acc = generator.random.one_of(&["acc", "acc + 1", "acc + n", "acc * 2", "-acc", "n"]);
    let result =
        generator.random.one_of(&["inner", "inner + 1", "inner + n", "n", "acc", "-inner", "a.value"]);
    let base = generator.random.one_of(&["acc", "0", "b.value", "acc + 1"]);
    format!(
        "static int walk{suffix}({cell} a, {cell} b, int n, int acc) {{\nif (n <= 0) {{\n{at_end}return {base};\n}}\n{before}\
         int inner = walk{suffix}({arguments}, n - 1, {acc});\n{after}return {result};\n}}\n"
    )
}

/// Statements that leave something behind.
fn effects(generator: &mut Generator<'_>, suffix: &str, cell: &str) -> String {
    let mut statements = String::new();
    for _ in 0..generator.random.between(0, 2) {
        let effect = generator.random.one_of(&[
            format!("count{suffix}++;"),
            format!("count{suffix} += n;"),
            format!("last{suffix} = new Object();"),
            format!("last{suffix} = null;"),
            format!("last{suffix} = \"other\";"),
            format!("last{suffix} = a;"),
            format!("box{suffix} = n + 200;"),
            format!("box{suffix} = 3;"),
            format!("all{suffix}[n % 3] = n;"),
            format!("all{suffix}[1]++;"),
            format!("cells{suffix}[n & 1] = b;"),
            format!("cells{suffix}[0] = new {cell}(n);"),
            "a.value = n;".to_owned(),
            "b.value++;".to_owned(),
            "a.next = b.next;".to_owned(),
            format!("b.next = new {cell}(n);"),
            "a.next = null;".to_owned(),
        ]);
        let when = generator.random.one_of(&["", "", "if (n == 2) ", "if (n > 4) ", "if (a == b) "]);
        statements.push_str(&format!("{when}{effect}\n"));
    }
    statements
}
