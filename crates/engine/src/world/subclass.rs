//! What a class is: itself, what it extends and what it implements.

use super::World;
use super::id::ClassId;
use super::info::{ClassInfo, ClassKind};

impl World {
    /// Whether an object of the one class can be used as the other: the rule of `instanceof`.
    pub(crate) fn is_subclass(&self, class: ClassId, of: ClassId) -> bool {
        let (mut class, mut of) = (class, of);
        loop {
            if class == of || self.class(class).supertypes.binary_search(&of).is_ok() {
                return true;
            }
            // Arrays are related as their elements are.
            let (ClassKind::Array { element, .. }, ClassKind::Array { element: of_element, .. }) =
                (self.class(class).kind, self.class(of).kind)
            else {
                return false;
            };
            let is_primitive = |class| matches!(self.class(class).kind, ClassKind::Primitive(_));
            if is_primitive(element) || is_primitive(of_element) {
                return false;
            }
            (class, of) = (element, of_element);
        }
    }

    /// All that it is, sorted; `Object` for interfaces, too.
    pub(super) fn supertypes_of(&self, id: ClassId, info: &ClassInfo) -> Box<[ClassId]> {
        let mut all = vec![id];
        for base in info.superclass.iter().chain(&info.interfaces) {
            all.extend_from_slice(&self.class(*base).supertypes);
        }
        if let Some(Ok(object)) = self.by_name.get("java.lang.Object") {
            all.push(*object);
        }
        all.sort_unstable();
        all.dedup();
        all.into()
    }

    /// The class and its superclasses, itself first.
    pub(crate) fn superclasses(&self, class: ClassId) -> impl Iterator<Item = ClassId> {
        std::iter::successors(Some(class), |class| self.class(*class).superclass)
    }
}
