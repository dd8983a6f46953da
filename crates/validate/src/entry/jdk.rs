//! What is made of types of the JDK.

use crate::path::InputType;

/// Boxes, with what they hold.
pub(super) const BOXES: [(&str, InputType); 8] = [
    ("java.lang.Boolean", InputType::Boolean),
    ("java.lang.Byte", InputType::Byte),
    ("java.lang.Character", InputType::Char),
    ("java.lang.Short", InputType::Short),
    ("java.lang.Integer", InputType::Int),
    ("java.lang.Long", InputType::Long),
    ("java.lang.Float", InputType::Float),
    ("java.lang.Double", InputType::Double),
];

/// Types of the JDK of which some objects are made, but not all.
pub(super) const OF_JDK: [(&str, &[&str]); 16] = [
    ("java.lang.Object", &["new java.lang.Object()"]),
    ("java.lang.Iterable", &["new java.util.ArrayList()"]),
    ("java.util.Collection", &["new java.util.ArrayList()"]),
    ("java.util.List", &["new java.util.ArrayList()"]),
    ("java.util.ArrayList", &["new java.util.ArrayList()"]),
    ("java.util.LinkedList", &["new java.util.LinkedList()"]),
    ("java.util.Deque", &["new java.util.ArrayDeque()"]),
    ("java.util.Queue", &["new java.util.ArrayDeque()"]),
    ("java.util.ArrayDeque", &["new java.util.ArrayDeque()"]),
    ("java.util.Set", &["new java.util.HashSet()"]),
    ("java.util.HashSet", &["new java.util.HashSet()"]),
    ("java.util.Map", &["new java.util.HashMap()"]),
    ("java.util.HashMap", &["new java.util.HashMap()"]),
    ("java.util.Optional", &["java.util.Optional.empty()"]),
    ("java.util.Iterator", &["java.util.Collections.emptyIterator()"]),
    ("java.lang.StringBuilder", &["new java.lang.StringBuilder()"]),
];

/// Interfaces of the JDK whose implementations in the program fit wherever they are asked for.
pub(super) const NOT_GENERIC: [&str; 4] =
    ["java.lang.Runnable", "java.lang.AutoCloseable", "java.io.Closeable", "java.lang.Cloneable"];
