//! The world on real classes of the JDK.

use std::cell::Cell;
use std::path::PathBuf;

use super::id::LoopId;
use super::*;

fn world() -> World {
    let jdk = jurat_java::Jdk::find().expect("the tests need a JDK");
    let image: PathBuf = jdk.home.join("lib/modules");
    World::new(&[], &image).expect("the JDK can be read")
}

fn id(world: &mut World, name: &str) -> ClassId {
    world.load(name).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn method(world: &mut World, class: &str, name: &str, descriptor: &str) -> MethodId {
    let class = id(world, class);
    world.find_method(class, name, descriptor).unwrap_or_else(|| panic!("{name} is missing"))
}

fn code(world: &mut World, class: &str, name: &str, descriptor: &str) -> Rc<Compiled> {
    let method = method(world, class, name, descriptor);
    let Ok(Body::Code(code)) = world.body(method) else { panic!("{name} has no code") };
    code
}

/// The first instruction of a loop.
fn header(code: &Compiled, number: u16) -> u32 {
    let is_meant = |op: &Cell<Op>| matches!(op.get(), Op::Loop { header, .. } if header == LoopId(number));
    code.ops.iter().position(is_meant).expect("every loop has one") as u32
}

#[test]
fn arrays_are_related_as_their_elements_are() {
    let mut world = world();
    let mut is = |class: &str, of: &str| {
        let (class, of) = (id(&mut world, class), id(&mut world, of));
        world.is_subclass(class, of)
    };
    assert!(is("java.util.ArrayList", "java.util.List"));
    assert!(is("java.util.ArrayList", "java.util.AbstractCollection"));
    assert!(is("java.util.List", "java.lang.Object"));
    assert!(!is("java.util.List", "java.util.ArrayList"));
    assert!(is("[[I", "[Ljava.lang.Object;"));
    assert!(is("[Ljava.lang.String;", "[Ljava.lang.Comparable;"));
    assert!(is("[I", "java.lang.Cloneable"));
    assert!(!is("[I", "[J"));
    assert!(!is("[I", "[Ljava.lang.Object;"));
    assert!(!is("int", "java.lang.Object"));
}

#[test]
fn missing_classes_are_errors() {
    let mut world = world();
    for name in ["java.lang.Strin", "p.Q", "[V", "[", "[Ljava.lang.String", "[Q;", ""] {
        assert!(world.load(name).is_err(), "{name}");
    }
    assert!(world.load(&"[".repeat(300)).is_err());
}

#[test]
fn a_call_runs_the_method_of_the_object() {
    let mut world = world();
    let mut selects = |receiver: &str, class: &str, name: &str, descriptor: &str| {
        let method = method(&mut world, class, name, descriptor);
        let receiver = id(&mut world, receiver);
        let selected = world.select(receiver, method).expect("there is one");
        world.method_name(selected)
    };
    assert_eq!(
        selects("java.lang.String", "java.lang.Object", "hashCode", "()I"),
        "java.lang.String.hashCode"
    );
    assert_eq!(
        selects("java.util.ArrayList", "java.util.Collection", "isEmpty", "()Z"),
        "java.util.ArrayList.isEmpty"
    );
    let (list, collection) = ("java.util.ArrayList", "java.util.Collection");
    assert_eq!(
        selects(list, collection, "stream", "()Ljava/util/stream/Stream;"),
        "java.util.Collection.stream"
    );
    assert_eq!(
        selects("[I", "java.lang.Object", "toString", "()Ljava/lang/String;"),
        "java.lang.Object.toString"
    );
}

#[test]
fn fields_of_superclasses_come_first() {
    let mut world = world();
    let class = id(&mut world, "java.util.LinkedHashMap$Entry");
    let layout = Rc::clone(&world.class(class).layout);
    assert_eq!(
        *layout,
        [Type::Int, Type::Reference, Type::Reference, Type::Reference, Type::Reference, Type::Reference]
    );
    let field = world.find_field(class, "hash", "I").expect("it is inherited");
    assert_eq!(world.field(field).slot, 0);
}

#[test]
fn superclasses_are_initialised_first() {
    let mut world = world();
    let class = id(&mut world, "java.util.LinkedHashMap");
    let names: Vec<_> = world.initialisation(class).iter().map(|id| world.class(*id).name.clone()).collect();
    assert_eq!(names.last().map(SmolStr::as_str), Some("java.util.LinkedHashMap"));
    let object = id(&mut world, "java.util.AbstractMap$SimpleEntry");
    let runnable = id(&mut world, "java.lang.Runnable");
    assert!(!world.class(runnable).needs_initialisation);
    assert_eq!(world.initialisation(object).last(), Some(&object));
}

#[test]
fn constants_of_static_fields_are_known() {
    let mut world = world();
    let class = id(&mut world, "java.lang.Integer");
    let field = world.find_field(class, "MAX_VALUE", "I").expect("it is there");
    let slot = world.field(field).slot as usize;
    assert_eq!(world.class(class).statics[slot].constant, Some(StaticConstant::Int(i32::MAX)));
}

#[test]
fn sites_become_instructions_with_numbers() {
    let mut world = world();
    let code = code(&mut world, "java.util.ArrayList", "size", "()I");
    let ops: Vec<Op> = code.ops.iter().map(Cell::get).collect();
    assert_eq!(ops, [Op::Load(0), Op::Site(0), Op::ReturnValue(Type::Int)]);
    let class = id(&mut world, "java.util.ArrayList");
    let field = world.find_field(class, "size", "I").expect("it is there");
    let slot = world.field(field).slot;
    assert_eq!(world.link(&code, 1), Ok(Op::GetField { slot, ty: Type::Int }));
}

#[test]
fn longs_take_one_local_and_one_entry() {
    let mut world = world();
    let code = code(&mut world, "java.lang.Long", "compare", "(JJ)I");
    assert_eq!((code.n_arguments, code.max_locals), (2, 2));
    assert_eq!(code.ops[1].get(), Op::Load(1));
}

#[test]
fn loops_have_headers_and_an_order() {
    let mut world = world();
    // Two loops inside of another one.
    let code = code(&mut world, "java.lang.StringLatin1", "indexOf", "([BI[BII)I");
    assert_eq!(code.loops.len(), 3);
    assert_eq!(code.loops[1].parent, Some(LoopId(0)));
    assert_eq!(code.loops[0].last, LoopId(2));
    let (outer, inner) = (header(&code, 0), header(&code, 1));
    // In the same outer iteration the inner loop is behind the header of the outer one; in the next one it is not.
    assert!(code.compare((outer, &[1, 0, 0]), (inner, &[1, 5, 0])).is_lt());
    assert!(code.compare((outer, &[2, 0, 0]), (inner, &[1, 5, 0])).is_gt());
    assert!(code.compare((inner, &[1, 4, 0]), (inner, &[1, 5, 0])).is_lt());
    assert!(code.compare((inner, &[1, 5, 0]), (inner, &[1, 5, 0])).is_eq());
}

#[test]
fn successors_outside_of_loops_are_later() {
    let mut world = world();
    for (class, name, descriptor) in [
        ("java.util.HashMap", "putVal", "(ILjava/lang/Object;Ljava/lang/Object;ZZ)Ljava/lang/Object;"),
        ("java.lang.Integer", "parseInt", "(Ljava/lang/String;I)I"),
        ("java.util.TimSort", "mergeLo", "(IIII)V"),
    ] {
        let code = code(&mut world, class, name, descriptor);
        for (op, block) in code.block_of.iter().enumerate() {
            let Op::Goto(target) = code.ops[op].get() else { continue };
            let is_header = matches!(code.ops[target as usize].get(), Op::Loop { .. });
            let target = code.block_of[target as usize];
            assert!(target > *block || is_header, "{name}: {block:?} jumps back to {target:?}");
        }
    }
}

#[test]
fn locals_that_nobody_reads_are_not_live() {
    let mut world = world();
    let code = code(&mut world, "java.util.Arrays", "hashCode", "([D)I");
    let header = &code.blocks[code.block_of[header(&code, 0) as usize].index()];
    // `a` is copied for the loop and never read again.
    assert!(!header.live.contains(0));
    assert!(header.live.contains(1));
}

#[test]
fn all_code_of_the_common_classes_compiles() {
    let mut world = world();
    for name in [
        "java.lang.String",
        "java.lang.StringUTF16",
        "java.lang.Character",
        "java.lang.Math",
        "java.util.Arrays",
        "java.util.Collections",
        "java.util.HashMap",
        "java.util.TreeMap",
        "java.util.Formatter",
        "java.util.regex.Pattern",
        "java.util.concurrent.ConcurrentHashMap",
        "java.util.stream.ReferencePipeline",
        "java.math.BigInteger",
    ] {
        let class = id(&mut world, name);
        let methods = world.class(class).methods.clone();
        for &method in &methods {
            if let Err(error) = world.body(method) {
                panic!("{}: {error}", world.method_name(method));
            }
        }
    }
}

/// A number that follows from the one before, for inputs that look random and are always the same.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *state >> 33
}

#[test]
fn damaged_class_files_are_refused_or_compile() {
    let mut world = world();
    let mut state = 1;
    for name in ["java.util.Optional", "java.lang.StringLatin1", "java.util.ArrayDeque"] {
        let bytes = world.jdk.find(name).expect("it is in every JDK");
        for _ in 0..150 {
            let mut damaged = bytes.clone();
            for _ in 0..=next(&mut state) % 4 {
                let at = next(&mut state) as usize % damaged.len();
                damaged[at] = next(&mut state) as u8;
            }
            let Ok(class) = Class::read(&damaged) else { continue };
            let Ok(id) = world.define(class) else { continue };
            let methods = world.class(id).methods.clone();
            for &method in &methods {
                let Ok(Body::Code(code)) = world.body(method) else { continue };
                for op in 0..code.ops.len() as u32 {
                    // Whatever comes of it: it must come back.
                    let _linked = world.link(&code, op);
                }
            }
        }
        // Later classes must not find a damaged one under this name.
        world.by_name.remove(name);
    }
}
