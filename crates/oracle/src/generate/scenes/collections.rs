//! The collections of the JDK: filled, changed while somebody iterates, compared, turned into text.

use crate::program::Shape;

use super::super::Generator;
use super::super::types::Type;

const LISTS: [&str; 4] =
    ["new ArrayList<>()", "new LinkedList<>()", "new ArrayList<>(List.of(3, 1, 2))", "new Vector<>()"];
const MAPS: [&str; 3] = ["new HashMap<>()", "new TreeMap<>()", "new LinkedHashMap<>()"];
const SETS: [&str; 3] = ["new HashSet<>()", "new TreeSet<>()", "new LinkedHashSet<>()"];
const DEQUES: [&str; 3] = ["new ArrayDeque<>()", "new LinkedList<>()", "new ArrayDeque<>(List.of(5, 6))"];

pub(super) fn scene(generator: &mut Generator<'_>) {
    let kind = generator.random.below(5);
    let declared = match kind {
        0 => format!("List<Integer> c = {};\n", generator.random.one_of(&LISTS)),
        1 => format!("Map<String, Integer> m = {};\n", generator.random.one_of(&MAPS)),
        2 => format!("Set<Integer> c = {};\n", generator.random.one_of(&SETS)),
        3 => format!("Deque<Integer> c = {};\n", generator.random.one_of(&DEQUES)),
        _ => "PriorityQueue<Integer> c = new PriorityQueue<>();\n".to_owned(),
    };
    let mut body = declared;
    for _ in 0..generator.random.between(3, 8) {
        let step = match kind {
            0 => list(generator),
            1 => map(generator),
            2 => set(generator),
            3 => deque(generator),
            _ => queue(generator),
        };
        let step = if generator.random.once_in(4) { generator.caught(&step) } else { step };
        if generator.random.once_in(4) {
            let condition = generator.expression(Type::Boolean, 2);
            body.push_str(&format!("if ({condition}) {{\n{step}}}\n"));
        } else {
            body.push_str(&format!("{{\n{step}}}\n"));
        }
    }
    let name = if kind == 1 { "m" } else { "c" };
    body.push_str(&generator.see_expression(Shape::Int, &format!("{name}.size()")));
    body.push_str(&generator.see_expression(Shape::Text, &format!("{name}.toString()")));
    if kind < 3 {
        body.push_str(&generator.see_expression(Shape::Int, &format!("{name}.hashCode()")));
    }
    generator.scene_method(&body);
}

fn list(generator: &mut Generator<'_>) -> String {
    let [value, index] = [generator.expression(Type::Int, 2), generator.expression(Type::Int, 1)];
    match generator.random.below(22) {
        0..=4 => format!("c.add({value});\n"),
        5 => format!("c.add({index} & 1, {value});\n"),
        6 => format!("c.remove({index} & 1);\n"),
        7 => format!("c.remove(Integer.valueOf({value}));\n"),
        8 => format!("c.set({index} & 1, {value});\n"),
        9 => generator.see_expression(Shape::Int, &format!("c.indexOf({value})")),
        10 => generator.see_expression(Shape::Int, &format!("c.get({index} & 1)")),
        11 => "Collections.sort(c);\n".to_owned(),
        12 => "Collections.reverse(c);\n".to_owned(),
        13 => format!("c.removeIf(e -> (e & {index}) == 0);\n"),
        14 => format!("for (Integer e : c) {{\nif (e == {value}) {{\nc.add(1);\n}}\nLog.at(e);\n}}\n"),
        15 => format!(
            "Iterator<Integer> it = c.iterator();\nwhile (it.hasNext()) {{\nif (it.next() > {value}) {{\nit.remove();\n}}\n}}\n"
        ),
        16 => generator.see_expression(Shape::Text, &format!("c.subList(0, {index} & 1).toString()")),
        17 => "c.addAll(List.of(7, 8));\n".to_owned(),
        18 => generator.see_expression(Shape::Boolean, &format!("c.equals(List.of(1, {value}))")),
        19 => generator.see_expression(Shape::Int, "c.stream().mapToInt(Integer::intValue).sum()"),
        20 => "c.sort(Comparator.reverseOrder());\n".to_owned(),
        _ => generator.see_expression(Shape::Int, "c.isEmpty() ? -1 : Collections.max(c)"),
    }
}

fn map(generator: &mut Generator<'_>) -> String {
    let [key, value] = [generator.expression(Type::Text, 1), generator.expression(Type::Int, 2)];
    match generator.random.below(18) {
        0..=4 => format!("m.put({key}, {value});\n"),
        5 => format!("m.remove({key});\n"),
        6 => generator.see_expression(Shape::Text, &format!("String.valueOf((Object) m.get({key}))")),
        7 => generator.see_expression(Shape::Boolean, &format!("m.containsKey({key})")),
        8 => generator.see_expression(Shape::Boolean, &format!("m.containsValue({value})")),
        9 => format!("m.merge({key}, {value}, Integer::sum);\n"),
        10 => format!("m.computeIfAbsent({key}, k -> Log.at(k.length()));\n"),
        11 => format!("m.putIfAbsent({key}, {value});\n"),
        12 => generator.see_expression(Shape::Int, &format!("m.getOrDefault({key}, {value})")),
        13 => "for (Map.Entry<String, Integer> e : m.entrySet()) {\nLog.at(e.getKey().length() + e.getValue());\ne.setValue(e.getValue() + 1);\n}\n".to_owned(),
        14 => format!("for (String k : m.keySet()) {{\nm.put(k + {key}, 1);\n}}\n"),
        15 => generator.see_expression(Shape::Text, "new TreeMap<>(m).toString()"),
        16 => format!("m.compute({key}, (k, v) -> v == null ? {value} : null);\n"),
        _ => generator.see_expression(Shape::Boolean, &format!("m.equals(Map.of({key}, {value}))")),
    }
}

fn set(generator: &mut Generator<'_>) -> String {
    let value = generator.expression(Type::Int, 2);
    match generator.random.below(12) {
        0..=4 => format!("c.add({value});\n"),
        5 => generator.see_expression(Shape::Boolean, &format!("c.add({value})")),
        6 => format!("c.remove({value});\n"),
        7 => generator.see_expression(Shape::Boolean, &format!("c.contains({value})")),
        8 => format!("c.retainAll(Set.of({value}));\n"),
        9 => "for (int e : c) {\nLog.at(e);\n}\n".to_owned(),
        10 => generator.see_expression(Shape::Text, &format!("new TreeSet<>(c).headSet({value}).toString()")),
        _ => generator.see_expression(Shape::Text, "String.valueOf((Object) new TreeSet<>(c).ceiling(2))"),
    }
}

fn deque(generator: &mut Generator<'_>) -> String {
    let value = generator.expression(Type::Int, 2);
    match generator.random.below(12) {
        0 | 1 => format!("c.addFirst({value});\n"),
        2 | 3 => format!("c.offerLast({value});\n"),
        4 => format!("c.push({value});\n"),
        5 => generator.see_expression(Shape::Int, "c.pop()"),
        6 => generator.see_expression(Shape::Text, "String.valueOf((Object) c.pollLast())"),
        7 => generator.see_expression(Shape::Text, "String.valueOf((Object) c.peek())"),
        8 => generator.see_expression(Shape::Boolean, &format!("c.contains({value})")),
        9 => "for (Iterator<Integer> it = c.descendingIterator(); it.hasNext();) {\nLog.at(it.next());\n}\n"
            .to_owned(),
        10 => format!("c.removeFirstOccurrence({value});\n"),
        _ => generator.see_expression(Shape::Int, "c.getFirst() - c.getLast()"),
    }
}

fn queue(generator: &mut Generator<'_>) -> String {
    let value = generator.expression(Type::Int, 2);
    match generator.random.below(8) {
        0..=3 => format!("c.add({value});\n"),
        4 => generator.see_expression(Shape::Text, "String.valueOf((Object) c.poll())"),
        5 => generator.see_expression(Shape::Text, "String.valueOf((Object) c.peek())"),
        6 => generator.see_expression(Shape::Int, "c.remove()"),
        _ => format!("c.remove({value});\n"),
    }
}
