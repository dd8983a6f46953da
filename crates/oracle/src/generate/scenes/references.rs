//! Method references and lambdas whose types do not fit exactly: boxing, widening, varargs, bound receivers, constructors, bridges.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let suffix = generator.fresh("");
    generator.types.push_str(&format!(
        "\nabstract class Base{suffix}<T> {{\nabstract T make(T value);\nT twice(T value) {{\nreturn make(make(value));\n}}\nObject tell() {{\nreturn \"base\";\n}}\n}}\n\
         class Ints{suffix} extends Base{suffix}<Integer> {{\nInteger make(Integer value) {{\nLog.at(value);\nreturn value + 1;\n}}\nString tell() {{\nreturn \"ints\";\n}}\n\
         Supplier<Object> upper() {{\nreturn super::tell;\n}}\n}}\n\
         interface Asked{suffix} {{\nInteger ask();\n}}\nclass Made{suffix} {{\nfinal long value;\nMade{suffix}(long value) {{\nthis.value = value;\n}}\nMade{suffix}() {{\nthis(-1);\n}}\n}}\n"
    ));
    generator.members.push_str(&format!(
        "\nstatic String all{suffix}(Object... values) {{\nreturn values == null ? \"null\" : values.length + Arrays.toString(values);\n}}\n\
         static long wide{suffix}(long value) {{\nreturn value * 3;\n}}\nstatic Integer box{suffix}(int value) {{\nreturn Log.at(value);\n}}\n"
    ));
    let mut body = String::new();
    for _ in 0..generator.random.between(3, 7) {
        let step = step(generator, &suffix);
        let step = if generator.random.once_in(3) { generator.caught(&step) } else { step };
        body.push_str(&format!("{{\n{step}}}\n"));
    }
    generator.scene_method(&body);
}

fn step(generator: &mut Generator<'_>, suffix: &str) -> String {
    let int = generator.expression(Type::Int, 2);
    let text = generator.expression(Type::Text, 1);
    let test = generator.expression(Type::Boolean, 2);
    let (declared, shape, code) = generator.random.one_of(&[
        ("ToLongFunction<Integer> f = Integer::intValue;".to_owned(), Shape::Long, format!("f.applyAsLong({int})")),
        ("ToDoubleFunction<Integer> f = x -> x;".to_owned(), Shape::Double, format!("f.applyAsDouble({int})")),
        (format!("IntFunction<Long> f = Main::wide{suffix};"), Shape::Long, format!("f.apply({int})")),
        (format!("Function<Integer, Object> f = Main::box{suffix};"), Shape::Text, format!("f.apply({int}).toString()")),
        (format!("IntUnaryOperator f = Main::box{suffix};"), Shape::Int, format!("f.applyAsInt({int})")),
        (format!("Function<Integer, Object> f = Main::wide{suffix};"), Shape::Text, format!("f.apply({int}).getClass().getSimpleName()")),
        (format!("BiFunction<Object, Object, String> f = Main::all{suffix};"), Shape::Text, format!("f.apply({text}, {int})")),
        (format!("Supplier<String> f = Main::all{suffix};"), Shape::Text, "f.get()".to_owned()),
        (format!("Function<Object[], String> f = Main::all{suffix};"), Shape::Text, format!("f.apply({test} ? null : new Object[] {{{int}}})")),
        ("BiFunction<String, Integer, Object> f = String::charAt;".to_owned(), Shape::Text, format!("f.apply({text}, {int} & 1).toString()")),
        (format!("String bound = {test} ? {text} : null;\nSupplier<Object> f = bound::length;"), Shape::Text, "f.get().toString()".to_owned()),
        ("Function<Integer, int[]> f = int[]::new;".to_owned(), Shape::Int, format!("f.apply({int} & 7).length")),
        (format!("Function<Integer, Made{suffix}> f = Made{suffix}::new;"), Shape::Long, format!("f.apply({int}).value")),
        (format!("Supplier<Made{suffix}> f = {test} ? Made{suffix}::new : () -> new Made{suffix}({int});"), Shape::Long, "f.get().value".to_owned()),
        (format!("Base{suffix}<Integer> b = new Ints{suffix}();"), Shape::Int, format!("b.twice({int}) + b.make({int})")),
        (format!("Base{suffix}<Integer> b = new Ints{suffix}();"), Shape::Text, "b.tell().toString()".to_owned()),
        (format!("Ints{suffix} b = new Ints{suffix}();"), Shape::Text, "b.upper().get() + b.tell()".to_owned()),
        ("Comparator<String> c = Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder());".to_owned(), Shape::Int, format!("c.compare({text}, \"ab\")")),
        ("Comparator<String> c = Comparator.nullsFirst(String::compareTo);".to_owned(), Shape::Int, format!("c.compare({test} ? {text} : null, \"a\")")),
        ("BinaryOperator<Integer> f = Math::max;".to_owned(), Shape::Int, format!("f.apply({int}, 5)")),
        ("IntBinaryOperator f = Integer::compare;".to_owned(), Shape::Int, format!("f.applyAsInt({int}, 3)")),
        (format!("Function<Integer, Function<Integer, Integer>> f = x -> y -> x - y + {int};"), Shape::Int, format!("f.apply(7).apply({int})")),
        ("Consumer<Integer> f = Log::at;".to_owned(), Shape::Int, format!("Objects.hash(((Supplier<Integer>) () -> {{\nf.accept({int});\nreturn Log.hash;\n}}).get())")),
        (format!("Optional<String> o = Optional.of({text}).filter(s -> s.length() > 1).or(() -> Optional.of(\"none\"));"), Shape::Text, "o.get()".to_owned()),
        (format!("Object[] none = {test} ? null : new Object[0];"), Shape::Text, format!("all{suffix}(none) + all{suffix}((Object) none) + all{suffix}(1, {text})")),
        ("UnaryOperator<String> f = String::trim;".to_owned(), Shape::Text, format!("f.andThen(String::length).apply({text}).toString()")),
        (format!("Asked{suffix} f = () -> {int};"), Shape::Int, "f.ask()".to_owned()),
    ]);
    format!("{declared}\n{}", generator.see_expression(shape, &code))
}
