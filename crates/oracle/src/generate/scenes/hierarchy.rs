//! Classes and interfaces over two packages: overriding of each visibility, hidden fields, bridges, default methods, `super`.

use crate::harness::Source;
use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

const VISIBILITIES: [&str; 4] = ["", "protected ", "public ", "public "];

/// A class of the chain.
struct Class {
    package: String,
    name: String,
}

impl Class {
    fn path(&self) -> String {
        format!("{}.{}", self.package, self.name)
    }
}

pub(super) fn scene(generator: &mut Generator<'_>) {
    let suffix = generator.fresh("");
    let packages = [format!("p{suffix}"), format!("q{suffix}")];
    let interface = interface(generator, &packages[0], &suffix);
    // Where the methods are declared first, their visibility is as well; overriding never makes it less.
    let visibilities: Vec<&str> = (0..3).map(|_| generator.random.one_of(&VISIBILITIES)).collect();
    let mut chain: Vec<Class> = Vec::new();
    for idx in 0..generator.random.between(2, 4) {
        let class = Class { package: generator.random.one_of(&packages), name: format!("C{suffix}x{idx}") };
        let text = class_text(generator, &class, chain.last(), &interface, &visibilities);
        generator.files.push(Source { name: format!("{}/{}.java", class.package, class.name), text });
        chain.push(class);
    }
    let body = use_of(generator, &chain, &interface);
    generator.scene_method(&body);
}

/// An interface with a default, a static and a private method, and a constant that is computed.
fn interface(generator: &mut Generator<'_>, package: &str, suffix: &str) -> String {
    let name = format!("I{suffix}");
    let values: Vec<String> = (0..3).map(|_| generator.constant(Type::Int)).collect();
    let number = generator.random.below(90);
    let text = format!(
        "package {package};\npublic interface {name}<T extends Comparable<T>> {{\n\
         int CONSTANT = Trace.at({number});\nT pick(T left, T right);\n\
         default int both() {{\nreturn hidden() + {};\n}}\n\
         private int hidden() {{\nreturn {} ^ CONSTANT;\n}}\n\
         static int twice(int value) {{\nreturn value + value;\n}}\n\
         default String told() {{\nreturn \"I\" + {};\n}}\n}}\n",
        values[0], values[1], values[2]
    );
    generator.files.push(Source { name: format!("{package}/{name}.java"), text });
    let trace = format!(
        "package {package};\npublic class Trace {{\npublic static int hash = 3;\npublic static int at(int value) {{\nhash = hash * 31 + value;\nreturn value;\n}}\n}}\n"
    );
    generator.files.push(Source { name: format!("{package}/Trace.java"), text: trace });
    format!("{package}.{name}")
}

fn class_text(
    generator: &mut Generator<'_>,
    class: &Class,
    parent: Option<&Class>,
    interface: &str,
    visibilities: &[&str],
) -> String {
    let outside = std::mem::take(&mut generator.variables);
    let methods = std::mem::take(&mut generator.methods);
    let trace = format!("{}.Trace", interface.rsplit_once('.').map_or("", |it| it.0));
    let extends = parent.map(|parent| format!(" extends {}", parent.path())).unwrap_or_default();
    let implements = if generator.random.once_in(2) || parent.is_none() {
        let of = "Integer";
        format!(" implements {interface}<{of}>")
    } else {
        String::new()
    };
    let mut members = String::new();
    let number = generator.random.between(1, 50);
    let visibility = generator.random.one_of(&["public ", "protected ", ""]);
    let statics = if generator.random.once_in(2) { "static " } else { "" };
    members.push_str(&format!("{visibility}{statics}int field = {trace}.at({number});\n"));
    members.push_str("public int x;\n");
    let early = if generator.random.once_in(2) { "x += 1 + told().length();\n" } else { "" };
    members.push_str(&format!("{{\nx = {trace}.at({});\n}}\n", number + 1));
    let start = match parent {
        Some(_) => "super(x + 1);\n",
        None => "",
    };
    members.push_str(&format!(
        "public {}(int x) {{\n{start}{trace}.at(x);\n{early}this.x += x;\n}}\n",
        class.name
    ));
    if parent.is_none() || implements.len() > 1 || generator.random.once_in(2) {
        let order = generator.random.one_of(&["<", ">"]);
        members.push_str(&format!(
            "public Integer pick(Integer left, Integer right) {{\nreturn left.compareTo(right) {order} 0 ? left : right;\n}}\n"
        ));
    }
    for (idx, visibility) in visibilities.iter().enumerate() {
        if parent.is_some() && generator.random.once_in(3) {
            continue;
        }
        generator.declare("p", Type::Int, true);
        generator.declare("this.x", Type::Int, true);
        let value = generator.expression(Type::Int, 2);
        generator.variables.clear();
        // A package-private method of another package is not overridden, and `super` would not find it.
        let next =
            if idx + 1 < visibilities.len() { format!(" + this.m{}(p)", idx + 1) } else { String::new() };
        let calls_super = parent.is_some() && !visibility.is_empty() && generator.random.once_in(2);
        let inherited = if calls_super { format!(" ^ super.m{idx}(p)") } else { String::new() };
        members.push_str(&format!(
            "{visibility}int m{idx}(int p) {{\n{trace}.at({idx});\nreturn {value}{next}{inherited};\n}}\n"
        ));
    }
    // What the parent in another package does not show needs a method of its own here.
    if parent.is_some_and(|parent| parent.package != class.package) {
        for (idx, visibility) in visibilities.iter().enumerate() {
            if visibility.is_empty() && !members.contains(&format!("int m{idx}(int p)")) {
                members.push_str(&format!("int m{idx}(int p) {{\nreturn p - {idx};\n}}\n"));
            }
        }
    }
    members.push_str(&format!(
        "public int call(int p) {{\nreturn m0(p) + field * {};\n}}\n",
        generator.random.between(2, 9)
    ));
    if generator.random.once_in(2) || parent.is_none() {
        members.push_str(&format!("public String told() {{\nreturn \"{}\" + x;\n}}\n", class.name));
    }
    if generator.random.once_in(3) {
        members.push_str("public int hashCode() {\nreturn x;\n}\npublic boolean equals(Object other) {\nreturn other != null && other.hashCode() == x;\n}\n");
    }
    generator.variables = outside;
    generator.methods = methods;
    format!(
        "package {};\nimport java.util.*;\npublic class {}{extends}{implements} {{\n{members}}}\n",
        class.package, class.name
    )
}

fn use_of(generator: &mut Generator<'_>, chain: &[Class], interface: &str) -> String {
    let root = chain[0].path();
    let mut body = String::new();
    let [left, right] = [generator.random.one_of(&[0, chain.len() - 1]), generator.random.below(chain.len())];
    let condition = generator.expression(Type::Boolean, 2);
    let [first, second] = [generator.expression(Type::Int, 2), generator.expression(Type::Int, 2)];
    body.push_str(&format!(
        "{root} object = {condition} ? new {}({first}) : new {}({second});\n",
        chain[left].path(),
        chain[right].path()
    ));
    let argument = generator.expression(Type::Int, 2);
    body.push_str(&generator.see_expression(Shape::Int, &format!("object.call({argument})")));
    body.push_str(&generator.see_expression(Shape::Int, "object.x"));
    body.push_str(&generator.see_expression(Shape::Text, "object.told()"));
    body.push_str(&generator.see_expression(Shape::Text, "object.getClass().getSimpleName()"));
    let deepest = chain[chain.len() - 1].path();
    body.push_str(&generator.see_expression(Shape::Boolean, &format!("object instanceof {deepest}")));
    body.push_str(&format!("{interface}<Integer> some = object;\n"));
    let [left, right] = [generator.expression(Type::Integer, 2), generator.expression(Type::Integer, 2)];
    body.push_str(
        &generator.see_expression(Shape::Int, &format!("some.pick({left}, {right}) + some.both()")),
    );
    let twice = generator.expression(Type::Int, 1);
    body.push_str(&generator.see_expression(Shape::Int, &format!("{interface}.twice({twice})")));
    let cast = format!("(({deepest}) object).x");
    body.push_str(&generator.see_expression(Shape::Int, &cast));
    body.push_str(&format!("{root} other = new {deepest}({});\n", generator.expression(Type::Int, 1)));
    body.push_str(&generator.see_expression(Shape::Boolean, "object.equals(other)"));
    let package = interface.rsplit_once('.').map_or("", |it| it.0);
    body + &generator.see_expression(Shape::Int, &format!("{package}.Trace.hash"))
}
