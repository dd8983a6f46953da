//! What all paths of an exploration share: classes, terms, the solver, and what was found.

use std::collections::BTreeSet;
use std::num::NonZeroU32;
use std::rc::Rc;
use std::time::Instant;

use jurat_quota::{Exhausted, Quota, give_back_memory};
use jurat_solver::{Answer, GaveUp, Limits, Model, Pool, Script, Solver, Term};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::choice::Choices;
use crate::exploration::{Budget, Place, Property, Reason, Statistics, Violation};
use crate::follow::Follow;
use crate::heap::Object;
use crate::induct::Openness;
use crate::loops::Loops;
use crate::machine::{Arguments, Halt};
use crate::message::Forms;
use crate::natives::{AllParsed, Loose, Reads};
use crate::originals::Originals;
use crate::queries;
use crate::rope::Ropes;
use crate::standard_input::StandardInput;
use crate::state::{Frame, Output, State};
use crate::value::ObjectId;
use crate::world::{ClassId, ClassKind, LiteralId, LoopId, MethodId, Type, World};

/// No state makes as many objects as are left behind this before somebody looks.
const LAST_OBJECT: u32 = u32::MAX - (1 << 30);
/// Bytes of a gate of the solver, with its clauses and what a search makes of them.
const GATE: u64 = 450;
/// Of the memory, as much may be in use before something is done about it.
const TIGHT: f64 = 0.85;
/// What is said when the deadline is over.
pub(crate) const OUT_OF_TIME: &str = "out of time";
/// More reasons than this are not kept.
const MOST_REASONS: usize = 100;

/// What all paths share.
pub(crate) struct Engine {
    pub(crate) world: World,
    pub(crate) pool: Pool,
    pub(crate) choices: Choices,
    pub(crate) forms: Forms,
    pub(crate) ropes: Ropes,
    /// Whether a text or an array was met whose length depends on the input.
    pub(crate) has_lengths: bool,
    /// Inputs of any size.
    pub(crate) originals: Originals,
    /// Variables that may have more values than what they stand for.
    pub(crate) guesses: FxHashSet<Term>,
    /// What holds in every execution, because of what variables stand for.
    pub(crate) lemmas: Vec<Term>,
    /// What strings are as numbers.
    pub(crate) parsed: AllParsed,
    /// What strings of any length are asked.
    pub(crate) loose: Loose,
    /// What readers of the standard input may have read.
    pub(crate) reads: Reads,
    pub(crate) budget: Budget,
    pub(crate) property: Property,
    /// The class whose assertions must hold whatever the property is.
    pub(crate) monitor: Option<String>,
    pub(crate) statistics: Statistics,
    /// The states that the one that is executed was forked into.
    pub(crate) siblings: Vec<State>,
    pub(crate) found: Found,
    /// Bytes of objects that were made and not dropped.
    pub(crate) allocated: u64,
    /// When that many bytes were made, garbage is collected.
    pub(crate) next_collection: u64,
    pub(crate) shared: SharedObjects,
    /// What `main` is called with.
    pub(crate) arguments: Arguments,
    pub(crate) standard_input: StandardInput,
    pub(crate) loops: Loops,
    /// The run that is followed, if not all executions are explored.
    pub(crate) follow: Option<Follow>,
    /// Whether loops are cut at their heads.
    pub(crate) is_cutting: bool,
    /// Loops in which something depends on values that are not known.
    pub(crate) open_loops: FxHashMap<(MethodId, LoopId), Openness>,
    /// Methods in which something depends on values that are not known.
    pub(crate) open_methods: FxHashSet<MethodId>,
    /// Whether there is a loop or a recursion of which nobody knows how often it goes on.
    pub(crate) has_no_bound: bool,
    /// Methods that were seen to call themselves, depending on values that are not known, if they are cut.
    pub(crate) recursive: FxHashSet<MethodId>,
    /// The call that stands for all others of its method, if there is one.
    pub(crate) barrier: Option<Barrier>,
    solver: Solver,
    limits: Limits,
    /// How many questions were given up because they were too hard.
    n_given_up: u32,
    /// With a larger share of the memory in use, states are freed of their garbage.
    tight: f64,
    pub(crate) next_object: NonZeroU32,
    /// Work since the last look at the budget.
    work: usize,
    /// Instructions that were not on known values only.
    pub(crate) n_slow: u64,
    /// Where the effort is that much, others may have their turn.
    pub(crate) pause_at: u64,
}

/// A call that stands for all others of its method, which may be within other calls.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Barrier {
    /// How many calls there are with it. No exception may leave it: another call might catch it.
    pub(crate) depth: usize,
    /// Objects with a smaller number were there before, and are kept: if nobody can reach one after this call, another caller may.
    pub(crate) first_new: NonZeroU32,
}

/// What the exploration has found out so far.
#[derive(Default)]
pub(crate) struct Found {
    pub(crate) violation: Option<Violation>,
    /// The first violation that may be none, because something on the way may be more than what it stands for.
    pub(crate) guess: Option<Violation>,
    /// Paths that end with a violation, if there is an execution on them.
    pub(crate) suspects: Vec<Suspect>,
    pub(crate) reasons: BTreeSet<Reason>,
    /// What the paths that came to the end of the program have printed, if all of them printed the same.
    pub(crate) output: Option<Output>,
}

/// A path that ends with a violation, if there is an execution on it.
pub(crate) struct Suspect {
    pub(crate) state: State,
    pub(crate) what: String,
    pub(crate) place: Option<Place>,
}

impl Found {
    /// A path has come to the end of the program.
    pub(crate) fn finish(&mut self, output: &Output) {
        match &mut self.output {
            None => self.output = Some(output.clone()),
            Some(known) if !known.is_same(output) => known.forget(),
            Some(_) => {}
        }
    }
}

/// Objects that have the same id in all states, which makes them when it first needs them, and what the virtual machine has
/// decided about objects.
#[derive(Clone, Default)]
pub(crate) struct SharedObjects {
    /// The string and its array.
    pub(crate) literals: FxHashMap<LiteralId, (ObjectId, ObjectId)>,
    pub(crate) mirrors: FxHashMap<ClassId, ObjectId>,
    pub(crate) mirrored: FxHashMap<ObjectId, ClassId>,
    /// Boxes that `valueOf` gave: those of the cache, and those whose value is not known, which stand for a cached one where
    /// the value is small.
    pub(crate) boxes: FxHashSet<ObjectId>,
    /// Strings that may be the same object as another one with the same text: the JVM decides that.
    pub(crate) ambiguous: FxHashSet<ObjectId>,
    /// Exceptions that may be the same object as another one of their class: compiled code has one for all times.
    pub(crate) repeated: FxHashSet<ObjectId>,
    /// When two strings are the same object, if somebody has asked. The one with the smaller id stands first.
    pub(crate) identities: FxHashMap<(ObjectId, ObjectId), Term>,
    /// Whether records compare their last components first, if somebody has asked.
    pub(crate) backward: Option<Term>,
    /// The identity hash code of each object that was asked for it.
    pub(crate) hashes: FxHashMap<ObjectId, IdentityHash>,
}

impl SharedObjects {
    /// How many objects have the same id in all runs.
    pub(crate) fn n_lasting(&self) -> usize {
        self.literals.len() + self.mirrors.len()
    }

    /// Forgets what belongs to a run, but not the objects that have the same id in all of them.
    pub(crate) fn restart(&mut self, start: &Self) {
        self.boxes.clone_from(&start.boxes);
        self.ambiguous.clone_from(&start.ambiguous);
        self.repeated.clone_from(&start.repeated);
        self.identities.clone_from(&start.identities);
        self.backward = start.backward;
        self.hashes.clone_from(&start.hashes);
    }

    /// Takes over the objects that have the same id in all runs.
    pub(crate) fn take_lasting(&mut self, other: &Self) {
        self.literals.clone_from(&other.literals);
        self.mirrors.clone_from(&other.mirrors);
        self.mirrored.clone_from(&other.mirrored);
    }
}

/// An identity hash code.
#[derive(Clone, Copy)]
pub(crate) struct IdentityHash {
    /// What the JVM has made up.
    pub(crate) variable: Term,
    pub(crate) code: Term,
}

impl Engine {
    pub(crate) fn new(world: World, property: Property, monitor: Option<&str>, budget: Budget) -> Self {
        // A single question may not take it all.
        let most_gates = budget.memory.map(|most| usize::try_from(most / GATE / 2).unwrap_or(usize::MAX));
        let most_gates = most_gates.unwrap_or(Solver::MAX_GATES).min(budget.gates.unwrap_or(usize::MAX));
        let solver = Solver::with_max_gates(most_gates);
        let limits =
            Limits { conflicts: budget.conflicts, quota: Quota::new(budget.deadline, budget.memory) };
        Self {
            world,
            pool: Pool::new(),
            choices: Choices::default(),
            forms: Forms::default(),
            ropes: Ropes::default(),
            has_lengths: false,
            originals: Originals::default(),
            guesses: FxHashSet::default(),
            lemmas: Vec::new(),
            parsed: AllParsed::default(),
            loose: Loose::default(),
            reads: Reads::default(),
            budget,
            property,
            monitor: monitor.map(str::to_owned),
            statistics: Statistics::default(),
            siblings: Vec::new(),
            found: Found::default(),
            allocated: 0,
            next_collection: 0,
            shared: SharedObjects::default(),
            arguments: Arguments::default(),
            standard_input: StandardInput::default(),
            loops: Loops::default(),
            follow: None,
            is_cutting: false,
            open_loops: FxHashMap::default(),
            open_methods: FxHashSet::default(),
            has_no_bound: false,
            recursive: FxHashSet::default(),
            barrier: None,
            solver,
            limits,
            n_given_up: 0,
            tight: TIGHT,
            next_object: NonZeroU32::MIN,
            work: 0,
            n_slow: 0,
            pause_at: u64::MAX,
        }
    }

    /// An id that no object has.
    pub(crate) fn new_object_id(&mut self) -> ObjectId {
        let number = self.next_object;
        self.next_object = number.checked_add(1).expect("the budget ends before four billion objects");
        ObjectId::from_number(number)
    }

    /// The type of the elements of an array class.
    pub(crate) fn element_type(&self, class: ClassId) -> Option<Type> {
        match self.world.class(class).kind {
            ClassKind::Array { ty, .. } => Some(ty),
            ClassKind::Primitive(_) | ClassKind::Ordinary => None,
        }
    }

    /// What an object was before anybody changed it, if its id is the same in all states.
    ///
    /// Strings of literals are left out: what a program can see of them never changes.
    pub(crate) fn first_value(&self, id: ObjectId) -> Option<Object> {
        self.shared.mirrored.contains_key(&id).then(|| Object::new(&self.world, self.world.known().class))
    }

    /// Whether all the terms can hold at once.
    pub(crate) fn ask(&mut self, terms: &[Term]) -> Answer {
        self.statistics.queries += 1;
        let with_lemmas: Vec<Term>;
        let terms = if self.lemmas.is_empty() {
            terms
        } else {
            with_lemmas = [terms, &self.lemmas].concat();
            &with_lemmas
        };
        let start = Instant::now();
        let answer = self.solver.check(&self.pool, terms, &self.limits);
        if let Some(folder) = &self.budget.queries {
            let took = start.elapsed();
            let script = Script { pool: &self.pool, assumptions: terms, answer: &answer, took };
            if let Err(what) = queries::write(folder, self.follow.is_some(), self.statistics.queries, &script)
            {
                self.undecided(what, None);
            }
        }
        answer
    }

    /// The same, but gives up soon. Every time that it does, it gives up sooner: alike questions are as hard.
    pub(crate) fn ask_briefly(&mut self, terms: &[Term]) -> Answer {
        /// The first question that is too hard may take so many conflicts.
        const MOST: u64 = 10_000;
        /// No question is given up before.
        const LEAST: u64 = 200;
        let limit = (MOST >> self.n_given_up.min(16)).max(LEAST);
        let conflicts = self.limits.conflicts;
        self.limits.conflicts = Some(conflicts.map_or(limit, |most| most.min(limit)));
        let answer = self.ask(terms);
        self.limits.conflicts = conflicts;
        if let Answer::GaveUp(GaveUp::Conflicts | GaveUp::Function) = answer {
            self.n_given_up += 1;
        }
        answer
    }

    /// Whether the condition can hold besides the others, which all hold in the model. Inputs that have nothing to do with it stay as
    /// they are.
    pub(crate) fn ask_relevant(&mut self, path: &[Term], condition: Term, model: &Model) -> Answer {
        let mut relevant = match self.pool.relevant(path, condition, self.quota()) {
            Ok(relevant) => relevant,
            Err(exhausted) => return Answer::GaveUp(exhausted.into()),
        };
        relevant.conditions.push(condition);
        let mut answer = self.ask(&relevant.conditions);
        if let Answer::GaveUp(GaveUp::Memory) = answer
            && self.solver.n_gates() > 0
        {
            // What was made for other questions may be in the way.
            self.solver.forget();
            answer = self.ask(&relevant.conditions);
        }
        match answer {
            Answer::Sat(found) => Answer::Sat(model.with(&self.pool, &found, &relevant.variables)),
            other => other,
        }
    }

    /// Values that satisfy nothing, because nothing is asked.
    pub(crate) fn any_model(&mut self) -> Option<Model> {
        match self.ask(&[]) {
            Answer::Sat(model) => Some(model),
            Answer::Unsat | Answer::GaveUp(_) => None,
        }
    }

    /// Notes why some execution is not explored.
    pub(crate) fn undecided(&mut self, what: String, place: Option<Place>) {
        if self.found.reasons.len() < MOST_REASONS {
            self.found.reasons.insert(Reason { what, place });
        }
    }

    /// Looks at the budget after much work. One term that is made, or one reference that is looked at, is one piece of it.
    pub(crate) fn spend(&mut self, work: usize) -> Result<(), Halt> {
        /// A few milliseconds.
        const MUCH: usize = 1 << 13;
        self.work += work;
        if self.work < MUCH {
            return Ok(());
        }
        self.work = 0;
        self.exhausted().map_or(Ok(()), |what| Err(Halt::undecided(what)))
    }

    /// Whether a state that has just made a call is to pause, because the method calls itself.
    pub(crate) fn cuts_call(&self, state: &State) -> bool {
        let Some((frame, callers)) = state.frames.split_last().filter(|_| self.is_cutting) else {
            return false;
        };
        let is_same = |caller: &Frame| Rc::ptr_eq(&caller.code, &frame.code);
        frame.op == 0 && (self.recursive.contains(&frame.code.method) || callers.iter().any(is_same))
    }

    /// What of the budget is used up, if something is.
    pub(crate) fn exhausted(&self) -> Option<&'static str> {
        match self.quota().look() {
            Err(Exhausted::Time) => Some(OUT_OF_TIME),
            Err(Exhausted::Memory) => Some("out of memory"),
            Ok(()) if self.budget.steps.is_some_and(|most| self.statistics.steps > most) => {
                Some("out of steps")
            }
            Ok(()) if self.next_object.get() > LAST_OBJECT => Some("out of numbers for objects"),
            Ok(()) => None,
        }
    }

    /// How much was done, in about the time of an instruction on known values: the same on every machine.
    pub(crate) fn effort(&self) -> u64 {
        const SLOW: u64 = 100;
        const SOLVER: u64 = 40;
        const QUERY: u64 = 2_000;
        let Statistics { steps, queries, .. } = self.statistics;
        steps + SLOW * self.n_slow + QUERY * queries + SOLVER * self.solver.work()
    }

    /// Whether it is the turn of somebody else.
    pub(crate) fn is_to_pause(&self) -> bool {
        self.effort() >= self.pause_at
    }

    /// How much time and memory is left.
    pub(crate) fn quota(&self) -> &Quota {
        &self.limits.quota
    }

    /// Whether memory should be freed before more is used.
    pub(crate) fn is_tight(&self) -> bool {
        self.quota().used_share() > self.tight
    }

    /// Frees what can be made again: the circuits and clauses of the solver. Called when states have dropped their garbage.
    pub(crate) fn free_memory(&mut self) {
        /// Fewer are not worth being made again.
        const MANY_GATES: usize = 50_000;
        /// It is not worth the while before that much more is in use.
        const STEP: f64 = 0.04;
        if self.solver.n_gates() > MANY_GATES {
            self.solver.forget();
        }
        give_back_memory();
        self.quota().refresh();
        // Whether that was enough is seen at the next look.
        let _ = self.quota().look();
        self.tight = (self.quota().used_share() + STEP).max(TIGHT);
    }
}
