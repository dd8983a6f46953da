//! Names of classes as people write them.

use jurat_java::classes::InnerClass;

use super::World;
use super::error::LinkError;
use super::id::ClassId;
use super::info::{ClassKind, Origin};

/// The interfaces in the signature of a class, with their arguments. Before them is the superclass.
fn interfaces(signature: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    let types = signature.split_inclusive(move |char| {
        match char {
            '<' => depth += 1,
            '>' => depth -= 1,
            _ => {}
        }
        depth == 0 && char == ';'
    });
    types.skip(1)
}

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

    /// Its name, unless it stands for a class that a JVM would make or that has another name there.
    pub(crate) fn real_name(&self, class: ClassId) -> Option<String> {
        let info = self.class(class);
        let is_real = match info.kind {
            ClassKind::Array { element, .. } => self.real_name(element).is_some(),
            ClassKind::Primitive(_) | ClassKind::Ordinary => info.origin != Origin::Synthetic,
        };
        is_real.then(|| info.name.to_string())
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
        is_direct && file.signature.as_ref().is_some_and(|it| interfaces(it).any(|it| it == wanted))
    }

    /// The class at the top of its nest (JVMS 5.4.4): the one that its file names, if that one agrees.
    pub(crate) fn nest_host(&mut self, class: ClassId) -> Result<ClassId, LinkError> {
        let info = self.class(class);
        let (name, package) = (info.name.clone(), info.package().to_owned());
        let Some(host) = info.file.as_ref().and_then(|file| file.nest_host.clone()) else { return Ok(class) };
        let host = self.load(&host)?;
        let info = self.class(host);
        let agrees = info.file.as_ref().is_some_and(|file| file.nest_members.contains(&name));
        Ok(if agrees && info.package() == package { host } else { class })
    }

    /// What its own file says about it, if it stands inside of another class.
    pub(crate) fn inner_class(&self, class: ClassId) -> Option<&InnerClass> {
        let info = self.class(class);
        info.file.as_ref()?.inner_classes.iter().find(|inner| inner.name == info.name)
    }
}

#[cfg(test)]
mod tests {
    use super::interfaces;

    #[test]
    fn the_superclass_is_no_interface() {
        let of = |signature| interfaces(signature).collect::<Vec<_>>();
        let comparable = "Ljava/lang/Comparable<LKey;>;";
        assert_eq!(of("Ljava/lang/Object;Ljava/lang/Comparable<LKey;>;"), [comparable]);
        assert_eq!(
            of("<T:Ljava/lang/Object;>LBase<TT;>;LOne<LTwo<TT;>;>;Ljava/lang/Comparable<LKey;>;"),
            ["LOne<LTwo<TT;>;>;", comparable]
        );
        assert_eq!(
            of("LBase<Ljava/lang/Comparable<LKey;>;>;Ljava/lang/Comparable;"),
            ["Ljava/lang/Comparable;"]
        );
        assert_eq!(of("LBase<Ljava/lang/Object;>.Inner<Ljava/lang/Comparable<LKey;>;>;"), [""; 0]);
    }
}
