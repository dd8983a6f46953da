//! Boxes: their caches, their identity, what becomes of null, and conditional expressions that mix them with numbers.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let mut body = String::new();
    let [first, second] = [generator.expression(Type::Int, 2), generator.expression(Type::Int, 2)];
    let long = generator.expression(Type::Long, 2);
    let char = generator.expression(Type::Char, 2);
    let condition = generator.expression(Type::Boolean, 2);
    body.push_str(&format!(
        "Integer a = {first};\nInteger b = {second};\nLong l = {long};\nCharacter c = {char};\nBoolean z = {condition};\nObject o = {condition} ? (Object) a : (Object) l;\n"
    ));
    generator.scoped(|this| {
        this.declare("a", Type::Integer, true);
        this.declare("b", Type::Integer, true);
        this.declare("l", Type::BoxedLong, true);
        for _ in 0..this.random.between(3, 7) {
            let look = look(this);
            body.push_str(&look);
        }
    });
    generator.scene_method(&body);
}

fn look(generator: &mut Generator<'_>) -> String {
    let int = generator.expression(Type::Int, 1);
    let test = generator.expression(Type::Boolean, 1);
    let double = generator.constant(Type::Double);
    let (shape, expression) = generator.random.one_of(&[
        (Shape::Boolean, "a == b".to_owned()),
        (Shape::Boolean, "a.equals(b)".to_owned()),
        (Shape::Boolean, "l.equals(a)".to_owned()),
        (Shape::Boolean, format!("a == Integer.valueOf({int})")),
        (Shape::Boolean, "l == Long.valueOf(l.longValue())".to_owned()),
        (Shape::Boolean, "c == Character.valueOf(c.charValue())".to_owned()),
        (Shape::Boolean, format!("z == Boolean.valueOf({test})")),
        (Shape::Text, format!("String.valueOf((Object) ({test} ? a : 1.5))")),
        (Shape::Text, format!("String.valueOf((Object) ({test} ? (Object) a : (Object) 1.5))")),
        (Shape::Text, format!("String.valueOf((Object) ({test} ? a : c))")),
        (Shape::Text, format!("String.valueOf((Object) ({test} ? 'x' : 98))")),
        (Shape::Text, format!("String.valueOf((Object) ({test} ? a : l))")),
        (Shape::Int, format!("{test} ? a : (Integer) null")),
        (Shape::Int, "++a".to_owned()),
        (Shape::Int, "a++ + a".to_owned()),
        (Shape::Int, "a.compareTo(b)".to_owned()),
        (Shape::Int, "o.hashCode()".to_owned()),
        (Shape::Int, "l.hashCode()".to_owned()),
        (Shape::Boolean, "o instanceof Integer i && i > 3".to_owned()),
        (Shape::Boolean, "o.equals(a)".to_owned()),
        (Shape::Text, "o.getClass().getSimpleName()".to_owned()),
        (Shape::Text, "o.toString()".to_owned()),
        (Shape::Boolean, format!("Double.valueOf({double}).equals(0.0)")),
        (Shape::Int, format!("Double.compare({double}, -0.0)")),
        (Shape::Int, format!("Double.hashCode({double})")),
        (Shape::Boolean, format!("((Object) {double}).equals({double})")),
        (Shape::Int, "new Object[] {a, l, c, z}.length + (int) c".to_owned()),
        (Shape::Int, "Integer.parseInt(a.toString()) - b".to_owned()),
        (Shape::Long, "l + a".to_owned()),
        (Shape::Long, "l >> a".to_owned()),
        (Shape::Int, "(short) (int) a".to_owned()),
        (Shape::Int, format!("Byte.valueOf((byte) {int}).hashCode()")),
        (Shape::Boolean, format!("Short.valueOf((short) {int}) == Short.valueOf((short) {int})")),
    ]);
    generator.see_expression(shape, &expression)
}
