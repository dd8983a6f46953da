//! Claims to the entries of YAML 2.0.

use jurat_text::span::{Span, Spanned};
use smol_str::SmolStr;

use crate::claims::{Claim, ClaimGroup, ClaimPlace, Fact, Moment, groups};
use crate::convert::site::Site;
use crate::convert::{Loss, belongs, store, strangers};
use crate::jbmc::Target;
use crate::model::{
    Action, Constraint, Entries, Invariant, InvariantKind, Kind, Language, Location, Segment, Waypoint,
    WaypointKind,
};
use crate::program::{Program, ProgramPlace};

pub(super) fn entries(
    claims: &[Claim],
    kind: Kind,
    language: Option<Language>,
    program: Option<&Program>,
    losses: &mut Vec<Loss>,
) -> Entries {
    let mut converter = Converter {
        program,
        language: language.unwrap_or(Language::Java),
        losses,
        entries: Entries::default(),
    };
    converter.losses.extend(strangers(claims, kind));
    match kind {
        Kind::Correctness => converter.correctness(claims),
        Kind::Violation => converter.violation(claims),
    }
    converter.entries
}

const MOVED: &str = "the place within the line cannot be kept: it is an offset, and what is there is not known without the program";

/// Whether a claim is about one place of a line, and the location about all of it.
fn is_moved(place: &ClaimPlace, location: &Location) -> bool {
    (place.column.is_some() || place.offset.is_some()) && location.column.is_none()
}

struct Converter<'a> {
    program: Option<&'a Program>,
    language: Language,
    losses: &'a mut Vec<Loss>,
    entries: Entries,
}

impl<'a> Converter<'a> {
    fn correctness(&mut self, claims: &[Claim]) {
        // Stores of one statement become one condition, at the place of the first.
        let mut invariants: Vec<(usize, Invariant)> = Vec::new();
        for group in groups(claims).iter().filter(|group| matches!(group.claims[0].fact, Fact::Store { .. }))
        {
            invariants.extend(self.stores(group).map(|invariant| (group.first_idx, invariant)));
        }
        let is_condition = |claim: &Claim| !matches!(claim.fact, Fact::Store { .. }) && claim.step.is_none();
        for (idx, claim) in claims.iter().enumerate().filter(|(_, claim)| is_condition(claim)) {
            match self.invariant(claim) {
                Ok(invariant) => invariants.push((idx, invariant)),
                Err(reason) => self.losses.push(Loss::lost(claim, reason)),
            }
        }
        invariants.sort_by_key(|(idx, _)| *idx);
        self.entries.invariants.extend(invariants.into_iter().map(|(_, invariant)| invariant));
    }

    fn invariant(&self, claim: &Claim) -> Result<Invariant, &'static str> {
        let (moment, expression, result_of) = match &claim.fact {
            Fact::Condition { moment, expression, result_of } => (moment, expression, result_of),
            Fact::Ghost { .. } => return Err("YAML 2.0 has no ghost variables"),
            _ => return Err("YAML 2.0 has no function contracts"),
        };
        if result_of.is_some() {
            return Err("invariants of YAML 2.0 have no `\\result`");
        }
        if claim.place.line.is_none() {
            return Err("the claim has no line");
        }
        let value = Spanned::made(expression.clone());
        let (kind, at) = match moment {
            Moment::LoopHead => {
                (InvariantKind::Loop(value), self.site(claim).and_then(|site| site.loop_start()))
            }
            Moment::Before => {
                (InvariantKind::Location(value), self.site(claim).and_then(|site| site.statement_start()))
            }
            Moment::After => {
                let next = self.place_after(claim)?;
                (InvariantKind::Location(value), Some(next))
            }
            Moment::Branch | Moment::Call | Moment::State | Moment::Never => {
                return Err("the claim holds on one way through the program, not at a place");
            }
            Moment::LoopTransition | Moment::LocationTransition => {
                return Err("YAML 2.0 has no transition invariants");
            }
        };
        let invariant = self.invariant_at(kind, &claim.place, at);
        if is_moved(&claim.place, &invariant.location) { Err(MOVED) } else { Ok(invariant) }
    }

    /// The place before which, and only before which, the state after the claim's operation is seen.
    fn place_after(&self, claim: &Claim) -> Result<ProgramPlace, &'static str> {
        if self.program.is_none() {
            return Err(
                "the claim holds after an operation; without the program the next statement is not known",
            );
        }
        let site = self.site(claim).ok_or("the claim's place is not in the program")?;
        let operation =
            site.operation().ok_or("no single statement of the program does the claim's operation")?;
        operation.next.ok_or("no statement follows in the block of the claim's operation")
    }

    /// JBMC's stores become the condition that the variable has one of the values.
    fn stores(&mut self, group: &ClaimGroup<'_>) -> Option<Invariant> {
        let result = self.store_condition(group);
        match &result {
            Ok(_) if group.claims.len() == 1 => {}
            Ok(_) => {
                let reason = "a condition keeps the stored values, not their order";
                self.losses.extend(group.claims.iter().map(|claim| Loss::weakened(claim, reason)));
            }
            Err(reason) => self.losses.extend(group.claims.iter().map(|claim| Loss::lost(claim, reason))),
        }
        result.ok()
    }

    fn store_condition(&self, group: &ClaimGroup<'_>) -> Result<Invariant, &'static str> {
        let first = group.claims[0];
        let Fact::Store { target: Target::Variable(name), .. } = &first.fact else {
            return Err("the claim is not about a variable of the program");
        };
        let next = self.place_after(first)?;
        let operation = self.site(first).and_then(|site| site.operation());
        if !operation.is_some_and(|statement| statement.stores.iter().any(|stored| stored == name)) {
            return Err("the statement at the claim's line does not store to that variable");
        }
        let condition = store::condition(group).ok_or("not all stored values are known constants")?;
        Ok(self.invariant_at(InvariantKind::Location(Spanned::made(condition)), &first.place, Some(next)))
    }

    fn violation(&mut self, claims: &[Claim]) {
        let mut segment: Vec<Waypoint> = Vec::new();
        let mut last_in_program = None;
        for claim in claims.iter().filter(|claim| belongs(claim, Kind::Violation)) {
            let action = claim.step.map_or(Action::Follow, |step| step.action);
            last_in_program = self.site(claim).map(|_| claim).or(last_in_program);
            match self.waypoint(claim, action, last_in_program) {
                Ok(waypoint) => {
                    segment.push(waypoint);
                    if action == Action::Follow {
                        self.entries
                            .segments
                            .push(Segment { span: Span::default(), waypoints: std::mem::take(&mut segment) });
                    }
                }
                Err(reason) => self.losses.push(Loss::lost(claim, reason)),
            }
        }
    }

    fn waypoint(
        &mut self,
        claim: &Claim,
        action: Action,
        last: Option<&Claim>,
    ) -> Result<Waypoint, &'static str> {
        let place = &claim.place;
        let (kind, location, value) = match &claim.fact {
            Fact::Condition { expression, result_of: Some(_), .. } => {
                let call = self.site(claim).and_then(|site| site.nondet_call());
                let call = call.ok_or("the call that `\\result` belongs to is not known")?;
                (WaypointKind::FunctionReturn, self.location(place, Some(call.end)), Some(expression.clone()))
            }
            Fact::Condition { moment: Moment::After, expression, .. } => {
                let next = self.place_after(claim)?;
                (WaypointKind::Assumption, self.location(place, Some(next)), Some(expression.clone()))
            }
            Fact::Condition { expression, .. } => {
                let start = self.site(claim).and_then(|site| site.statement_start());
                (WaypointKind::Assumption, self.location(place, start), Some(expression.clone()))
            }
            Fact::Store { target, value, .. } => self.store_waypoint(claim, target, value)?,
            Fact::Branch(value) => (WaypointKind::Branching, self.location(place, None), Some(value.clone())),
            Fact::Enter(_) => (WaypointKind::FunctionEnter, self.location(place, None), None),
            Fact::Return { constraint: None, .. } => {
                return Err("YAML 2.0 has no return without a constraint");
            }
            Fact::Return { constraint, .. } => {
                (WaypointKind::FunctionReturn, self.location(place, None), constraint.clone())
            }
            Fact::Violation => (WaypointKind::Target, self.target(claim, last)?, None),
            Fact::Contract { .. } => return Err("a violation has no contracts"),
            Fact::Ghost { .. } => return Err("a violation has no ghost variables"),
        };
        if action == Action::Cycle {
            return Err("YAML 2.0 has no cycles");
        }
        location.line.as_ref().ok_or("the claim has no line")?;
        match claim.fact {
            Fact::Violation if is_moved(place, &location) => self.losses.push(Loss::weakened(claim, MOVED)),
            _ if is_moved(place, &location) => return Err(MOVED),
            _ => {}
        }
        let constraint = value.map(|value| Constraint {
            value: Spanned::made(value),
            format: match kind {
                WaypointKind::Assumption => Some(Spanned::made(self.expression_format())),
                WaypointKind::FunctionReturn => Some(Spanned::made("acsl_expression".into())),
                WaypointKind::Branching | WaypointKind::FunctionEnter | WaypointKind::Target => None,
            },
        });
        Ok(Waypoint { span: Span::default(), action, kind, location, constraint })
    }

    /// The value that JBMC assigns at a line with one call that gives values is the value of that call.
    fn store_waypoint(
        &self,
        claim: &Claim,
        target: &Target,
        value: &crate::jbmc::JbmcValue,
    ) -> Result<(WaypointKind, Location, Option<SmolStr>), &'static str> {
        let Target::Variable(name) = target else {
            return Err("the claim is not about a variable of the program");
        };
        let site = self.site(claim).ok_or("the claim's place is not in the program")?;
        let call = site.nondet_call().ok_or("no single call gives a value at the claim's line")?;
        let stores = site.operation().map(|statement| statement.stores.as_slice()).unwrap_or_default();
        if !stores.iter().any(|stored| stored == name.as_str()) {
            return Err("the statement at the claim's line does not store to that variable");
        }
        let constraint = store::result_equals(value).ok_or("the value is not a known constant")?;
        Ok((WaypointKind::FunctionReturn, self.location(&claim.place, Some(call.end)), Some(constraint)))
    }

    /// Where the violation happens: JBMC's last step is inside the JDK, reached from the last line of the program.
    fn target(&mut self, claim: &Claim, last: Option<&Claim>) -> Result<Location, &'static str> {
        if self.program.is_none() || self.site(claim).is_some() {
            return Ok(self.location(&claim.place, None));
        }
        let last = last.ok_or("the violation's place is not in the program")?;
        self.losses
            .push(Loss::weakened(claim, "the violation moved to the last line of the program on the path"));
        Ok(self.location(&last.place, None))
    }

    fn site(&self, claim: &Claim) -> Option<Site<'a>> {
        Site::find(&claim.place, self.program)
    }

    fn invariant_at(&self, kind: InvariantKind, place: &ClaimPlace, at: Option<ProgramPlace>) -> Invariant {
        Invariant {
            span: Span::default(),
            kind,
            location: self.location(place, at),
            format: Some(Spanned::made(self.expression_format())),
            labels: Vec::new(),
        }
    }

    fn expression_format(&self) -> SmolStr {
        match self.language {
            Language::Java => "java_expression".into(),
            Language::C => "c_expression".into(),
        }
    }

    /// The location of a claim, moved to an exact place if one is known.
    fn location(&self, place: &ClaimPlace, at: Option<ProgramPlace>) -> Location {
        let at = at.or_else(|| Site::find(place, self.program)?.exact);
        // The file as given, so that it is one of the input files.
        let file = match (&place.file, self.program) {
            (Some(name), Some(program)) => {
                program.file(name).map_or(name.clone(), |file| SmolStr::new(&file.name))
            }
            (Some(name), None) => name.clone(),
            (None, Some(Program { files, .. })) if files.len() == 1 => SmolStr::new(&files[0].name),
            (None, _) => {
                return Location {
                    line: place.line.map(Spanned::made),
                    column: place.column.map(Spanned::made),
                    ..Location::default()
                };
            }
        };
        Location {
            span: Span::default(),
            file: Some(Spanned::made(file)),
            line: at.map(|at| at.line).or(place.line).map(Spanned::made),
            column: at.map(|at| at.column).or(place.column).map(Spanned::made),
            function: place.scope.as_ref().map(|scope| Spanned::made(scope.to_text().into())),
        }
    }
}
