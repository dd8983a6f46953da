//! Names of classes as people write them.

use jurat_java::classes::InnerClass;

use super::World;
use super::id::ClassId;
use super::info::ClassKind;

impl World {
    /// As `Class.getSimpleName`: `Entry` for `java.util.Map$Entry`, nothing for anonymous classes.
    pub fn simple_name(&self, class: ClassId) -> String {
        let info = self.class(class);
        if let ClassKind::Array { element, .. } = info.kind {
            return format!("{}[]", self.simple_name(element));
        }
        match self.inner_class(class) {
            Some(inner) => inner.simple_name.as_ref().map_or_else(String::new, ToString::to_string),
            None => info.name.rsplit('.').next().unwrap_or_default().to_owned(),
        }
    }

    /// What its own file says about it, if it stands inside of another class.
    pub fn inner_class(&self, class: ClassId) -> Option<&InnerClass> {
        let info = self.class(class);
        info.file.as_ref()?.inner_classes.iter().find(|inner| inner.name == info.name)
    }
}
