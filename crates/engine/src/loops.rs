//! Between which bounds the variables of the program are at the heads of its loops, over all executions.

use jurat_solver::Pool;
use rustc_hash::FxHashMap;

use crate::exploration::{Bounds, LoopFacts, Place};
use crate::value::Value;
use crate::world::{Compiled, LoopId, MethodId, Type, World};

/// The loops of the program that were reached.
#[derive(Default)]
pub(crate) struct Loops {
    by_header: FxHashMap<(MethodId, LoopId), Watched>,
}

/// A loop of the program.
struct Watched {
    line: Option<u32>,
    variables: Box<[Watch]>,
}

/// A variable at the head of a loop.
struct Watch {
    name: String,
    local: u16,
    /// Those of the type are not worth saying.
    widest: (i64, i64),
    /// Least and greatest value so far.
    bounds: (i64, i64),
}

impl Loops {
    /// The head of a loop is executed. `locals` are those of the frame, at least.
    pub(crate) fn visit(
        &mut self,
        pool: &Pool,
        code: &Compiled,
        header: LoopId,
        op: usize,
        locals: &[Value],
    ) {
        if code.variables.is_empty() {
            return;
        }
        let watched =
            self.by_header.entry((code.method, header)).or_insert_with(|| Watched::new(code, op as u32));
        for watch in &mut watched.variables {
            let (least, greatest) = match locals.get(usize::from(watch.local)) {
                Some(&Value::Int(int)) => (int.into(), int.into()),
                Some(&Value::Long(long)) => (long, long),
                Some(&(Value::IntTerm(term) | Value::LongTerm(term))) => pool.bounds(term),
                _ => watch.widest,
            };
            watch.bounds = (watch.bounds.0.min(least), watch.bounds.1.max(greatest));
        }
    }

    /// All that is known, in the order of classes, methods and lines.
    pub(crate) fn facts(&self, world: &World) -> Vec<LoopFacts> {
        let mut facts: Vec<_> =
            self.by_header.iter().map(|(&(method, _), watched)| watched.facts(world, method)).collect();
        facts.retain(|fact| !fact.variables.is_empty());
        facts.sort();
        facts
    }
}

impl Watched {
    fn new(code: &Compiled, op: u32) -> Self {
        let variables = code.variables.iter().filter(|variable| variable.range.contains(&op));
        let watch = |(name, local, ty): (&str, u16, Type)| {
            let widest = integral_bounds(ty)?;
            // Empty until the first visit.
            Some(Watch { name: name.to_owned(), local, widest, bounds: (i64::MAX, i64::MIN) })
        };
        let watches = variables.filter_map(|variable| watch((&variable.name, variable.local, variable.ty)));
        Self { line: code.line_at(op), variables: watches.collect() }
    }

    fn facts(&self, world: &World, method: MethodId) -> LoopFacts {
        let method = world.method(method);
        let class = world.class(method.class);
        let place = Place {
            class: class.name.to_string(),
            method: method.name.to_string(),
            file: class.source.as_ref().map(ToString::to_string),
            line: self.line,
        };
        let is_worth_saying =
            |watch: &&Watch| watch.bounds != watch.widest && watch.bounds.0 <= watch.bounds.1;
        let known = self.variables.iter().filter(is_worth_saying);
        let variables = known
            .map(|watch| Bounds { name: watch.name.clone(), least: watch.bounds.0, greatest: watch.bounds.1 })
            .collect();
        LoopFacts { place, variables }
    }
}

/// The least and greatest value of an integer type.
fn integral_bounds(ty: Type) -> Option<(i64, i64)> {
    Some(match ty {
        Type::Byte => (i8::MIN.into(), i8::MAX.into()),
        Type::Char => (0, u16::MAX.into()),
        Type::Short => (i16::MIN.into(), i16::MAX.into()),
        Type::Int => (i32::MIN.into(), i32::MAX.into()),
        Type::Long => (i64::MIN, i64::MAX),
        Type::Boolean | Type::Float | Type::Double | Type::Reference => return None,
    })
}
