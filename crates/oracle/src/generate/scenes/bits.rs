//! Arithmetic whose formulas are simplified: masks, shifts, casts and comparisons of the same few values, combined deeply.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let mut body = String::new();
    generator.scoped(|this| {
        for (name, of) in [
            ("i", Type::Int),
            ("j", Type::Int),
            ("l", Type::Long),
            ("b", Type::Byte),
            ("c", Type::Char),
            ("h", Type::Short),
        ] {
            let value = this.expression(of, 2);
            body.push_str(&format!("{} {name} = {value};\n", of.name()));
            this.declare(name, of, false);
        }
        for _ in 0..this.random.between(6, 14) {
            let look = look(this);
            let look = if this.random.once_in(4) { this.caught(&look) } else { look };
            body.push_str(&look);
        }
    });
    generator.scene_method(&body);
}

fn int(generator: &mut Generator<'_>, depth: u32) -> String {
    if depth == 0 {
        return match generator.random.below(9) {
            0 | 1 => "i".to_owned(),
            2 => "j".to_owned(),
            3 => "b".to_owned(),
            4 => "c".to_owned(),
            5 => "h".to_owned(),
            6 => "(int) l".to_owned(),
            _ => generator.constant(Type::Int),
        };
    }
    let [left, right] = [int(generator, depth - 1), int(generator, depth - 1)];
    let constant = generator.random.one_of(&[
        "0",
        "1",
        "-1",
        "2",
        "7",
        "8",
        "15",
        "16",
        "24",
        "31",
        "32",
        "33",
        "63",
        "127",
        "128",
        "255",
        "256",
        "65535",
        "65536",
        "0x7fffffff",
        "0x80000000",
        "-2",
        "-128",
        "3",
        "10",
        "1000",
        "0x55555555",
    ]);
    match generator.random.below(28) {
        0 => format!("({left} + {right})"),
        1 => format!("({left} - {right})"),
        2 => format!("({left} * {constant})"),
        3 => format!("({left} * {right})"),
        4 => format!("({left} / {constant})"),
        5 => format!("({left} % {constant})"),
        6 => format!("({left} / {right})"),
        7 => format!("({left} % {right})"),
        8 => format!("({left} & {constant})"),
        9 => format!("({left} | {constant})"),
        10 => format!("({left} ^ {constant})"),
        11 => format!("({left} & {right})"),
        12 => format!("({left} | {right})"),
        13 => format!("({left} ^ {right})"),
        14 => format!("({left} << {constant})"),
        15 => format!("({left} >> {constant})"),
        16 => format!("({left} >>> {constant})"),
        17 => format!("({left} << {right})"),
        18 => format!("({left} >>> {right})"),
        19 => format!("(-{left})"),
        20 => format!("(~{left})"),
        21 => format!("((byte) ({left}))"),
        22 => format!("((char) ({left}))"),
        23 => format!("((short) ({left}))"),
        24 => format!("({} ? {left} : {right})", condition(generator, depth - 1)),
        25 => format!("((int) {})", long(generator, depth - 1)),
        26 => format!("Integer.compare({left}, {right})"),
        _ => format!("({left} + {constant})"),
    }
}

fn long(generator: &mut Generator<'_>, depth: u32) -> String {
    if depth == 0 {
        return generator.random.one_of(&["l", "l", "(long) i", "(long) c", "(long) b"]).to_owned();
    }
    let left = long(generator, depth - 1);
    let right = int(generator, depth - 1);
    let constant = generator.random.one_of(&[
        "1L",
        "-1L",
        "32",
        "31",
        "0xffffffffL",
        "0x100000000L",
        "63",
        "255L",
        "10L",
        "Long.MIN_VALUE",
        "3L",
    ]);
    match generator.random.below(12) {
        0 => format!("({left} + {right})"),
        1 => format!("({left} - {constant})"),
        2 => format!("({left} * {right})"),
        3 => format!("({left} & {constant})"),
        4 => format!("({left} | {right})"),
        5 => format!("({left} ^ {constant})"),
        6 => format!("({left} << {right})"),
        7 => format!("({left} >> {constant})"),
        8 => format!("({left} >>> {right})"),
        9 => format!("({left} / {constant})"),
        10 => format!("({left} % {right})"),
        _ => format!("({right} & 0xffffffffL)"),
    }
}

fn condition(generator: &mut Generator<'_>, depth: u32) -> String {
    let operator = generator.random.one_of(&["<", "<=", ">", ">=", "==", "!="]);
    if generator.random.once_in(4) {
        let [left, right] = [long(generator, depth), long(generator, depth)];
        return format!("{left} {operator} {right}");
    }
    let [left, right] = [int(generator, depth), int(generator, depth)];
    match generator.random.below(5) {
        0 => format!("({left} {operator} {right} && {} {operator} {right})", int(generator, depth.min(1))),
        1 => format!("({left} + 1 {operator} {left})"),
        2 => format!("(({left} & {right}) {operator} {left})"),
        3 => format!("(-{left} {operator} {right})"),
        _ => format!("{left} {operator} {right}"),
    }
}

fn look(generator: &mut Generator<'_>) -> String {
    match generator.random.below(7) {
        0..=2 => {
            let code = int(generator, 3);
            generator.see_expression(Shape::Int, &code)
        }
        3 => {
            let code = long(generator, 3);
            generator.see_expression(Shape::Long, &code)
        }
        4 => {
            let code = floating(generator);
            generator.see_expression(Shape::Double, &code)
        }
        _ => {
            let code = condition(generator, 3);
            generator.see_expression(Shape::Boolean, &code)
        }
    }
}

fn floating(generator: &mut Generator<'_>) -> String {
    let [left, right] = [int(generator, 1), int(generator, 1)];
    let constant = generator.constant(Type::Double);
    match generator.random.below(8) {
        0 => format!("(double) {left}"),
        1 => format!("(float) {left}"),
        2 => format!("(double) (int) ({constant} + {left})"),
        3 => format!("(long) ({constant} * {left})"),
        4 => format!("{constant} / {left}"),
        5 => format!("Math.max({constant}, (double) {left})"),
        6 => format!("{left} < {right} ? {constant} : -{constant}"),
        _ => format!("(float) {constant} + {left}"),
    }
}
