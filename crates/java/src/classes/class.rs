//! What a class file says. Names of classes are those of `Class.getName`: `pk.Outer$In`, `[Ljava.lang.String;`;
//! descriptors are as in the file: `(Ljava/lang/String;I)V`.

use std::sync::Arc;

use smol_str::SmolStr;

use super::cursor::Flaw;
use super::instruction::Instruction;
use super::read::read_class;

/// A class or interface.
#[derive(Clone, Debug)]
pub struct Class {
    /// Binary name.
    pub name: SmolStr,
    /// How it may be used.
    pub flags: Flags,
    /// Only `java.lang.Object` has none.
    pub superclass: Option<SmolStr>,
    /// The interfaces that it names itself.
    pub interfaces: Vec<SmolStr>,
    /// In the order of the file.
    pub fields: Vec<Field>,
    /// In the order of the file, with constructors and initialisers.
    pub methods: Vec<Method>,
    /// What call sites and dynamic constants are made by.
    pub bootstraps: Vec<Bootstrap>,
    /// The name of the source file, without its directory.
    pub source: Option<SmolStr>,
    /// What it extends and implements, with the arguments of generic types.
    pub signature: Option<SmolStr>,
    /// Every class it mentions that is a member of another one, or local to a method, itself included.
    pub inner_classes: Vec<InnerClass>,
    /// The class at the top of its nest, whose classes may use each other's private members, if that is another one.
    pub nest_host: Option<SmolStr>,
    /// The other classes of its nest, if it is at the top.
    pub nest_members: Vec<SmolStr>,
}

/// A class that stands inside of another one.
#[derive(Clone, Debug)]
pub struct InnerClass {
    /// Binary name.
    pub name: SmolStr,
    /// The class whose member it is; local and anonymous classes have none.
    pub outer: Option<SmolStr>,
    /// Its name in the source; anonymous classes have none.
    pub simple_name: Option<SmolStr>,
    /// As in the source, with `static` and `private`.
    pub flags: Flags,
}

/// A field.
#[derive(Clone, Debug)]
pub struct Field {
    /// Name.
    pub name: SmolStr,
    /// Its type.
    pub descriptor: SmolStr,
    /// How it may be used.
    pub flags: Flags,
    /// The value of a constant.
    pub constant: Option<Constant>,
}

/// A method, a constructor (`<init>`) or an initialiser of the class (`<clinit>`).
#[derive(Clone, Debug)]
pub struct Method {
    /// Name.
    pub name: SmolStr,
    /// Types of parameters and result.
    pub descriptor: SmolStr,
    /// How it may be used.
    pub flags: Flags,
    /// Abstract and native methods have none.
    pub code: Option<Code>,
}

/// The body of a method.
#[derive(Clone, Debug)]
pub struct Code {
    /// The most words that are on the operand stack.
    pub max_stack: u16,
    /// The number of slots.
    pub max_locals: u16,
    /// In the order of the file.
    pub instructions: Vec<Instruction>,
    /// In the order in which they are tried.
    pub handlers: Vec<Handler>,
    /// Where each line starts, in the order of the file.
    pub lines: Vec<LineStart>,
    /// The variables of the source; empty without debug information.
    pub variables: Vec<LocalVariable>,
}

/// The instructions from here on belong to this line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineStart {
    /// First instruction.
    pub pc: u16,
    /// Line of the source.
    pub line: u16,
}

/// An exception handler.
#[derive(Clone, Debug)]
pub struct Handler {
    /// First protected instruction.
    pub start: u16,
    /// Behind the last protected instruction.
    pub end: u16,
    /// First instruction of the handler.
    pub target: u16,
    /// What is caught; nothing means everything.
    pub catches: Option<SmolStr>,
}

/// A variable of the source, which lives in a slot for some time.
#[derive(Clone, Debug)]
pub struct LocalVariable {
    /// The first instruction at which it has a value: the one behind the store that gives it the first.
    pub start: u16,
    /// Behind the last instruction; may be the length of the code.
    pub end: u32,
    /// Name.
    pub name: SmolStr,
    /// Type.
    pub descriptor: SmolStr,
    /// Where it lives.
    pub slot: u16,
}

/// What makes a call site or a dynamic constant.
#[derive(Clone, Debug)]
pub struct Bootstrap {
    /// The method that is asked.
    pub method: Handle,
    /// What it gets besides name and descriptor.
    pub arguments: Vec<Constant>,
}

/// A field or method as code refers to it: the class is where the search for it starts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MemberRef {
    /// Binary name, or an array.
    pub class: SmolStr,
    /// Name.
    pub name: SmolStr,
    /// Type, or types of parameters and result.
    pub descriptor: SmolStr,
}

/// A constant method handle.
#[derive(Clone, Debug)]
pub struct Handle {
    /// What is done with the member.
    pub kind: HandleKind,
    /// The field or method.
    pub member: Arc<MemberRef>,
}

/// What a method handle does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandleKind {
    /// Reads a field of an object.
    GetField,
    /// Reads a static field.
    GetStatic,
    /// Writes a field of an object.
    PutField,
    /// Writes a static field.
    PutStatic,
    /// Calls a method by the class of the object.
    InvokeVirtual,
    /// Calls a static method.
    InvokeStatic,
    /// Calls exactly this method.
    InvokeSpecial,
    /// Makes an object and calls its constructor.
    New,
    /// Calls a method of an interface.
    InvokeInterface,
}

impl HandleKind {
    pub(super) fn from_number(number: u8) -> Option<Self> {
        Some(match number {
            1 => Self::GetField,
            2 => Self::GetStatic,
            3 => Self::PutField,
            4 => Self::PutStatic,
            5 => Self::InvokeVirtual,
            6 => Self::InvokeStatic,
            7 => Self::InvokeSpecial,
            8 => Self::New,
            9 => Self::InvokeInterface,
            _ => return None,
        })
    }
}

/// A constant that an instruction can load, or that a bootstrap method gets.
#[derive(Clone, Debug)]
pub enum Constant {
    /// `null`.
    Null,
    /// An int, and what the virtual machine keeps as one.
    Int(i32),
    /// A long.
    Long(i64),
    /// A float.
    Float(f32),
    /// A double.
    Double(f64),
    /// A string as its UTF-16 units; halves of pairs may stand alone.
    String(Arc<[u16]>),
    /// A class object.
    Class(SmolStr),
    /// A method type.
    MethodType(SmolStr),
    /// A method handle.
    Handle(Handle),
    /// Made by a bootstrap method when it is first needed.
    Dynamic {
        /// Index into the bootstraps of the class.
        bootstrap: u16,
        /// Name.
        name: SmolStr,
        /// Type.
        descriptor: SmolStr,
    },
}

/// The access flags of a class or member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flags(pub u16);

impl Flags {
    fn has(self, bit: u16) -> bool {
        self.0 & bit != 0
    }

    /// `private`.
    pub fn is_private(self) -> bool {
        self.has(0x0002)
    }

    /// `static`.
    pub fn is_static(self) -> bool {
        self.has(0x0008)
    }

    /// `public`.
    pub fn is_public(self) -> bool {
        self.has(0x0001)
    }

    /// `protected`.
    pub fn is_protected(self) -> bool {
        self.has(0x0004)
    }

    /// `final`.
    pub fn is_final(self) -> bool {
        self.has(0x0010)
    }

    /// A method that takes a monitor; for classes the bit means something else.
    pub fn is_synchronized(self) -> bool {
        self.has(0x0020)
    }

    /// `native`.
    pub fn is_native(self) -> bool {
        self.has(0x0100)
    }

    /// An interface.
    pub fn is_interface(self) -> bool {
        self.has(0x0200)
    }

    /// `abstract`.
    pub fn is_abstract(self) -> bool {
        self.has(0x0400)
    }

    /// Made by the compiler, in no source.
    pub fn is_synthetic(self) -> bool {
        self.has(0x1000)
    }

    /// An enum, or one of its constants.
    pub fn is_enum(self) -> bool {
        self.has(0x4000)
    }
}

impl Class {
    /// Reads one class file.
    pub fn read(bytes: &[u8]) -> Result<Self, Flaw> {
        read_class(bytes)
    }

    /// The method of this very class with that name and descriptor.
    pub fn method(&self, name: &str, descriptor: &str) -> Option<&Method> {
        self.methods.iter().find(|method| method.name == name && method.descriptor == descriptor)
    }

    /// The field of this very class with that name.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }
}

impl Code {
    /// The line of the source that the instruction was made from.
    pub fn line_at(&self, pc: u16) -> Option<u32> {
        let before = self.lines.iter().filter(|start| start.pc <= pc);
        before.max_by_key(|start| start.pc).map(|start| start.line.into())
    }
}
