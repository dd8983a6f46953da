//! The local variables that can be named at the point that the walk has reached.

use std::collections::HashMap;

use smol_str::SmolStr;

use crate::sites::classes::ClassId;

/// A local variable, a parameter, or the variable of a loop, a `catch`, a resource or a pattern.
#[derive(Clone, Debug)]
pub(crate) struct Local {
    /// Its type as written; absent for `var` and where a lambda infers it.
    pub(crate) type_name: Option<SmolStr>,
    /// The class whose code declares it.
    pub(crate) class: Option<ClassId>,
    /// Whether the language may take it for a constant.
    pub(crate) is_constant: bool,
    /// Whether it was declared without a value, so that the language follows where it gets one.
    pub(crate) is_blank: bool,
    /// Whether a pattern declares it, so that the language follows where it can be named.
    pub(crate) is_pattern: bool,
}

/// Which scope a variable is declared in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// The innermost one.
    Here,
    /// The innermost one that is a block or the like, not only a statement.
    Block,
}

/// Scopes, inner ones last.
#[derive(Default)]
pub(crate) struct Scopes {
    locals: HashMap<SmolStr, Vec<Local>>,
    /// The names declared in each scope that is open.
    open: Vec<Scope>,
    /// The open scopes that are blocks.
    blocks: Vec<usize>,
}

struct Scope {
    names: Vec<SmolStr>,
    kind: ScopeKind,
}

/// What a scope is the extent of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ScopeKind {
    /// A block, a method, a class: what is declared behind a statement lives to its end.
    Block,
    /// A statement.
    Statement,
}

impl Scopes {
    pub(crate) fn open(&mut self, kind: ScopeKind) {
        if kind == ScopeKind::Block {
            self.blocks.push(self.open.len());
        }
        self.open.push(Scope { names: Vec::new(), kind });
    }

    pub(crate) fn close(&mut self) {
        let Some(scope) = self.open.pop() else { return };
        if scope.kind == ScopeKind::Block {
            self.blocks.pop();
        }
        for name in scope.names {
            if let Some(locals) = self.locals.get_mut(&name) {
                locals.pop();
            }
        }
    }

    pub(crate) fn declare(&mut self, name: SmolStr, local: Local, reach: Reach) {
        let scope = match reach {
            Reach::Here => self.open.last_mut(),
            Reach::Block => self.blocks.last().and_then(|block| self.open.get_mut(*block)),
        };
        // Outside of all scopes there is no code that could name it.
        let Some(scope) = scope else { return };
        scope.names.push(name.clone());
        self.locals.entry(name).or_default().push(local);
    }

    /// The innermost local variable of a name.
    pub(crate) fn local(&self, name: &str) -> Option<&Local> {
        self.locals.get(name)?.last()
    }
}
