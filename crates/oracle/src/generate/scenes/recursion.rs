//! Methods that call themselves, lists and trees that are linked by hand.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let suffix = generator.fresh("");
    let [first, second] = {
        generator.scoped(|this| {
            this.declare("n", Type::Int, false);
            this.declare("acc", Type::Int, false);
            [this.expression(Type::Int, 2), this.expression(Type::Int, 2)]
        })
    };
    generator.members.push_str(&format!(
        "\nstatic int down{suffix}(int n, int acc) {{\nif (n <= 0) {{\nreturn acc;\n}}\nint next = down{suffix}(n - 1, {first});\nreturn next + {second};\n}}\n\
         static int fib{suffix}(int n) {{\nreturn n < 2 ? n : fib{suffix}(n - 1) + fib{suffix}(n - 2);\n}}\n\
         static boolean even{suffix}(int n) {{\nreturn n == 0 || odd{suffix}(n - 1);\n}}\nstatic boolean odd{suffix}(int n) {{\nreturn n != 0 && even{suffix}(n - 1);\n}}\n"
    ));
    generator.types.push_str(&format!(
        "\nclass T{suffix} {{\nint key;\nT{suffix} left, right;\nT{suffix}(int key) {{\nthis.key = key;\n}}\n\
         static T{suffix} add(T{suffix} tree, int key) {{\nif (tree == null) {{\nreturn new T{suffix}(key);\n}}\nif (key < tree.key) {{\ntree.left = add(tree.left, key);\n}} else if (key > tree.key) {{\ntree.right = add(tree.right, key);\n}}\nreturn tree;\n}}\n\
         static int depth(T{suffix} tree) {{\nreturn tree == null ? 0 : 1 + Math.max(depth(tree.left), depth(tree.right));\n}}\n\
         static String told(T{suffix} tree) {{\nreturn tree == null ? \".\" : \"(\" + told(tree.left) + tree.key + told(tree.right) + \")\";\n}}\n}}\n"
    ));
    let mut body = format!("T{suffix} tree = null;\n");
    for _ in 0..generator.random.between(2, 4) {
        let key = generator.expression(Type::Int, 2);
        body.push_str(&format!("tree = T{suffix}.add(tree, {key});\n"));
    }
    body.push_str(&generator.see_expression(Shape::Int, &format!("T{suffix}.depth(tree)")));
    body.push_str(&generator.see_expression(Shape::Text, &format!("T{suffix}.told(tree)")));
    let [n, acc] = [generator.expression(Type::Int, 2), generator.expression(Type::Int, 2)];
    body.push_str(&generator.see_expression(Shape::Int, &format!("down{suffix}({n} & 3, {acc})")));
    body.push_str(&generator.see_expression(Shape::Int, &format!("fib{suffix}({n} & 7)")));
    body.push_str(&generator.see_expression(Shape::Boolean, &format!("even{suffix}({n} & 7)")));
    let key = generator.expression(Type::Int, 2);
    body.push_str(&format!("if (tree.left != null) {{\ntree.left.key = {key};\nT{suffix} swap = tree.left;\ntree.left = tree.right;\ntree.right = swap;\n}}\n"));
    body.push_str(&generator.see_expression(Shape::Text, &format!("T{suffix}.told(tree)")));
    generator.scene_method(&body);
}
