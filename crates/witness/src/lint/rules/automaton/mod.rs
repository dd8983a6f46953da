//! W3xx: rules on the automaton of GraphML witnesses.
