//! Makes classes: from class files when they are first named, arrays from their elements.

use std::rc::Rc;

use jurat_java::classes::{Class, Constant, Field, Flags, Method, MethodType};
use rustc_hash::FxHashMap;
use smol_str::{SmolStr, format_smolstr};

use super::error::LinkError;
use super::id::{ClassId, FieldId, MethodId};
use super::image::Jdk;
use super::info::{ClassInfo, ClassKind, FieldInfo, MethodInfo, Origin, Static, StaticConstant, type_of};
use super::{Type, World};

/// Deeper hierarchies are refused; each level is a Rust frame.
const MAX_DEPTH: usize = 200;

/// The virtual machine's own limit.
pub(crate) const MAX_DIMENSIONS: usize = 255;

const PRIMITIVES: [(&str, Option<Type>); 9] = [
    ("boolean", Some(Type::Boolean)),
    ("byte", Some(Type::Byte)),
    ("char", Some(Type::Char)),
    ("short", Some(Type::Short)),
    ("int", Some(Type::Int)),
    ("long", Some(Type::Long)),
    ("float", Some(Type::Float)),
    ("double", Some(Type::Double)),
    ("void", None),
];

impl World {
    /// The class of a name as `Class.getName` gives it: `java.lang.String`, `[I`, `[Lp.C;`, `int`.
    pub(crate) fn load(&mut self, name: &str) -> Result<ClassId, LinkError> {
        if let Some(known) = self.by_name.get(name) {
            return known.clone();
        }
        let loaded = if name.starts_with('[') { self.load_array(name) } else { self.load_ordinary(name) };
        self.by_name.insert(name.into(), loaded.clone());
        loaded
    }

    /// Whether neither the program nor any JDK has an ordinary class of this name.
    pub(crate) fn is_nowhere(&self, name: &str) -> bool {
        let is_ours = name.starts_with('<');
        is_ours
            || !self.program.contains_key(name)
                && !self.refused.contains_key(name)
                && !Jdk::may_have(name)
                && !self.by_name.contains_key(name)
    }

    /// Whether a JDK could have a class of this name.
    pub(crate) fn may_be_of_jdk(name: &str) -> bool {
        Jdk::may_have(name)
    }

    /// Whether this class of the JDK certainly has the loader that programs see as null.
    pub(crate) fn is_of_first_loader(&self, class: ClassId) -> bool {
        match self.class(class).kind {
            ClassKind::Array { element, .. } => self.is_of_first_loader(element),
            ClassKind::Primitive(_) => true,
            ClassKind::Ordinary => self.jdk.is_of_first_loader(&self.class(class).name),
        }
    }

    /// Whether it is an ordinary class of the module `java.base`.
    pub(crate) fn is_of_base(&self, class: ClassId) -> bool {
        self.jdk.is_of_base(&self.class(class).name)
    }

    /// The class that a descriptor of a field names.
    pub(crate) fn load_descriptor(&mut self, descriptor: &str) -> Result<ClassId, LinkError> {
        self.load(&super::class_name(descriptor))
    }

    /// The class of arrays of a class.
    pub(crate) fn array_of(&mut self, element: ClassId) -> ClassId {
        if let Some(array) = self.class(element).array {
            return array;
        }
        let of = self.class(element);
        let (name, ty) = match of.kind {
            ClassKind::Primitive(ty) => {
                let ty = ty.unwrap_or(Type::Reference);
                (format_smolstr!("[{}", letter(ty)), ty)
            }
            ClassKind::Array { .. } => (format_smolstr!("[{}", of.name), Type::Reference),
            ClassKind::Ordinary => (format_smolstr!("[L{};", of.name), Type::Reference),
        };
        let array = self.define_array(name.clone(), element, ty);
        self.classes[element.index()].array = Some(array);
        self.by_name.insert(name, Ok(array));
        array
    }

    pub(super) fn define_primitives(&mut self) {
        for (name, ty) in PRIMITIVES {
            // As `Class.getModifiers` says: public, final and abstract.
            let id = self.add_class(blank(name.into(), ClassKind::Primitive(ty), Flags(0x0411)));
            self.by_name.insert(name.into(), Ok(id));
        }
    }

    /// A class that no file holds.
    pub(crate) fn define(&mut self, class: Class) -> Result<ClassId, LinkError> {
        let name = class.name.clone();
        let id = self.define_ordinary(Rc::new(class), Origin::Synthetic)?;
        self.by_name.insert(name, Ok(id));
        Ok(id)
    }

    /// A name for a class that stands for a call site of another one.
    pub(crate) fn synthetic_name(&mut self, host: &str, purpose: &str) -> SmolStr {
        self.n_synthetic += 1;
        format_smolstr!("{host}$${purpose}/{}", self.n_synthetic)
    }

    fn load_array(&mut self, name: &str) -> Result<ClassId, LinkError> {
        let element = name.trim_start_matches('[');
        let n_dimensions = name.len() - element.len();
        let missing = || LinkError::new(format!("`{name}` is no class"));
        if n_dimensions > MAX_DIMENSIONS {
            return Err(missing());
        }
        let is_descriptor = element.len() == 1 || element.starts_with('L') && element.ends_with(';');
        if !is_descriptor || type_of(element).is_none() {
            return Err(missing());
        }
        let mut class = self.load_descriptor(element)?;
        for _ in 0..n_dimensions {
            class = self.array_of(class);
        }
        Ok(class)
    }

    fn load_ordinary(&mut self, name: &str) -> Result<ClassId, LinkError> {
        if self.loading.iter().any(|other| other == name) {
            return Err(LinkError::new(format!("the class `{name}` extends itself")));
        }
        if self.loading.len() >= MAX_DEPTH {
            return Err(LinkError::new(format!("the class `{name}` has too many superclasses")));
        }
        let (class, origin) = self.find_file(name)?;
        self.loading.push(name.into());
        let defined = self.define_ordinary(class, origin);
        self.loading.pop();
        defined
    }

    /// Class loaders ask the JDK first.
    fn find_file(&self, name: &str) -> Result<(Rc<Class>, Origin), LinkError> {
        if let Some(bytes) = self.jdk.find(name) {
            let class = Class::read(&bytes).map_err(|flaw| {
                LinkError::new(format!("the class `{name}` of the JDK cannot be read: {flaw}"))
            })?;
            return Ok((Rc::new(class), Origin::Jdk));
        }
        let class = self.program.get(name).ok_or_else(|| {
            let reason = self.refused.get(name).map_or("is missing", String::as_str);
            LinkError::new(format!("the class `{name}` {reason}"))
        })?;
        Ok((Rc::clone(class), Origin::Program))
    }

    fn define_ordinary(&mut self, file: Rc<Class>, origin: Origin) -> Result<ClassId, LinkError> {
        let superclass = match &file.superclass {
            Some(name) if !file.flags.is_interface() => Some(self.load(name)?),
            Some(_) | None => None,
        };
        let interfaces =
            file.interfaces.iter().map(|name| self.load(name)).collect::<Result<Box<[_]>, _>>()?;
        if superclass.is_none() && file.name != "java.lang.Object" && !file.flags.is_interface() {
            return Err(LinkError::new(format!("the class `{}` has no superclass", file.name)));
        }
        let id = ClassId(self.classes.len() as u32);
        let mut info = blank(file.name.clone(), ClassKind::Ordinary, file.flags);
        info.superclass = superclass;
        info.interfaces = interfaces;
        info.origin = origin;
        info.source.clone_from(&file.source);
        info.supertypes = self.supertypes_of(id, &info);
        // Its number must be taken before its members are made.
        self.classes.push(info);
        self.add_fields(id, &file)?;
        self.add_methods(id, &file)?;
        self.classes[id.index()].file = Some(file);
        self.classes[id.index()].needs_initialisation = self.has_initialiser(id);
        Ok(id)
    }

    fn add_fields(&mut self, class: ClassId, file: &Class) -> Result<(), LinkError> {
        let inherited =
            self.class(class).superclass.map(|superclass| Rc::clone(&self.class(superclass).layout));
        let mut layout = inherited.map_or_else(Vec::new, |layout| layout.to_vec());
        let mut statics = Vec::new();
        let mut fields = Vec::with_capacity(file.fields.len());
        for field in &file.fields {
            let id = FieldId(self.fields.len() as u32);
            let ty = type_of(&field.descriptor).ok_or_else(|| malformed(file, &field.descriptor))?;
            let slot = if field.flags.is_static() {
                statics.push(Static { ty, constant: self.constant_of(field) });
                statics.len() - 1
            } else {
                layout.push(ty);
                layout.len() - 1
            };
            fields.push(id);
            self.fields.push(FieldInfo {
                name: field.name.clone(),
                descriptor: field.descriptor.clone(),
                flags: field.flags,
                class,
                ty,
                slot: slot as u32,
            });
        }
        let info = &mut self.classes[class.index()];
        info.layout = layout.into();
        info.statics = statics.into();
        info.fields = fields.into();
        Ok(())
    }

    fn constant_of(&mut self, field: &Field) -> Option<StaticConstant> {
        Some(match field.constant.as_ref()? {
            Constant::Int(value) => StaticConstant::Int(*value),
            Constant::Long(value) => StaticConstant::Long(*value),
            Constant::Float(value) => StaticConstant::Float(*value),
            Constant::Double(value) => StaticConstant::Double(*value),
            Constant::String(units) => StaticConstant::String(self.intern(units)),
            Constant::Null
            | Constant::Class(_)
            | Constant::MethodType(_)
            | Constant::Handle(_)
            | Constant::Dynamic { .. } => return None,
        })
    }

    fn add_methods(&mut self, class: ClassId, file: &Class) -> Result<(), LinkError> {
        let mut declared = FxHashMap::default();
        let mut methods = Vec::with_capacity(file.methods.len());
        let mut initialiser = None;
        for (index, method) in file.methods.iter().enumerate() {
            let id = MethodId(self.methods.len() as u32);
            let info = self.method_info(class, file, method, index as u32)?;
            declared.insert(info.signature, id);
            if info.name == "<clinit>" && info.flags.is_static() {
                initialiser = Some(id);
            }
            methods.push(id);
            self.methods.push(info);
            self.bodies.push(None);
        }
        let info = &mut self.classes[class.index()];
        info.declared = declared;
        info.methods = methods.into();
        info.initialiser = initialiser;
        Ok(())
    }

    fn method_info(
        &mut self,
        class: ClassId,
        file: &Class,
        method: &Method,
        index: u32,
    ) -> Result<MethodInfo, LinkError> {
        let malformed = || malformed(file, &method.descriptor);
        let parsed = MethodType::parse(&method.descriptor).ok_or_else(malformed)?;
        let parameters = parsed.parameters.iter().map(|parameter| type_of(parameter));
        let parameters: Rc<[Type]> = parameters.collect::<Option<_>>().ok_or_else(malformed)?;
        let receiver = u16::from(!method.flags.is_static());
        let n_parameters =
            u16::try_from(parameters.len()).ok().filter(|&n| n <= 255).ok_or_else(malformed)?;
        Ok(MethodInfo {
            name: method.name.clone(),
            descriptor: method.descriptor.clone(),
            flags: method.flags,
            class,
            n_arguments: n_parameters + receiver,
            parameters,
            result: type_of(parsed.result),
            signature: self.signature(&method.name, &method.descriptor),
            index,
        })
    }

    /// A static native method of a class that was defined before.
    pub(super) fn add_native(
        &mut self,
        class: ClassId,
        name: &SmolStr,
        descriptor: SmolStr,
    ) -> Result<MethodId, LinkError> {
        let file = self.class(class).file.clone().ok_or_else(|| LinkError::new("a class without a file"))?;
        let method = Method { name: name.clone(), descriptor, flags: Flags(0x0109), code: None };
        let info = self.method_info(class, &file, &method, u32::MAX)?;
        let id = MethodId(self.methods.len() as u32);
        self.classes[class.index()].declared.insert(info.signature, id);
        self.methods.push(info);
        self.bodies.push(None);
        Ok(id)
    }

    fn define_array(&mut self, name: SmolStr, element: ClassId, ty: Type) -> ClassId {
        // As `Class.getModifiers` says: public if the element is, final and abstract.
        let flags = Flags(self.class(element).flags.0 & 0x0001 | 0x0410);
        let mut info = blank(name, ClassKind::Array { element, ty }, flags);
        let bases = ["java.lang.Object", "java.lang.Cloneable", "java.io.Serializable"];
        let bases: Vec<ClassId> = bases.iter().filter_map(|base| self.load(base).ok()).collect();
        info.superclass = bases.first().copied();
        info.interfaces = bases.iter().skip(1).copied().collect();
        info.origin = self.class(element).origin;
        let id = ClassId(self.classes.len() as u32);
        info.supertypes = self.supertypes_of(id, &info);
        self.add_class(info)
    }

    fn add_class(&mut self, info: ClassInfo) -> ClassId {
        let id = ClassId(self.classes.len() as u32);
        self.classes.push(info);
        id
    }
}

fn malformed(class: &Class, descriptor: &str) -> LinkError {
    LinkError::new(format!("the class `{}` has a member of the impossible type `{descriptor}`", class.name))
}

fn blank(name: SmolStr, kind: ClassKind, flags: Flags) -> ClassInfo {
    ClassInfo {
        name,
        kind,
        flags,
        superclass: None,
        interfaces: Box::default(),
        layout: Rc::default(),
        statics: Box::default(),
        initialiser: None,
        needs_initialisation: false,
        origin: Origin::Jdk,
        source: None,
        supertypes: Box::default(),
        declared: FxHashMap::default(),
        methods: Box::default(),
        fields: Box::default(),
        array: None,
        file: None,
    }
}

fn letter(ty: Type) -> char {
    match ty {
        Type::Boolean => 'Z',
        Type::Byte => 'B',
        Type::Char => 'C',
        Type::Short => 'S',
        Type::Int => 'I',
        Type::Long => 'J',
        Type::Float => 'F',
        Type::Double => 'D',
        Type::Reference => 'L',
    }
}
