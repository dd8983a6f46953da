//! The classes of the program and of the JDK, as far as they are the same for every execution.
//!
//! ```text
//! bytes of the program ─┐
//!                       ├─▶ load ─▶ ClassInfo ─▶ compile ─▶ Compiled (Ops)
//! image of the JDK ─────┘               ▲                      │ first execution
//!                                       └─── resolve ◀── link ◀┘
//! ```
//!
//! Nothing here runs, and nothing here belongs to a state: values of static fields, objects and whether a class is
//! initialised are kept elsewhere. Classes are loaded when something names them; that has no effect that a program sees.

mod compile;
mod error;
mod id;
mod image;
mod info;
mod initialisation;
mod known;
mod link;
mod load;
mod names;
mod op;
mod resolve;
mod subclass;
#[cfg(test)]
mod tests;

use std::path::Path;
use std::rc::Rc;

use jurat_java::classes::Class;
pub(crate) use jurat_java::classes::Element as Type;
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

pub use error::{LinkError, WorldError};
use id::SignatureId;
pub(crate) use id::{ClassId, FieldId, LiteralId, LoopId, MethodId};
use image::Jdk;
pub(crate) use info::{ClassInfo, ClassKind, FieldInfo, MethodInfo, Origin, StaticConstant};
pub(crate) use info::{class_name, type_of};
pub(crate) use known::Known;
pub(crate) use load::MAX_DIMENSIONS;
pub(crate) use op::{Catch, Compiled, LocalSet, Op};

use crate::natives::{self, Native};

/// All that is known of classes.
pub(crate) struct World {
    jdk: Jdk,
    /// What the program brings along; loaded when it is named.
    program: FxHashMap<SmolStr, Rc<Class>>,
    /// What it brings along and no virtual machine runs, with the reason.
    refused: FxHashMap<SmolStr, String>,
    classes: Vec<ClassInfo>,
    methods: Vec<MethodInfo>,
    /// Classes that use members by reflection, by what they are for.
    accessors: FxHashMap<SmolStr, ClassId>,
    fields: Vec<FieldInfo>,
    by_name: FxHashMap<SmolStr, Result<ClassId, LinkError>>,
    /// Names of the classes that are being loaded, to find circles.
    loading: Vec<SmolStr>,
    signatures: FxHashMap<(SmolStr, SmolStr), SignatureId>,
    literals: Vec<Rc<[u16]>>,
    literal_ids: FxHashMap<Rc<[u16]>, LiteralId>,
    /// By method, once somebody asked.
    bodies: Vec<Option<Body>>,
    selected: FxHashMap<(ClassId, MethodId), MethodId>,
    initialisations: FxHashMap<ClassId, Rc<[ClassId]>>,
    /// Classes that stand for call sites, for their names.
    n_synthetic: u32,
    known: Option<Known>,
    /// Whether some code of the program that was asked for may notice that a virtual machine has no room left.
    pub(crate) notices_limits: bool,
    /// The number of the JDK's release: 17, 21, 25.
    release: u16,
    /// A class that starts the program and does not belong to it.
    pub(crate) launcher: Option<ClassId>,
    /// The method that makes what the program is called with.
    pub(crate) preparation: Option<MethodId>,
}

/// How a method is executed.
#[derive(Clone)]
pub(crate) enum Body {
    /// By its instructions.
    Code(Rc<Compiled>),
    /// By the engine.
    Native(Native),
    /// By the engine, or by its instructions if the engine declines.
    Shortcut(Native, Rc<Compiled>),
    /// Not at all: only methods that override it are.
    Abstract,
    /// It is native, and the engine does not know it.
    Unknown,
    /// It has instructions, but to run them would be wrong.
    Refused(&'static str),
}

impl World {
    /// The classes of a program, over those of a JDK whose image (`lib/modules`) is named.
    pub(crate) fn new(program: &[Vec<u8>], image: &Path) -> Result<Self, WorldError> {
        let mut classes = FxHashMap::default();
        for bytes in program {
            let class = Class::read(bytes).map_err(WorldError::Program)?;
            classes.insert(class.name.clone(), Rc::new(class));
        }
        let mut world = Self {
            jdk: Jdk::open(image)?,
            program: classes,
            refused: FxHashMap::default(),
            classes: Vec::new(),
            methods: Vec::new(),
            accessors: FxHashMap::default(),
            fields: Vec::new(),
            by_name: FxHashMap::default(),
            loading: Vec::new(),
            signatures: FxHashMap::default(),
            literals: Vec::new(),
            literal_ids: FxHashMap::default(),
            bodies: Vec::new(),
            selected: FxHashMap::default(),
            initialisations: FxHashMap::default(),
            n_synthetic: 0,
            known: None,
            notices_limits: false,
            release: 0,
            launcher: None,
            preparation: None,
        };
        world.release = world.jdk.release().ok_or_else(|| {
            WorldError::Incomplete(LinkError::new("the class `java.lang.Object` is missing"))
        })?;
        world.define_primitives();
        world.known = Some(Known::find(&mut world).map_err(WorldError::Incomplete)?);
        for class in natives::helper_classes() {
            world.define(class).map_err(WorldError::Incomplete)?;
        }
        Ok(world)
    }

    /// From now on, who needs one of these classes learns why there is none.
    pub(crate) fn refuse(&mut self, refused: &[(String, String)]) {
        self.refused.extend(refused.iter().map(|(name, reason)| (name.as_str().into(), reason.clone())));
    }

    /// What the engine itself has to know.
    pub(crate) fn known(&self) -> &Known {
        self.known.as_ref().expect("it is found before the world is handed out")
    }

    /// The number of the JDK's release: 17, 21, 25.
    pub(crate) fn release(&self) -> u16 {
        self.release
    }

    /// The class that uses a member by reflection, if it was made before.
    pub(crate) fn accessor(&self, key: &str) -> Option<ClassId> {
        self.accessors.get(key).copied()
    }

    pub(crate) fn keep_accessor(&mut self, key: &str, class: ClassId) {
        self.accessors.insert(key.into(), class);
    }

    /// A class.
    #[inline]
    pub(crate) fn class(&self, class: ClassId) -> &ClassInfo {
        &self.classes[class.index()]
    }

    /// A method.
    #[inline]
    pub(crate) fn method(&self, method: MethodId) -> &MethodInfo {
        &self.methods[method.index()]
    }

    /// A field.
    #[inline]
    pub(crate) fn field(&self, field: FieldId) -> &FieldInfo {
        &self.fields[field.index()]
    }

    /// What the program brings along.
    pub(crate) fn program_classes(&self) -> impl Iterator<Item = &Class> {
        self.program.values().map(|class| &**class)
    }

    /// The UTF-16 units of a string constant.
    pub(crate) fn literal(&self, literal: LiteralId) -> &Rc<[u16]> {
        &self.literals[literal.index()]
    }

    /// The number of a text; the same for the same text.
    pub(crate) fn intern(&mut self, units: &[u16]) -> LiteralId {
        if let Some(&id) = self.literal_ids.get(units) {
            return id;
        }
        let id = LiteralId(self.literals.len() as u32);
        let units: Rc<[u16]> = units.into();
        self.literals.push(Rc::clone(&units));
        self.literal_ids.insert(units, id);
        id
    }

    /// `pk.C.m`, for messages.
    pub(crate) fn method_name(&self, method: MethodId) -> String {
        let info = self.method(method);
        format!("{}.{}", self.class(info.class).name, info.name)
    }

    fn signature(&mut self, name: &SmolStr, descriptor: &SmolStr) -> SignatureId {
        let next = SignatureId(self.signatures.len() as u32);
        *self.signatures.entry((name.clone(), descriptor.clone())).or_insert(next)
    }
}
