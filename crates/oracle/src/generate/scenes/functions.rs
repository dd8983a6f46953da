//! Lambdas, method references, captured variables, inner, local and anonymous classes, varargs and generic methods.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let suffix = generator.fresh("");
    types(generator, &suffix);
    let mut body = String::new();
    let captured = generator.expression(Type::Int, 2);
    body.push_str(&format!("final int k = {captured};\nint[] cell = {{k}};\n"));
    generator.scoped(|this| {
        this.declare("k", Type::Int, false);
        for _ in 0..this.random.between(3, 6) {
            let step = step(this, &suffix);
            body.push_str(&format!("{{\n{step}}}\n"));
        }
    });
    body.push_str(&generator.see_expression(Shape::Int, "cell[0]"));
    generator.scene_method(&body);
}

fn types(generator: &mut Generator<'_>, suffix: &str) {
    let [first, second] = [generator.constant(Type::Int), generator.constant(Type::Int)];
    generator.types.push_str(&format!(
        "\nclass O{suffix} {{\nint v = {first};\nclass Inner {{\nint v = O{suffix}.this.v + 1;\nint both() {{\nreturn v * 2 + O{suffix}.this.v;\n}}\n}}\n\
         static class Nested {{\nint v = {second};\n}}\nInner inner() {{\nreturn new Inner();\n}}\n}}\n\
         class G{suffix}<T extends Comparable<T>> {{\nT best;\n@SafeVarargs\nfinal void all(T... values) {{\nfor (T value : values) {{\nif (best == null || value.compareTo(best) > 0) {{\nbest = value;\n}}\n}}\n}}\n\
         <R> R map(Function<? super T, ? extends R> function) {{\nreturn function.apply(best);\n}}\n}}\n\
         class H{suffix}<T> {{\nT held;\nH{suffix}(T held) {{\nthis.held = held;\n}}\nT get() {{\nreturn held;\n}}\n}}\n\
         interface Op{suffix} {{\nint on(int left, int right);\ndefault Op{suffix} swapped() {{\nreturn (left, right) -> on(right, left);\n}}\n}}\n"
    ));
    generator.members.push_str(&format!(
        "\nstatic int many{suffix}(int... values) {{\nint sum = values.length;\nfor (int value : values) {{\nsum = sum * 7 + value;\n}}\nreturn sum;\n}}\n\
         static int many{suffix}(long value) {{\nreturn 1;\n}}\nstatic int many{suffix}(Integer value) {{\nreturn 2;\n}}\nstatic int many{suffix}(Object value) {{\nreturn 3;\n}}\n\
         static int apply{suffix}(Op{suffix} op, int left, int right) {{\nreturn Log.at(op.on(left, right));\n}}\n"
    ));
}

/// A method reference that gives a box where a number is wanted, perhaps of another type; the box may be none of what it should be.
fn unboxed(generator: &mut Generator<'_>, suffix: &str, number: &str) -> String {
    let (class, value) = generator.random.one_of(&[
        ("Integer", "(int)"),
        ("Short", "(short)"),
        ("Byte", "(byte)"),
        ("Character", "(char)"),
        ("Long", "(long)"),
        ("Float", "(float)"),
    ]);
    let narrow = ["ToIntFunction", "ToLongFunction", "ToDoubleFunction"];
    let functions = match class {
        "Long" => &narrow[1..],
        "Float" => &narrow[2..],
        _ => &narrow[..],
    };
    let function = generator.random.one_of(functions);
    let method = function.replace("To", "applyAs").replace("Function", "");
    let held = if generator.random.once_in(4) {
        let other = generator.random.one_of(&["5L", "2.5", "\"text\"", "(short) 3", "null"]);
        format!("(H{suffix}<{class}>) (H{suffix}<?>) new H{suffix}<Object>({other})")
    } else {
        format!("new H{suffix}<{class}>({value} ({number}))")
    };
    let seen = generator.see_expression(Shape::Text, &format!("String.valueOf(f.{method}(h))"));
    format!(
        "H{suffix}<{class}> h = {held};\n{function}<H{suffix}<{class}>> f = H{suffix}::get;\ntry {{\n{seen}}} catch (ClassCastException | NullPointerException e) {{\nLog.at(9);\n}}\n"
    )
}

fn step(generator: &mut Generator<'_>, suffix: &str) -> String {
    let [left, right] = [generator.expression(Type::Int, 2), generator.expression(Type::Int, 2)];
    let condition = generator.expression(Type::Boolean, 2);
    let text = generator.expression(Type::Text, 1);
    let int = |generator: &mut Generator<'_>, code: &str| generator.see_expression(Shape::Int, code);
    match generator.random.below(23) {
        0 => int(generator, &format!("apply{suffix}((x, y) -> x - y * k, {left}, {right})")),
        1 => int(generator, &format!("apply{suffix}(Math::max, {left}, {right})")),
        2 => int(
            generator,
            &format!("apply{suffix}({condition} ? Integer::sum : (x, y) -> x ^ y, {left}, {right})"),
        ),
        3 => format!(
            "Op{suffix} op = (x, y) -> {{\ncell[0]++;\nreturn x / y;\n}};\n{}",
            int(generator, &format!("op.swapped().on({left}, {right})"))
        ),
        4 => int(generator, &format!("new O{suffix}().inner().both()")),
        5 => format!(
            "O{suffix} o = new O{suffix}();\no.v = {left};\nO{suffix}.Inner in = o.new Inner();\no.v = {right};\n{}",
            int(generator, "in.both()")
        ),
        6 => format!(
            "class Local {{\nint f = k;\nint get() {{\nreturn f + k + cell[0];\n}}\n}}\nLocal local = {condition} ? new Local() : new Local() {{\nint get() {{\nreturn super.get() - 1;\n}}\n}};\ncell[0] = {left};\n{}",
            int(generator, "local.get()")
        ),
        7 => format!(
            "Supplier<Integer> s = () -> cell[0] + k;\ncell[0] = {left};\n{}",
            int(generator, "s.get()")
        ),
        8 => format!(
            "Function<Integer, Integer> f = x -> x + k;\nFunction<Integer, Integer> g = f.andThen(x -> x * 2).compose(x -> x - {left});\n{}",
            int(generator, &format!("g.apply({right})"))
        ),
        9 => int(generator, &format!("many{suffix}({left}, {right})")),
        10 => int(generator, &format!("many{suffix}({left})")),
        11 => int(generator, &format!("many{suffix}()")),
        12 => int(
            generator,
            &format!("many{suffix}((byte) {left}) * 100 + many{suffix}('c') * 10 + many{suffix}({text})"),
        ),
        13 => format!(
            "G{suffix}<String> g = new G{suffix}<>();\ng.all({text}, \"b\", {condition} ? \"c\" : \"a\");\n{}",
            int(generator, "g.map(String::length) + g.best.hashCode()")
        ),
        14 => format!(
            "G{suffix}<Integer> g = new G{suffix}<>();\ng.all({left}, {right});\n{}",
            int(generator, "g.best")
        ),
        15 => {
            format!("Runnable r = {condition} ? () -> Log.at(k) : () -> cell[0] += 5;\nr.run();\nr.run();\n")
        }
        16 => format!(
            "Object o = {condition} ? \"text\" : (Object) Integer.valueOf({left});\n{}",
            int(generator, "o instanceof String s ? s.length() : o instanceof Integer i && i > 0 ? i : -1")
        ),
        17 => format!(
            "BiFunction<Integer, Integer, int[]> f = (x, y) -> new int[] {{y, x}};\n{}",
            int(generator, &format!("f.apply({left}, {right})[1]"))
        ),
        18 => format!(
            "IntFunction<int[]> make = int[]::new;\n{}",
            int(generator, &format!("make.apply({left} & 3).length"))
        ),
        19 | 20 => unboxed(generator, suffix, &left),
        21 => format!(
            "Supplier<Object> s = {condition} ? new H{suffix}<>({left})::get : new H{suffix}<>({text})::get;\n{}",
            generator.see_expression(Shape::Text, "String.valueOf(s.get())")
        ),
        _ => format!(
            "Predicate<String> p = String::isEmpty;\n{}",
            generator
                .see_expression(Shape::Boolean, &format!("p.negate().and(x -> x.length() > k).test({text})"))
        ),
    }
}
