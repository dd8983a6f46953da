//! Call sites of real classes.

use std::rc::Rc;

use jurat_java::Jdk;
use jurat_java::classes::{CallSite, Class, Operation};

use super::link_call;
use crate::world::{Body, ClassId, LinkError, MethodId, World};

fn world() -> World {
    let jdk = Jdk::find().expect("the tests need a JDK");
    World::new(&[], &jdk.home.join("lib/modules")).expect("the JDK can be read")
}

fn sites(class: &Class) -> Vec<CallSite> {
    let bodies = class.methods.iter().filter_map(|method| method.code.as_ref());
    let instructions = bodies.flat_map(|code| &code.instructions);
    let sites = instructions.filter_map(|instruction| match &instruction.operation {
        Operation::InvokeDynamic(site) => Some((**site).clone()),
        _ => None,
    });
    sites.collect()
}

fn link_all(world: &mut World, name: &str) -> Vec<Result<MethodId, LinkError>> {
    let host: ClassId = world.load(name).expect("it is in every JDK");
    let file: Rc<Class> = Rc::clone(world.class(host).file().expect("it has a file"));
    sites(&file).iter().map(|site| link_call(world, host, site)).collect()
}

#[test]
fn all_call_sites_of_the_common_classes_become_methods_with_code() {
    let mut world = world();
    for name in [
        "java.util.Comparator",
        "java.util.Map$Entry",
        "java.util.function.Function",
        "java.util.function.DoubleUnaryOperator",
        "java.util.stream.Collectors",
        "java.util.stream.IntPipeline",
        "java.util.concurrent.ConcurrentMap",
    ] {
        let linked = link_all(&mut world, name);
        assert!(!linked.is_empty(), "{name} has no call sites");
        for method in linked {
            let method = method.unwrap_or_else(|error| panic!("{name}: {error}"));
            let body = world.body(method).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(matches!(body, Body::Code(_)), "{name}");
        }
    }
}

#[test]
fn the_methods_behind_lambdas_compile() {
    let mut world = world();
    let linked = link_all(&mut world, "java.util.stream.Collectors");
    for maker in linked.into_iter().flatten() {
        let class = world.method(maker).class;
        let file = Rc::clone(world.class(class).file().expect("it has a file"));
        for method in &file.methods {
            let id = world.declared_method(class, &method.name, &method.descriptor).expect("it declares it");
            assert!(world.body(id).is_ok(), "{}", world.method_name(id));
        }
    }
}

#[test]
fn unknown_bootstraps_are_errors() {
    let mut world = world();
    let host = world.load("java.util.Comparator").expect("it is in every JDK");
    let site = CallSite { bootstrap: 60_000, name: "x".into(), descriptor: "()V".into() };
    assert!(link_call(&mut world, host, &site).is_err());
}
