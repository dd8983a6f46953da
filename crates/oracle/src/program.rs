//! A generated program, before it is decided what its observation points become.

use crate::harness::Source;
use crate::input::Input;

/// What stands around the number of a point in the texts of a template.
pub const OPEN: char = '⟦';
/// The other side.
pub const CLOSE: char = '⟧';

/// The class with `main`.
pub const MAIN_CLASS: &str = "Main";

/// How a variable is compared with a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `boolean`.
    Boolean,
    /// `byte`, `char`, `short` and `int`.
    Int,
    /// `long`.
    Long,
    /// `float`, by its bits.
    Float,
    /// `double`, by its bits.
    Double,
    /// `String`.
    Text,
}

/// Where a variable is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Between two statements.
    Statement,
    /// Where the condition of the loop with this label reads it.
    LoopHead(String),
}

/// A place of the program at which a variable is looked at.
#[derive(Clone, Debug)]
pub struct Point {
    /// Where.
    pub place: Place,
    /// The variable.
    pub variable: String,
    /// What it holds.
    pub shape: Shape,
}

/// A program with holes where its points are.
#[derive(Clone, Debug)]
pub struct Template {
    /// The sources.
    pub sources: Vec<Source>,
    /// The points; the number in a hole is an index of this list.
    pub points: Vec<Point>,
    /// The inputs, in the order in which the program asks for them.
    pub inputs: Vec<Input>,
}

impl Template {
    /// The program with these texts in its holes: a statement, or an expression where a loop's condition reads a variable.
    pub fn fill(&self, statement: impl Fn(usize, &Point) -> String) -> Vec<Source> {
        let filled = |source: &Source| {
            let mut parts = source.text.split(OPEN);
            let mut text = parts.next().unwrap_or_default().to_owned();
            for part in parts {
                let (number, rest) = part.split_once(CLOSE).unwrap_or(("", part));
                if let Some((idx, point)) =
                    number.parse().ok().and_then(|idx| Some((idx, self.points.get(idx)?)))
                {
                    text.push_str(&statement(idx, point));
                }
                text.push_str(rest);
            }
            Source { name: source.name.clone(), text }
        };
        self.sources.iter().map(filled).collect()
    }

    /// The program that tells what it sees.
    pub fn observed(&self) -> Vec<Source> {
        self.fill(|idx, point| match point.place {
            Place::Statement => format!("oracle.Seen.see({idx}, {});", point.variable),
            Place::LoopHead(_) => format!("oracle.Seen.pass({idx}, {})", point.variable),
        })
    }

    /// The program with these statements at its points.
    pub fn with(&self, statement: impl Fn(usize) -> String) -> Vec<Source> {
        self.fill(|idx, point| match point.place {
            Place::Statement => statement(idx),
            Place::LoopHead(_) => point.variable.clone(),
        })
    }
}
