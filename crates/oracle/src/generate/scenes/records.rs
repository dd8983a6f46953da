//! Records with components of every type: what the virtual machine makes of `equals`, `hashCode` and `toString`.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let suffix = generator.fresh("");
    let types = [
        "boolean",
        "byte",
        "char",
        "short",
        "int",
        "long",
        "float",
        "double",
        "String",
        "Object",
        "int[]",
        "Integer",
        "Comparable<String>",
        "List<Integer>",
    ];
    let components: Vec<&str> =
        (0..generator.random.between(1, 4)).map(|_| generator.random.one_of(&types)).collect();
    let declared: Vec<String> =
        components.iter().enumerate().map(|(idx, of)| format!("{of} c{idx}")).collect();
    let accessor = if generator.random.once_in(3) && components[0] == "int" {
        "public int c0() {\nreturn Log.at(c0 + 1);\n}\n"
    } else {
        ""
    };
    generator.types.push_str(&format!("\nrecord Rec{suffix}({}) {{\n{accessor}}}\n", declared.join(", ")));
    let [left, right] = [arguments(generator, &components), arguments(generator, &components)];
    let condition = generator.expression(Type::Boolean, 2);
    let mut body = format!(
        "Rec{suffix} a = new Rec{suffix}({left});\nRec{suffix} b = {condition} ? a : new Rec{suffix}({right});\nObject o = {condition} ? b : \"text\";\n"
    );
    let looks = [
        (Shape::Boolean, "a.equals(b)"),
        (Shape::Boolean, "b.equals(o)"),
        (Shape::Boolean, "a.equals(null)"),
        (Shape::Boolean, "a.hashCode() == b.hashCode()"),
        (Shape::Boolean, "new HashSet<>(Arrays.asList(a, b)).size() == 1"),
        (Shape::Boolean, "Objects.equals(a, o)"),
        (
            Shape::Text,
            "String.valueOf((Object) a.c0()).length() < 12 ? String.valueOf((Object) a.c0()) : \"long\"",
        ),
    ];
    for _ in 0..generator.random.between(2, 5) {
        let (shape, code) = generator.random.one_of(&looks);
        body.push_str(&generator.see_expression(shape, code));
    }
    if !components.contains(&"int[]") && !components.contains(&"Object") {
        body.push_str(&generator.see_expression(Shape::Text, "b.toString()"));
    }
    generator.scene_method(&body);
}

fn arguments(generator: &mut Generator<'_>, components: &[&str]) -> String {
    let values: Vec<String> = components.iter().map(|of| argument(generator, of)).collect();
    values.join(", ")
}

fn argument(generator: &mut Generator<'_>, of: &str) -> String {
    if let Some(of) = Type::PRIMITIVE.into_iter().find(|it| it.name() == of) {
        let is_float = matches!(of, Type::Float | Type::Double);
        return if is_float { generator.constant(of) } else { generator.expression(of, 2) };
    }
    let condition = generator.expression(Type::Boolean, 1);
    match of {
        "int[]" => format!("{condition} ? null : new int[] {{1}}"),
        "Integer" => generator.expression(Type::Integer, 2),
        "List<Integer>" => format!("List.of({}, 2)", generator.expression(Type::Int, 1)),
        "Object" => format!("{condition} ? null : (Object) {}", generator.expression(Type::Text, 1)),
        _ => format!("{condition} ? null : {}", generator.expression(Type::Text, 1)),
    }
}
