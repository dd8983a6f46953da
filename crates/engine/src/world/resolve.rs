//! Finds fields and methods by the rules of the virtual machine, sections 5.4.3, 5.4.5 and 5.4.6 of its specification.
//!
//! Who may access what is checked for methods only, where a call is linked: elsewhere a compiler did that, and a program that was
//! changed behind its back is not what is judged here.

use jurat_java::classes::Flags;
use smol_str::SmolStr;

use super::World;
use super::error::LinkError;
use super::id::{ClassId, FieldId, MethodId, SignatureId};
use super::info::ClassKind;

impl World {
    /// The field that a name means in a class: its own, then those of its interfaces, then those of its superclass.
    pub(crate) fn find_field(&self, class: ClassId, name: &str, descriptor: &str) -> Option<FieldId> {
        let mut left = vec![class];
        while let Some(class) = left.pop() {
            let info = self.class(class);
            let is_meant = |field: &FieldId| {
                let field = self.field(*field);
                field.name == name && field.descriptor == descriptor
            };
            if let Some(field) = info.fields.iter().copied().find(is_meant) {
                return Some(field);
            }
            left.extend(info.superclass);
            left.extend(info.interfaces.iter().rev());
        }
        None
    }

    /// The slot of a field of objects of a class.
    pub(crate) fn slot(&mut self, class: &str, name: &str, descriptor: &str) -> Result<u32, LinkError> {
        let id = self.load(class)?;
        let field = self.find_field(id, name, descriptor);
        let field = field.ok_or_else(|| LinkError::new(format!("the field `{class}.{name}` is missing")))?;
        Ok(self.field(field).slot)
    }

    /// The method that a name means in a class: its own and those of superclasses, then those of interfaces.
    pub(crate) fn find_method(&mut self, class: ClassId, name: &str, descriptor: &str) -> Option<MethodId> {
        let signature = self.signature(&SmolStr::from(name), &SmolStr::from(descriptor));
        self.find(class, signature)
    }

    /// The method of that name and type that this very class declares.
    pub(crate) fn declared_method(&self, class: ClassId, name: &str, descriptor: &str) -> Option<MethodId> {
        let signature = self.signatures.get(&(SmolStr::from(name), SmolStr::from(descriptor)))?;
        self.class(class).declared.get(signature).copied()
    }

    fn find(&self, class: ClassId, signature: SignatureId) -> Option<MethodId> {
        let declared = |class: ClassId| self.class(class).declared.get(&signature).copied();
        let inherited = self.superclasses(class).find_map(declared);
        inherited.or_else(|| self.find_in_interfaces(class, signature)).or_else(|| {
            // Interfaces have the methods of `Object`, too.
            let is_interface = self.class(class).flags.is_interface();
            is_interface.then(|| declared(self.known().object)).flatten()
        })
    }

    /// The most specific method of all interfaces, if possible one that is not abstract.
    fn find_in_interfaces(&self, class: ClassId, signature: SignatureId) -> Option<MethodId> {
        let specific = self.most_specific(class, signature);
        let concrete = specific.iter().find(|method| !self.method(**method).flags.is_abstract());
        concrete.or(specific.first()).copied()
    }

    /// The maximally-specific methods of all interfaces.
    fn most_specific(&self, class: ClassId, signature: SignatureId) -> Vec<MethodId> {
        let candidates = self.interface_methods(class, signature);
        let is_most_specific = |method: &&MethodId| {
            let class = self.method(**method).class;
            !candidates.iter().any(|other| {
                let other = self.method(*other).class;
                other != class && self.is_subclass(other, class)
            })
        };
        candidates.iter().filter(is_most_specific).copied().collect()
    }

    /// The methods of all interfaces that are neither private nor static.
    fn interface_methods(&self, class: ClassId, signature: SignatureId) -> Vec<MethodId> {
        let supertypes = self.class(class).supertypes.iter().copied();
        let interfaces = supertypes.filter(|of| self.class(*of).flags.is_interface());
        let methods = interfaces.filter_map(|of| self.class(of).declared.get(&signature).copied());
        methods
            .filter(|method| {
                let flags = self.method(*method).flags;
                !flags.is_private() && !flags.is_static()
            })
            .collect()
    }

    /// The method that a call of `method` runs if the object is of class `receiver`.
    pub(crate) fn select(&mut self, receiver: ClassId, method: MethodId) -> Result<MethodId, LinkError> {
        if let Some(&selected) = self.selected.get(&(receiver, method)) {
            return Ok(selected);
        }
        let selected = self.select_slowly(receiver, method)?;
        self.selected.insert((receiver, method), selected);
        Ok(selected)
    }

    fn select_slowly(&self, receiver: ClassId, method: MethodId) -> Result<MethodId, LinkError> {
        let info = self.method(method);
        if info.is_final() {
            return Ok(method);
        }
        let is_of_interface = self.class(info.class).flags.is_interface();
        if !self.is_subclass(receiver, info.class) {
            return Err(self.not_selected("IncompatibleClassChangeError", method));
        }
        let in_classes = self.superclasses(receiver).find_map(|class| {
            let candidate = *self.class(class).declared.get(&info.signature)?;
            (candidate == method || self.can_override(candidate, method)).then_some(candidate)
        });
        match in_classes {
            Some(selected) if is_of_interface && !self.method(selected).flags.is_public() => {
                Err(self.not_selected("IllegalAccessError", method))
            }
            Some(selected) => Ok(selected),
            None => self.select_in_interfaces(receiver, method),
        }
    }

    /// Selects the only method of all interfaces that has code and is as specific as can be.
    fn select_in_interfaces(&self, class: ClassId, method: MethodId) -> Result<MethodId, LinkError> {
        let mut concrete = self.most_specific(class, self.method(method).signature);
        concrete.retain(|method| !self.method(*method).flags.is_abstract());
        match concrete.as_slice() {
            [only] => Ok(*only),
            [] => Err(self.not_selected("AbstractMethodError", method)),
            _ => Err(self.not_selected("IncompatibleClassChangeError", method)),
        }
    }

    fn not_selected(&self, error: &str, method: MethodId) -> LinkError {
        LinkError::new(format!("{error} at a call of `{}`", self.method_name(method)))
    }

    /// The method that `super.m()` means: that of the class or the nearest of its superclasses, whoever may see it; then that of
    /// an interface.
    pub(super) fn select_special(&self, class: ClassId, method: MethodId) -> Result<MethodId, LinkError> {
        let signature = self.method(method).signature;
        let declared =
            self.superclasses(class).filter_map(|class| self.class(class).declared.get(&signature));
        let mut declared = declared.copied().filter(|candidate| !self.method(*candidate).flags.is_static());
        declared.next().map_or_else(|| self.select_in_interfaces(class, method), Ok)
    }

    /// A method that only its package sees is not overridden by the same name in another one, unless by way of a method between
    /// them: one that overrides it within the package, and that can be seen from outside.
    fn can_override(&self, candidate: MethodId, method: MethodId) -> bool {
        let (over, under) = (self.method(candidate), self.method(method));
        if over.flags.is_private() || over.flags.is_static() || under.flags.is_private() {
            return false;
        }
        under.flags.is_public()
            || under.flags.is_protected()
            || self.class(over.class).package() == self.class(under.class).package()
            || self.overrides_by_way(candidate, method)
    }

    /// Whether there is a method between the two that the first can override, and that can override the second.
    fn overrides_by_way(&self, candidate: MethodId, method: MethodId) -> bool {
        let (over, under) = (self.method(candidate), self.method(method));
        let between = self.superclasses(over.class).skip(1).take_while(|class| *class != under.class);
        let mut between =
            between.filter_map(|class| self.class(class).declared.get(&under.signature).copied());
        between.any(|between| self.can_override(candidate, between) && self.can_override(between, method))
    }

    /// `public static void main(String[])` of a class, which every JDK starts whatever else the class has. Which other methods
    /// can be started is different from one to the next.
    pub(crate) fn main_method(&mut self, id: ClassId) -> Result<MethodId, LinkError> {
        let main = self.find_method(id, "main", "([Ljava/lang/String;)V");
        let is_started = |flags: Flags| flags.is_static() && flags.is_public();
        let main = main.filter(|main| is_started(self.method(*main).flags));
        main.ok_or_else(|| {
            let name = &self.class(id).name;
            LinkError::new(format!("the class `{name}` has no method `public static void main(String[])`"))
        })
    }

    /// The class whose methods an array or an ordinary class has.
    pub(super) fn method_holder(&self, class: ClassId) -> ClassId {
        match self.class(class).kind {
            ClassKind::Array { .. } | ClassKind::Primitive(_) => self.known().object,
            ClassKind::Ordinary => class,
        }
    }
}
