//! The walk over all claims that makes the checks.

use jurat_quota::{Exhausted, Quota};
use jurat_witness::claims::{Claim, Fact};
use jurat_witness::jbmc::{JbmcValue as Value, Scope, Target};
use jurat_witness::program::Program;
use rustc_hash::FxHashMap;
use smol_str::{SmolStr, format_smolstr};

use crate::checks::condition::Conditions;
use crate::checks::expect::{Expect, Expectation};
use crate::checks::index::{Index, Spot};
use crate::checks::objects::Objects;
use crate::checks::slots::VariableTables;
use crate::checks::subject::{self, Subject};
use crate::checks::{
    Check, Checks, Dropped, Expected, Fate, Site, Wildcard, callee, expression, expressions,
};
use crate::ids::{CheckId, ClaimId, SourceId};
use crate::source::Source;

/// Resolves the claims against the program; `sources` are its files in the same order.
pub fn resolve(
    claims: &[Claim],
    program: &Program,
    sources: &[Source],
    tables: &dyn VariableTables,
    quota: &Quota,
) -> Result<Checks, Exhausted> {
    let mut resolver = Resolver {
        index: Index::new(sources, quota)?,
        objects: Objects::of(claims),
        conditions: Conditions::new(sources),
        sources,
        tables,
        program,
        files: FxHashMap::default(),
        groups: Vec::new(),
        groups_by_key: FxHashMap::default(),
        groups_by_sites: FxHashMap::default(),
        checks: Vec::new(),
    };
    let mut marks = Vec::with_capacity(claims.len());
    for (idx, claim) in claims.iter().enumerate() {
        quota.look()?;
        marks.push(resolver.claim(ClaimId::at(idx), claim));
    }
    resolver.finish(marks, quota)
}

/// What is known of a claim before all have been seen.
enum Mark {
    /// Its fate.
    Settled(Fate),
    /// It belongs to a group.
    InGroup(usize),
}

impl From<Fate> for Mark {
    fn from(fate: Fate) -> Self {
        Self::Settled(fate)
    }
}

struct Resolver<'a> {
    index: Index<'a>,
    objects: Objects,
    conditions: Conditions<'a>,
    sources: &'a [Source],
    tables: &'a dyn VariableTables,
    program: &'a Program,
    /// What the names of files in the witness mean.
    files: FxHashMap<&'a str, Option<SourceId>>,
    groups: Vec<Group>,
    groups_by_key: FxHashMap<Key<'a>, Result<usize, Dropped>>,
    /// Claims of several scopes can mean the same sites: an initialiser runs in every constructor.
    groups_by_sites: FxHashMap<(SourceId, u32, Vec<Site>), usize>,
    checks: Vec<Check>,
}

/// What claims of one group share.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key<'a> {
    source: SourceId,
    line: u32,
    scope: Option<&'a Scope>,
    subject: Subject,
}

/// Claims about stores of one thing on one line.
struct Group {
    source: SourceId,
    line: u32,
    subject: SmolStr,
    sites: Vec<Site>,
    expectations: Vec<Expectation>,
}

impl<'a> Resolver<'a> {
    fn claim(&mut self, id: ClaimId, claim: &'a Claim) -> Mark {
        match &claim.fact {
            Fact::Store { target, value, n_unstated } => {
                self.store(id, claim, target, value, *n_unstated).unwrap_or_else(Mark::from)
            }
            Fact::Condition { .. } => self.condition(id, claim).unwrap_or_else(|fate| fate).into(),
            Fact::Contract { .. } => Fate::Dropped(Dropped::Unsupported("contracts")).into(),
            Fact::Ghost { .. } => Fate::Dropped(Dropped::Unsupported("ghost variables")).into(),
            Fact::Branch(_) | Fact::Enter(_) | Fact::Return { .. } | Fact::Violation => {
                Fate::Wildcard(Wildcard::Path).into()
            }
        }
    }

    fn condition(&mut self, id: ClaimId, claim: &'a Claim) -> Result<Fate, Fate> {
        let spot = self.spot(claim)?;
        let check = self.conditions.check(id, claim, spot)?;
        Ok(self.checked(check))
    }

    fn checked(&mut self, check: Check) -> Fate {
        self.checks.push(check);
        Fate::Checked { check: CheckId::at(self.checks.len() - 1) }
    }

    /// The place of a claim in the program, of which a file may be left out: nothing is woven into that.
    fn spot(&mut self, claim: &'a Claim) -> Result<Spot<'a>, Fate> {
        let spot = self.named_spot(claim)?;
        let source = &self.sources[spot.source.index()];
        if source.is_left_out() {
            return Err(Fate::Dropped(Dropped::ForeignFile(source.name.clone())));
        }
        Ok(spot)
    }

    fn named_spot(&mut self, claim: &'a Claim) -> Result<Spot<'a>, Fate> {
        let place = &claim.place;
        let (Some(name), Some(line)) = (&place.file, place.line) else {
            // A program of one file needs no name.
            return match (place.line, self.program.files.len()) {
                (Some(line), 1) => Ok(Spot { source: SourceId::at(0), line, scope: place.scope.as_ref() }),
                _ => Err(Fate::Dropped(Dropped::NoPlace)),
            };
        };
        let program = self.program;
        let source = *self.files.entry(name).or_insert_with(|| {
            let found = program.file(name)?;
            program.files.iter().position(|file| std::ptr::eq(file, found)).map(SourceId::at)
        });
        let source = source.ok_or_else(|| Fate::Dropped(Dropped::ForeignFile(name.to_string())))?;
        Ok(Spot { source, line, scope: place.scope.as_ref() })
    }

    fn store(
        &mut self,
        id: ClaimId,
        claim: &'a Claim,
        target: &Target,
        value: &Value,
        n_unstated: u32,
    ) -> Result<Mark, Fate> {
        if matches!(claim.place.scope, Some(Scope::Synthetic(_))) || matches!(target, Target::Internal(_)) {
            return Err(Fate::Wildcard(Wildcard::VerifiersOwn));
        }
        let spot = self.spot(claim)?;
        let subject = self.variable_of_name(target).map(Subject::Named).or_else(|| Subject::of(target));
        let Some(subject) = subject else {
            return Err(self.without_subject(spot, target, value));
        };
        let group = self.group(spot, subject)?;
        let n_unstated = self.n_unstated(group, n_unstated);
        let expect = self.expect(target, value);
        let mark = match expect {
            Some(_) => Mark::InGroup(group),
            None => Fate::Wildcard(Wildcard::NotConstant).into(),
        };
        let claim = expect.is_some().then_some(id);
        let expectations = &mut self.groups[group].expectations;
        expectations.push(Expectation { expect: expect.unwrap_or(Expect::Any), claim });
        let unsaid = Expectation { expect: Expect::Any, claim: None };
        expectations.extend(std::iter::repeat_n(unsaid, n_unstated as usize));
        Ok(mark)
    }

    /// The variable of the program that has the name which JBMC gives to a parameter without one: `arg1i`.
    fn variable_of_name(&self, target: &Target) -> Option<SmolStr> {
        let Target::Argument { index, slot_type } = target else { return None };
        let name = format_smolstr!("arg{index}{}", slot_type.letter());
        let mut variables = self.sources.iter().flat_map(|source| &source.outline.variables);
        variables.any(|variable| variable.name == name).then_some(name)
    }

    /// What a claim expects; nothing if that is not known.
    fn expect(&self, target: &Target, value: &Value) -> Option<Expect> {
        if let Value::Expression(text) = value {
            return expression::harmless(text, self.index.sources).map(Expect::Expression);
        }
        let value = Expect::of(value, &self.objects)?;
        Some(match target {
            Target::Element { index, .. } => Expect::Element {
                index: index.and_then(|index| u32::try_from(index).ok()),
                value: Box::new(value),
            },
            _ => value,
        })
    }

    /// Claims about objects and arrays as a whole.
    fn without_subject(&mut self, spot: Spot<'a>, target: &Target, value: &Value) -> Fate {
        match target {
            // A large array is claimed as a whole when an element is stored: one more store that is left unsaid.
            Target::Object(object) if object.is_array && !matches!(value, Value::ArrayOf(_)) => {
                if let Ok(group) = self.group(spot, Subject::Element) {
                    self.groups[group].expectations.push(Expectation { expect: Expect::Any, claim: None });
                }
                Fate::Wildcard(Wildcard::NotConstant)
            }
            Target::Object(_) | Target::This | Target::Field { .. } => Fate::Wildcard(Wildcard::Object),
            _ => Fate::Dropped(Dropped::Unsupported("targets of this form")),
        }
    }

    /// The group of a subject at a place, made when it is first asked for.
    fn group(&mut self, spot: Spot<'a>, subject: Subject) -> Result<usize, Fate> {
        let Spot { source, line, scope } = spot;
        let key = Key { source, line, scope, subject };
        if let Some(known) = self.groups_by_key.get(&key) {
            return known.clone().map_err(Fate::Dropped);
        }
        let found = subject::find(&self.index, self.tables, spot, &key.subject).map(|found| {
            let subject = key.subject.words(found.variable.as_deref());
            *self.groups_by_sites.entry((source, line, found.sites.clone())).or_insert_with(|| {
                self.groups.push(Group {
                    source,
                    line,
                    subject,
                    sites: found.sites,
                    expectations: Vec::new(),
                });
                self.groups.len() - 1
            })
        });
        self.groups_by_key.insert(key, found.clone());
        found.map_err(Fate::Dropped)
    }

    /// How many more stores of the same thing are left unsaid.
    ///
    /// Parameters of one call are stored by one instruction, of which the witness states the first. What is unsaid then are
    /// the others, and only beyond them further calls.
    fn n_unstated(&self, group: usize, n_unstated: u32) -> u32 {
        let Group { source, line, sites, .. } = &self.groups[group];
        if self.may_be_repeated(*source, *line, sites) {
            return n_unstated;
        }
        match callee::n_arguments(&self.index, *source, sites) {
            Some(n_arguments @ 1..) => n_unstated.saturating_sub(n_arguments - 1) / n_arguments,
            _ => n_unstated,
        }
    }

    /// Whether a store among the sites may be all that a loop does, so that one instruction stores often: not if the line has
    /// calls that are as much in a loop as the store is, and no loop starts there.
    fn may_be_repeated(&self, source: SourceId, line: u32, sites: &[Site]) -> bool {
        let all_sites = self.index.sources[source.index()].sites();
        let is_call = |site: &&Site| matches!(site, Site::Argument { .. });
        let is_in_loop = |site: &Site| site.method(all_sites).is_some_and(|(_, is_in_loop)| is_in_loop);
        let Some(call) = sites.iter().find(is_call) else { return true };
        let starts_loop = all_sites.loops.iter().any(|it| it.start.line == line);
        let mut stores = sites.iter().filter(|site| !is_call(site));
        stores.any(|store| starts_loop || is_in_loop(store) != is_in_loop(call))
    }

    /// Makes checks of the groups, and gives every claim its fate.
    fn finish(mut self, marks: Vec<Mark>, quota: &Quota) -> Result<Checks, Exhausted> {
        self.leave_out_shared_sites();
        let mut left_out = FxHashMap::default();
        let groups = std::mem::take(&mut self.groups);
        let mut ends = Vec::with_capacity(groups.len());
        for group in groups {
            quota.look()?;
            ends.push(self.close(group, &mut left_out));
        }
        let fates = marks.into_iter().enumerate().map(|(claim, mark)| match mark {
            Mark::Settled(fate) => fate,
            Mark::InGroup(group) => {
                left_out.remove(&ClaimId::at(claim)).unwrap_or_else(|| ends[group].clone())
            }
        });
        Ok(Checks { fates: fates.collect(), checks: self.checks })
    }

    /// The fate of the claims of a group, but for those that are left out of it.
    fn close(&mut self, mut group: Group, left_out: &mut FxHashMap<ClaimId, Fate>) -> Fate {
        if group.sites.is_empty() {
            return Fate::Dropped(Dropped::Ambiguous);
        }
        let sources = self.index.sources;
        let sites = sources[group.source.index()].sites();
        let types: Vec<Option<&str>> = group.sites.iter().map(|site| site.type_name(sites)).collect();
        let n_expressions = expressions(&group.expectations).len();
        let can_evaluate =
            n_expressions <= expression::MAX_DIFFERENT && expression::is_alone(&group.sites, sites);
        for Expectation { expect, claim } in &mut group.expectations {
            let fits = types.iter().any(|type_name| type_name.is_none_or(|it| expect.fits(it)));
            let fate = match &*expect {
                Expect::Expression(text)
                    if !can_evaluate || expression::captures(text, group.source, &group.sites, sources) =>
                {
                    Fate::Wildcard(Wildcard::NotConstant)
                }
                _ if !fits => Fate::Dropped(Dropped::WrongType),
                _ => continue,
            };
            *expect = Expect::Any;
            left_out.extend(claim.take().map(|claim| (claim, fate)));
        }
        let mut kinds = group.expectations.iter().filter_map(|it| it.expect.kind());
        let kind = kinds.next();
        if kinds.any(|other| Some(other) != kind) {
            return Fate::Dropped(Dropped::MixedTypes);
        }
        let Group { source, line, subject, sites, expectations } = group;
        self.checked(Check { source, line, subject, sites, expected: Expected::Values(expectations) })
    }

    /// A site that claims of two lines mean belongs to one of them, and which one is not known.
    fn leave_out_shared_sites(&mut self) {
        let mut n_groups: FxHashMap<(SourceId, Site), u32> = FxHashMap::default();
        for group in &self.groups {
            for site in &group.sites {
                *n_groups.entry((group.source, site.clone())).or_default() += 1;
            }
        }
        for group in &mut self.groups {
            let source = group.source;
            group.sites.retain(|site| n_groups[&(source, site.clone())] == 1);
        }
    }
}
