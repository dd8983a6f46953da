//! Strings and their builders, with their identity.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let mut body = String::new();
    let [first, second] = [generator.expression(Type::Text, 2), generator.expression(Type::Text, 2)];
    body.push_str(&format!(
        "String s = {first};\nString t = {second};\nStringBuilder b = new StringBuilder(s);\n"
    ));
    generator.scoped(|this| {
        this.declare("s", Type::Text, true);
        this.declare("t", Type::Text, true);
        for _ in 0..this.random.between(2, 6) {
            let step = step(this);
            body.push_str(&step);
        }
        let builder = this.see_expression(Shape::Text, "b.toString()");
        body.push_str(&builder);
        for _ in 0..this.random.between(1, 4) {
            let look = look(this);
            body.push_str(&look);
        }
    });
    generator.scene_method(&body);
}

fn step(generator: &mut Generator<'_>) -> String {
    let int = generator.expression(Type::Int, 2);
    let text = generator.expression(Type::Text, 2);
    match generator.random.below(16) {
        0 => format!("b.append({int});\n"),
        1 => format!("b.append({text});\n"),
        2 => format!("b.append({});\n", generator.expression(Type::Char, 2)),
        3 => format!("b.insert({int} & 1, {text});\n"),
        4 => format!("b.deleteCharAt({int} & 1);\n"),
        5 => format!("b.setLength({int} & 7);\n"),
        6 => "b.reverse();\n".to_owned(),
        7 => format!("b.setCharAt(0, {});\n", generator.expression(Type::Char, 2)),
        8 => format!("b.replace(0, {int} & 3, {text});\n"),
        9 => format!("b.append({});\n", generator.expression(Type::Boolean, 2)),
        10 => format!("b.append({});\n", generator.expression(Type::Long, 2)),
        11 => "s = b.toString();\n".to_owned(),
        12 => format!("t = s;\ns = {text};\n"),
        13 => "b.append((Object) null);\n".to_owned(),
        14 => format!("b.appendCodePoint(65 + ({int} & 7));\n"),
        _ => format!("for (char c : {text}.toCharArray()) {{\nb.append((int) c);\n}}\n"),
    }
}

fn look(generator: &mut Generator<'_>) -> String {
    let int = generator.expression(Type::Int, 1);
    let char = generator.expression(Type::Char, 1);
    let (shape, expression) = generator.random.one_of(&[
        (Shape::Int, "s.compareTo(t)".to_owned()),
        (Shape::Int, "s.hashCode()".to_owned()),
        (Shape::Boolean, "s == t".to_owned()),
        (Shape::Boolean, "s.intern() == t.intern()".to_owned()),
        (Shape::Boolean, "s == \"ab\"".to_owned()),
        (Shape::Boolean, "(\"a\" + \"b\") == \"ab\"".to_owned()),
        (Shape::Boolean, "s.concat(\"\") == s".to_owned()),
        (Shape::Int, format!("s.indexOf({char})")),
        (Shape::Int, "s.lastIndexOf(t)".to_owned()),
        (Shape::Int, "s.indexOf(t, 1)".to_owned()),
        (Shape::Text, "s.strip()".to_owned()),
        (Shape::Text, format!("s.substring({int} & 1, {int} & 3)")),
        (Shape::Int, "s.split(\",\").length".to_owned()),
        (Shape::Text, "String.join(\"-\", s, t, \"z\")".to_owned()),
        (Shape::Text, "s.replace(\"a\", t)".to_owned()),
        (Shape::Boolean, "s.isBlank()".to_owned()),
        (Shape::Boolean, "s.isEmpty()".to_owned()),
        (Shape::Boolean, "s.contentEquals(b)".to_owned()),
        (Shape::Boolean, "s.regionMatches(true, 0, t, 0, 2)".to_owned()),
        (Shape::Text, "s.toLowerCase()".to_owned()),
        (Shape::Text, "s.toUpperCase()".to_owned()),
        (Shape::Int, "s.chars().sum()".to_owned()),
        (Shape::Text, "new String(s.toCharArray(), 0, Math.min(2, s.length()))".to_owned()),
        (Shape::Text, format!("String.format(\"%d|%5d|%x|%s\", {int}, 7, {int} & 255, s)")),
        (Shape::Text, "\"\"\"\n  a\n    \"b\" \\\n  c\\tz\n  \"\"\".concat(s)".to_owned()),
        (Shape::Text, format!("String.valueOf({char}) + (char) ({char} + 1) + ({char} + 1)")),
        (Shape::Int, "s.codePointCount(0, s.length())".to_owned()),
        (Shape::Int, "b.indexOf(t)".to_owned()),
        (Shape::Int, "b.compareTo(new StringBuilder(t))".to_owned()),
        (Shape::Boolean, "s.matches(\"[a-c]*\")".to_owned()),
        (Shape::Text, "s.replaceAll(\"[ab]+\", \"_\")".to_owned()),
        (Shape::Int, "s.lines().mapToInt(String::length).sum()".to_owned()),
    ]);
    generator.see_expression(shape, &expression)
}
