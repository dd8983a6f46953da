//! What a store claim is about, and the sites that store to it.

use jurat_java::sites::StoreTarget;
use jurat_witness::jbmc::{SlotType, Target};
use smol_str::{SmolStr, format_smolstr};

use crate::checks::callee::{self, First};
use crate::checks::index::{Index, Spot};
use crate::checks::slots::{self, VariableTables};
use crate::checks::{Dropped, Site};

/// What the claims of a group are about.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Subject {
    /// A local variable, a static field, or the parameter of a method that is called; the name does not tell which.
    Named(SmolStr),
    /// A variable in a slot.
    Slot(u16),
    /// A parameter in a slot: of the method itself, or of one that it calls.
    Argument(u16, SlotType),
    /// A field of an object.
    Field(SmolStr),
    /// An element of an array.
    Element,
    /// The length of a new array.
    Length,
}

impl Subject {
    /// The subject of a target; none if it is not a thing of the program.
    pub(super) fn of(target: &Target) -> Option<Self> {
        match target {
            Target::Variable(name) => Some(Self::Named(name.clone())),
            Target::Slot { index, .. } => Some(Self::Slot(*index)),
            Target::Argument { index, slot_type } => Some(Self::Argument(*index, *slot_type)),
            Target::Field { field, .. } if field.starts_with('@') || field == "data" => None,
            Target::Field { field, .. } if field == "length" => Some(Self::Length),
            Target::Field { field, .. } => Some(Self::Field(field.clone())),
            Target::Element { .. } => Some(Self::Element),
            Target::This | Target::Object(_) | Target::Internal(_) | Target::Unknown(_) => None,
        }
    }

    /// For people.
    pub(super) fn words(&self, variable: Option<&str>) -> SmolStr {
        match self {
            Self::Named(name) => name.clone(),
            Self::Slot(index) | Self::Argument(index, _) => {
                variable.map_or_else(|| format_smolstr!("slot {index}"), SmolStr::new)
            }
            Self::Field(name) => format_smolstr!(".{name}"),
            Self::Element => "element".into(),
            Self::Length => "length".into(),
        }
    }
}

/// The sites that store to the subject; with the variable's name, if that is not the subject's own.
pub(super) struct Found {
    pub(super) sites: Vec<Site>,
    pub(super) variable: Option<SmolStr>,
}

impl From<Vec<Site>> for Found {
    fn from(sites: Vec<Site>) -> Self {
        Self { sites, variable: None }
    }
}

/// Finds the sites.
pub(super) fn find(
    index: &Index<'_>,
    tables: &dyn VariableTables,
    spot: Spot<'_>,
    subject: &Subject,
) -> Result<Found, Dropped> {
    if index.is_ambiguous(spot) {
        return Err(Dropped::SeveralMethods);
    }
    let found = match subject {
        Subject::Named(name) => {
            let mut sites = stores(index, spot, |target| is_variable(index, target, name))?;
            sites.extend(callee::arguments(index, spot, First::Named(name))?);
            sites.into()
        }
        Subject::Slot(slot) => {
            let variable = spot.scope.and_then(|scope| tables.variable(scope, *slot, spot.line));
            let variable = variable.ok_or(Dropped::NoVariable)?;
            let sites = stores(index, spot, |target| is_local(target, &variable))?;
            Found { sites, variable: Some(variable) }
        }
        Subject::Argument(slot, slot_type) => {
            let mut methods = index.methods_of(spot);
            let parameter = methods.next().and_then(|method| slots::parameter(method, *slot));
            let parameter = parameter.filter(|_| methods.next().is_none());
            let mut sites = match parameter {
                Some(name) => stores(index, spot, |target| is_local(target, name))?,
                None => Vec::new(),
            };
            if *slot == 0 {
                sites.extend(callee::arguments(index, spot, First::Typed(*slot_type))?);
            }
            Found {
                variable: parameter.filter(|_| matches!(sites[..], [Site::Store(_), ..])).cloned(),
                sites,
            }
        }
        Subject::Field(name) => field_stores(index, spot, name)?.into(),
        Subject::Element => {
            let stores = index.stores(spot).filter(|(_, store)| store.target == StoreTarget::Element);
            let stores = stores.filter(|(_, store)| store.obstacle.is_none());
            let mut sites: Vec<Site> = stores.map(|(idx, _)| Site::Element(idx)).collect();
            let lists = index.arrays(spot).filter(|(_, array)| array.has_plain_elements);
            let lists = lists.filter(|(_, array)| array.obstacle.is_none());
            sites.extend(lists.map(|(idx, _)| Site::Elements(idx)));
            sites.into()
        }
        Subject::Length => {
            let mut sites = field_stores(index, spot, "length")?;
            for (idx, array) in index.arrays(spot) {
                // The length is seen when the elements are there, and theirs are seen before.
                let nested = array.has_new_arrays.then_some("a new array inside of another");
                match array.obstacle.or(nested) {
                    Some(reason) => return Err(Dropped::Obstacle(reason)),
                    None => sites.push(Site::Length(idx)),
                }
            }
            sites.into()
        }
    };
    if found.sites.is_empty() {
        return Err(Dropped::NoSite);
    }
    // Of several, those on further lines of a statement may be claimed elsewhere, or not at all.
    let sites = index.sources[spot.source.index()].sites();
    let is_spread = |site: &Site| site.lines(sites).is_none_or(|lines| lines.first != lines.last);
    if found.sites.len() > 1 && found.sites.iter().any(is_spread) {
        return Err(Dropped::Ambiguous);
    }
    Ok(found)
}

/// The stores on the line to such a target. If the weaver cannot see one of them, it is not known which claims are about the
/// others.
fn stores(
    index: &Index<'_>,
    spot: Spot<'_>,
    is_it: impl Fn(&StoreTarget) -> bool,
) -> Result<Vec<Site>, Dropped> {
    let stores = index.stores(spot).filter(|(_, store)| is_it(&store.target));
    stores
        .map(|(idx, store)| match store.obstacle {
            Some(reason) => Err(Dropped::Obstacle(reason)),
            None => Ok(Site::Store(idx)),
        })
        .collect()
}

fn field_stores(index: &Index<'_>, spot: Spot<'_>, name: &str) -> Result<Vec<Site>, Dropped> {
    stores(index, spot, |target| match target {
        StoreTarget::Field { name: field, .. } => field == name && index.is_static(target) == Some(false),
        _ => false,
    })
}

fn is_variable(index: &Index<'_>, target: &StoreTarget, name: &str) -> bool {
    match target {
        StoreTarget::Local { .. } => is_local(target, name),
        StoreTarget::Field { name: field, .. } => field == name && index.is_static(target) == Some(true),
        StoreTarget::Element => false,
    }
}

fn is_local(target: &StoreTarget, name: &str) -> bool {
    matches!(target, StoreTarget::Local { name: local, .. } if local == name)
}
