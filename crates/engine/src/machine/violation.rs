//! An execution that violates the property, with its inputs.

use jurat_solver::{Answer, Constant, Model, Term};

use super::decide::HARD;
use super::{Halt, Machine};
use crate::engine::{Engine, Suspect};
use crate::exploration::{Confidence, Input, InputKind, InputValue, Place, Violation};
use crate::state::{Chars, Feasibility, InputSource, RecordedInput};

/// Longer strings are not shown.
const MOST_UNITS: usize = 1 << 20;
/// More arguments do not fit on a command line.
const MOST_ARGUMENTS: u64 = 1 << 16;
/// Lengths of texts and numbers of arguments, from what people like to read to what fits on a command line.
const SHORT: [u64; 5] = [4, 8, 16, 1000, 40_000];
/// Up to here, they are for programs that read, and then there are no arguments, if possible.
const SHORTEST_INPUT: u64 = 8;

impl Machine<'_> {
    /// The path violates the property, if there is an execution on it.
    pub(crate) fn violated(&mut self, what: String, place: Option<Place>) -> Halt {
        if self.state.feasibility.model().is_none() {
            return self.suspect(what, place);
        }
        self.prefer_short_inputs();
        // The model is the evidence. If it were not one, nothing would be shown.
        if !self.state.path.iter().all(|&condition| self.holds_in_model(condition)) {
            return Halt::undecided("a violation without evidence");
        }
        let Some(violation) = self.violation(what, place) else {
            return Halt::undecided("more arguments of main or more standard input than anybody gives");
        };
        let found = &mut self.engine.found;
        if violation.confidence == Confidence::Guess {
            found.guess.get_or_insert(violation);
        } else {
            found.violation = Some(violation);
        }
        Halt::Ended
    }

    /// Whether there is an execution on the path is asked when everything else is explored: that may take long, and another path may have
    /// a violation that is easy to show.
    fn suspect(&mut self, what: String, place: Option<Place>) -> Halt {
        /// Each keeps its state.
        const MOST: usize = 256;
        if self.engine.found.suspects.len() >= MOST {
            return Halt::undecided(HARD);
        }
        let state = self.state.clone();
        self.engine.found.suspects.push(Suspect { state, what, place });
        Halt::Ended
    }

    /// Asks whether there is an execution on a path that ends with a violation, however long that takes.
    pub(crate) fn settle_suspect(&mut self, what: String, place: Option<Place>) {
        let place_of_reason = place.clone();
        let halt = match self.find_model() {
            Ok(_) => self.violated(what, place),
            Err(halt) => halt,
        };
        if let Halt::Undecided(what) = halt {
            self.engine.undecided(what, place_of_reason);
        }
    }

    /// What this execution was given, as that of a violation. Nothing if no command line has such arguments, or the standard input is too long.
    pub(crate) fn violation(&self, what: String, place: Option<Place>) -> Option<Violation> {
        let mut arguments = self.empty_arguments()?;
        let standard_input = if self.has_read() { Some(self.standard_input()?) } else { None };
        let recorded = self.state.inputs.as_slice().iter();
        let given = recorded.filter(|input| input.guard.is_none_or(|guard| self.holds_in_model(guard)));
        let mut inputs = Vec::new();
        for input in given {
            match input.source {
                InputSource::Asked(InputKind::Random) if !self.is_decisive(input) => {}
                InputSource::Asked(kind) => inputs.push(self.input_in_model(kind, input)),
                // Somebody may have looked into a string of which the array does not say any more that it is an argument.
                InputSource::Argument(number) => {
                    if let Some(argument) = arguments.get_mut(number) {
                        *argument = self.units_in_model(input);
                    }
                }
            }
        }
        inputs.extend(self.decided_by_jvm());
        let confidence = self.confidence();
        Some(Violation { what, place, arguments, standard_input, inputs, confidence })
    }

    /// Whether anything may depend on the standard input.
    fn has_read(&self) -> bool {
        let Engine { pool, standard_input, follow, .. } = &*self.engine;
        match follow {
            Some(follow) => follow.has_read(),
            None => standard_input.is_mentioned(pool, &self.state.path),
        }
    }

    /// The standard input; nothing if it is too long.
    fn standard_input(&self) -> Option<Vec<u8>> {
        let Engine { pool, standard_input, follow, .. } = &*self.engine;
        let any = Model::default();
        let model = self.state.feasibility.model().unwrap_or(&any);
        match follow {
            Some(follow) => follow.standard_input(pool, model, standard_input),
            None => standard_input.in_model(pool, model, &[], None),
        }
    }

    fn confidence(&self) -> Confidence {
        let Engine { pool, guesses, .. } = &*self.engine;
        if pool.mentions_any(&self.state.path, guesses) {
            Confidence::Guess
        } else if pool.mentions_application(&self.state.path) {
            Confidence::LastBits
        } else {
            Confidence::Certain
        }
    }

    /// What the virtual machine has decided in this execution, if it matters.
    fn decided_by_jvm(&self) -> Vec<Input> {
        let shared = &self.engine.shared;
        let lasting = shared.identities.values().chain(&shared.backward);
        let lasting = lasting.map(|&term| (term, InputKind::Jvm));
        let hashes = shared.hashes.values().map(|hash| (hash.variable, InputKind::Random));
        let mut decided: Vec<_> = lasting.chain(hashes).collect();
        decided.sort_unstable_by_key(|&(term, _)| term);
        decided.retain(|&(term, _)| self.engine.pool.mentions(&self.state.path, term));
        let input = |(term, kind)| {
            let value = match self.in_model(term) {
                Constant::Bool(holds) => InputValue::Boolean(holds),
                constant => InputValue::Integer(constant.signed()),
            };
            Input { kind, place: None, value }
        };
        decided.into_iter().map(input).collect()
    }

    /// Whether the execution could take another path if the input were another one.
    fn is_decisive(&self, input: &RecordedInput) -> bool {
        input.terms.iter().any(|&term| self.engine.pool.mentions(&self.state.path, term))
    }

    /// Takes a model in which texts and the list of arguments are short, if there is one.
    fn prefer_short_inputs(&mut self) {
        let recorded = self.state.inputs.as_slice().iter();
        let texts = recorded.filter(|input| {
            matches!(input.source, InputSource::Argument(_) | InputSource::Asked(InputKind::String))
        });
        let lengths = texts.filter_map(|input| input.terms.first().copied());
        let Engine { pool, arguments, standard_input, .. } = &*self.engine;
        let path = &self.state.path;
        let input = standard_input.known_length().filter(|_| standard_input.is_mentioned(pool, path));
        let lengths: Vec<Term> = lengths.chain(input).collect();
        let count = arguments.count;
        for short in SHORT.into_iter().filter(|&short| input.is_some() || short > SHORTEST_INPUT) {
            let mut is_short = |length: Term, short| {
                let pool = self.pool();
                let short = pool.bits(pool.sort(length).width(), short);
                pool.ule(length, short)
            };
            let most = if short > SHORTEST_INPUT { short } else { 0 };
            let count = count.map(|count| is_short(count, most));
            let lengths = lengths.iter().map(|&length| is_short(length, short));
            let are_short: Vec<Term> = lengths.chain(count).collect();
            let are_short = self.pool().all(&are_short);
            if self.holds_in_model(are_short) {
                return;
            }
            if let Answer::Sat(model) = self.ask_path(are_short) {
                self.state.feasibility = Feasibility::Shown(model);
                return;
            }
        }
    }

    /// As many arguments as there are, each of them empty. Nothing if they are too many.
    fn empty_arguments(&self) -> Option<Vec<Vec<u16>>> {
        let count = self.engine.arguments.count.map_or(0, |count| self.in_model(count).raw());
        (count <= MOST_ARGUMENTS).then(|| vec![Vec::new(); count as usize])
    }

    fn input_in_model(&self, kind: InputKind, input: &RecordedInput) -> Input {
        let place = input.place.as_deref().cloned();
        let value = match (kind, input.terms.first()) {
            (InputKind::String, _) | (_, None) => InputValue::String(self.units_in_model(input)),
            (_, Some(&term)) => InputValue::from_constant(kind, self.in_model(term)),
        };
        Input { kind, place, value }
    }

    /// The chars of a text.
    fn units_in_model(&self, input: &RecordedInput) -> Vec<u16> {
        let Some((&length, chars)) = input.terms.split_first() else { return Vec::new() };
        let length = usize::try_from(self.in_model(length).raw()).unwrap_or(MOST_UNITS).min(MOST_UNITS);
        if let Some(chars) = input.chars {
            return self.chars_in_model(chars, length);
        }
        let mut units: Vec<_> =
            chars.iter().take(length).map(|&unit| self.in_model(unit).raw() as u16).collect();
        // Nobody has looked at the rest of a long string.
        units.resize(length, units.last().copied().unwrap_or(u16::from(b'a')));
        units
    }

    /// The chars of a long text; those that nobody has looked at may be any.
    fn chars_in_model(&self, chars: Chars, length: usize) -> Vec<u16> {
        let any = Model::default();
        let model = self.state.feasibility.model().unwrap_or(&any);
        let filler: &[u8] = if chars.is_wide { &[b'a', 0] } else { b"a" };
        let n_bytes = length * filler.len();
        let filler = filler.iter().copied().cycle();
        let bytes = self.engine.originals.bytes_in(&self.engine.pool, model, chars.bytes, filler, n_bytes);
        if chars.is_wide {
            bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect()
        } else {
            bytes.into_iter().map(u16::from).collect()
        }
    }

    fn in_model(&self, term: Term) -> Constant {
        let any = Model::default();
        self.engine.pool.evaluate(term, self.state.feasibility.model().unwrap_or(&any))
    }
}
