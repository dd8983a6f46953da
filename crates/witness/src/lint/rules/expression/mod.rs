//! W7xx: rules on the expressions of witnesses of either format.

mod all;
pub(crate) mod assignment_instead_of_condition;
pub(crate) mod unparsable_expression;

pub(crate) use all::Unreadable;
