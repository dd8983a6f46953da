//! The method of the program that a request means.

use std::fmt;

use jurat_java::classes::{Class, Classes, Method, MethodType};

use super::request::MethodRequest;
use super::types::{is_accessible, may_use, package_of, source_name, source_type};
use crate::source::listed;

/// A method of the program.
#[derive(Clone, Debug)]
pub(super) struct Target {
    /// The package of its class, empty if it has none.
    pub(super) package: String,
    /// Binary name of the class.
    pub(super) class: String,
    /// The class as sources write it.
    pub(super) class_name: String,
    pub(super) name: String,
    pub(super) is_static: bool,
    /// The descriptors of the parameters.
    pub(super) parameters: Vec<String>,
    /// The parameters as sources write them.
    pub(super) types: Vec<String>,
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}({})", self.class_name, self.name, self.types.join(","))
    }
}

impl Target {
    /// The only method that is meant; else what is wrong, with those that could be meant.
    pub(super) fn find(request: &MethodRequest, classes: &Classes) -> Result<Self, String> {
        let class = class_of(request, classes)?;
        let all = methods_of(class, classes);
        let named: Vec<&(Self, &Method)> = all.iter().filter(|(it, _)| it.name == request.name).collect();
        let is_meant =
            |it: &&&(Self, &Method)| request.parameters.as_ref().is_none_or(|types| it.0.takes(types));
        let mut meant = named.iter().filter(is_meant);
        let wrong = |what: &str| Err(format!("--method {}: {what}", request.name));
        let Some((target, method)) = meant.next() else {
            let candidates = if named.is_empty() { all.iter().collect() } else { named.clone() };
            let texts: Vec<String> = candidates.iter().map(|(it, _)| it.to_string()).collect();
            return wrong(&format!("`{}` has no such method (its methods: {})", class.name, listed(&texts)));
        };
        if meant.next().is_some() {
            let texts: Vec<String> = named.iter().map(|(it, _)| it.to_string()).collect();
            return wrong(&format!("several methods have this name (hint: name one of {})", listed(&texts)));
        }
        if method.flags.is_private() {
            return wrong(&format!(
                "`{target}` is private, so that no caller has it (hint: name a method that calls it)"
            ));
        }
        let is_declared = |it: &&Class| it.methods.iter().any(|own| std::ptr::eq(own, *method));
        let Some(declaring) = classes.superclasses(&class.name).find(is_declared) else {
            return wrong(&format!("`{target}` is of no class"));
        };
        if !may_use(method.flags, &declaring.name, &target.package) {
            return wrong(&format!(
                "`{target}` is inherited from `{}`, and no class of the package can call it",
                declaring.name
            ));
        }
        let alike = declaring.methods.iter().filter(|it| it.name == method.name && !it.flags.is_synthetic());
        let parameters = |it: &Method| it.descriptor.split(')').next().map(str::to_owned);
        if alike.filter(|it| parameters(it) == parameters(method)).count() > 1 {
            return wrong(&format!("`{}` has several methods `{target}`", declaring.name));
        }
        if !is_accessible(classes, class, &target.package) {
            return wrong(&format!(
                "`{}` is private, local or anonymous, so that no caller has it",
                class.name
            ));
        }
        Ok(target.clone())
    }

    /// Whether its parameters have these types, with or without their packages; `Outer$Inner` is `Outer.Inner`.
    fn takes(&self, types: &[String]) -> bool {
        let plain = |name: &String| name.replace('$', ".");
        let is_it = |(own, asked): (&String, &String)| {
            format!(".{}", plain(own)).ends_with(&format!(".{}", plain(asked)))
        };
        self.types.len() == types.len() && self.types.iter().zip(types).all(is_it)
    }
}

fn class_of<'a>(request: &MethodRequest, classes: &'a Classes) -> Result<&'a Class, String> {
    let is_it = |class: &&Class| source_name(classes, class).is_some_and(|name| name == request.class);
    let mut meant = classes.iter().filter(is_it);
    let found = classes.class(&request.class).or_else(|| meant.next());
    if let Some((one, other)) = found.and_then(|one| Some((one, meant.find(|it| it.name != one.name)?))) {
        return Err(format!(
            "--method: `{}` may be the class `{}` and the class `{}`",
            request.class, one.name, other.name
        ));
    }
    found.ok_or_else(|| {
        let simple = request.class.rsplit('.').next().unwrap_or_default();
        let names = classes.iter().filter_map(|class| source_name(classes, class));
        let alike: Vec<String> = names.filter(|name| name.rsplit('.').next() == Some(simple)).collect();
        let hint =
            if alike.is_empty() { String::new() } else { format!(" (hint: there is {})", listed(&alike)) };
        format!("--method: `{}` is no class of the program{hint}", request.class)
    })
}

/// The methods of a class and those that it inherits from classes of the program.
fn methods_of<'a>(class: &Class, classes: &'a Classes) -> Vec<(Target, &'a Method)> {
    let mut found: Vec<(Target, &Method)> = Vec::new();
    for declaring in classes.superclasses(&class.name) {
        for method in &declaring.methods {
            let is_own = declaring.name == class.name;
            let is_method = !method.name.starts_with('<') && !method.flags.is_synthetic();
            let Some(target) = target(class, method, classes).filter(|_| is_method) else { continue };
            let is_overridden = found.iter().any(|(it, _)| it.to_string() == target.to_string());
            if !is_overridden && (is_own || !method.flags.is_private()) {
                found.push((target, method));
            }
        }
    }
    found
}

fn target(class: &Class, method: &Method, classes: &Classes) -> Option<Target> {
    let ty = MethodType::parse(&method.descriptor)?;
    Some(Target {
        package: package_of(&class.name).to_owned(),
        class: class.name.to_string(),
        class_name: source_name(classes, class).unwrap_or_else(|| class.name.to_string()),
        name: method.name.to_string(),
        is_static: method.flags.is_static(),
        parameters: ty.parameters.iter().map(|&it| it.to_owned()).collect(),
        types: ty.parameters.iter().map(|it| source_type(classes, it)).collect(),
    })
}
