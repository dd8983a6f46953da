//! Witnesses in GraphML: with conditions as invariants, or with stores as JBMC writes them.

use super::ASSERT;

const KEYS: [(&str, &str); 11] = [
    ("graph", "witness-type"),
    ("graph", "sourcecodelang"),
    ("graph", "specification"),
    ("graph", "producer"),
    ("node", "entry"),
    ("node", "violation"),
    ("node", "invariant"),
    ("node", "invariant.scope"),
    ("edge", "startline"),
    ("edge", "originfile"),
    ("edge", "assumption"),
];

/// A correctness witness with a condition that holds behind the statement of a line.
pub fn invariant(line: usize, method: &str, condition: &str) -> String {
    let nodes = format!(
        "<node id=\"n0\"><data key=\"entry\">true</data></node>\n<node id=\"n1\"><data key=\"invariant\">{}</data><data key=\"invariant.scope\">{method}</data></node>\n{}",
        escaped(condition),
        edge("n0", "n1", line, None)
    );
    document("correctness_witness", &nodes)
}

/// A correctness witness as JBMC writes it: the values that a statement may store, one after the other.
pub fn stores(line: usize, method: &str, variable: &str, values: &[String]) -> String {
    let mut nodes = "<node id=\"1.1\"><data key=\"entry\">true</data></node>\n".to_owned();
    for (idx, value) in values.iter().enumerate() {
        let [from, to] = [idx + 1, idx + 2];
        nodes.push_str(&format!(
            "<node id=\"1.{to}\"><data key=\"invariant\">{variable} = {value};</data><data key=\"invariant.scope\">java::Main.{method}:()V</data></node>\n{}",
            edge(&format!("1.{from}"), &format!("1.{to}"), line, None)
        ));
    }
    document("correctness_witness", &nodes)
}

/// A violation witness: what is assigned at each line, and the line of the assertion that fails.
pub fn violation(inputs: &[(usize, String)], target: usize) -> String {
    let mut nodes = "<node id=\"q0\"><data key=\"entry\">true</data></node>\n".to_owned();
    for (idx, (line, assumption)) in inputs.iter().enumerate() {
        let [from, to] = [format!("q{idx}"), format!("q{}", idx + 1)];
        nodes.push_str(&format!("<node id=\"{to}\"/>\n{}", edge(&from, &to, *line, Some(assumption))));
    }
    let last = format!("q{}", inputs.len());
    nodes.push_str(&format!(
        "<node id=\"bad\"><data key=\"violation\">true</data></node>\n{}",
        edge(&last, "bad", target, None)
    ));
    document("violation_witness", &nodes)
}

fn edge(from: &str, to: &str, line: usize, assumption: Option<&str>) -> String {
    let assumption =
        assumption.map(|it| format!("<data key=\"assumption\">{}</data>", escaped(it))).unwrap_or_default();
    format!(
        "<edge source=\"{from}\" target=\"{to}\"><data key=\"originfile\">Main.java</data><data key=\"startline\">{line}</data>{assumption}</edge>\n"
    )
}

fn document(kind: &str, nodes: &str) -> String {
    let keys: String = KEYS
        .iter()
        .map(|(of, name)| {
            format!("<key attr.name=\"{name}\" attr.type=\"string\" for=\"{of}\" id=\"{name}\"/>\n")
        })
        .collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n{keys}<graph edgedefault=\"directed\">\n\
         <data key=\"witness-type\">{kind}</data>\n<data key=\"sourcecodelang\">Java</data>\n<data key=\"specification\">{ASSERT}</data>\n<data key=\"producer\">oracle</data>\n{nodes}</graph>\n</graphml>\n"
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
