//! Names of classes as people write them.

use jurat_java::classes::InnerClass;

use super::World;
use super::id::ClassId;
use super::info::ClassKind;

impl World {
    /// As `Class.getSimpleName`: `Entry` for `java.util.Map$Entry`, nothing for anonymous classes.
    pub(crate) fn simple_name(&self, class: ClassId) -> String {
        let info = self.class(class);
        if let ClassKind::Array { element, .. } = info.kind {
            return format!("{}[]", self.simple_name(element));
        }
        match self.inner_class(class) {
            Some(inner) => inner.simple_name.as_ref().map_or_else(String::new, ToString::to_string),
            None => info.name.rsplit('.').next().unwrap_or_default().to_owned(),
        }
    }

    /// As `Class.getCanonicalName`: `java.util.Map.Entry`, nothing for local and anonymous classes.
    pub(crate) fn canonical_name(&mut self, class: ClassId) -> Option<String> {
        if let ClassKind::Array { element, .. } = self.class(class).kind {
            return self.canonical_name(element).map(|name| format!("{name}[]"));
        }
        let Some(inner) = self.inner_class(class) else { return Some(self.class(class).name.to_string()) };
        let (outer, simple_name) = (inner.outer.clone()?, inner.simple_name.clone()?);
        // Each name is a part of the next, so that this ends.
        if outer.len() >= self.class(class).name.len() {
            return None;
        }
        let outer = self.load(&outer).ok()?;
        self.canonical_name(outer).map(|outer| format!("{outer}.{simple_name}"))
    }

    /// Whether it says that its objects can be compared with each other: `implements Comparable<Itself>`.
    pub(crate) fn is_comparable_with_itself(&self, class: ClassId) -> bool {
        let Some(file) = &self.class(class).file else { return false };
        let wanted = format!("Ljava/lang/Comparable<L{};>;", file.name.replace('.', "/"));
        let is_direct = file.interfaces.iter().any(|interface| interface == "java.lang.Comparable");
        is_direct && file.signature.as_ref().is_some_and(|signature| signature.contains(&wanted))
    }

    /// What its own file says about it, if it stands inside of another class.
    pub(crate) fn inner_class(&self, class: ClassId) -> Option<&InnerClass> {
        let info = self.class(class);
        info.file.as_ref()?.inner_classes.iter().find(|inner| inner.name == info.name)
    }
}
