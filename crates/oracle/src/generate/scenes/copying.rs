//! What the virtual machine does with arrays and throwables: copies that fail halfway, causes, traces, classes of arrays.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let [n, m] = [generator.expression(Type::Int, 2), generator.expression(Type::Int, 2)];
    let condition = generator.expression(Type::Boolean, 2);
    let mut body = format!(
        "int n = {n};\nint m = {m};\nObject[] from = {{\"a\", {condition} ? \"b\" : (Object) Integer.valueOf(n), \"c\", null}};\n\
         String[] to = {{\"w\", \"x\", \"y\", \"z\"}};\nint[] ints = {{1, 2, 3, 4, 5}};\nchar[] chars = {{'p', 'q', 'r'}};\nObject some = {condition} ? (Object) ints : (Object) chars;\n\
         RuntimeException outer = new IllegalStateException(\"outer\" + n);\n"
    );
    generator.scoped(|this| {
        this.declare("n", Type::Int, false);
        this.declare("m", Type::Int, false);
        this.declare("ints", Type::Ints, false);
        for _ in 0..this.random.between(3, 7) {
            let step = step(this);
            let step = this.caught(&step);
            body.push_str(&step);
            if this.random.once_in(2) {
                let look = this.see_expression(Shape::Text, "Arrays.toString(to) + Arrays.toString(ints)");
                body.push_str(&look);
            }
        }
    });
    body.push_str(
        &generator.see_expression(
            Shape::Text,
            "Arrays.toString(to) + Arrays.toString(ints) + String.valueOf(chars)",
        ),
    );
    generator.scene_method(&body);
}

fn step(generator: &mut Generator<'_>) -> String {
    let [i, j] = [generator.expression(Type::Int, 1), generator.expression(Type::Int, 1)];
    let see = |generator: &mut Generator<'_>, shape: Shape, code: &str| generator.see_expression(shape, code);
    match generator.random.below(26) {
        0 => "System.arraycopy(from, 0, to, 0, 3);\n".to_owned(),
        1 => format!("System.arraycopy(from, {i} & 3, to, {j} & 1, 2);\n"),
        2 => format!("System.arraycopy(ints, 0, ints, {i} & 3, {j} & 3);\n"),
        3 => format!("System.arraycopy(ints, {i} & 3, ints, 0, {j});\n"),
        4 => "System.arraycopy(some, 0, ints, 1, 2);\n".to_owned(),
        5 => format!("System.arraycopy(to, {i}, from, 0, 1);\n"),
        6 => see(generator, Shape::Text, "some.getClass().getName() + some.getClass().getComponentType()"),
        7 => see(generator, Shape::Int, "java.lang.reflect.Array.getLength(some)"),
        8 => format!(
            "String[] copy = Arrays.copyOf(from, {i} & 3, String[].class);\n{}",
            see(generator, Shape::Text, "Arrays.toString(copy)")
        ),
        9 => format!("outer.initCause({i} > 0 ? new RuntimeException(\"c\") : outer);\n"),
        10 => {
            format!("outer.addSuppressed({i} > 0 ? new RuntimeException(\"s\") : {j} > 0 ? outer : null);\n")
        }
        11 => see(generator, Shape::Int, "outer.getSuppressed().length"),
        12 => see(generator, Shape::Text, "String.valueOf(outer.getCause())"),
        13 => see(generator, Shape::Text, "new RuntimeException(outer).getMessage()"),
        14 => {
            see(generator, Shape::Text, "new RuntimeException(outer).toString() + new Error().getMessage()")
        }
        15 => see(
            generator,
            Shape::Text,
            "outer.getStackTrace()[0].getMethodName().replaceAll(\"[0-9]\", \"\")",
        ),
        16 => format!("if (m == m) {{\nthrow {i} > 0 ? outer : new ArithmeticException();\n}}\n"),
        17 => format!(
            "int[][] grid = new int[{i} & 3][{j} % 2];\n{}",
            see(generator, Shape::Int, "grid.length")
        ),
        18 => {
            format!("Object[] objects = to;\nobjects[{i} & 3] = {j} > 0 ? (Object) \"k\" : (Object) ints;\n")
        }
        19 => see(
            generator,
            Shape::Boolean,
            "to.getClass() == String[].class && from.getClass().getSuperclass() == Object.class",
        ),
        20 => see(generator, Shape::Boolean, "from instanceof String[] || Object[].class.isInstance(to)"),
        21 => {
            format!("from[{i} & 3] = from;\n{}", see(generator, Shape::Boolean, "from.equals(from.clone())"))
        }
        22 => see(
            generator,
            Shape::Int,
            &format!(
                "Arrays.compare(ints, new int[] {{1, {i}}}) + Arrays.mismatch(ints, new int[] {{1, 2, {j}}})"
            ),
        ),
        23 => see(generator, Shape::Text, &format!("new String(chars, {i} & 3, {j} & 3)")),
        24 => see(generator, Shape::Int, &format!("Arrays.asList(to).indexOf({i} > 0 ? \"x\" : null)")),
        _ => format!("Collections.swap(Arrays.asList(to), {i} & 3, {j} & 7);\n"),
    }
}
