//! Branches that join after they did different things: allocated, initialised a class, printed, threw and caught, changed what both
//! can reach. What an engine must keep apart, or put together, is looked at behind them.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let suffix = generator.fresh("");
    types(generator, &suffix);
    let mut body = format!(
        "Node{suffix} p = new Node{suffix}(1);\nNode{suffix} q = p;\nObject o = p;\nint[] a = {{1, 2}};\nList<Integer> list = new ArrayList<>();\nString s = \"s\";\nint n = 0;\n"
    );
    for _ in 0..generator.random.between(2, 5) {
        let condition = generator.expression(Type::Boolean, 2);
        let [then, otherwise] = [deeds(generator, &suffix), deeds(generator, &suffix)];
        body.push_str(&match generator.random.below(5) {
            0 => format!("if ({condition}) {{\n{then}}}\n"),
            1 => format!("try {{\nif ({condition}) {{\n{then}throw new IllegalStateException(s);\n}}\n{otherwise}}} catch (IllegalStateException e) {{\nn += e.getMessage().length();\n}}\n"),
            2 => format!("for (int i = 0; i < 3; i++) {{\nif (i == 1 && {condition}) {{\ncontinue;\n}}\n{then}}}\n"),
            _ => format!("if ({condition}) {{\n{then}}} else {{\n{otherwise}}}\n"),
        });
        if generator.random.once_in(2) {
            body.push_str(&look(generator, &suffix));
        }
    }
    for _ in 0..4 {
        body.push_str(&look(generator, &suffix));
    }
    generator.scene_method(&body);
}

fn types(generator: &mut Generator<'_>, suffix: &str) {
    generator.types.push_str(&format!(
        "\nclass Node{suffix} {{\nstatic int made;\nint value;\nNode{suffix} next;\nNode{suffix}(int value) {{\nthis.value = value;\nmade++;\n}}\nint get() {{\nreturn value;\n}}\n}}\n\
         class Sub{suffix} extends Node{suffix} {{\nSub{suffix}(int value) {{\nsuper(value * 2);\n}}\nint get() {{\nreturn -value;\n}}\n}}\n\
         class Lazy{suffix} {{\nstatic int state = Log.at(Node{suffix}.made);\nstatic Node{suffix} shared = new Node{suffix}(state);\n}}\n\
         class Late{suffix} {{\nstatic final Object LOCK = new Object();\nstatic int seen = Lazy{suffix}.state + 1;\n}}\n"
    ));
}

fn deeds(generator: &mut Generator<'_>, suffix: &str) -> String {
    (0..generator.random.between(1, 3)).map(|_| deed(generator, suffix)).collect()
}

fn deed(generator: &mut Generator<'_>, suffix: &str) -> String {
    let [int, index] = [generator.expression(Type::Int, 2), generator.expression(Type::Int, 1)];
    match generator.random.below(26) {
        0 => format!("p = new Node{suffix}({int});\n"),
        1 => format!("p = new Sub{suffix}({int});\n"),
        2 => "q = p;\n".to_owned(),
        3 => format!("p.value = {int};\n"),
        4 => format!("q.next = new Node{suffix}({int});\n"),
        5 => "p.next = q;\n".to_owned(),
        6 => format!("a = new int[] {{{int}, 7}};\n"),
        7 => format!("a[{index} & 1] = {int};\n"),
        8 => format!("list.add({int});\n"),
        9 => "list = new LinkedList<>(list);\n".to_owned(),
        10 => "s = s + n;\n".to_owned(),
        11 => "s = new String(s);\n".to_owned(),
        12 => "o = s;\n".to_owned(),
        13 => "o = a;\n".to_owned(),
        14 => format!("o = {int};\n"),
        15 => format!("n += Lazy{suffix}.state;\n"),
        16 => format!("n += Late{suffix}.seen;\n"),
        17 => format!("Lazy{suffix}.shared = p;\n"),
        18 => "System.out.println(n);\n".to_owned(),
        19 => format!("n = n * 3 + {int};\n"),
        20 => "p = null;\n".to_owned(),
        21 => {
            format!("try {{\nn = 5 / ({index} & 1);\n}} catch (ArithmeticException e) {{\nn--;\no = e;\n}}\n")
        }
        22 => format!("p = {index} > 0 ? p : new Node{suffix}(n);\n"),
        23 => "synchronized (o) {\nn++;\n}\n".to_owned(),
        24 => format!("list.removeIf(e -> e == {int});\n"),
        _ => "n = System.identityHashCode(p) == System.identityHashCode(q) ? n : n + 1;\n".to_owned(),
    }
}

fn look(generator: &mut Generator<'_>, suffix: &str) -> String {
    let (shape, code) = generator.random.one_of(&[
        (Shape::Int, "n".to_owned()),
        (Shape::Boolean, "p == q".to_owned()),
        (Shape::Boolean, "p != null && p.next == q".to_owned()),
        (Shape::Int, "p == null ? -1 : p.get()".to_owned()),
        (Shape::Int, "q.value".to_owned()),
        (Shape::Int, "p.get() + (q.next == null ? 0 : q.next.get())".to_owned()),
        (Shape::Text, "o.getClass().getSimpleName()".to_owned()),
        (Shape::Boolean, "o == p || o == s || o == a".to_owned()),
        (Shape::Text, "list.toString() + list.getClass().getSimpleName()".to_owned()),
        (Shape::Text, "s".to_owned()),
        (Shape::Boolean, "s == o".to_owned()),
        (Shape::Text, "Arrays.toString(a)".to_owned()),
        (Shape::Int, format!("Node{suffix}.made")),
        (Shape::Int, format!("Lazy{suffix}.state")),
        (Shape::Int, format!("Late{suffix}.seen + Lazy{suffix}.shared.value")),
        (Shape::Boolean, format!("Lazy{suffix}.shared == p")),
        (Shape::Boolean, format!("o instanceof Node{suffix}")),
        (Shape::Int, format!("((Node{suffix}) o).value")),
    ]);
    let code = generator.see_expression(shape, &code);
    if generator.random.once_in(2) {
        generator.caught(&code)
    } else {
        format!("if (p != null) {{\n{code}}}\n")
    }
}
