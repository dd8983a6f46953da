//! Exceptions of the program and of the JDK: causes, suppressed ones, resources, `finally` with its odd returns.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let suffix = generator.fresh("");
    generator.types.push_str(&format!(
        "\nclass E{suffix} extends RuntimeException {{\nfinal int code;\nE{suffix}(String message, int code) {{\nsuper(message);\nthis.code = code;\n}}\n}}\n\
         class F{suffix} extends E{suffix} {{\nF{suffix}(int code) {{\nsuper(\"F\" + code, code);\n}}\npublic String getMessage() {{\nreturn \"<\" + super.getMessage() + \">\";\n}}\n}}\n\
         class R{suffix} implements AutoCloseable {{\nfinal int id;\nfinal boolean fails;\nR{suffix}(int id, boolean fails) {{\nthis.id = Log.at(id);\nthis.fails = fails;\n}}\n\
         public void close() {{\nLog.at(id + 100);\nif (fails) {{\nthrow new E{suffix}(\"close\" + id, id);\n}}\n}}\n}}\n"
    ));
    let risky = risky(generator, &suffix);
    let odd = odd_returns(generator, &risky);
    let with = resources(generator, &suffix, &risky);
    let mut body = String::new();
    let argument = generator.expression(Type::Int, 2);
    body.push_str(&generator.see_expression(Shape::Int, &format!("{odd}({argument})")));
    body.push_str(&with);
    body.push_str(&causes(generator, &suffix, &risky));
    generator.scene_method(&body);
}

/// A method that throws one of several exceptions, depending on its argument.
fn risky(generator: &mut Generator<'_>, suffix: &str) -> String {
    let name = generator.fresh("risky");
    let deeds = [
        format!("throw new E{suffix}(\"e\" + n, n);"),
        format!("throw new F{suffix}(n);"),
        "throw new IllegalStateException(\"state\", new RuntimeException(\"inner\" + n));".to_owned(),
        "return new int[2][n & 7].length;".to_owned(),
        "return (new int[2])[n & 7];".to_owned(),
        "return 10 / (n & 1);".to_owned(),
        "return \"abc\".charAt(n & 7);".to_owned(),
        "return Integer.parseInt(\"x\" + n);".to_owned(),
        "return new int[n].length;".to_owned(),
        "Object o = n > 1 ? (Object) \"s\" : (Object) Integer.valueOf(n);\nreturn (Integer) o;".to_owned(),
        "Object[] os = new String[1];\nos[0] = n > 0 ? (Object) Integer.valueOf(n) : (Object) \"s\";\nreturn n;".to_owned(),
        "return List.of(1, 2).get(n & 3);".to_owned(),
        "return new ArrayList<Integer>().iterator().next();".to_owned(),
        "return Objects.requireNonNull(n > 1 ? null : \"x\", \"required\").length();".to_owned(),
        "List.of(1).add(n);\nreturn 0;".to_owned(),
        "return \"hello\".substring(n & 7).length();".to_owned(),
        "return Optional.<Integer>empty().get();".to_owned(),
        "return Log.at(n);".to_owned(),
        "return Math.toIntExact(n * 3000000000L);".to_owned(),
        "return Thread.State.valueOf(n > 1 ? \"NEW\" : \"OLD\").ordinal();".to_owned(),
    ];
    let mut cases = String::new();
    for case in 0..3 {
        let deed = generator.random.one_of(&deeds);
        cases.push_str(&format!("case {case}: {{\n{deed}\n}}\n"));
    }
    let deed = generator.random.one_of(&deeds);
    generator.members.push_str(&format!(
        "\nstatic int {name}(int n) {{\nLog.at(n);\nswitch (n & 3) {{\n{cases}default: {{\n{deed}\n}}\n}}\n}}\n"
    ));
    name
}

fn odd_returns(generator: &mut Generator<'_>, risky: &str) -> String {
    let name = generator.fresh("odd");
    let condition = {
        generator.scoped(|this| {
            this.declare("n", Type::Int, false);
            this.expression(Type::Boolean, 2)
        })
    };
    let finally = generator.random.one_of(&[
        format!("if ({condition}) {{\nreturn Log.at(-1);\n}}\n"),
        "x += 10;\nLog.at(x);\n".to_owned(),
        format!("if ({condition}) {{\nthrow new IllegalArgumentException(\"finally\");\n}}\n"),
        format!("do {{\nLog.at(3);\nif ({condition}) {{\nbreak;\n}}\n}} while (x < 0);\n"),
    ]);
    let caught = generator.random.one_of(&[
        "ArithmeticException",
        "IndexOutOfBoundsException",
        "RuntimeException",
        "IllegalStateException | ArithmeticException",
    ]);
    generator.members.push_str(&format!(
        "\nstatic int {name}(int n) {{\nint x = 1;\ntry {{\nx = {risky}(n);\nreturn x++;\n}} catch ({caught} e) {{\nx = e.getClass().getSimpleName().length();\nreturn x;\n}} finally {{\n{finally}}}\n}}\n"
    ));
    name
}

fn resources(generator: &mut Generator<'_>, suffix: &str, risky: &str) -> String {
    let [first, second] = [generator.expression(Type::Boolean, 2), generator.expression(Type::Boolean, 2)];
    let argument = generator.expression(Type::Int, 2);
    let name = generator.fresh("e");
    let looks = generator.look_at_exception(&name);
    let suppressed = generator.see_expression(Shape::Int, &format!("{name}.getSuppressed().length"));
    let which = generator.see_expression(
        Shape::Text,
        &format!("{name}.getSuppressed().length > 0 ? {name}.getSuppressed()[0].getMessage() : \"none\""),
    );
    let which = if generator.random.once_in(2) { which } else { String::new() };
    let log = generator.see_expression(Shape::Int, "Log.hash");
    let null = if generator.random.once_in(4) { format!("R{suffix} c = null; ") } else { String::new() };
    format!(
        "try (R{suffix} a = new R{suffix}(1, {first}); {null}R{suffix} b = new R{suffix}(2, {second})) {{\nLog.at({risky}({argument}));\n}} catch (RuntimeException {name}) {{\n{looks}{suppressed}{which}}}\n{log}"
    )
}

fn causes(generator: &mut Generator<'_>, suffix: &str, risky: &str) -> String {
    let argument = generator.expression(Type::Int, 2);
    let seen = generator.see_expression(
        Shape::Text,
        "String.valueOf(e.getCause() == null ? null : e.getCause().getClass().getName())",
    );
    let code = generator.see_expression(Shape::Int, "e.code");
    let text = generator.see_expression(Shape::Text, "e.toString()");
    let text = if generator.random.once_in(2) { text } else { String::new() };
    format!(
        "try {{\ntry {{\n{risky}({argument});\n}} catch (E{suffix} e) {{\n{code}{text}throw e;\n}} catch (RuntimeException e) {{\nthrow new IllegalArgumentException(e);\n}}\n}} catch (RuntimeException e) {{\n{seen}}}\n"
    )
}
