//! What may hold at the head of a loop in every iteration: guessed cheaply, and kept only as long as the solver shows it.
//!
//! The idea is C. Flanagan's and K. R. M. Leino's ("Houdini, an annotation assistant for ESC/Java", 2001): all guesses are assumed at the
//! head; those that do not hold when the head comes again are dropped, until what is left holds each time.

use jurat_solver::{Answer, Constant, Term};

use crate::engine::Engine;
use crate::heap::Content;
use crate::merge::live_locals;
use crate::state::State;
use crate::value::{ObjectId, Value};
use crate::world::{Compiled, LoopId, Op};

use super::forget::AllForgotten;
use super::head::is_inside;
use super::location::{Forgotten, Location};

/// Numbers that change of which something is guessed.
const MOST_MOVING: usize = 16;
/// Numbers that they are compared with.
const MOST_FIXED: usize = 24;
/// Fields of an object that are looked at.
const MOST_FIELDS: usize = 8;

/// A relation of two numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Candidate {
    relation: Relation,
    left: Operand,
    right: Operand,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Relation {
    Equal,
    Less,
    AtMost,
    /// The left one is larger by so much as at the start, in the arithmetic of the type.
    Ahead(Term),
    /// Both together are as much as at the start.
    Together(Term),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Operand {
    At(Location),
    Length(ObjectId),
    Constant(i64),
    /// What something was at the start.
    Was(Term),
}

/// All that can be guessed of a state at the head of a loop, or at the start of a call.
pub(super) fn guess(
    engine: &mut Engine,
    entry: &State,
    header: Option<LoopId>,
    forgotten: &AllForgotten,
) -> Vec<Candidate> {
    let is_moving = |(&location, what): (&Location, &Forgotten)| {
        let is_number = *what == Forgotten::Number && is_integer(location.value(entry)?);
        is_number.then_some(Operand::At(location))
    };
    // What belongs to the innermost call comes last.
    let moving: Vec<Operand> = forgotten.iter().rev().filter_map(is_moving).take(MOST_MOVING).collect();
    let mut others = fixed(entry, forgotten);
    others.extend(constants(entry, header).into_iter().map(Operand::Constant));
    let mut guesses = Vec::new();
    for (at, &left) in moving.iter().enumerate() {
        if let Some(was) = term(engine, entry, left).map(Operand::Was) {
            guesses.push(Candidate { relation: Relation::AtMost, left, right: was });
            guesses.push(Candidate { relation: Relation::AtMost, left: was, right: left });
        }
        for &right in moving[at + 1..].iter().chain(&others) {
            let (Some(our), Some(their)) = (term(engine, entry, left), term(engine, entry, right)) else {
                continue;
            };
            if engine.pool.sort(our) != engine.pool.sort(their) {
                continue;
            }
            for (relation, left, right) in [
                (Relation::Equal, left, right),
                (Relation::Less, left, right),
                (Relation::Less, right, left),
                (Relation::AtMost, left, right),
                (Relation::AtMost, right, left),
            ] {
                guesses.push(Candidate { relation, left, right });
            }
            if moving.contains(&right) {
                let (distance, total) = (engine.pool.sub(our, their), engine.pool.add(our, their));
                guesses.push(Candidate { relation: Relation::Ahead(distance), left, right });
                guesses.push(Candidate { relation: Relation::Together(total), left, right });
            }
        }
    }
    guesses
}

/// Numbers in reach of the innermost call that the loop leaves as they are.
fn fixed(entry: &State, forgotten: &AllForgotten) -> Vec<Operand> {
    let Some(frame) = entry.frames.last() else { return Vec::new() };
    let live = live_locals(frame);
    let locals =
        (frame.base as usize..frame.operands()).filter(|&at| live.contains(at - frame.base as usize));
    let mut found = Vec::new();
    let mut objects = Vec::new();
    for at in locals {
        let location = Location::Slot(at as u32);
        match entry.stack.get(at) {
            _ if forgotten.contains_key(&location) => {}
            Some(&Value::Ref(Some(id))) => objects.push(id),
            Some(&value) if is_integer(value) => found.push(Operand::At(location)),
            _ => {}
        }
    }
    let mut next = 0;
    while let Some(&id) = objects.get(next).filter(|_| found.len() < MOST_FIXED) {
        next += 1;
        let Some(object) = entry.heap.get(id) else { continue };
        match &object.content {
            Content::Array(_) | Content::Open(_) => found.push(Operand::Length(id)),
            Content::Fields(fields) => {
                for (slot, &value) in fields.iter().enumerate().take(MOST_FIELDS) {
                    let location = Location::Field(id, slot as u32);
                    match value {
                        _ if forgotten.contains_key(&location) => {}
                        Value::Ref(Some(inner)) if !objects.contains(&inner) => objects.push(inner),
                        value if is_integer(value) => found.push(Operand::At(location)),
                        _ => {}
                    }
                }
            }
            Content::Argument(_) | Content::Rope(_) => {}
        }
    }
    found.truncate(MOST_FIXED);
    found
}

/// Small numbers, and those that the loop itself has, or all code of the call.
fn constants(entry: &State, header: Option<LoopId>) -> Vec<i64> {
    let mut constants = vec![-1, 0, 1];
    if let Some(frame) = entry.frames.last() {
        let is_near = |at: usize| header.is_none_or(|header| is_inside(&frame.code, at as u32, header));
        let near = constants_of(&frame.code).filter(|&(at, _)| is_near(at)).map(|(_, number)| number);
        constants.extend(near.take(MOST_FIXED - constants.len()));
    }
    constants.sort_unstable();
    constants.dedup();
    constants
}

/// The integers that are in code, and at which instructions.
pub(super) fn constants_of(code: &Compiled) -> impl Iterator<Item = (usize, i64)> + '_ {
    code.ops.iter().enumerate().filter_map(|(at, op)| match op.get() {
        Op::Int(int) => Some((at, int.into())),
        Op::Long(long) => Some((at, long)),
        _ => None,
    })
}

pub(super) fn is_integer(value: Value) -> bool {
    matches!(value, Value::Int(_) | Value::Long(_) | Value::IntTerm(_) | Value::LongTerm(_))
}

fn term(engine: &mut Engine, state: &State, operand: Operand) -> Option<Term> {
    let value = match operand {
        Operand::At(location) => location.value(state)?,
        Operand::Length(id) => state.heap.get(id)?.length()?,
        Operand::Constant(number) => Value::Int(i32::try_from(number).ok()?),
        Operand::Was(term) => return Some(term),
    };
    if is_integer(value) { engine.term(value).ok() } else { None }
}

impl Candidate {
    /// The condition, with the values of a state. Nothing if these are no numbers there.
    pub(super) fn condition(self, engine: &mut Engine, state: &State) -> Option<Term> {
        let mut sides = [self.left, self.right];
        // A constant has the type of the other one.
        let mut terms = [None, None];
        for (term_of, &side) in terms.iter_mut().zip(&sides) {
            *term_of = term(engine, state, side);
        }
        let width = terms.iter().flatten().map(|&it| engine.pool.sort(it).width()).max()?;
        for (term_of, side) in terms.iter_mut().zip(&mut sides) {
            if let Operand::Constant(number) = *side {
                *term_of = Some(engine.pool.bits(width, number.cast_unsigned()));
            }
        }
        let [Some(left), Some(right)] = terms else { return None };
        let pool = &mut engine.pool;
        if pool.sort(left) != pool.sort(right) {
            return None;
        }
        Some(match self.relation {
            Relation::Equal => pool.same(left, right),
            Relation::Less => pool.slt(left, right),
            Relation::AtMost => pool.sle(left, right),
            Relation::Ahead(distance) => {
                let sum = pool.add(right, distance);
                pool.same(left, sum)
            }
            Relation::Together(total) => {
                let sum = pool.add(left, right);
                pool.same(sum, total)
            }
        })
    }
}

/// The candidates that hold in every execution that comes to the state.
pub(super) fn holding(engine: &mut Engine, state: &State, candidates: &[Candidate]) -> Vec<Candidate> {
    let mut open = Vec::new();
    let mut certain = Vec::new();
    for &candidate in candidates {
        let Some(condition) = candidate.condition(engine, state) else { continue };
        match engine.pool.constant(condition) {
            Some(Constant::Bool(true)) => certain.push(candidate),
            Some(_) => {}
            None => open.push((candidate, condition)),
        }
    }
    if let Some(model) = state.feasibility.model() {
        open.retain(|&(_, condition)| engine.pool.evaluate(condition, model) == Constant::Bool(true));
    }
    while !open.is_empty() {
        let conditions: Vec<Term> = open.iter().map(|&(_, condition)| condition).collect();
        let all = engine.pool.all(&conditions);
        match ask_against(engine, state, all) {
            Answer::Unsat => break,
            Answer::Sat(model) => {
                let before = open.len();
                open.retain(|&(_, condition)| {
                    engine.pool.evaluate(condition, &model) == Constant::Bool(true)
                });
                if open.len() == before {
                    open.clear();
                }
            }
            Answer::GaveUp(_) => {
                open.retain(|&(_, condition)| matches!(ask_against(engine, state, condition), Answer::Unsat));
                break;
            }
        }
    }
    certain.extend(open.into_iter().map(|(candidate, _)| candidate));
    certain.sort_unstable();
    certain
}

/// Whether there is an execution that comes to the state for which the condition does not hold.
pub(super) fn ask_against(engine: &mut Engine, state: &State, condition: Term) -> Answer {
    let not = engine.pool.not(condition);
    let mut path = state.path.clone();
    path.push(not);
    engine.ask_briefly(&path)
}
