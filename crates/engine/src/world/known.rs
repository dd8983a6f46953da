//! Classes and fields that the engine itself has to know.

use jurat_java::classes::Element as Type;

use super::World;
use super::error::LinkError;
use super::id::ClassId;

macro_rules! known {
    (classes { $($(#[$doc:meta])* $class:ident = $name:literal,)* }
     slots { $($(#[$slot_doc:meta])* $slot:ident = $owner:literal . $field:literal : $descriptor:literal,)* }) => {
        /// Classes and slots of fields that the engine itself has to know.
        #[derive(Clone, Debug)]
        pub(crate) struct Known {
            $($(#[$doc])* pub(crate) $class: ClassId,)*
            $($(#[$slot_doc])* pub(crate) $slot: u32,)*
        }

        impl Known {
            pub(super) fn find(world: &mut World) -> Result<Self, LinkError> {
                Ok(Self {
                    $($class: world.load($name)?,)*
                    $($slot: world.slot($owner, $field, $descriptor)?,)*
                })
            }
        }
    };
}

known! {
    classes {
        object = "java.lang.Object",
        string = "java.lang.String",
        class = "java.lang.Class",
        cloneable = "java.lang.Cloneable",
        thread = "java.lang.Thread",
        system = "java.lang.System",
        error = "java.lang.Error",
        runtime_exception = "java.lang.RuntimeException",
        assertion_error = "java.lang.AssertionError",
        null_pointer = "java.lang.NullPointerException",
        arithmetic = "java.lang.ArithmeticException",
        array_index = "java.lang.ArrayIndexOutOfBoundsException",
        negative_size = "java.lang.NegativeArraySizeException",
        class_cast = "java.lang.ClassCastException",
        array_store = "java.lang.ArrayStoreException",
        illegal_argument = "java.lang.IllegalArgumentException",
        clone_not_supported = "java.lang.CloneNotSupportedException",
        no_class_definition = "java.lang.NoClassDefFoundError",
        stack_overflow = "java.lang.StackOverflowError",
        out_of_memory = "java.lang.OutOfMemoryError",
        initialiser_error = "java.lang.ExceptionInInitializerError",
        char_box = "java.lang.Character",
        booleans = "[Z",
        bytes = "[B",
        chars = "[C",
        shorts = "[S",
        ints = "[I",
        longs = "[J",
        floats = "[F",
        doubles = "[D",
        objects = "[Ljava.lang.Object;",
    }
    slots {
        /// The bytes of a string.
        string_value = "java.lang.String"."value": "[B",
        /// Whether the bytes are Latin-1 (0) or UTF-16 (1), a byte.
        string_coder = "java.lang.String"."coder": "B",
        throwable_message = "java.lang.Throwable"."detailMessage": "Ljava/lang/String;",
        throwable_suppressed = "java.lang.Throwable"."suppressedExceptions": "Ljava/util/List;",
        throwable_cause = "java.lang.Throwable"."cause": "Ljava/lang/Throwable;",
    }
}

impl Known {
    /// The array of a primitive type, or of objects.
    pub(crate) fn array(&self, element: Type) -> ClassId {
        match element {
            Type::Boolean => self.booleans,
            Type::Byte => self.bytes,
            Type::Char => self.chars,
            Type::Short => self.shorts,
            Type::Int => self.ints,
            Type::Long => self.longs,
            Type::Float => self.floats,
            Type::Double => self.doubles,
            Type::Reference => self.objects,
        }
    }
}
