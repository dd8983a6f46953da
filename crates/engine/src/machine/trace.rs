//! Which exceptions a stack trace names: causes, and what was suppressed.

use super::{Halt, Machine};
use crate::natives;
use crate::state::{Initialisation, Status};
use crate::value::{ObjectId, Value};
use crate::world::ClassId;

const THROWABLE: &str = "java.lang.Throwable";

/// What the JVM calls where an exception leaves `main`.
const CALLED: &[(&str, &str)] = &[
    ("printStackTrace", "(Ljava/io/PrintStream;)V"),
    ("toString", "()Ljava/lang/String;"),
    ("getLocalizedMessage", "()Ljava/lang/String;"),
    ("getMessage", "()Ljava/lang/String;"),
    CAUSE,
];

const CAUSE: (&str, &str) = ("getCause", "()Ljava/lang/Throwable;");
const STACK_TRACE: (&str, &str) = ("getStackTrace", "()[Ljava/lang/StackTraceElement;");

impl Machine<'_> {
    /// The JVM prints the trace of an exception that leaves `main`, which must not run code of the program.
    pub(crate) fn require_plain_trace(&mut self, exception: ObjectId) -> Result<(), Halt> {
        for named in self.trace(exception)? {
            let class = self.class_of(Some(named))?;
            for &method in CALLED {
                if self.is_overridden(class, method)? {
                    return Err(Halt::undecided("an uncaught exception with a text of the program's making"));
                }
            }
        }
        Ok(())
    }

    /// The JVM keeps the stack traces of an exception that leaves an initialiser, and of its causes, for who uses the class later. It asks the
    /// exceptions for them, which must not run code of the program.
    pub(crate) fn require_plain_failure(&mut self, exception: ObjectId) -> Result<(), Halt> {
        for named in self.trace(exception)? {
            let class = self.class_of(Some(named))?;
            if self.is_overridden(class, STACK_TRACE)? {
                return Err(Halt::undecided(
                    "an initialiser that fails with a stack trace of the program's making",
                ));
            }
        }
        Ok(())
    }

    /// Whether the standard error output is a stream of the JVM.
    pub(crate) fn has_standard_errors(&mut self) -> Result<bool, Halt> {
        let system = self.world().known().system;
        // Where it is initialised only in some executions, its fields are those of them.
        if let None | Some(Initialisation::Is(Status::Prepared)) = self.state.classes.initialisation(system) {
            return Ok(true);
        }
        let slot = self.world().slot("java.lang.System", "err", "Ljava/io/PrintStream;")?;
        let streams = self.get_static(system, slot)?;
        let streams = self.alternatives(streams)?;
        Ok(streams.iter().all(|stream| {
            let class = self.class_of(stream.reference);
            class.is_ok_and(|class| natives::is_standard_output(&self.engine.world.class(class).name))
        }))
    }

    /// The exceptions that a stack trace names, none of them twice.
    pub(crate) fn trace(&mut self, exception: ObjectId) -> Result<Vec<ObjectId>, Halt> {
        let known = self.world().known();
        let (cause, suppressed) = (known.throwable_cause, known.throwable_suppressed);
        let mut named = vec![exception];
        let mut n_seen = 0;
        while let Some(&next) = named.get(n_seen) {
            n_seen += 1;
            let class = self.class_of(Some(next))?;
            if self.is_overridden(class, CAUSE)? {
                return Err(Halt::undecided("a stack trace with a cause of the program's making"));
            }
            let mut more = self.suppressed(next, suppressed)?;
            match self.get_field(Some(next), cause)? {
                // The JVM has made it.
                Value::Unknown(_) => {}
                // Without a cause, an exception is its own.
                cause => more.extend(self.objects_of(cause)?.into_iter().filter(|&cause| cause != next)),
            }
            for exception in more {
                if !named.contains(&exception) {
                    named.push(exception);
                }
            }
        }
        Ok(named)
    }

    fn suppressed(&mut self, exception: ObjectId, slot: u32) -> Result<Vec<ObjectId>, Halt> {
        const LIST: &str = "java.util.ArrayList";
        let class = self.world().load(LIST)?;
        let elements = self.world().slot(LIST, "elementData", "[Ljava/lang/Object;")?;
        let lists = self.get_field(Some(exception), slot)?;
        let mut suppressed = Vec::new();
        if lists.is_unknown() {
            // The virtual machine has made it, and nobody has added any.
            return Ok(suppressed);
        }
        for list in self.objects_of(lists)? {
            // Without suppressed exceptions it is another kind of list.
            if self.class_of(Some(list))? != class {
                continue;
            }
            let arrays = self.get_field(Some(list), elements)?;
            for array in self.objects_of(arrays)? {
                for value in self.elements(Some(array))?.values().collect::<Vec<_>>() {
                    suppressed.extend(self.objects_of(value)?);
                }
            }
        }
        Ok(suppressed)
    }

    /// All that the value may be. No path is forked: there may be no call any more to go on with.
    fn objects_of(&mut self, value: Value) -> Result<Vec<ObjectId>, Halt> {
        Ok(self.alternatives(value)?.iter().filter_map(|it| it.reference).collect())
    }

    fn is_overridden(&mut self, class: ClassId, (name, descriptor): (&str, &str)) -> Result<bool, Halt> {
        let world = self.world();
        let throwable = world.load(THROWABLE)?;
        let method = world.declared_method(throwable, name, descriptor).ok_or_else(Halt::malformed)?;
        let selected = world.select(class, method)?;
        let by = world.method(selected).class;
        Ok(world.class(by).is_program())
    }
}
