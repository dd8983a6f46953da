//! Arrays and texts whose length depends on the input, and that are longer than those that have a path for each length.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let [n, m, k] = [0; 3].map(|_| generator.expression(Type::Int, 2));
    let condition = generator.expression(Type::Boolean, 2);
    let most = generator.random.one_of(&[63, 127, 255]);
    let mut body = format!(
        "int n = 13 + ({n} & {most});\nint m = 13 + ({m} & 7);\nint k = {k};\n\
         int[] a = new int[n];\nint[] b = {condition} ? a : new int[m];\nlong[] longs = new long[n];\nbyte[] bytes = new byte[m];\n\
         Object[] objects = {condition} ? new String[n] : new Object[n];\nchar[] chars = new char[n];\nboolean[][] rows = new boolean[2][n];\n"
    );
    generator.scoped(|this| {
        this.declare("k", Type::Int, true);
        for _ in 0..this.random.between(4, 9) {
            let step = step(this);
            let condition = this.expression(Type::Boolean, 2);
            let step = if this.random.once_in(3) { format!("if ({condition}) {{\n{step}}}\n") } else { step };
            let step = if this.random.once_in(3) { this.caught(&step) } else { step };
            body.push_str(&step);
        }
    });
    body.push_str(&generator.see_expression(Shape::Int, "a[3] + 31 * a[12] + b[k & 7] + a.length"));
    body.push_str(&generator.see_expression(Shape::Int, "bytes[k & 3] + 7 * bytes[bytes.length - 1]"));
    generator.scene_method(&body);
}

fn step(generator: &mut Generator<'_>) -> String {
    let [index, other, value] = [0; 3].map(|_| generator.expression(Type::Int, 2));
    match generator.random.below(26) {
        0 => format!("a[{index} & 15] = {value};\n"),
        1 => format!("b[{index} & 31] += {value};\n"),
        2 => format!("bytes[{index} & 15] = (byte) {value};\n"),
        3 => format!("objects[{index} & 7] = {value} > 0 ? \"s\" : (Object) Integer.valueOf({value});\n"),
        4 => format!("System.arraycopy(a, {index} & 7, b, {other} & 7, {value} & 15);\n"),
        5 => "System.arraycopy(a, 0, b, 0, Math.min(a.length, b.length));\n".to_owned(),
        6 => format!("System.arraycopy(a, {index} & 3, a, {other} & 3, n - 4);\n"),
        7 => format!("a = b.clone();\na[{index} & 7] = {value};\n"),
        8 => format!("a = Arrays.copyOf(a, 17 + ({index} & 15));\nn = a.length;\n"),
        9 => format!("b = Arrays.copyOfRange(a, {index} & 7, 12 + ({other} & 31));\n"),
        10 => format!("Arrays.fill(bytes, {index} & 7, m - 1, (byte) {value});\n"),
        11 => format!("longs[k & 15] = longs[{index} & 15] + {value};\n"),
        12 => format!("chars[{index} & 15]++;\nchars[n - 1] += (char) {value};\n"),
        13 => format!("rows[{index} & 1][{other} & 15] ^= true;\n"),
        14 => "rows[1] = rows[0];\n".to_owned(),
        15 => format!("k = a[{index} & 15] + a[a.length - 1];\n"),
        16 => generator.see_expression(Shape::Boolean, "Arrays.equals(bytes, new byte[m])"),
        17 => generator.see_expression(Shape::Int, "Arrays.hashCode(a) ^ Arrays.hashCode(bytes)"),
        18 => generator.see_expression(Shape::Text, "new String(chars).replace((char) 0, '.')"),
        19 => generator.see_expression(Shape::Int, &format!("\"ab\".repeat(n).charAt({index} & 63)")),
        20 => generator.see_expression(
            Shape::Text,
            &format!("\"abc\".repeat(m).substring({index} & 15, m + ({other} & 7))"),
        ),
        21 => generator.see_expression(Shape::Boolean, "\"xy\".repeat(n).equals(\"xy\".repeat(m))"),
        22 => generator.see_expression(
            Shape::Text,
            &format!("new StringBuilder(\"z\".repeat(n)).append(k).insert({index} & 15, 'q').toString()"),
        ),
        23 => generator.see_expression(Shape::Boolean, "objects[3] == null || objects[3].equals(\"s\")"),
        24 => generator.see_expression(Shape::Boolean, "rows[0] == rows[1] || rows[0][4] == rows[1][4]"),
        _ => format!("for (int i = 0; i < a.length; i++) {{\na[i] += i * ({value});\n}}\n"),
    }
}
