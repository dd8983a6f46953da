//! W1xx: rules on GraphML as written.

mod attributes;
mod namespace;
mod places;

pub(crate) mod dangling_edge;
pub(crate) mod document_type_declaration;
pub(crate) mod duplicate_key;
pub(crate) mod duplicate_node_id;
pub(crate) mod empty_data;
pub(crate) mod incomplete_key;
pub(crate) mod malformed_data;
pub(crate) mod malformed_default;
pub(crate) mod misplaced_element;
pub(crate) mod missing_edge_endpoint;
pub(crate) mod missing_node_id;
pub(crate) mod nested_too_deep;
pub(crate) mod repeated_data;
pub(crate) mod repeated_graph;
pub(crate) mod self_loop;
pub(crate) mod stray_text;
pub(crate) mod undeclared_key;
pub(crate) mod undirected_graph;
pub(crate) mod unexpected_graphml_attribute;
pub(crate) mod unexpected_node_attribute;
pub(crate) mod unknown_element;
pub(crate) mod unknown_entity;
pub(crate) mod unknown_key;
pub(crate) mod unused_key;
pub(crate) mod wrong_default_value;
pub(crate) mod wrong_graphml_namespace;
pub(crate) mod wrong_key_domain;
pub(crate) mod wrong_key_name;
pub(crate) mod wrong_key_type;
pub(crate) mod wrong_root_element;
pub(crate) mod wrong_xsi_namespace;
pub(crate) mod xml_syntax;
