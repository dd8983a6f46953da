//! The counters of the published method monitor: one for each method with a claim in it.

use std::collections::BTreeMap;

use jurat_java::sites::MethodSite;

use crate::monitor::Names;
use crate::source::Source;

/// The counters of methods, named `className_methodName_parameterTypes_returnValueType`.
#[derive(Clone, Debug, Default)]
pub struct Counters {
    /// By file and method.
    names: BTreeMap<(String, usize), String>,
}

impl Counters {
    /// Counts the calls of a method, an index into the sites of its file.
    pub(crate) fn add(&mut self, source: &Source, method: usize) {
        let key = (source.name.clone(), method);
        if self.names.contains_key(&key) {
            return;
        }
        let mut name = name(&source.sites().methods[method]);
        // Overloads of erased generics can share a name.
        while self.names.values().any(|other| *other == name) {
            name.push('_');
        }
        self.names.insert(key, name);
    }

    /// The methods of a file that are counted, with the names of their counters.
    pub(crate) fn of(&self, source: &Source) -> Vec<(usize, String)> {
        let own = self.names.iter().filter(|((file, _), _)| *file == source.name);
        own.map(|((_, method), name)| (*method, name.clone())).collect()
    }

    /// The source of the class that has them.
    pub fn source(&self, names: &Names) -> String {
        let fields: String =
            self.names.values().map(|name| format!("    public static int {name};\n")).collect();
        format!(
            "package {};\n\n\
             /** Counts the calls of each method that a claim is about. */\n\
             public final class MethodMonitor {{\n{fields}\n    \
             private MethodMonitor() {{ }}\n\n    \
             /** Selects the assertion that holds in this call. */\n    \
             public static long assertionSelection(int check, int call) {{\n        \
             return (long) call << 32 | check;\n    \
             }}\n\
             }}\n",
            names.package()
        )
    }

    /// Whether nothing is counted.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}

/// `Main_isRightTriangle_int_int_int_boolean`.
fn name(method: &MethodSite) -> String {
    let types = method.parameters.iter().map(|parameter| parameter.type_name.as_deref().unwrap_or("var"));
    let returned = method.return_type.as_deref().unwrap_or("void");
    let parts = [method.class.as_str(), method.name.as_str()].into_iter().chain(types).chain([returned]);
    parts.map(word).collect::<Vec<_>>().join("_")
}

/// A type or a name as part of a name: `int[]` is `intArray`, and the arguments of generics are left out.
fn word(text: &str) -> String {
    let erased = text.split('<').next().unwrap_or_default().trim();
    let arrays = "Array".repeat(text.matches("[]").count());
    let base = erased.replace("[]", "");
    base.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).chain(arrays.chars()).collect()
}
