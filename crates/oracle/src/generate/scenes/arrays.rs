//! Arrays under several names, of several dimensions, and of other types than they look.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let mut body = String::new();
    let [n, m] = [generator.expression(Type::Int, 2), generator.expression(Type::Int, 2)];
    let condition = generator.expression(Type::Boolean, 2);
    let is_sized = generator.random.once_in(2);
    let size = if is_sized { format!("1 + ({n} & 3)") } else { "3".to_owned() };
    body.push_str(&format!(
        "int[][] grid = new int[{size}][2];\nint[] a = {{1, 2, 3, 4}};\nint[] b = {condition} ? a : new int[] {{5, 6}};\nlong[] longs = new long[4];\n\
         Object[] objects = {condition} ? new String[2] : new Object[2];\nbyte[] bytes = {{-1, 0, 127}};\nchar[][] chars = {{{{'a'}}, {{}}}};\nint k = {m};\n"
    ));
    generator.scoped(|this| {
        this.declare("a", Type::Ints, false);
        this.declare("b", Type::Ints, false);
        this.declare("k", Type::Int, true);
        for _ in 0..this.random.between(3, 7) {
            let step = step(this);
            let step = if this.random.once_in(3) { this.caught(&step) } else { step };
            body.push_str(&step);
        }
    });
    body.push_str(&generator.see_expression(Shape::Text, "Arrays.toString(a) + Arrays.toString(b)"));
    body.push_str(&generator.see_expression(Shape::Text, "Arrays.deepToString(grid)"));
    generator.scene_method(&body);
}

fn step(generator: &mut Generator<'_>) -> String {
    let [index, value] = [generator.expression(Type::Int, 2), generator.expression(Type::Int, 2)];
    match generator.random.below(22) {
        0 => format!("b[{index} & 3] = {value};\n"),
        1 => format!("a[{index} & 3] += b[k & 1]++;\n"),
        2 => format!("grid[{index} & 3][k & 1] = {value};\n"),
        3 => "grid[0] = a;\n".to_owned(),
        4 => format!("grid[{index} & 1] = null;\n"),
        5 => format!("objects[0] = {index} > 0 ? \"s\" : (Object) Integer.valueOf({value});\n"),
        6 => format!("bytes[{index} & 1] += {value};\n"),
        7 => format!("System.arraycopy(a, {index} & 3, b, 0, k & 3);\n"),
        8 => format!("Arrays.fill(a, 0, {index} & 7, {value});\n"),
        9 => "Arrays.sort(b);\n".to_owned(),
        10 => "a[k & 1] = k = a[1];\n".to_owned(),
        11 => format!("longs[{index} & 3] = a[k & 3] * 10000000000L;\n"),
        12 => generator.see_expression(Shape::Boolean, "a == b || Arrays.equals(a, b)"),
        13 => generator.see_expression(Shape::Int, "Arrays.hashCode(a)"),
        14 => generator.see_expression(Shape::Int, &format!("grid[{index} & 1].length + grid.length")),
        15 => generator.see_expression(Shape::Int, &format!("Arrays.binarySearch(a, {value})")),
        16 => generator.see_expression(Shape::Long, "Arrays.stream(a).asLongStream().sum()"),
        17 => generator
            .see_expression(Shape::Text, "objects.getClass().getSimpleName() + grid.getClass().getName()"),
        18 => "for (int[] row : grid) {\nfor (int cell : row) {\nLog.at(cell);\n}\n}\n".to_owned(),
        19 => format!(
            "{{\nint[] copy = Arrays.copyOfRange(a, {index} & 3, {value} & 7);\n{}}}\n",
            generator.see_expression(Shape::Text, "Arrays.toString(copy)")
        ),
        20 => generator
            .see_expression(Shape::Int, &format!("chars[{index} & 1].length + chars[0][{index} & 1]")),
        _ => format!(
            "{{\nint[][] other = grid.clone();\nother[0][0] = {value};\n{}}}\n",
            generator.see_expression(Shape::Boolean, "other[0] == grid[0]")
        ),
    }
}
