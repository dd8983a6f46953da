//! W3xx: rules on the automaton of GraphML witnesses.

mod calls;
pub(crate) mod invariant_in_violation_witness;
pub(crate) mod isolated_node;
pub(crate) mod leaving_sink;
pub(crate) mod malformed_boolean;
pub(crate) mod malformed_number;
pub(crate) mod missing_entry_node;
pub(crate) mod missing_violation_node;
pub(crate) mod multiple_cycleheads;
pub(crate) mod multiple_entry_nodes;
pub(crate) mod redundant_false;
pub(crate) mod result_without_function;
pub(crate) mod return_without_call;
pub(crate) mod reversed_range;
pub(crate) mod scope_without_expression;
pub(crate) mod unfinished_call;
mod unique_mark;
pub(crate) mod unknown_control;
pub(crate) mod unreachable_node;
pub(crate) mod violation_data_in_correctness_witness;
pub(crate) mod wrong_return;
