//! From a program to the engine that executes it and its first state.

use std::rc::Rc;

use crate::engine::Engine;
use crate::exploration::{Arguments, Budget, Program, Property};
use crate::heap::Heap;
use crate::machine::{Halt, Machine};
use crate::state::{Classes, Feasibility, Frame, Inputs, Output, State};
use crate::value::Value;
use crate::world::{Body, ClassId, Compiled, LinkError, World};

/// Why there is nothing to execute.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The classes of the JDK or of the program cannot be used.
    #[error("{0}")]
    Classes(String),
    /// There is no `main`.
    #[error("{0}")]
    Main(String),
    /// `main` is no method with instructions.
    #[error("`main` has no instructions")]
    NoCode,
    /// The solver does not even answer the empty question.
    #[error("out of time or memory before the first instruction")]
    NoModel,
}

/// An engine, and the state before the first instruction of `main`; no state if there is nothing to go on with.
pub(crate) fn start(
    program: &Program<'_>,
    property: Property,
    budget: &Budget,
) -> Result<(Engine, Option<State>), StartError> {
    let no_main = |error: LinkError| StartError::Main(error.text);
    let world = World::new(program.classes, program.image);
    let mut world = world.map_err(|error| StartError::Classes(error.to_string()))?;
    world.refuse(program.refused);
    let main_class = world.load(program.main_class).map_err(no_main)?;
    // With a monitor, that class is none of the program's own: it tells the monitor of the end.
    world.launcher = program.monitor.map(|_| main_class);
    if let Some(class) = program.preparation {
        let class = world.load(class).map_err(no_main)?;
        world.preparation = world.declared_method(class, "prepare", "()V");
    }
    let main = world.main_method(main_class).map_err(no_main)?;
    let Body::Code(code) = world.body(main).map_err(no_main)? else { return Err(StartError::NoCode) };
    let mut engine = Engine::new(world, property, program.monitor, budget.clone());
    let mut state = initial_state(&mut engine, code)?;
    give_arguments(&mut engine, &mut state, program.arguments)?;
    let goes_on = initialise_main(&mut engine, &mut state, main_class);
    Ok((engine, goes_on.then_some(state)))
}

fn initial_state(engine: &mut Engine, code: Rc<Compiled>) -> Result<State, StartError> {
    let model = engine.any_model().ok_or(StartError::NoModel)?;
    let stack = vec![Value::Unset; usize::from(code.max_locals)];
    let counters = vec![0; code.loops.len()];
    let main = Frame::outermost(code);
    Ok(State {
        frames: vec![main],
        stack,
        counters,
        heap: Heap::default(),
        classes: Classes::default(),
        path: Vec::new(),
        feasibility: Feasibility::Shown(model),
        inputs: Inputs::default(),
        output: Output::new(),
        has_jdk_raised: false,
        made: 0,
        is_large: false,
        facts: Vec::new(),
        is_resuming: false,
    })
}

/// Calls `main` with an array.
fn give_arguments(engine: &mut Engine, state: &mut State, arguments: Arguments) -> Result<(), StartError> {
    let string = engine.world.known().string;
    let class = engine.world.array_of(string);
    let mut machine = Machine { engine, state };
    let array = match arguments {
        Arguments::Any => machine.arguments(),
        Arguments::None => machine.new_array(class, 0).map_err(|_| StartError::NoModel)?,
    };
    if let Some(argument) = state.stack.first_mut() {
        *argument = Value::Ref(array);
    }
    Ok(())
}

/// The class that is started is initialised before the first instruction of `main`, which it may inherit. Returns whether
/// there is a state to go on with.
fn initialise_main(engine: &mut Engine, state: &mut State, class: ClassId) -> bool {
    match (Machine { engine, state }).initialise(class) {
        Ok(()) | Err(Halt::Called) => true,
        Err(Halt::Undecided(what)) => {
            engine.undecided(what, None);
            false
        }
        Err(Halt::Thrown(_) | Halt::Ended | Halt::Waiting) => false,
    }
}
