//! What an assumption says of one thing: `\result == 5`, `3 < x`, `s.equals("a")`, `Double.isNaN(d)`.

use smol_str::SmolStr;

use crate::input::Input;
use crate::path::constant::{Constant, Precision};
use crate::path::{InputType, Wanted};

/// What a relation is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Subject {
    /// The value that a call returned.
    Result,
    /// A variable.
    Variable(SmolStr),
}

/// A relation between a subject and a constant.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Relation {
    pub(super) subject: Subject,
    operator: Operator,
    constant: Constant,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Operator {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

/// Longer ones first, so that none is taken for the start of another. An assignment is what JBMC and others write for equality.
const OPERATORS: [(&str, Operator); 7] = [
    ("==", Operator::Equal),
    ("!=", Operator::NotEqual),
    ("<=", Operator::LessOrEqual),
    (">=", Operator::GreaterOrEqual),
    ("=", Operator::Equal),
    ("<", Operator::Less),
    (">", Operator::Greater),
];

/// All whole numbers below are floats.
const EXACT_FLOATS: f64 = 16_777_216.0;

/// What an assumption says: all relations of one of the alternatives hold.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Relations(Vec<Vec<Relation>>);

impl Relations {
    /// Reads an assumption; none if a part of it is not understood.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let text = text.trim().trim_end_matches(';');
        let alternatives = parts(text, "||").into_iter();
        let alternatives =
            alternatives.map(|part| parts(part, "&&").into_iter().map(Relation::parse).collect());
        let relations = Self(alternatives.collect::<Option<_>>()?);
        // An equality alone says which value it is; of the others Java must be able to say what they mean.
        let is_known = relations.equality().is_some()
            || relations.all().all(|relation| relation.condition(InputType::Double).is_some());
        is_known.then_some(relations)
    }

    /// The relations about each subject, in the order of the text; none if alternatives are about different ones.
    pub(super) fn by_subject(self) -> Option<Vec<(Subject, Self)>> {
        let mut subjects: Vec<Subject> = Vec::new();
        for relation in self.all() {
            if !subjects.contains(&relation.subject) {
                subjects.push(relation.subject.clone());
            }
        }
        match (subjects.as_slice(), self.0.as_slice()) {
            ([_], _) => Some(subjects.into_iter().map(|subject| (subject, self.clone())).collect()),
            (_, [relations]) => {
                let about = |subject: &Subject| {
                    let relations = relations.iter().filter(|relation| relation.subject == *subject);
                    Self(vec![relations.cloned().collect()])
                };
                Some(subjects.into_iter().map(|subject| (subject.clone(), about(&subject))).collect())
            }
            _ => None,
        }
    }

    fn all(&self) -> impl Iterator<Item = &Relation> {
        self.0.iter().flatten()
    }

    /// The constant, if all that is said is which one it is.
    fn equality(&self) -> Option<&Constant> {
        match self.0.as_slice() {
            [relations] => match relations.as_slice() {
                [Relation { operator: Operator::Equal, constant, .. }] => Some(constant),
                _ => None,
            },
            _ => None,
        }
    }

    fn hold(&self, input: &Input) -> bool {
        self.0.iter().any(|relations| relations.iter().all(|relation| relation.holds(input)))
    }

    /// The condition on `value`, as Java.
    fn condition(&self, input_type: InputType) -> Option<String> {
        let joined = |relations: &Vec<Relation>| {
            let conditions: Option<Vec<String>> =
                relations.iter().map(|relation| relation.condition(input_type)).collect();
            Some(conditions?.join(" && "))
        };
        let alternatives: Option<Vec<String>> = self.0.iter().map(joined).collect();
        Some(alternatives?.join(" || "))
    }

    /// What a call of this type has to give; none if no value was found that does.
    pub(super) fn wanted(&self, input_type: InputType) -> Option<Wanted> {
        if !self.all().all(|relation| relation.is_exact(input_type)) {
            return None;
        }
        if let Some(constant) = self.equality() {
            return constant.input(input_type).map(Wanted::Exactly);
        }
        let mut examples = self.all().flat_map(|relation| examples(&relation.constant, input_type));
        let example = examples.find(|input| self.hold(input))?;
        Some(Wanted::Some { condition: self.condition(input_type)?, example })
    }
}

/// The parts between signs; a text with quotes is not taken apart.
fn parts<'a>(text: &'a str, sign: &str) -> Vec<&'a str> {
    if text.contains(['"', '\'']) { vec![text] } else { text.split(sign).collect() }
}

/// Values of this type at, below and above a constant, and the largest and smallest ones.
#[expect(clippy::cast_possible_truncation, reason = "values near to the constant are as good as itself")]
fn examples(constant: &Constant, input_type: InputType) -> Vec<Input> {
    let near = match constant {
        Constant::Integer(value) => {
            [0, 1, -1].map(|step| Constant::Integer(value.saturating_add(step))).to_vec()
        }
        Constant::Floating(value, _) => {
            let single = *value as f32;
            let nearest = [single, single.next_up(), single.next_down()].map(f64::from);
            let steps = [*value, value + 1.0, value - 1.0, value.next_up(), value.next_down()];
            let whole = [value.floor(), value.ceil()];
            let all =
                steps.into_iter().chain(whole).chain(nearest).chain([0.0, f64::INFINITY, -f64::INFINITY]);
            all.map(|value| Constant::Floating(value, Precision::Digits)).collect()
        }
        Constant::Boolean(_) => [false, true].map(Constant::Boolean).to_vec(),
        Constant::Text(_) => Vec::new(),
    };
    near.iter().filter_map(|constant| constant.input(input_type)).collect()
}

impl Relation {
    fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Some(inner) = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'))
            && !inner.contains(['(', ')'])
        {
            return Self::parse(inner);
        }
        Self::call(text).or_else(|| Self::comparison(text)).or_else(|| Self::truth(text))
    }

    /// `s.equals("a")`, `"a".equals(s)`, `Double.isNaN(d)`.
    fn call(text: &str) -> Option<Self> {
        let inner = text.strip_suffix(')')?;
        for class in ["Double.isNaN(", "Float.isNaN("] {
            if let Some(subject) = inner.strip_prefix(class) {
                return Some(Self::equal(
                    Subject::parse(subject)?,
                    Constant::Floating(f64::NAN, Precision::Digits),
                ));
            }
        }
        let (left, right) = inner.split_once(".equals(")?;
        let (subject, text) = match Subject::parse(left) {
            Some(subject) => (subject, Constant::parse(right)?),
            None => (Subject::parse(right)?, Constant::parse(left)?),
        };
        // A box equals only boxes of its own type, and which one the constant gets is another question.
        matches!(text, Constant::Text(_)).then(|| Self::equal(subject, text))
    }

    fn comparison(text: &str) -> Option<Self> {
        let (at, (word, operator)) =
            (0..text.len()).filter(|at| text.is_char_boundary(*at)).find_map(|at| {
                Some((at, OPERATORS.into_iter().find(|(word, _)| text[at..].starts_with(word))?))
            })?;
        let (left, right) = (&text[..at], &text[at + word.len()..]);
        let relation = if let Some(subject) = Subject::parse(left) {
            Self { subject, operator, constant: Constant::parse(right)? }
        } else {
            let (subject, constant) = (Subject::parse(right)?, Constant::parse(left)?);
            Self { subject, operator: operator.turned(), constant }
        };
        relation.is_of_values(word).then_some(relation)
    }

    /// Whether Java compares the values: it does not order booleans, nothing equals NaN, and `==` of two texts asks whether they are
    /// one object. Of a result, which no program has a name for, `==` can only mean the value.
    fn is_of_values(&self, word: &str) -> bool {
        let is_equality = matches!(self.operator, Operator::Equal | Operator::NotEqual);
        let is_of_result = self.subject == Subject::Result;
        match &self.constant {
            Constant::Boolean(_) => is_equality,
            Constant::Floating(value, _) if value.is_nan() => is_of_result || word == "=",
            Constant::Text(_) => is_of_result || word == "=",
            Constant::Floating(..) | Constant::Integer(_) => true,
        }
    }

    /// `b`, `!b`.
    fn truth(text: &str) -> Option<Self> {
        let (text, value) = text.strip_prefix('!').map_or((text, true), |rest| (rest, false));
        Some(Self::equal(Subject::parse(text)?, Constant::Boolean(value)))
    }

    fn equal(subject: Subject, constant: Constant) -> Self {
        Self { subject, operator: Operator::Equal, constant }
    }

    /// Whether no value of this type is rounded before it is compared: integers are made floats for comparisons with them.
    fn is_exact(&self, input_type: InputType) -> bool {
        match (&self.constant, input_type) {
            (_, InputType::Float | InputType::Double) => true,
            (Constant::Floating(value, Precision::Single), _) => value.abs() < EXACT_FLOATS,
            _ => true,
        }
    }

    /// The condition on `value`, as Java. Floats are compared as doubles there, unless the constant is an integer.
    fn condition(&self, input_type: InputType) -> Option<String> {
        let constant = match &self.constant {
            Constant::Integer(value) if i32::try_from(*value).is_ok() => value.to_string(),
            Constant::Integer(value) if *value == i64::MIN.into() => "Long.MIN_VALUE".to_owned(),
            Constant::Integer(value) => format!("{}L", i64::try_from(*value).ok()?),
            Constant::Floating(value, _) if value.is_finite() => format!("{value:e}"),
            Constant::Boolean(value) => value.to_string(),
            Constant::Floating(..) | Constant::Text(_) => return None,
        };
        let condition = format!("value {} {constant}", self.operator.as_str());
        Some(match self.zero(input_type) {
            // Zeros are told apart by what they divide.
            Some(is_negative) => {
                let sign = if is_negative { "<" } else { ">" };
                let is_not = if self.operator == Operator::NotEqual { "!" } else { "" };
                format!("{is_not}(value == {constant} && 1.0 / value {sign} 0)")
            }
            None => condition,
        })
    }

    /// Whether the constant is the negative zero, if it matters which zero a result of this type is: that it equals a number means
    /// that it is that one.
    fn zero(&self, input_type: InputType) -> Option<bool> {
        let is_equality = matches!(self.operator, Operator::Equal | Operator::NotEqual);
        let is_floating = matches!(input_type, InputType::Float | InputType::Double);
        match self.constant {
            _ if !is_equality || !is_floating || self.subject != Subject::Result => None,
            Constant::Floating(value, _) if value == 0.0 => Some(value.is_sign_negative()),
            Constant::Integer(0) => Some(false),
            _ => None,
        }
    }

    #[expect(
        clippy::cast_precision_loss,
        reason = "integers are compared as floating-point numbers, as in Java"
    )]
    fn holds(&self, input: &Input) -> bool {
        let order = match (input, &self.constant) {
            (Input::Boolean(left), Constant::Boolean(right)) => Some(left.cmp(right)),
            (Input::Float(bits), Constant::Floating(right, _)) => {
                f64::from(f32::from_bits(*bits)).partial_cmp(right)
            }
            (Input::Float(bits), Constant::Integer(right)) => {
                f32::from_bits(*bits).partial_cmp(&(*right as f32))
            }
            (Input::Double(bits), Constant::Floating(right, _)) => f64::from_bits(*bits).partial_cmp(right),
            (Input::Double(bits), Constant::Integer(right)) => {
                f64::from_bits(*bits).partial_cmp(&(*right as f64))
            }
            (_, Constant::Integer(right)) => integer(input).map(|left| left.cmp(right)),
            (_, Constant::Floating(right, _)) => {
                integer(input).and_then(|left| (left as f64).partial_cmp(right))
            }
            _ => None,
        };
        let is_negative = match input {
            Input::Float(bits) => f32::from_bits(*bits).is_sign_negative(),
            Input::Double(bits) => f64::from_bits(*bits).is_sign_negative(),
            _ => false,
        };
        let zero = InputType::of(input).and_then(|input_type| self.zero(input_type));
        let is_other_zero = zero.is_some_and(|zero| zero != is_negative);
        order.is_some_and(|order| match self.operator {
            Operator::Equal => order.is_eq() && !is_other_zero,
            Operator::NotEqual => order.is_ne() || is_other_zero,
            Operator::Less => order.is_lt(),
            Operator::LessOrEqual => order.is_le(),
            Operator::Greater => order.is_gt(),
            Operator::GreaterOrEqual => order.is_ge(),
        })
    }
}

fn integer(input: &Input) -> Option<i128> {
    Some(match input {
        Input::Byte(value) => (*value).into(),
        Input::Char(value) => (*value).into(),
        Input::Short(value) => (*value).into(),
        Input::Int(value) => (*value).into(),
        Input::Long(value) => (*value).into(),
        Input::Boolean(_) | Input::Float(_) | Input::Double(_) | Input::String(_) | Input::Unknown => {
            return None;
        }
    })
}

impl Operator {
    /// With its sides exchanged.
    fn turned(self) -> Self {
        match self {
            Self::Less => Self::Greater,
            Self::LessOrEqual => Self::GreaterOrEqual,
            Self::Greater => Self::Less,
            Self::GreaterOrEqual => Self::LessOrEqual,
            Self::Equal | Self::NotEqual => self,
        }
    }

    fn as_str(self) -> &'static str {
        match self {
            Self::Equal => "==",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::LessOrEqual => "<=",
            Self::Greater => ">",
            Self::GreaterOrEqual => ">=",
        }
    }
}

impl Subject {
    fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let text = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).map_or(text, str::trim);
        if text == "\\result" {
            return Some(Self::Result);
        }
        let mut chars = text.chars();
        let is_name = chars.next().is_some_and(|c| c.is_alphabetic() || matches!(c, '_' | '$'))
            && chars.all(|c| c.is_alphanumeric() || matches!(c, '_' | '$'))
            && !matches!(text, "true" | "false" | "null");
        is_name.then(|| Self::Variable(text.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted_of(text: &str, input_type: InputType) -> Option<Wanted> {
        Relations::parse(text).expect("it is understood").wanted(input_type)
    }

    #[test]
    fn equalities_say_which_value() {
        for (text, input_type, input) in [
            (r"\result == 5", InputType::Int, Input::Int(5)),
            (r"(\result == -5);", InputType::Byte, Input::Byte(-5)),
            (r"(\result) == (5)", InputType::Int, Input::Int(5)),
            ("x = 5;", InputType::Long, Input::Long(5)),
            ("5L == x", InputType::Long, Input::Long(5)),
            (r#"\result.equals("a=b;")"#, InputType::String, Input::String("a=b;".encode_utf16().collect())),
            (r#"\result == "&&""#, InputType::String, Input::String("&&".encode_utf16().collect())),
            (r"Double.isNaN(\result)", InputType::Double, Input::Double(f64::NAN.to_bits())),
            ("c == ';'", InputType::Char, Input::Char(59)),
            ("!b", InputType::Boolean, Input::Boolean(false)),
            ("s = \"a\"", InputType::String, Input::String(vec![97])),
        ] {
            assert_eq!(wanted_of(text, input_type), Some(Wanted::Exactly(input)), "{text}");
        }
    }

    #[test]
    fn bounds_have_an_example() {
        let condition = |text, input_type| match wanted_of(text, input_type) {
            Some(Wanted::Some { condition, example }) => (condition, example),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(condition(r"\result > 3", InputType::Int), ("value > 3".to_owned(), Input::Int(4)));
        assert_eq!(condition("3 < x && x <= 4", InputType::Int).1, Input::Int(4));
        assert_eq!(condition("x != 0", InputType::Long).1, Input::Long(1));
        assert_eq!(condition("x == 3 || x == 5 && x > 4", InputType::Int).1, Input::Int(3));
        assert_eq!(condition("x <= 0.1", InputType::Float).0, "value <= 1e-1");
        let below = condition("x <= 0.1 && x > 0.09999999", InputType::Float).1;
        assert_eq!(below, Input::Float(0.1_f32.next_down().to_bits()), "0.1f is more than 0.1");
        assert_eq!(condition("x < 1e300 && x > 1", InputType::Float).1, Input::Float(f32::MAX.to_bits()));
        assert_eq!(condition("x < 5.5", InputType::Int).1, Input::Int(5));
        assert_eq!(condition("x < 0.5", InputType::Double).1, Input::Double((-0.5_f64).to_bits()));
    }

    #[test]
    fn what_no_value_satisfies_is_none() {
        assert_eq!(wanted_of("x == 99999999999", InputType::Int), None);
        assert_eq!(wanted_of("x > 2147483647", InputType::Int), None);
        assert_eq!(wanted_of("x < 3 && x > 5", InputType::Int), None);
        assert_eq!(wanted_of("x == 1.5", InputType::Int), None);
        assert_eq!(wanted_of("x > 16777216f", InputType::Int), None, "16777217 is no float");
        assert_eq!(wanted_of("x == 1e300", InputType::Float), None);
    }

    #[test]
    fn what_is_not_understood_is_none() {
        for text in [
            "",
            "x + 1 == 5",
            "f(x) == 3",
            "a == b",
            "&&",
            "=",
            "x == null",
            "(x == 3) || (x == 4 && x > 2)",
            "x == \"a\" || x == \"b\"",
            "x == 'a' || x == 'b'",
            "Double.isNaN(x) || x == 3",
            "x.equals(5)",
            "x.equals(5L)",
            "x.equals(0.0)",
            "true.equals(x)",
            "x == Double.NaN",
            "s == \"a\"",
            "b < true",
            r"\result >= false",
        ] {
            assert_eq!(Relations::parse(text), None, "{text}");
        }
    }

    #[test]
    fn relations_are_told_apart_by_their_subjects() {
        let subjects = |text| {
            let relations = Relations::parse(text).and_then(Relations::by_subject);
            relations.map(|relations| relations.into_iter().map(|(subject, _)| subject).collect::<Vec<_>>())
        };
        let variable = |name: &str| Subject::Variable(name.into());
        assert_eq!(subjects("x == 3 && y && x < 4"), Some(vec![variable("x"), variable("y")]));
        assert_eq!(subjects("x == 3 || x == 4"), Some(vec![variable("x")]));
        assert_eq!(subjects("x == 3 || y == 4"), None);
    }
}
