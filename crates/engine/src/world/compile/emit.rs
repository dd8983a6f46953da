//! Writes the instructions that are run.

use std::cell::Cell;
use std::collections::BTreeSet;

use jurat_java::classes::{CallSite, Code, Condition, Constant, LocalVariable, Operation, Shuffle};

use super::Subject;
use super::asserts::failing_asserts;
use super::graph::{Graph, instruction_at};
use super::kinds::Kinds;
use super::locals::Locals;
use super::order::Order;
use super::stack::{Moved, Stack, shuffle_values};
use crate::world::error::LinkError;
use crate::world::id::{BlockId, LoopId};
use crate::world::op::{Block, Catch, Compiled, Handler, LocalSet, Loop, Op, Site, Switch, Variable};
use crate::world::{Origin, World, type_of};

mod simple;

/// What the other steps found out.
pub(super) struct Parts {
    pub(super) graph: Graph,
    pub(super) kinds: Kinds,
    pub(super) order: Order,
    pub(super) locals: Locals,
    pub(super) live: Vec<LocalSet>,
}

pub(super) fn emit(world: &mut World, subject: &Subject<'_>, parts: &Parts) -> Result<Compiled, LinkError> {
    let heads = heads(parts);
    let mut emitter = Emitter {
        world,
        subject,
        parts,
        ops: Vec::new(),
        at: Vec::with_capacity(subject.code.instructions.len() + 1),
        sites: Vec::new(),
        switches: Vec::new(),
    };
    emitter.instructions(&heads)?;
    Ok(emitter.finish(&heads))
}

/// How a block starts.
#[derive(Clone, Copy)]
enum Head {
    Unreachable,
    Plain(BlockId),
    Merge(BlockId),
    Loop(LoopId, BlockId),
}

impl Head {
    fn op(self) -> Option<Op> {
        match self {
            Self::Unreachable | Self::Plain(_) => None,
            Self::Merge(block) => Some(Op::Merge(block)),
            Self::Loop(header, block) => Some(Op::Loop { header, block }),
        }
    }

    fn block(self) -> Option<BlockId> {
        match self {
            Self::Unreachable => None,
            Self::Plain(block) | Self::Merge(block) | Self::Loop(_, block) => Some(block),
        }
    }
}

/// By block, in the order of the code.
fn heads(parts: &Parts) -> Vec<Head> {
    let (graph, order) = (&parts.graph, &parts.order);
    // Somebody comes to the first block from outside.
    let mut n_before = vec![0; graph.n_blocks()];
    n_before[0] = 1;
    for &block in &order.sequence {
        for &next in &graph.next[block] {
            n_before[next] += 1;
        }
        for &handler in &graph.handlers[block] {
            n_before[handler] += 2;
        }
    }
    let mut heads = vec![Head::Unreachable; graph.n_blocks()];
    for (place, &block) in order.sequence.iter().enumerate() {
        let id = BlockId(place as u32);
        heads[block] = if n_before[block] > 1 { Head::Merge(id) } else { Head::Plain(id) };
    }
    for (id, component) in order.loops.iter().enumerate() {
        let place = component.header;
        heads[order.sequence[place]] = Head::Loop(LoopId(id as u16), BlockId(place as u32));
    }
    heads
}

struct Emitter<'w, 's, 'c> {
    world: &'w mut World,
    subject: &'s Subject<'c>,
    parts: &'s Parts,
    ops: Vec<Op>,
    /// By instruction: what is run for it first. Jumps are in instructions until all are known.
    at: Vec<u32>,
    sites: Vec<Site>,
    switches: Vec<Switch>,
}

impl Emitter<'_, '_, '_> {
    fn code(&self) -> &Code {
        self.subject.code
    }

    fn instructions(&mut self, heads: &[Head]) -> Result<(), LinkError> {
        let asserts = if self.subject.has_asserts { self.asserts()? } else { BTreeSet::new() };
        let (code, graph) = (self.subject.code, &self.parts.graph);
        for (index, instruction) in code.instructions.iter().enumerate() {
            self.at.push(self.ops.len() as u32);
            let block = graph.block_of[index];
            if !self.parts.kinds.is_reachable[block] {
                continue;
            }
            if graph.starts[block] == index {
                self.ops.extend(heads[block].op());
            }
            if asserts.contains(&index) {
                self.ops.push(Op::AssertFails);
            }
            let op = self.op(&instruction.operation, &self.parts.kinds.stacks[index]);
            let op = op.ok_or_else(|| {
                let name = self.world.method_name(self.subject.method);
                LinkError::new(format!("the code of `{name}` has an instruction that makes no sense"))
            })?;
            self.ops.push(op);
        }
        self.at.push(self.ops.len() as u32);
        Ok(())
    }

    fn asserts(&self) -> Result<BTreeSet<usize>, LinkError> {
        failing_asserts(self.code()).ok_or_else(|| {
            let name = self.world.method_name(self.subject.method);
            LinkError::new(format!("an `assert` in `{name}` that no known compiler makes"))
        })
    }

    fn op(&mut self, operation: &Operation, stack: &Stack) -> Option<Op> {
        if let Some(op) = simple::op(operation) {
            return Some(op);
        }
        let site = match operation {
            Operation::Push(constant) => return Some(self.constant(constant)),
            Operation::Load { slot, .. } => return Some(Op::Load(self.parts.locals.local(*slot))),
            Operation::Store { slot, .. } => return Some(Op::Store(self.parts.locals.local(*slot))),
            Operation::Increment { slot, by } => {
                return Some(Op::Increment { local: self.parts.locals.local(*slot), by: *by });
            }
            Operation::Shuffle(shuffle) => return shuffle_op(*shuffle, stack),
            Operation::Branch { condition, target } => return self.branch(*condition, *target),
            Operation::Goto(target) => return self.target(*target).map(Op::Goto),
            Operation::Switch { default, cases } => return self.switch(*default, cases),
            Operation::Return(Some(_)) => {
                return self.world.method(self.subject.method).result.map(Op::ReturnValue);
            }
            Operation::NewPrimitiveArray(element) => {
                return Some(Op::NewArray(self.world.known().array(*element)));
            }
            Operation::GetField { field, is_static } => {
                Site::Field { member: field.clone(), is_static: *is_static, is_put: false }
            }
            Operation::PutField { field, is_static } => {
                Site::Field { member: field.clone(), is_static: *is_static, is_put: true }
            }
            Operation::Invoke { kind, method } => Site::Invoke { kind: *kind, member: method.clone() },
            Operation::InvokeDynamic(site) => Site::Dynamic(site.clone()),
            Operation::New(class) => Site::New(class.clone()),
            Operation::NewReferenceArray(class) => Site::NewArrayOf(class.clone()),
            Operation::NewArrays { class, n_dimensions } => {
                Site::NewArrays { class: class.clone(), n_dimensions: *n_dimensions }
            }
            Operation::CheckCast(class) => Site::CheckCast(class.clone()),
            Operation::InstanceOf(class) => Site::InstanceOf(class.clone()),
            _ => return None,
        };
        Some(self.site(site))
    }

    fn site(&mut self, site: Site) -> Op {
        self.sites.push(site);
        Op::Site(self.sites.len() as u32 - 1)
    }

    fn constant(&mut self, constant: &Constant) -> Op {
        match constant {
            Constant::Null => Op::Null,
            Constant::Int(value) => Op::Int(*value),
            Constant::Long(value) => Op::Long(*value),
            Constant::Float(value) => Op::Float(*value),
            Constant::Double(value) => Op::Double(*value),
            Constant::String(units) => Op::String(self.world.intern(units)),
            Constant::Class(name) => self.site(Site::ClassObject(name.clone())),
            Constant::MethodType(_) => self.site(Site::Unsupported("a constant of type `MethodType`")),
            Constant::Handle(_) => self.site(Site::Unsupported("a constant of type `MethodHandle`")),
            Constant::Dynamic { bootstrap, name, descriptor } => {
                let (bootstrap, name, descriptor) = (*bootstrap, name.clone(), descriptor.clone());
                self.site(Site::DynamicConstant(Box::new(CallSite { bootstrap, name, descriptor })))
            }
        }
    }

    /// Jumps name instructions until [`Emitter::finish`].
    fn target(&self, pc: u16) -> Option<u32> {
        instruction_at(self.code(), pc).map(|index| index as u32)
    }

    fn branch(&self, condition: Condition, target: u16) -> Option<Op> {
        let target = self.target(target)?;
        Some(match condition {
            Condition::Zero(relation) => Op::If { relation, target },
            Condition::Ints(relation) => Op::IfInts { relation, target },
            Condition::Same(true) => Op::IfSame { target },
            Condition::Same(false) => Op::IfNotSame { target },
            Condition::Null(true) => Op::IfNull { target },
            Condition::Null(false) => Op::IfNonNull { target },
        })
    }

    fn switch(&mut self, default: u16, cases: &[(i32, u16)]) -> Option<Op> {
        let default = self.target(default)?;
        let mut cases =
            cases.iter().map(|&(value, pc)| Some((value, self.target(pc)?))).collect::<Option<Vec<_>>>()?;
        cases.sort_by_key(|&(value, _)| value);
        cases.dedup_by_key(|&mut (value, _)| value);
        self.switches.push(Switch { default, cases: cases.into() });
        Some(Op::Switch(self.switches.len() as u32 - 1))
    }

    fn finish(mut self, heads: &[Head]) -> Compiled {
        let at = std::mem::take(&mut self.at);
        let to = |instruction: u32| at[instruction as usize];
        for op in &mut self.ops {
            if let Some(target) = jump_target(op) {
                *target = to(*target);
            }
        }
        for switch in &mut self.switches {
            switch.default = to(switch.default);
            for (_, target) in &mut switch.cases {
                *target = to(*target);
            }
        }
        let handlers = self.handlers(&at);
        Compiled {
            variables: variables(self.subject, &self.parts.locals, &at),
            method: self.subject.method,
            max_locals: self.parts.locals.n_locals(),
            stands_for_call_site: self.stands_for_call_site(),
            heat: Cell::new(0),
            n_arguments: self.parts.locals.n_arguments(),
            handlers,
            switches: self.switches.into(),
            sites: self.sites.into(),
            blocks: blocks(self.parts),
            block_of: block_of(self.parts, heads, &at, self.ops.len()),
            loops: loops(&self.parts.order),
            lines: lines(self.subject.code, &at),
            ops: self.ops.into_iter().map(Cell::new).collect(),
        }
    }

    /// The methods of lambdas are called like others.
    fn stands_for_call_site(&self) -> bool {
        let method = self.world.method(self.subject.method);
        method.flags.is_static() && self.origin() == Origin::Synthetic
    }

    /// Who wrote the class of the method.
    fn origin(&self) -> Origin {
        self.world.class(self.world.method(self.subject.method).class).origin
    }

    /// Handlers whose instructions cannot be reached catch nothing.
    fn handlers(&mut self, at: &[u32]) -> Box<[Handler]> {
        let graph = &self.parts.graph;
        let mut handlers = Vec::new();
        for (handler, &(start, end, target)) in self.subject.code.handlers.iter().zip(&graph.ranges) {
            if !self.parts.kinds.is_reachable[graph.block_of[target]] {
                continue;
            }
            let catches = match &handler.catches {
                None => Catch::Everything,
                Some(name) => self.world.load(name).map_or(Catch::Nothing, Catch::Class),
            };
            let notices_limits = self.notices_limits(catches);
            let (start, end, target) = (at[start], at[end], at[target]);
            handlers.push(Handler { start, end, target, catches, notices_limits });
        }
        let notices_limits = handlers.iter().any(|handler| handler.notices_limits);
        self.world.notices_limits |= self.origin() != Origin::Jdk && notices_limits;
        handlers.into()
    }

    /// The JDK passes on what it catches only to clean up. What the engine wrote itself makes other exceptions of it.
    fn notices_limits(&self, catches: Catch) -> bool {
        if self.world.launcher == Some(self.world.method(self.subject.method).class) {
            return false;
        }
        let known = self.world.known();
        let limits = [known.stack_overflow, known.out_of_memory];
        match catches {
            Catch::Everything => self.origin() != Origin::Jdk,
            Catch::Class(class) => limits.iter().any(|&limit| self.world.is_subclass(limit, class)),
            Catch::Nothing => false,
        }
    }
}

/// The variables of the source; those of the JDK are of no interest.
fn variables(subject: &Subject<'_>, locals: &Locals, at: &[u32]) -> Box<[Variable]> {
    if !subject.has_asserts {
        return Box::default();
    }
    let op = |pc: u32| {
        let index = u16::try_from(pc).ok().and_then(|pc| instruction_at(subject.code, pc));
        at.get(index.unwrap_or(subject.code.instructions.len())).copied()
    };
    let variable = |variable: &LocalVariable| {
        Some(Variable {
            name: variable.name.clone(),
            ty: type_of(&variable.descriptor)?,
            local: locals.local(variable.slot),
            range: op(variable.start.into())?..op(variable.end)?,
        })
    };
    subject.code.variables.iter().filter_map(variable).collect()
}

fn jump_target(op: &mut Op) -> Option<&mut u32> {
    match op {
        Op::If { target, .. }
        | Op::IfInts { target, .. }
        | Op::IfSame { target }
        | Op::IfNotSame { target }
        | Op::IfNull { target }
        | Op::IfNonNull { target }
        | Op::Goto(target) => Some(target),
        _ => None,
    }
}

fn shuffle_op(shuffle: Shuffle, stack: &Stack) -> Option<Op> {
    Some(match shuffle_values(shuffle, &stack.0)? {
        Moved::Pop => Op::Pop,
        Moved::Pop2 => Op::Pop2,
        Moved::Swap => Op::Swap,
        Moved::Dup { taken: 1, below: 0 } => Op::Dup,
        Moved::Dup { taken: 1, below: 1 } => Op::DupX1,
        Moved::Dup { taken: 1, .. } => Op::DupX2,
        Moved::Dup { below: 0, .. } => Op::Dup2,
        Moved::Dup { below: 1, .. } => Op::Dup2X1,
        Moved::Dup { .. } => Op::Dup2X2,
    })
}

fn blocks(parts: &Parts) -> Box<[Block]> {
    let sequence = parts.order.sequence.iter().zip(&parts.order.innermost);
    sequence
        .map(|(&block, innermost)| Block {
            innermost: innermost.map(|id| LoopId(id as u16)),
            live: parts.live[block].clone(),
        })
        .collect()
}

fn block_of(parts: &Parts, heads: &[Head], at: &[u32], n_ops: usize) -> Box<[BlockId]> {
    let graph = &parts.graph;
    let mut block_of = Vec::with_capacity(n_ops);
    for (block, head) in heads.iter().enumerate() {
        let (start, end) = (at[graph.starts[block]], at[graph.starts[block + 1]]);
        if let Some(id) = head.block() {
            block_of.extend((start..end).map(|_| id));
        }
    }
    block_of.into()
}

fn loops(order: &Order) -> Box<[Loop]> {
    let id = |id: usize| LoopId(id as u16);
    let loops = order
        .loops
        .iter()
        .map(|component| Loop { parent: component.parent.map(id), last: id(component.last) });
    loops.collect()
}

fn lines(code: &Code, at: &[u32]) -> Box<[(u32, u32)]> {
    let start = |pc: u16| code.instructions.partition_point(|instruction| instruction.pc < pc);
    let mut lines: Vec<(u32, u32)> =
        code.lines.iter().map(|line| (at[start(line.pc)], u32::from(line.line))).collect();
    lines.sort_by_key(|&(op, _)| op);
    lines.into()
}
