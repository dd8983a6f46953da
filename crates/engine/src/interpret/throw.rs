//! Exceptions.

use std::cell::Cell;
use std::mem;

use super::calls::enter;
use crate::exploration::{Place, Property};
use crate::machine::{Halt, Machine};
use crate::message::Message;
use crate::natives;
use crate::state::{After, Frame, Status};
use crate::value::{ObjectId, Unknown, Value};
use crate::world::{Body, Catch, ClassId, MethodId, Op};

impl Machine<'_> {
    /// Throws a new exception: its constructor is called, then it is thrown by the instruction that is being executed.
    pub(crate) fn raise(&mut self, class: ClassId, message: Message) -> Halt {
        let is_repeated = self.is_repeated(class);
        self.raise_this(class, message, is_repeated)
    }

    /// Throws a new exception from code of the virtual machine that is not compiled with the program: it is always a real one.
    pub(crate) fn raise_anew(&mut self, class: ClassId, message: Message) -> Halt {
        self.raise_this(class, message, false)
    }

    /// Throws a new exception of which nobody knows what it says, and whether it has a cause.
    pub(crate) fn raise_open(&mut self, class: ClassId) -> Halt {
        if let Err(halt) = self.settle(class) {
            return halt;
        }
        let arguments = [Value::Unknown(Unknown::Message), Value::Unknown(Unknown::Cause)];
        match self.construct(class, "(Ljava/lang/String;Ljava/lang/Throwable;)V", &arguments) {
            Ok(_) => Halt::Called,
            Err(halt) => halt,
        }
    }

    fn raise_this(&mut self, class: ClassId, message: Message, is_repeated: bool) -> Halt {
        let (descriptor, argument) = match message {
            Message::None => ("()V", None),
            Message::Text(_) | Message::Form(_) if is_repeated => {
                ("(Ljava/lang/String;)V", Some(Value::Unknown(Unknown::Repeated)))
            }
            Message::Form(form) => {
                let id = self.engine.forms.keep(form);
                ("(Ljava/lang/String;)V", Some(Value::Unknown(Unknown::Form(id))))
            }
            Message::Text(text) => ("(Ljava/lang/String;)V", Some(Value::Ref(self.string(&text)))),
            Message::Unknown(what) => ("(Ljava/lang/String;)V", Some(Value::Unknown(what))),
        };
        if let Err(halt) = self.settle(class) {
            return halt;
        }
        match self.construct(class, descriptor, argument.as_slice()) {
            Ok(exception) => {
                self.engine.shared.repeated.extend(is_repeated.then_some(exception));
                Halt::Called
            }
            Err(halt) => halt,
        }
    }

    /// Whether compiled code may throw it, which has one exception of some classes for all times, without a message.
    ///
    /// Where a method is hot, it may even be the first: traps of the same reason happen without exceptions, too.
    fn is_repeated(&mut self, class: ClassId) -> bool {
        /// The virtual machine compiles no method with all its art, and none into others, that was called fewer times: 1026 were seen.
        const COMPILED: u32 = 500;
        let known = self.engine.world.known();
        let classes =
            [known.null_pointer, known.arithmetic, known.array_index, known.class_cast, known.array_store];
        // What a single run finds is repeated by the virtual machine itself.
        if !classes.contains(&class) || self.engine.follow.is_some() {
            return false;
        }
        // A loop that is cut is executed once for all its iterations.
        let is_hot =
            self.engine.is_cutting || self.state.frames.iter().any(|frame| frame.code.heat.get() >= COMPILED);
        is_hot || self.is_raised_in_jdk() && self.is_jdk_hot()
    }

    /// Whether a method of the JDK throws, also one that the engine does the work of.
    fn is_raised_in_jdk(&self) -> bool {
        let frame = self.state.frame();
        let world = &self.engine.world;
        let is_program = world.class(world.method(frame.code.method).class).is_program();
        let op = frame.code.ops.get(frame.op as usize).map(Cell::get);
        !is_program || op.is_some_and(Op::is_call)
    }

    /// Whether methods of the JDK may be compiled. How often they were called before the program starts, by the virtual machine, or
    /// where the engine does their work, nobody counts; and one exception before is enough for compiled code to throw its own.
    fn is_jdk_hot(&mut self) -> bool {
        /// In so few instructions a program does not make others hot.
        const SHORT: u64 = 15_000;
        let has_raised = mem::replace(&mut self.state.has_jdk_raised, true);
        has_raised || self.engine.statistics.steps > SHORT
    }

    /// Throws because the initialiser of a class threw before.
    pub(super) fn no_class_definition(&mut self, failed: ClassId) -> Halt {
        let name = &self.engine.world.class(failed).name;
        let message = Message::Text(format!("Could not initialize class {name}"));
        let error = self.engine.world.known().no_class_definition;
        self.raise(error, message)
    }

    /// The constructor of an exception of the virtual machine has returned.
    pub(super) fn constructed(&mut self, exception: ObjectId) -> Result<(), Halt> {
        let known = self.engine.world.known();
        let (has_cause, cause) = (known.no_class_definition, known.throwable_cause);
        let suppressed = known.throwable_suppressed;
        if self.class_of(Some(exception))? == has_cause {
            self.set_field(Some(exception), cause, Value::Unknown(Unknown::Cause))?;
        }
        if self.engine.shared.repeated.contains(&exception) {
            self.set_field(Some(exception), cause, Value::Unknown(Unknown::Repeated))?;
            self.set_field(Some(exception), suppressed, Value::Unknown(Unknown::Repeated))?;
        }
        Err(Halt::Thrown(exception))
    }

    /// Throws because a reference is null.
    pub(crate) fn null_pointer(&mut self) -> Halt {
        let class = self.engine.world.known().null_pointer;
        self.raise(class, Message::Unknown(Unknown::NullPointerMessage))
    }

    /// Throws what is on the stack.
    pub(super) fn throw_operand(&mut self) -> Result<(), Halt> {
        let value = self.operand(0)?;
        Err(self.reference(value)?.map_or_else(|| self.null_pointer(), Halt::Thrown))
    }

    /// An `assert` of the program does not hold.
    pub(super) fn assert_fails(&mut self) -> Result<(), Halt> {
        let is_watched = self.engine.property == Property::Assert || self.is_in_monitor();
        if is_watched && self.is_preparing() {
            return Err(Halt::Ended);
        }
        if is_watched {
            return Err(self.violated("an assertion fails".to_owned(), self.place()));
        }
        self.replace(0, None)
    }

    /// Whether what the program is called with is being made.
    fn is_preparing(&self) -> bool {
        let preparation = self.engine.world.preparation;
        let is_it = |frame: &Frame| Some(frame.code.method) == preparation;
        preparation.is_some() && self.state.frames.iter().any(is_it)
    }

    /// Goes on where the exception is caught.
    pub(super) fn throw(&mut self, object: ObjectId) -> Result<(), Halt> {
        let class = self.class_of(Some(object))?;
        let place = self.place();
        let outermost = self.state.frames.first().map(|frame| frame.code.method);
        self.settle(self.engine.world.known().initialiser_error)?;
        while let Some(frame) = self.state.frames.last() {
            if let Some(target) = self.handler(class) {
                let operands = frame.operands();
                self.state.stack.truncate(operands);
                self.state.stack.push(Value::object(object));
                self.state.frame_mut().op = target;
                return Ok(());
            }
            if self.engine.barrier.is_some_and(|barrier| barrier.depth == self.state.frames.len()) {
                return Err(Halt::undecided("an exception that leaves a recursive call"));
            }
            if let Some(After::Initialised(initialised)) = self.pop_frame().map(|frame| frame.after)
                && self.fail(initialised, object, class)?
            {
                let error = self.engine.world.known().initialiser_error;
                self.construct(error, "(Ljava/lang/Throwable;)V", &[Value::object(object)])?;
                return Err(Halt::Called);
            }
        }
        if outermost.is_some() && outermost == self.last_words()? {
            // What goes wrong there the JVM forgets.
            return Err(self.finish());
        }
        Err(self.uncaught(object, class, place))
    }

    /// Where the innermost frame catches the class.
    fn handler(&self, class: ClassId) -> Option<u32> {
        let frame = self.state.frame();
        if let After::Initialised(initialised) = frame.after
            && !self.is_running(initialised)
        {
            // It has not started.
            return None;
        }
        let catches = |catch| match catch {
            Catch::Everything => true,
            Catch::Class(caught) => self.engine.world.is_subclass(class, caught),
            Catch::Nothing => false,
        };
        let around = |start, end| (start..end).contains(&frame.op);
        let found = frame
            .code
            .handlers
            .iter()
            .find(|handler| around(handler.start, handler.end) && catches(handler.catches));
        found.map(|handler| handler.target)
    }

    /// The initialiser of a class ends with an exception. Returns whether that becomes an `ExceptionInInitializerError`.
    fn fail(&mut self, class: ClassId, exception: ObjectId, of: ClassId) -> Result<bool, Halt> {
        match self.settled_status(class)? {
            Status::Waiting | Status::Running => {}
            // Its turn has not come, and somebody else may have initialised it.
            Status::Prepared | Status::Done | Status::Failed => return Ok(false),
        }
        self.require_own_class(class)?;
        self.require_plain_failure(exception)?;
        self.set_status(class, Status::Failed);
        Ok(!self.engine.world.is_subclass(of, self.engine.world.known().error))
    }

    /// Calls the constructor of a new exception, which is thrown afterwards. The class was settled.
    fn construct(&mut self, class: ClassId, descriptor: &str, arguments: &[Value]) -> Result<ObjectId, Halt> {
        self.check_depth()?;
        let world = &mut self.engine.world;
        let constructor = world.declared_method(class, "<init>", descriptor);
        let constructor =
            constructor.ok_or_else(|| Halt::undecided("an exception without the usual constructor"))?;
        let Body::Code(code) = world.body(constructor)? else { return Err(Halt::malformed()) };
        let Some(object) = self.new_object(class) else { return Err(Halt::malformed()) };
        self.state.stack.push(Value::object(object));
        self.state.stack.extend(arguments);
        enter(self.state, code, After::Throw(object));
        self.call_initialisers(class)?;
        Ok(object)
    }

    fn uncaught(&mut self, object: ObjectId, class: ClassId, place: Option<Place>) -> Halt {
        let known = self.engine.world.known();
        let watched = match self.engine.property {
            Property::Assert => known.assertion_error,
            Property::NoRuntimeException => known.runtime_exception,
        };
        if !self.engine.world.is_subclass(class, watched) {
            return self.say_last_words(object).err().unwrap_or_else(|| self.finish());
        }
        let name = &self.engine.world.class(class).name;
        let mut what = format!("{name} leaves main");
        let slot = self.engine.world.known().throwable_message;
        if let Ok(Value::Ref(message)) = self.get_field(Some(object), slot)
            && let Some(text) = self.text(message)
        {
            what.push_str(": ");
            what.push_str(&String::from_utf16_lossy(&text));
        }
        self.violated(what, place)
    }

    /// The JVM writes the stack trace of an exception that leaves `main` to the standard error output. Where that runs code of
    /// the program, it is executed.
    fn say_last_words(&mut self, exception: ObjectId) -> Result<(), Halt> {
        if self.has_standard_errors()? && self.require_plain_trace(exception).is_ok() {
            return Ok(());
        }
        let last_words = self.last_words()?.ok_or_else(Halt::malformed)?;
        let Body::Code(code) = self.engine.world.body(last_words)? else { return Err(Halt::malformed()) };
        self.state.stack.push(Value::object(exception));
        enter(self.state, code, After::Continue);
        Err(Halt::Called)
    }

    /// What is called then.
    fn last_words(&mut self) -> Result<Option<MethodId>, Halt> {
        let (class, name, descriptor) = natives::LAST_WORDS;
        let class = self.engine.world.load(class)?;
        Ok(self.engine.world.declared_method(class, name, descriptor))
    }
}
