//! Enums, records and sealed interfaces, and the switches over them.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let suffix = generator.fresh("");
    types(generator, &suffix);
    let mut body = String::new();
    let [x, y] = [generator.expression(Type::Int, 2), generator.expression(Type::Int, 2)];
    let text = generator.expression(Type::Text, 1);
    let condition = generator.expression(Type::Boolean, 2);
    body.push_str(&format!(
        "Hue{suffix} hue = {condition} ? Hue{suffix}.RED : Hue{suffix}.values()[{x} & 3];\nPair{suffix} pair = new Pair{suffix}({x}, {text});\n\
         Pair{suffix} other = {condition} ? pair : new Pair{suffix}({y}, {text});\nShape{suffix} shape = {condition} ? new Dot{suffix}({y}) : new Box{suffix}(pair, hue);\n"
    ));
    generator.scoped(|this| {
        this.declare("pair.x()", Type::Int, false);
        for _ in 0..this.random.between(3, 7) {
            let step = step(this, &suffix);
            let step = if this.random.once_in(4) { this.caught(&step) } else { step };
            body.push_str(&format!("{{\n{step}}}\n"));
        }
    });
    generator.scene_method(&body);
}

fn types(generator: &mut Generator<'_>, suffix: &str) {
    let value = generator.constant(Type::Int);
    let is_picky = generator.random.once_in(2);
    let check = if is_picky {
        format!("if (x == {value}) {{\nthrow new IllegalArgumentException(\"x = \" + x);\n}}\n")
    } else {
        "x = x & 1023;\n".to_owned()
    };
    generator.types.push_str(&format!(
        "\nenum Hue{suffix} {{\nRED(3),\nGREEN(5) {{\nint act(int n) {{\nreturn n - 1;\n}}\n}},\nBLUE(Log.at(9)),\nGREY {{\npublic String toString() {{\nreturn \"grey!\";\n}}\n}};\n\
         final int weight;\nstatic int made = 4;\nHue{suffix}(int weight) {{\nthis.weight = weight;\nLog.at(ordinal());\n}}\nHue{suffix}() {{\nthis(-1);\n}}\nint act(int n) {{\nreturn n + weight;\n}}\n}}\n\
         sealed interface Shape{suffix} permits Dot{suffix}, Box{suffix} {{\n}}\n\
         record Dot{suffix}(int at) implements Shape{suffix} {{\nDot{suffix} {{\nLog.at(at);\n}}\n}}\n\
         record Box{suffix}(Pair{suffix} pair, Hue{suffix} hue) implements Shape{suffix} {{\n}}\n\
         record Pair{suffix}(int x, String y) implements Comparable<Pair{suffix}> {{\nstatic int count;\nPair{suffix} {{\n{check}count++;\n}}\nPair{suffix}(int x) {{\nthis(x, \"one\");\n}}\n\
         public int compareTo(Pair{suffix} other) {{\nreturn Integer.compare(x, other.x);\n}}\nPair{suffix} with(int x) {{\nreturn new Pair{suffix}(x, y);\n}}\n}}\n"
    ));
}

fn step(generator: &mut Generator<'_>, suffix: &str) -> String {
    let int = generator.expression(Type::Int, 2);
    let name = generator.random.one_of(&["RED", "GREEN", "BLUE", "PINK"]);
    let see = |generator: &mut Generator<'_>, shape: Shape, code: &str| generator.see_expression(shape, code);
    let n_steps = if generator.version >= 21 { 28 } else { 24 };
    match generator.random.below(n_steps) {
        0 => see(generator, Shape::Int, &format!("hue.act({int})")),
        1 => see(generator, Shape::Text, "hue.toString() + hue.name() + hue.ordinal()"),
        2 => see(generator, Shape::Int, &format!("Hue{suffix}.valueOf(\"{name}\").weight")),
        3 => see(
            generator,
            Shape::Int,
            &format!(
                "switch (hue) {{\ncase RED -> 1;\ncase GREEN -> {int};\ncase BLUE -> {{\nLog.at(4);\nyield 7;\n}}\ncase GREY -> -1;\n}}"
            ),
        ),
        4 => format!(
            "int n = 0;\nswitch (hue) {{\ncase BLUE:\nn += 5;\ncase RED:\nn++;\nbreak;\ndefault:\nn = {int};\n}}\n{}",
            see(generator, Shape::Int, "n")
        ),
        5 => see(generator, Shape::Boolean, "hue.getClass() == hue.getDeclaringClass()"),
        6 => see(generator, Shape::Int, &format!("hue.compareTo(Hue{suffix}.GREEN)")),
        7 => format!(
            "EnumMap<Hue{suffix}, Integer> map = new EnumMap<>(Hue{suffix}.class);\nmap.put(hue, {int});\nmap.put(Hue{suffix}.BLUE, 2);\n{}",
            see(generator, Shape::Text, "map.toString()")
        ),
        8 => see(generator, Shape::Boolean, "pair.equals(other)"),
        9 => see(generator, Shape::Boolean, "pair == other"),
        10 => see(generator, Shape::Text, "pair.toString()"),
        11 => see(generator, Shape::Boolean, "pair.hashCode() == other.hashCode()"),
        12 => see(generator, Shape::Int, &format!("pair.with({int}).compareTo(other)")),
        13 => {
            see(generator, Shape::Int, &format!("new Pair{suffix}({int}).y().length() + Pair{suffix}.count"))
        }
        14 => see(generator, Shape::Text, "shape.toString()"),
        15 => see(generator, Shape::Boolean, &format!("shape.equals(new Dot{suffix}({int}))")),
        16 => see(
            generator,
            Shape::Int,
            &format!("shape instanceof Dot{suffix} dot ? dot.at() : ((Box{suffix}) shape).pair().x()"),
        ),
        17 => see(generator, Shape::Int, &format!("Hue{suffix}.values().length + Hue{suffix}.made")),
        18 => see(generator, Shape::Boolean, &format!("Hue{suffix}.values() == Hue{suffix}.values()")),
        19 => format!(
            "TreeSet<Pair{suffix}> set = new TreeSet<>(List.of(pair));\nset.add(other);\n{}",
            see(generator, Shape::Int, "set.size()")
        ),
        20 => format!(
            "Map<Pair{suffix}, Integer> map = new HashMap<>();\nmap.put(pair, 1);\nmap.merge(other, 5, Integer::sum);\n{}",
            see(generator, Shape::Int, "map.size() + map.get(pair)")
        ),
        21 => format!(
            "Set<Hue{suffix}> set = EnumSet.of(hue, Hue{suffix}.GREEN);\n{}",
            see(generator, Shape::Text, "set.toString()")
        ),
        22 => format!(
            "hue = {int} > 2 ? hue : null;\n{}",
            see(generator, Shape::Int, "switch (hue) {\ncase RED, BLUE -> 2;\ndefault -> 3;\n}")
        ),
        23 => see(generator, Shape::Text, "String.valueOf(shape).concat(String.valueOf(hue))"),
        24 => see(
            generator,
            Shape::Int,
            &format!(
                "switch (shape) {{\ncase Dot{suffix} dot when dot.at() > {int} -> 1;\ncase Dot{suffix} dot -> dot.at();\ncase Box{suffix}(Pair{suffix}(int a, String b), Hue{suffix} h) -> a + b.length();\n}}"
            ),
        ),
        25 => format!(
            "Object o = {int} > 1 ? (Object) pair : hue;\n{}",
            see(
                generator,
                Shape::Text,
                &format!(
                    "switch (o) {{\ncase null -> \"null\";\ncase Pair{suffix}(int a, String b) when a > 3 -> b;\ncase Hue{suffix} h -> h.name();\ndefault -> \"other\";\n}}"
                )
            )
        ),
        26 => see(
            generator,
            Shape::Boolean,
            &format!("shape instanceof Box{suffix}(Pair{suffix}(int a, var b), var h) && a > {int}"),
        ),
        _ => format!(
            "CharSequence cs = {int} > 0 ? \"abc\" : new StringBuilder(\"xy\");\n{}",
            see(
                generator,
                Shape::Int,
                "switch (cs) {\ncase String s when s.length() > 5 -> 1;\ncase String s -> s.length();\ncase StringBuilder b -> b.length() * 10;\ndefault -> 0;\n}"
            )
        ),
    }
}
