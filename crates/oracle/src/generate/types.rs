//! The types of variables and expressions, and their edge values.

use crate::program::Shape;

/// A type that expressions are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Type {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Long,
    Float,
    Double,
    Text,
    /// `Integer`, which may be null.
    Integer,
    /// `Long`, which may be null.
    BoxedLong,
    /// `Character`, never null.
    Character,
    /// `int[]`, never null.
    Ints,
}

use Type::{Boolean, BoxedLong, Byte, Char, Character, Double, Float, Int, Integer, Ints, Long, Short, Text};

impl Type {
    /// Those of the language.
    pub(super) const PRIMITIVE: [Self; 8] = [Boolean, Byte, Char, Short, Int, Long, Float, Double];
    /// What can be computed with.
    pub(super) const NUMERIC: [Self; 7] = [Byte, Char, Short, Int, Long, Float, Double];
    /// Without fractions.
    pub(super) const INTEGRAL: [Self; 5] = [Byte, Char, Short, Int, Long];
    /// What a variable may have, the frequent ones several times.
    pub(super) const COMMON: [Self; 20] = [
        Int, Int, Int, Int, Int, Boolean, Boolean, Long, Long, Byte, Char, Short, Text, Text, Integer,
        Double, Ints, Float, Character, BoxedLong,
    ];

    /// Its name.
    pub(super) fn name(self) -> &'static str {
        match self {
            Boolean => "boolean",
            Byte => "byte",
            Char => "char",
            Short => "short",
            Int => "int",
            Long => "long",
            Float => "float",
            Double => "double",
            Text => "String",
            Integer => "Integer",
            BoxedLong => "Long",
            Character => "Character",
            Ints => "int[]",
        }
    }

    /// How it is observed; what has no shape is turned into a text first.
    pub(super) fn shape(self) -> Option<Shape> {
        Some(match self {
            Boolean => Shape::Boolean,
            Byte | Char | Short | Int => Shape::Int,
            Long => Shape::Long,
            Float => Shape::Float,
            Double => Shape::Double,
            Text => Shape::Text,
            Integer | BoxedLong | Character | Ints => return None,
        })
    }

    /// Where its operators have their special cases, as constant expressions.
    pub(super) fn edges(self) -> &'static [&'static str] {
        match self {
            Boolean => &["true", "false"],
            Byte => &["(byte) 0", "(byte) 1", "(byte) -1", "(byte) 127", "(byte) -128", "(byte) 64"],
            Char => &[
                "(char) 0",
                "'0'",
                "'a'",
                "'Z'",
                "' '",
                "(char) 65535",
                "(char) 32768",
                "(char) 256",
                "'\\u00df'",
            ],
            Short => {
                &["(short) 0", "(short) 1", "(short) -1", "(short) 32767", "(short) -32768", "(short) 255"]
            }
            Int => &[
                "0",
                "1",
                "2",
                "-1",
                "3",
                "7",
                "31",
                "32",
                "100",
                "127",
                "128",
                "255",
                "2147483647",
                "-2147483648",
                "65536",
                "-46341",
                "10",
                "-7",
            ],
            Long => &[
                "0L",
                "1L",
                "-1L",
                "63L",
                "9223372036854775807L",
                "-9223372036854775808L",
                "9007199254740993L",
                "4294967296L",
                "-2147483649L",
                "127L",
                "1000L",
            ],
            Float => &[
                "0f",
                "-0f",
                "1f",
                "-1.5f",
                "Float.NaN",
                "Float.POSITIVE_INFINITY",
                "Float.NEGATIVE_INFINITY",
                "Float.MIN_VALUE",
                "Float.MAX_VALUE",
                "0.1f",
                "2.1474836E9f",
                "-9.223372E18f",
                "16777217f",
            ],
            Double => &[
                "0.0",
                "-0.0",
                "1.0",
                "-2.5",
                "0.5",
                "Double.NaN",
                "Double.POSITIVE_INFINITY",
                "Double.NEGATIVE_INFINITY",
                "Double.MIN_VALUE",
                "Double.MAX_VALUE",
                "0.1",
                "2147483647.5",
                "-9.223372036854775E18",
                "100.0",
                "1e16",
            ],
            Text => &[
                "\"\"",
                "\"a\"",
                "\"ab\"",
                "\"ABC\"",
                "\"abcabc\"",
                "\" x \"",
                "\"12\"",
                "\"-7\"",
                "\"a,b,,c\"",
                "\"null\"",
                "\"\\u00df\\u00e9\"",
                "\"x\\ny\"",
                "\"Hello, World\"",
                "\"0x1F\"",
                "\"1e3\"",
                "\"\\ud83d\\ude00z\"",
            ],
            Integer => &[
                "Integer.valueOf(127)",
                "Integer.valueOf(128)",
                "(Integer) null",
                "Integer.valueOf(-128)",
                "Integer.valueOf(-129)",
            ],
            BoxedLong => &["Long.valueOf(127)", "Long.valueOf(128)", "(Long) null", "Long.valueOf(0)"],
            Character => {
                &["Character.valueOf('a')", "Character.valueOf((char) 127)", "Character.valueOf((char) 128)"]
            }
            Ints => &["new int[0]", "new int[3]", "new int[] {5, -1, 7}", "new int[] {3, 1, 2, 2}"],
        }
    }
}
