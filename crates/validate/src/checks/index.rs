//! The sites of the program by file and line.

use jurat_java::sites::{MethodSite, Sites, SourceCallSite as CallSite, StoreSite, StoreTarget};
use jurat_quota::{Exhausted, Quota};
use jurat_witness::jbmc::Scope;
use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use crate::ids::SourceId;
use crate::source::{Source, numbered};

/// A statement over more lines than these is not looked up by its inner lines.
const MAX_LINES: u32 = 1000;

/// Methods with a parameter that every class has from `Object`, and every enum from `Enum`.
const INHERITED_BY_MANY: &[&str] = &["compareTo", "equals", "valueOf", "wait"];

/// How class files name lambdas.
const LAMBDA: &str = "lambda$";

/// The sites of the program by file and line.
pub(super) struct Index<'a> {
    pub(super) sources: &'a [Source],
    lines: FxHashMap<(SourceId, u32), LineSites>,
    methods: FxHashMap<&'a str, Vec<&'a MethodSite>>,
    /// Classes whose initialisation runs code of theirs.
    initialised: FxHashSet<&'a str>,
    /// Classes that may inherit methods from outside of their source.
    heirs: FxHashSet<&'a str>,
}

/// What the instructions of one line can come from: indexes into the lists of the file's sites.
#[derive(Default)]
struct LineSites {
    stores: Vec<usize>,
    calls: Vec<usize>,
    arrays: Vec<usize>,
}

/// A place of the program.
#[derive(Clone, Copy)]
pub(super) struct Spot<'a> {
    pub(super) source: SourceId,
    pub(super) line: u32,
    pub(super) scope: Option<&'a Scope>,
}

impl<'a> Index<'a> {
    pub(super) fn new(sources: &'a [Source], quota: &Quota) -> Result<Self, Exhausted> {
        let heirs = sources.iter().flat_map(|source| &source.sites().heirs).map(SmolStr::as_str).collect();
        let methods = sources.iter().flat_map(|source| &source.sites().methods);
        let initialisers = methods.filter(|method| method.name == "<clinit>");
        let initialised = initialisers.map(|method| method.class.as_str()).collect();
        let (lines, methods) = (FxHashMap::default(), FxHashMap::default());
        let mut index = Self { sources, lines, methods, initialised, heirs };
        for (id, source) in numbered(sources) {
            let sites = source.sites();
            for (idx, store) in sites.stores.iter().enumerate() {
                quota.look()?;
                index.each_line(id, store.lines, |line| line.stores.push(idx));
            }
            for (idx, call) in sites.calls.iter().enumerate() {
                quota.look()?;
                index.each_line(id, call.lines, |line| line.calls.push(idx));
            }
            for (idx, array) in sites.arrays.iter().enumerate() {
                quota.look()?;
                index.each_line(id, array.lines, |line| line.arrays.push(idx));
            }
            for method in &sites.methods {
                index.methods.entry(&method.name).or_default().push(method);
            }
        }
        Ok(index)
    }

    fn each_line(
        &mut self,
        source: SourceId,
        lines: jurat_java::sites::Lines,
        mut add: impl FnMut(&mut LineSites),
    ) {
        let last = lines.last.min(lines.first.saturating_add(MAX_LINES));
        for line in lines.first..=last {
            add(self.lines.entry((source, line)).or_default());
        }
    }

    /// The stores on a line, in the method.
    pub(super) fn stores(&self, spot: Spot<'a>) -> impl Iterator<Item = (usize, &'a StoreSite)> {
        let sites = self.sources[spot.source.index()].sites();
        let stores = self.lines.get(&(spot.source, spot.line)).map(|line| line.stores.as_slice());
        let sites_of_line = stores.unwrap_or_default().iter().map(|idx| (*idx, &sites.stores[*idx]));
        sites_of_line.filter(move |(_, store)| is_in(spot.scope, &sites.methods[store.method], sites))
    }

    /// The calls on a line, in the method.
    pub(super) fn calls(&self, spot: Spot<'a>) -> impl Iterator<Item = (usize, &'a CallSite)> {
        let sites = self.sources[spot.source.index()].sites();
        let calls = self.lines.get(&(spot.source, spot.line)).map(|line| line.calls.as_slice());
        let sites_of_line = calls.unwrap_or_default().iter().map(|idx| (*idx, &sites.calls[*idx]));
        sites_of_line.filter(move |(_, call)| is_in(spot.scope, &sites.methods[call.method], sites))
    }

    /// The new arrays on a line, in the method.
    pub(super) fn arrays(
        &self,
        spot: Spot<'a>,
    ) -> impl Iterator<Item = (usize, &'a jurat_java::sites::ArraySite)> {
        let sites = self.sources[spot.source.index()].sites();
        let arrays = self.lines.get(&(spot.source, spot.line)).map(|line| line.arrays.as_slice());
        let sites_of_line = arrays.unwrap_or_default().iter().map(|idx| (*idx, &sites.arrays[*idx]));
        sites_of_line.filter(move |(_, array)| is_in(spot.scope, &sites.methods[array.method], sites))
    }

    /// Whether a scope that names one method can mean several that have code on its line: overloads whose types are not told
    /// apart, or lambdas, which class files number in an order of their own.
    pub(super) fn is_ambiguous(&self, spot: Spot<'a>) -> bool {
        let Some(Scope::Method { name, descriptor, .. }) = spot.scope else { return false };
        if descriptor.is_none() && !name.starts_with(LAMBDA) {
            return false;
        }
        let stores = self.stores(spot).map(|(_, store)| store.method);
        let calls = self.calls(spot).map(|(_, call)| call.method);
        let arrays = self.arrays(spot).map(|(_, array)| array.method);
        let methods = &self.sources[spot.source.index()].sites().methods;
        // Initialisers are part of the method.
        let found: FxHashSet<usize> =
            stores.chain(calls).chain(arrays).filter(|method| !methods[*method].is_initialiser()).collect();
        found.len() > 1
    }

    /// Whether a call of a static method of a class may end before it begins, because the class cannot be initialised. That of
    /// the caller is.
    pub(super) fn may_fail_to_initialise(&self, class: &str, caller: &MethodSite) -> bool {
        class != caller.class
            && (self.initialised.contains(class)
                || self.sources.iter().any(|source| source.inherits_something(class)))
    }

    /// The methods of the program with this name.
    pub(super) fn methods(&self, name: &str) -> &[&'a MethodSite] {
        self.methods.get(name).map(Vec::as_slice).unwrap_or_default()
    }

    /// Whether a plain name before a call can mean nothing but one class of the program, and the call only a method of classes of
    /// the program: no variable or other class has the name, nothing is inherited or imported that could have it.
    pub(super) fn is_class(&self, source: SourceId, caller: &MethodSite, name: &str, called: &str) -> bool {
        let mut variables = self.sources.iter().flat_map(|source| &source.outline.variables);
        let classes = self.sources.iter().flat_map(|source| &source.outline.classes);
        let mut named = classes.filter(|class| simple_name(&class.name) == name);
        let imports = &self.sources[source.index()].sites().imports;
        let (Some(class), None) = (named.next(), named.next()) else { return false };
        let is_only_meaning = !variables.any(|variable| variable.name == name)
            && !imports.iter().any(|import| import.name == name);
        if !is_only_meaning || self.has_others(&class.name, called) {
            return false;
        }
        let mut around = Some(caller.class.as_str());
        while let Some(outer) = around {
            let is_member =
                class.name.strip_prefix(outer).is_some_and(|rest| rest.strip_prefix('$') == Some(name));
            if is_member || class.name == outer {
                return true;
            }
            // A class may also be inherited.
            if self.heirs.contains(outer) {
                return false;
            }
            around = outer.rfind('$').map(|end| &outer[..end]);
        }
        // A class of the same package, not one inside of another.
        let package = |class: &str| class.rfind('.').map_or(0, |end| end + 1);
        let of_caller = &caller.class[..package(&caller.class)];
        class.name.strip_prefix(of_caller) == Some(name)
    }

    /// Whether a call without a qualifier may mean a method that one of the classes around inherits from outside of the
    /// program, or that is imported: the innermost class that has the name counts.
    pub(super) fn may_inherit(&self, source: SourceId, call: &CallSite, caller: &MethodSite) -> bool {
        let mut around = Some(caller.class.as_str());
        while let Some(class) = around {
            if self.has_others(class, &call.name) {
                return true;
            }
            if self.methods(&call.name).iter().any(|method| method.class == class) {
                return false;
            }
            around = class.rfind('$').map(|end| &class[..end]);
        }
        let mut imports =
            self.sources[source.index()].sites().imports.iter().filter(|import| import.is_static);
        imports.any(|import| import.name == "*" || import.name == call.name)
    }

    /// Whether a class may have methods of a name from outside of the program.
    fn has_others(&self, class: &str, name: &str) -> bool {
        self.heirs.contains(class) || INHERITED_BY_MANY.contains(&name)
    }

    /// The methods of a file that a scope means.
    pub(super) fn methods_of(&self, spot: Spot<'a>) -> impl Iterator<Item = &'a MethodSite> {
        let sites = self.sources[spot.source.index()].sites();
        sites.methods.iter().filter(move |method| {
            is_in(spot.scope, method, sites) && (method.first_line..=method.last_line).contains(&spot.line)
        })
    }

    /// Whether a store writes to a field of the class rather than of an object; absent if that cannot be told.
    pub(super) fn is_static(&self, target: &StoreTarget) -> Option<bool> {
        let StoreTarget::Field { name, class, .. } = target else { return None };
        // A field of an unknown class may be one of the JDK's.
        let class = class.as_ref()?;
        self.sources.iter().find_map(|source| source.is_static_field(class, name))
    }
}

/// Whether a scope of a witness can mean a method of a file; one that names no method of Java means any.
pub(crate) fn is_in(scope: Option<&Scope>, method: &MethodSite, sites: &Sites) -> bool {
    match scope {
        Some(Scope::Method { class, name, descriptor }) => {
            let is_named = if method.is_lambda() { name.starts_with(LAMBDA) } else { method.name == *name };
            is_named
                && method.class == *class
                && descriptor.as_ref().is_none_or(|descriptor| sites.may_have(method, descriptor))
        }
        Some(Scope::Class(class)) => method.class == *class,
        Some(Scope::Function(name)) => method.name == *name,
        Some(Scope::Synthetic(_)) => false,
        None => true,
    }
}

/// The name of a class as the source has it: class files number local ones.
pub(super) fn simple_name(class: &str) -> &str {
    let last = class.rsplit(['$', '.']).next().unwrap_or_default();
    last.trim_start_matches(|c: char| c.is_ascii_digit())
}
