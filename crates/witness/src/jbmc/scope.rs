//! The scopes of claims: methods, in the notations of JBMC and of other verifiers for Java.

use std::fmt;

use smol_str::SmolStr;

/// Where the names of a claim are looked up.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// A method of a class.
    Method {
        /// The class as class files name it, with dots: `pk.Outer$Inner`.
        class: SmolStr,
        /// The method's name; `<init>` and `<clinit>` included.
        name: SmolStr,
        /// Parameter and return types: `(I)V`.
        descriptor: Option<SmolStr>,
    },
    /// A class as a whole.
    Class(SmolStr),
    /// A bare name, as witnesses for C have it.
    Function(SmolStr),
    /// Code that JBMC makes itself: its start-up function and the classes of lambdas.
    Synthetic(SmolStr),
}

impl Scope {
    /// Reads a scope.
    pub fn parse(text: &str) -> Self {
        if text.starts_with("__CPROVER") || text == "java" || text.contains("lambda_synthetic_class$") {
            return Self::Synthetic(text.into());
        }
        let name = text.strip_prefix("java::").unwrap_or(text);
        // GDart and SPF write types as descriptors do: `LMain;.main([Ljava/lang/String;)V`.
        if let Some(rest) = name.strip_prefix('L')
            && let Some((class, member)) = rest.split_once(';')
        {
            let class = SmolStr::from(class.replace('/', "."));
            return match member.strip_prefix('.') {
                Some(method) => Self::method(class, method),
                None => Self::Class(class),
            };
        }
        let (path, descriptor) = match name.split_once(":(") {
            Some((path, _)) => (path, Some(&name[path.len() + 1..])),
            None => match name.split_once('(') {
                Some((path, _)) => (path, Some(&name[path.len()..])),
                None => (name, None),
            },
        };
        match path.rsplit_once('.') {
            Some((class, method)) => Self::Method {
                class: class.into(),
                name: method.into(),
                descriptor: descriptor.map(SmolStr::new),
            },
            None => Self::Function(path.into()),
        }
    }

    /// A text that [`Scope::parse`] reads as this scope.
    pub fn to_text(&self) -> String {
        match self {
            Self::Method { class, name, descriptor } => {
                format!("{class}.{name}{}", descriptor.as_deref().unwrap_or_default())
            }
            Self::Class(class) => format!("L{};", class.replace('.', "/")),
            Self::Function(name) | Self::Synthetic(name) => name.to_string(),
        }
    }

    fn method(class: SmolStr, method: &str) -> Self {
        let at = method.find('(').unwrap_or(method.len());
        let descriptor = (at < method.len()).then(|| SmolStr::new(&method[at..]));
        Self::Method { class, name: method[..at].into(), descriptor }
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Method { class, name, .. } => write!(f, "{class}.{name}"),
            Self::Class(name) | Self::Function(name) | Self::Synthetic(name) => f.write_str(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn method(class: &str, name: &str, descriptor: Option<&str>) -> Scope {
        Scope::Method { class: class.into(), name: name.into(), descriptor: descriptor.map(SmolStr::new) }
    }

    #[test]
    fn notations() {
        assert_eq!(Scope::parse("java::pk.sub.C.m:()I"), method("pk.sub.C", "m", Some("()I")));
        assert_eq!(
            Scope::parse("java::Outer$In.<init>:(LOuter;)V"),
            method("Outer$In", "<init>", Some("(LOuter;)V"))
        );
        assert_eq!(
            Scope::parse("java::LMain;.main([Ljava/lang/String;)V"),
            method("Main", "main", Some("([Ljava/lang/String;)V"))
        );
        assert_eq!(Scope::parse("Main.main"), method("Main", "main", None));
        assert_eq!(Scope::parse("java::LMain;"), Scope::Class("Main".into()));
        assert_eq!(Scope::parse("main"), Scope::Function("main".into()));
        for text in
            ["java::pk.sub.C.m:()I", "java::Outer$In.<init>:(LOuter;)V", "Main.main", "java::LMain;", "f"]
        {
            let scope = Scope::parse(text);
            assert_eq!(Scope::parse(&scope.to_text()), scope, "{text}");
        }
        for text in [
            "__CPROVER__start",
            "java",
            "java::lambda_synthetic_class$S_main_([Ljava/lang/String;)V$3.ap:(I)I",
        ] {
            assert_eq!(Scope::parse(text), Scope::Synthetic(text.into()));
        }
    }
}
