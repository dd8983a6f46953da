//! Which methods of a program can run, by rapid type analysis: from `main`, a call reaches the methods that it may mean
//! for the classes of which an object can exist by then.
//!
//! Classes outside of the program are not looked into. What they may call back can be taken as reached: every method of
//! an object with a supertype outside of the program, and what `Object` declares.

use std::collections::{BTreeMap, BTreeSet};

use jurat_quota::{Exhausted, Quota};
use smol_str::SmolStr;

use super::class::{Class, Constant, Handle, HandleKind, MemberRef};
use super::descriptor::MethodType;
use super::flow::{Types, types};
use super::instruction::{CallSite, Instruction, Invoke, Operation};
use super::set::{Classes, MethodIn};
use super::value::{OBJECT, Value};

/// What can run, and what it uses of the world outside of the program.
pub(super) struct Reached<'a> {
    pub(super) classes: &'a Classes,
    /// In the order in which they were found, `main` first.
    pub(super) methods: Vec<ReachedMethod<'a>>,
    /// Classes of the program of which objects are made, and interfaces that lambdas implement.
    pub(super) instantiated: BTreeSet<SmolStr>,
    /// Interfaces that lambdas implement, of the program or not.
    pub(super) lambdas: BTreeSet<SmolStr>,
    /// In the order in which they were found.
    pub(super) uses: Vec<Use>,
    /// Who may call whom; `None` stands for all that is outside.
    pub(super) calls: BTreeSet<(Option<usize>, Option<usize>)>,
    /// What comes out of method references that others call: results, and new objects.
    pub(super) handed_out: Vec<Value>,
    callbacks: Callbacks,
    /// Classes of the program that are not looked into.
    outside: &'a dyn Fn(&str) -> bool,
    numbers: BTreeMap<(SmolStr, SmolStr, SmolStr), usize>,
    initialised: BTreeSet<SmolStr>,
    /// Calls by the class of the object, the first of each method in each caller.
    dispatched: Vec<(MemberRef, Site)>,
    /// The same as a set.
    dispatching: BTreeSet<(SmolStr, SmolStr, SmolStr, usize)>,
    /// How many methods were looked into.
    n_done: usize,
    quota: &'a Quota,
    /// Set when the quota is used up: then nothing more is looked at.
    exhausted: Option<Exhausted>,
}

/// Whether what is outside of the program calls methods of its objects.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Callbacks {
    Taken,
    Ignored,
}

/// A method that can run.
pub(super) struct ReachedMethod<'a> {
    pub(super) at: MethodIn<'a>,
    /// Nothing if it could not be followed.
    pub(super) types: Option<Types>,
}

/// Something outside of the program that the program uses.
pub(super) struct Use {
    /// Index of the method.
    pub(super) user: usize,
    /// The instruction.
    pub(super) pc: u16,
    /// The member; its class is the first of the owners.
    pub(super) member: MemberRef,
    /// The classes outside of the program of which one declares it.
    pub(super) owners: Vec<SmolStr>,
    /// What it gets, the receiver first.
    pub(super) arguments: Vec<Value>,
}

/// Where a call happens.
#[derive(Clone, Copy)]
struct Site {
    user: usize,
    pc: u16,
}

impl<'a> Reached<'a> {
    /// Follows the program from a method. Classes for which `outside` holds count as not of the program.
    pub(super) fn from(
        classes: &'a Classes,
        main: MethodIn<'a>,
        callbacks: Callbacks,
        outside: &'a dyn Fn(&str) -> bool,
        quota: &'a Quota,
    ) -> Result<Self, Exhausted> {
        let mut reached = Self {
            classes,
            methods: Vec::new(),
            instantiated: BTreeSet::new(),
            lambdas: BTreeSet::new(),
            uses: Vec::new(),
            calls: BTreeSet::new(),
            handed_out: Vec::new(),
            callbacks,
            outside,
            numbers: BTreeMap::new(),
            initialised: BTreeSet::new(),
            dispatched: Vec::new(),
            dispatching: BTreeSet::new(),
            n_done: 0,
            quota,
            exhausted: None,
        };
        reached.method(main);
        reached.initialise(&main.class.name);
        while reached.n_done < reached.methods.len() {
            let user = reached.n_done;
            reached.n_done += 1;
            reached.look_into(user);
        }
        reached.exhausted.map_or(Ok(reached), Err)
    }

    /// Whether there is still time to look at what was reached.
    pub(super) fn has_time(&self) -> bool {
        self.quota.look() != Err(Exhausted::Time)
    }

    /// Whether there is still time and memory.
    fn may_go_on(&mut self) -> bool {
        self.exhausted = self.exhausted.or_else(|| self.quota.look().err());
        self.exhausted.is_none()
    }

    /// The class, if it is one of the program.
    pub(super) fn class(&self, name: &str) -> Option<&'a Class> {
        if (self.outside)(name) { None } else { self.classes.class(name) }
    }

    /// The number of a method that can run.
    fn method(&mut self, at: MethodIn<'a>) -> usize {
        let key = (at.class.name.clone(), at.method.name.clone(), at.method.descriptor.clone());
        let number = *self.numbers.entry(key).or_insert(self.methods.len());
        if number == self.methods.len() {
            self.methods.push(ReachedMethod { at, types: types(self.classes, at) });
        }
        number
    }

    fn call(&mut self, caller: Option<usize>, at: MethodIn<'a>) {
        let number = self.method(at);
        self.calls.insert((caller, Some(number)));
    }

    /// Initialisers run once, when a class is first used; those of its supertypes (at most) before.
    fn initialise(&mut self, name: &str) {
        if !self.initialised.insert(name.into()) {
            return;
        }
        for supertype in self.classes.supertypes(name) {
            let class = self.class(&supertype);
            if let Some((class, method)) =
                class.and_then(|class| Some((class, class.method("<clinit>", "()V")?)))
            {
                self.method(MethodIn { class, method });
            }
        }
    }

    fn look_into(&mut self, user: usize) {
        let at = self.methods[user].at;
        for instruction in at.method.code.iter().flat_map(|code| &code.instructions) {
            if !self.may_go_on() {
                return;
            }
            self.instruction(Site { user, pc: instruction.pc }, instruction);
        }
    }

    fn instruction(&mut self, site: Site, instruction: &'a Instruction) {
        match &instruction.operation {
            Operation::New(class) => {
                self.initialise(class);
                self.instantiate(class);
            }
            Operation::Invoke { kind, method } => {
                let arguments = self.arguments(site, &method.descriptor, *kind != Invoke::Static);
                self.invoke(site, *kind, method, &arguments);
            }
            Operation::GetField { field, is_static } | Operation::PutField { field, is_static } => {
                self.field(site, field, *is_static);
            }
            Operation::InvokeDynamic(call) => self.call_site(site, call),
            Operation::Push(Constant::Dynamic { bootstrap, .. }) => {
                self.bootstrap(site, *bootstrap, Vec::new());
            }
            Operation::Push(Constant::Handle(handle)) => self.handle(site, handle),
            // `EnumSet.allOf(Colour.class)` initialises the enum.
            Operation::Push(Constant::Class(class)) => self.initialise(class),
            _ => {}
        }
    }

    /// What is on the operand stack for a call, else what the descriptor promises.
    fn arguments(&self, site: Site, descriptor: &str, has_receiver: bool) -> Vec<Value> {
        let parameters = MethodType::parse(descriptor).map_or_else(Vec::new, |types| types.parameters);
        let n_values = parameters.len() + usize::from(has_receiver);
        let stack = self.methods[site.user].types.as_ref().and_then(|types| types.stacks.get(&site.pc));
        if let Some(values) = stack.and_then(|stack| stack.get(stack.len().checked_sub(n_values)?..)) {
            return values.to_vec();
        }
        let receiver = has_receiver.then(|| Value::of_class(OBJECT));
        receiver.into_iter().chain(parameters.into_iter().map(Value::of_descriptor)).collect()
    }

    fn invoke(&mut self, site: Site, kind: Invoke, method: &MemberRef, arguments: &[Value]) {
        match kind {
            Invoke::Static | Invoke::Special => {
                if kind == Invoke::Static {
                    self.initialise(&method.class);
                }
                match self.resolve(&method.class, method) {
                    Some(found) => {
                        self.initialise(&found.class.name);
                        self.call(Some(site.user), found);
                    }
                    None => self.use_of(site, &method.class, method, arguments),
                }
            }
            Invoke::Virtual | Invoke::Interface => self.dispatch(site, method, arguments),
        }
    }

    fn resolve(&self, class: &str, method: &MemberRef) -> Option<MethodIn<'a>> {
        let found = self.classes.resolve(class, &method.name, &method.descriptor)?;
        (!(self.outside)(&found.class.name)).then_some(found)
    }

    /// A call that means another method for each class of the object.
    fn dispatch(&mut self, site: Site, method: &MemberRef, arguments: &[Value]) {
        if self.resolve(&method.class, method).is_none() {
            self.use_of(site, &method.class, method, arguments);
        }
        if !self.dispatching.insert((
            method.class.clone(),
            method.name.clone(),
            method.descriptor.clone(),
            site.user,
        )) {
            return;
        }
        self.dispatched.push((method.clone(), site));
        for class in self.instantiated.clone() {
            self.dispatch_to(&class, method, site);
        }
    }

    fn dispatch_to(&mut self, class: &str, method: &MemberRef, site: Site) {
        if !self.may_go_on() || !self.classes.is_subtype(class, &method.class) {
            return;
        }
        match self.resolve(class, method) {
            // An interface of the program may name a method that a superclass outside of it has.
            Some(found) if found.method.flags.is_abstract() => {
                // Bodies of lambdas are called by whoever has the lambda.
                if self.lambdas.contains(class) {
                    self.calls.insert((Some(site.user), None));
                }
                let is_of_object = is_of_object(&method.name, &method.descriptor);
                let outer = self.outer_superclass(class).filter(|outer| outer != OBJECT || is_of_object);
                if let Some(outer) = outer {
                    self.use_of(site, &outer, method, &[Value::of_class(class)]);
                }
            }
            Some(found) => self.call(Some(site.user), found),
            None => {}
        }
    }

    /// The first superclass outside of the program.
    fn outer_superclass(&self, class: &str) -> Option<SmolStr> {
        let own = self.classes.superclasses(class).filter(|class| !(self.outside)(&class.name));
        own.last().and_then(|class| class.superclass.clone())
    }

    fn instantiate(&mut self, name: &SmolStr) {
        if self.class(name).is_none() || !self.instantiated.insert(name.clone()) {
            return;
        }
        for (method, site) in self.dispatched.clone() {
            self.dispatch_to(name, &method, site);
        }
        if self.callbacks == Callbacks::Taken {
            self.callbacks(name);
        }
    }

    /// What others may call of an object without the program's help.
    fn callbacks(&mut self, name: &str) {
        let supertypes = self.classes.supertypes(name);
        let is_known_outside =
            supertypes.iter().any(|supertype| supertype != OBJECT && self.class(supertype).is_none());
        let own: Vec<_> = supertypes.iter().filter_map(|supertype| self.class(supertype)).collect();
        for class in own {
            for method in &class.methods {
                let is_own =
                    method.flags.is_static() || method.flags.is_private() || method.name.starts_with('<');
                let is_called = is_known_outside || is_of_object(&method.name, &method.descriptor);
                if is_own || !is_called {
                    continue;
                }
                if let Some(found) = self.classes.resolve(name, &method.name, &method.descriptor) {
                    self.call(None, found);
                }
            }
        }
    }

    fn field(&mut self, site: Site, field: &MemberRef, is_static: bool) {
        if is_static {
            self.initialise(&field.class);
        }
        let declared = self.classes.supertypes(&field.class);
        let declaring = declared.iter().filter_map(|class| self.class(class));
        let owner = declaring.into_iter().find(|class| class.field(&field.name).is_some());
        match owner {
            Some(owner) if is_static => self.initialise(&owner.name.clone()),
            Some(_) => {}
            None => self.use_of(site, &field.class, field, &[]),
        }
    }

    fn call_site(&mut self, site: Site, call: &CallSite) {
        let at = self.methods[site.user].at;
        let Some(bootstrap) = at.class.bootstraps.get(usize::from(call.bootstrap)) else { return };
        if &*bootstrap.method.member.class == "java.lang.invoke.LambdaMetafactory" {
            let interface =
                Value::of_descriptor(MethodType::parse(&call.descriptor).map_or("V", |t| t.result));
            if let Some(interface) = interface.class() {
                self.lambdas.insert(interface.clone());
                self.initialise(interface);
                self.instantiate(interface);
            }
        }
        let arguments = self.arguments(site, &call.descriptor, false);
        self.bootstrap(site, call.bootstrap, arguments);
    }

    /// What a bootstrap method gets, the call site may call, with these arguments.
    fn bootstrap(&mut self, site: Site, index: u16, mut arguments: Vec<Value>) {
        let bootstraps = &self.methods[site.user].at.class.bootstraps;
        let mut seen = BTreeSet::new();
        let mut queue = vec![index];
        while let Some(index) = queue.pop() {
            let Some(bootstrap) = bootstraps.get(usize::from(index)).filter(|_| seen.insert(index)) else {
                continue;
            };
            self.use_of(site, &bootstrap.method.member.class, &bootstrap.method.member, &arguments);
            arguments.clear();
            for argument in &bootstrap.arguments {
                match argument {
                    Constant::Handle(handle) => self.handle(site, handle),
                    Constant::Dynamic { bootstrap, .. } => queue.push(*bootstrap),
                    _ => {}
                }
            }
        }
    }

    fn handle(&mut self, site: Site, handle: &Handle) {
        let member = &handle.member;
        let kind = match handle.kind {
            HandleKind::GetField | HandleKind::PutField => return self.field(site, member, false),
            HandleKind::GetStatic | HandleKind::PutStatic => return self.field(site, member, true),
            HandleKind::New => {
                self.initialise(&member.class);
                self.instantiate(&member.class);
                Invoke::Special
            }
            HandleKind::InvokeSpecial => Invoke::Special,
            HandleKind::InvokeStatic => Invoke::Static,
            HandleKind::InvokeVirtual => Invoke::Virtual,
            HandleKind::InvokeInterface => Invoke::Interface,
        };
        let receiver = (kind != Invoke::Static).then(|| Value::of_class(member.class.clone()));
        let parameters =
            MethodType::parse(&member.descriptor).map_or_else(Vec::new, |types| types.parameters);
        let parameters = parameters.into_iter().map(Value::of_descriptor);
        let arguments: Vec<_> = receiver.into_iter().chain(parameters).collect();
        self.invoke(site, kind, member, &arguments);
        self.handed_out.push(match handle.kind {
            HandleKind::New => Value::of_class(member.class.clone()),
            _ => {
                Value::of_descriptor(MethodType::parse(&member.descriptor).map_or("V", |types| types.result))
            }
        });
        // Whoever gets the handle calls it.
        if let Some(found) = self.resolve(&member.class, member) {
            self.call(None, found);
        }
    }

    /// Notes the use of a member that no class of the program declares.
    fn use_of(&mut self, site: Site, class: &str, member: &MemberRef, arguments: &[Value]) {
        // A new object of a class outside of the program holds nothing yet.
        let is_outside = |value: &Value| value.class().is_some_and(|class| self.class(class).is_none());
        let is_new =
            member.name == "<init>" && (class == OBJECT || arguments.first().is_some_and(is_outside));
        if arguments.iter().skip(is_new.into()).any(may_call_back) {
            self.calls.insert((Some(site.user), None));
        }
        let owners = self.owners(class, member);
        let class = owners.first().map_or(OBJECT.into(), SmolStr::clone);
        let member = MemberRef { class, name: member.name.clone(), descriptor: member.descriptor.clone() };
        self.uses.push(Use { user: site.user, pc: site.pc, member, owners, arguments: arguments.to_vec() });
    }

    /// The classes outside of the program that may declare a member.
    fn owners(&self, class: &str, member: &MemberRef) -> Vec<SmolStr> {
        if self.class(class).is_none() {
            return vec![class.into()];
        }
        if is_of_object(&member.name, &member.descriptor) || member.name == "getClass" {
            return self.outer_superclass(class).into_iter().collect();
        }
        let supertypes = self.classes.supertypes(class).into_iter().filter(|name| self.class(name).is_none());
        let owners: Vec<_> = supertypes.filter(|name| name != OBJECT).collect();
        if owners.is_empty() { vec![OBJECT.into()] } else { owners }
    }
}

/// What anybody may call of any object.
fn is_of_object(name: &str, descriptor: &str) -> bool {
    matches!(
        (name, descriptor),
        ("equals", "(Ljava/lang/Object;)Z")
            | ("hashCode", "()I")
            | ("toString", "()Ljava/lang/String;")
            | ("finalize", "()V")
    )
}

/// Whether somebody who gets the value could call a method of the program on it.
fn may_call_back(value: &Value) -> bool {
    let is_plain = |class: &str| {
        let name = class.strip_prefix("java.lang.");
        matches!(
            name,
            Some("String" | "StringBuilder" | "Integer" | "Long" | "Character" | "Double" | "Boolean")
        ) || class == "java.io.PrintStream"
    };
    value.class().is_some_and(|class| !is_plain(class))
}
