//! What is known of classes, fields and methods.

use std::rc::Rc;

use jurat_java::classes::{Class, Element as Type, Flags};
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use super::id::{ClassId, FieldId, LiteralId, MethodId, SignatureId};

/// A class, interface, array or primitive type.
#[derive(Debug)]
pub(crate) struct ClassInfo {
    /// As `Class.getName` gives it.
    pub(crate) name: SmolStr,
    /// What sort of class.
    pub(crate) kind: ClassKind,
    /// How it may be used.
    pub(crate) flags: Flags,
    /// `Object`, interfaces and primitive types have none; for interfaces the file names `Object`, which is not kept.
    pub(crate) superclass: Option<ClassId>,
    /// The interfaces that it names itself.
    pub(crate) interfaces: Box<[ClassId]>,
    /// The types of the fields of an object, those of superclasses first.
    pub(crate) layout: Rc<[Type]>,
    /// The static fields of this very class.
    pub(crate) statics: Box<[Static]>,
    /// `<clinit>`.
    pub(crate) initialiser: Option<MethodId>,
    /// Whether anything has to run before it is used.
    pub(crate) needs_initialisation: bool,
    /// Who wrote it.
    pub(crate) origin: Origin,
    /// The name of the source file.
    pub(crate) source: Option<SmolStr>,
    /// Itself and all that it extends and implements, sorted.
    pub(super) supertypes: Box<[ClassId]>,
    /// Methods that it declares.
    pub(super) declared: FxHashMap<SignatureId, MethodId>,
    /// All methods that it declares, in the order of the file.
    pub(super) methods: Box<[MethodId]>,
    /// All fields that it declares, in the order of the file.
    pub(super) fields: Box<[FieldId]>,
    /// The array of it, once somebody asked.
    pub(super) array: Option<ClassId>,
    /// What the file says; arrays and primitive types have none.
    pub(super) file: Option<Rc<Class>>,
}

impl ClassInfo {
    /// Whether its lines are the program's.
    pub(crate) fn is_program(&self) -> bool {
        self.origin == Origin::Program
    }

    /// The fields that it declares, in the order of the file.
    pub(crate) fn fields(&self) -> &[FieldId] {
        &self.fields
    }

    /// The methods that it declares, in the order of the file.
    pub(crate) fn methods(&self) -> &[MethodId] {
        &self.methods
    }

    /// What its file says.
    pub(crate) fn file(&self) -> Option<&Rc<Class>> {
        self.file.as_ref()
    }

    /// The package, with dots; empty for the unnamed one.
    pub(crate) fn package(&self) -> &str {
        self.name.rsplit_once('.').map_or("", |(package, _)| package)
    }
}

/// What sort of class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClassKind {
    /// `int`, or `void`, which has no type.
    Primitive(Option<Type>),
    /// An array.
    Array {
        /// What it holds.
        element: ClassId,
        /// The type of what it holds.
        ty: Type,
    },
    /// A class or an interface.
    Ordinary,
}

/// Who wrote a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// The program.
    Program,
    /// The JDK, or the language itself.
    Jdk,
    /// Nobody: it stands for a lambda or another call site.
    Synthetic,
}

/// A static field.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Static {
    /// Its type.
    pub(crate) ty: Type,
    /// Its value before the class is initialised; others have the default.
    pub(crate) constant: Option<StaticConstant>,
}

/// The value of a static field in the class file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum StaticConstant {
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    String(LiteralId),
}

/// A field.
#[derive(Clone, Debug)]
pub(crate) struct FieldInfo {
    /// Name.
    pub(crate) name: SmolStr,
    /// Its type as the file writes it.
    pub(crate) descriptor: SmolStr,
    /// How it may be used.
    pub(crate) flags: Flags,
    /// Where it is declared.
    pub(crate) class: ClassId,
    /// Its type.
    pub(crate) ty: Type,
    /// Index into the layout or the statics of the class.
    pub(crate) slot: u32,
}

/// A method, constructor or initialiser.
#[derive(Clone, Debug)]
pub(crate) struct MethodInfo {
    /// Name.
    pub(crate) name: SmolStr,
    /// Types of parameters and result as the file writes them.
    pub(crate) descriptor: SmolStr,
    /// How it may be used.
    pub(crate) flags: Flags,
    /// Where it is declared.
    pub(crate) class: ClassId,
    /// How many values it takes, with `this`.
    pub(crate) n_arguments: u16,
    /// Without `this`.
    pub(crate) parameters: Rc<[Type]>,
    /// Nothing for `void`.
    pub(crate) result: Option<Type>,
    /// Name and descriptor as a number.
    pub(super) signature: SignatureId,
    /// Index into the methods of the file.
    pub(super) index: u32,
}

impl MethodInfo {
    /// Whether only this very method can be meant by a call that names it.
    pub(crate) fn is_final(&self) -> bool {
        self.flags.is_static() || self.flags.is_private() || self.flags.is_final() || self.name == "<init>"
    }
}

/// The type that a descriptor starts with.
pub(crate) fn type_of(descriptor: &str) -> Option<Type> {
    Some(match descriptor.as_bytes().first()? {
        b'B' => Type::Byte,
        b'C' => Type::Char,
        b'D' => Type::Double,
        b'F' => Type::Float,
        b'I' => Type::Int,
        b'J' => Type::Long,
        b'S' => Type::Short,
        b'Z' => Type::Boolean,
        b'L' | b'[' => Type::Reference,
        _ => return None,
    })
}

/// The name of a type as [`super::World::load`] takes it: `int`, `java.lang.String`, `[I`.
pub(crate) fn class_name(descriptor: &str) -> String {
    match descriptor {
        "B" => "byte".to_owned(),
        "C" => "char".to_owned(),
        "D" => "double".to_owned(),
        "F" => "float".to_owned(),
        "I" => "int".to_owned(),
        "J" => "long".to_owned(),
        "S" => "short".to_owned(),
        "Z" => "boolean".to_owned(),
        "V" => "void".to_owned(),
        _ => {
            let name = descriptor.strip_prefix('L').and_then(|name| name.strip_suffix(';'));
            name.unwrap_or(descriptor).replace('/', ".")
        }
    }
}
