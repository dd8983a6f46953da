//! What an assumption says of one thing: `\result == 5`, `3 < x`, `s.equals("a")`, `Double.isNaN(d)`.

use smol_str::SmolStr;

use crate::input::Input;
use crate::path::constant::Constant;
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

/// The relations of an assumption, all of which hold. Empty if a part of it is none.
pub(super) fn relations(text: &str) -> Vec<Relation> {
    let text = text.trim().trim_end_matches(';');
    let parts = conjuncts(text);
    // An equality says which value it is; of the others Java must be able to say what they mean.
    let is_known = |it: &Relation| it.operator == Operator::Equal || it.condition(InputType::Long).is_some();
    let relations: Vec<Relation> =
        parts.iter().filter_map(|part| Relation::parse(part)).filter(is_known).collect();
    if relations.len() == parts.len() { relations } else { Vec::new() }
}

/// The parts between `&&`; a text with quotes is not taken apart.
fn conjuncts(text: &str) -> Vec<&str> {
    if text.contains(['"', '\'']) { vec![text] } else { text.split("&&").collect() }
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
                return Some(Self::equal(Subject::parse(subject)?, Constant::Floating(f64::NAN)));
            }
        }
        let (left, right) = inner.split_once(".equals(")?;
        match Subject::parse(left) {
            Some(subject) => Some(Self::equal(subject, Constant::parse(right)?)),
            None => Some(Self::equal(Subject::parse(right)?, Constant::parse(left)?)),
        }
    }

    fn comparison(text: &str) -> Option<Self> {
        let (at, (word, operator)) =
            (0..text.len()).filter(|at| text.is_char_boundary(*at)).find_map(|at| {
                Some((at, OPERATORS.into_iter().find(|(word, _)| text[at..].starts_with(word))?))
            })?;
        let (left, right) = (&text[..at], &text[at + word.len()..]);
        if let Some(subject) = Subject::parse(left) {
            return Some(Self { subject, operator, constant: Constant::parse(right)? });
        }
        let (subject, constant) = (Subject::parse(right)?, Constant::parse(left)?);
        Some(Self { subject, operator: operator.turned(), constant })
    }

    /// `b`, `!b`.
    fn truth(text: &str) -> Option<Self> {
        let (text, value) = text.strip_prefix('!').map_or((text, true), |rest| (rest, false));
        Some(Self::equal(Subject::parse(text)?, Constant::Boolean(value)))
    }

    fn equal(subject: Subject, constant: Constant) -> Self {
        Self { subject, operator: Operator::Equal, constant }
    }

    /// The condition on `value`, as Java.
    fn condition(&self, input_type: InputType) -> Option<String> {
        let constant = match &self.constant {
            Constant::Integer(value) if i32::try_from(*value).is_ok() => value.to_string(),
            Constant::Integer(value) if *value == i64::MIN.into() => "Long.MIN_VALUE".to_owned(),
            Constant::Integer(value) => format!("{}L", i64::try_from(*value).ok()?),
            Constant::Floating(value) if value.is_finite() && input_type == InputType::Float => {
                format!("{value:e}f")
            }
            Constant::Floating(value) if value.is_finite() => format!("{value:e}"),
            Constant::Boolean(value) => value.to_string(),
            Constant::Floating(_) | Constant::Text(_) => return None,
        };
        Some(format!("value {} {constant}", self.operator.as_str()))
    }

    #[expect(
        clippy::cast_precision_loss,
        reason = "integers are compared as floating-point numbers, as in Java"
    )]
    fn holds(&self, input: &Input) -> bool {
        let floating = match input {
            Input::Float(bits) => Some(f64::from(f32::from_bits(*bits))),
            Input::Double(bits) => Some(f64::from_bits(*bits)),
            _ => None,
        };
        let order = match (input, &self.constant) {
            (Input::Boolean(left), Constant::Boolean(right)) => Some(left.cmp(right)),
            (Input::Float(_) | Input::Double(_), Constant::Floating(right)) => {
                floating.partial_cmp(&Some(*right))
            }
            (Input::Float(_) | Input::Double(_), Constant::Integer(right)) => {
                floating.partial_cmp(&Some(*right as f64))
            }
            (_, Constant::Integer(right)) => integer(input).map(|left| left.cmp(right)),
            _ => None,
        };
        order.is_some_and(|order| match self.operator {
            Operator::Equal => order.is_eq(),
            Operator::NotEqual => order.is_ne(),
            Operator::Less => order.is_lt(),
            Operator::LessOrEqual => order.is_le(),
            Operator::Greater => order.is_gt(),
            Operator::GreaterOrEqual => order.is_ge(),
        })
    }
}

/// What a call of this type has to give for all relations to hold; none if no value was found for which they do.
pub(super) fn wanted(relations: &[&Relation], input_type: InputType) -> Option<Wanted> {
    if let [Relation { operator: Operator::Equal, constant, .. }] = relations {
        return constant.input(input_type).map(Wanted::Exactly);
    }
    let examples = relations.iter().flat_map(|relation| match &relation.constant {
        Constant::Integer(value) => {
            [0, 1, -1].map(|step| Constant::Integer(value.saturating_add(step))).to_vec()
        }
        Constant::Floating(value) => [0.0, 1.0, -1.0].map(|step| Constant::Floating(value + step)).to_vec(),
        Constant::Boolean(_) => [false, true].map(Constant::Boolean).to_vec(),
        Constant::Text(_) => Vec::new(),
    });
    let mut inputs = examples.filter_map(|constant| constant.input(input_type));
    let example = inputs.find(|input| relations.iter().all(|relation| relation.holds(input)))?;
    let conditions: Option<Vec<String>> =
        relations.iter().map(|relation| relation.condition(input_type)).collect();
    Some(Wanted::Some { condition: conditions?.join(" && "), example })
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
        let relations = relations(text);
        if relations.is_empty() {
            return Some(Wanted::Any);
        }
        wanted(&relations.iter().collect::<Vec<_>>(), input_type)
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
        assert_eq!(condition("x < 0.5", InputType::Double).1, Input::Double((-0.5_f64).to_bits()));
    }

    #[test]
    fn what_no_value_satisfies_is_none() {
        assert_eq!(wanted_of("x == 99999999999", InputType::Int), None);
        assert_eq!(wanted_of("x > 2147483647", InputType::Int), None);
        assert_eq!(wanted_of("x < 3 && x > 5", InputType::Int), None);
        assert_eq!(wanted_of("x == 1.5", InputType::Int), None);
    }

    #[test]
    fn what_is_not_understood_says_nothing() {
        for text in ["", "x + 1 == 5", "f(x) == 3", "a == b", "x == 5 || x == 6", "&&", "=", "x == 3 && y"] {
            let all = relations(text);
            assert!(all.is_empty() || text == "x == 3 && y", "{text}: {all:?}");
        }
    }
}
