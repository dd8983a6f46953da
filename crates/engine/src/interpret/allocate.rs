//! New objects and arrays.

use crate::machine::{Halt, Machine};
use crate::message::Message;
use crate::value::{Reference, Value};
use crate::world::{ClassId, ClassKind, Origin};

impl Machine<'_> {
    pub(super) fn new_op(&mut self, class: ClassId) -> Result<(), Halt> {
        let info = self.engine.world.class(class);
        if info.kind != ClassKind::Ordinary || info.flags.is_interface() || info.flags.is_abstract() {
            return Err(Halt::malformed());
        }
        self.refuse_errors_of_the_jdk(class)?;
        self.initialise(class)?;
        let object = self.new_object(class);
        self.replace(0, Some(Value::Ref(object)))
    }

    /// The JDK throws errors where it finds the virtual machine broken, which a real one is not, or where there is no room for what a program
    /// wants. Nobody may notice that: then the program ends, which violates nothing.
    fn refuse_errors_of_the_jdk(&self, class: ClassId) -> Result<(), Halt> {
        let world = &self.engine.world;
        if !world.is_subclass(class, world.known().error) {
            return Ok(());
        }
        let maker = world.class(world.method(self.caller()).class);
        if maker.origin == Origin::Jdk {
            let is_lack_of_room = world.class(class).name == "java.lang.OutOfMemoryError";
            if is_lack_of_room && !self.state.frame().watches_calls() {
                return Err(Halt::Ended);
            }
            return Err(Halt::undecided(format!("{} in {}", world.class(class).name, maker.name)));
        }
        Ok(())
    }

    pub(super) fn new_array_op(&mut self, class: ClassId) -> Result<(), Halt> {
        let length = self.operand(0)?;
        self.check_length(length)?;
        let array = self.new_array_of(class, length)?;
        self.replace(1, Some(Value::Ref(array)))
    }

    pub(super) fn new_arrays_op(&mut self, class: ClassId, n_dimensions: u8) -> Result<(), Halt> {
        let n_dimensions = usize::from(n_dimensions);
        // All of them are checked before the first array is made. A JVM may be out of memory before it looks at the next one.
        let mut lengths = Vec::with_capacity(n_dimensions);
        for depth in (0..n_dimensions).rev() {
            let length = self.operand(depth)?;
            let length = self.length(length)?;
            self.reserve_array(length)?;
            lengths.push(length);
        }
        self.reserve_arrays(&lengths)?;
        let array = self.nested_array(class, &lengths)?;
        self.replace(n_dimensions, Some(Value::Ref(array)))
    }

    /// A length of an array, with a path for each that it may be; throws where it is negative.
    fn length(&mut self, value: Value) -> Result<usize, Halt> {
        self.check_length(value)?;
        usize::try_from(self.int(value)?).map_err(|_| Halt::malformed())
    }

    /// Throws where a length is negative.
    fn check_length(&mut self, value: Value) -> Result<(), Halt> {
        if self.is_negative(value)? {
            let class = self.engine.world.known().negative_size;
            return Err(self.raise(class, Message::with_ints(["", ""], &[value])));
        }
        Ok(())
    }

    /// An array of arrays; at most 255 deep, as the class file says how deep.
    fn nested_array(&mut self, class: ClassId, lengths: &[usize]) -> Result<Reference, Halt> {
        let (&length, inner) = lengths.split_first().ok_or_else(Halt::malformed)?;
        let array = self.new_array(class, length)?;
        if inner.is_empty() {
            return Ok(array);
        }
        let ClassKind::Array { element, .. } = self.engine.world.class(class).kind else {
            return Err(Halt::malformed());
        };
        for index in 0..length {
            self.engine.spend(1)?;
            let nested = self.nested_array(element, inner)?;
            self.array_set(array, index, Value::Ref(nested))?;
        }
        Ok(array)
    }
}
