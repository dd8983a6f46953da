//! The methods that every record has: `ObjectMethods`.

use jurat_java::classes::{
    Bootstrap, CallSite, Class, Condition, Constant, HandleKind, Invoke, Kind, MemberRef, Operation,
    Operator, Relation,
};

use super::assembler::{Assembler, Label, kind_of};
use super::malformed;
use super::order::is_any_order;
use super::synthetic::define_function;
use crate::world::{ClassId, LinkError, MethodId, Type, World, type_of};

const BUILDER: &str = "java.lang.StringBuilder";

pub(super) fn link(
    world: &mut World,
    host: &Class,
    site: &CallSite,
    bootstrap: &Bootstrap,
) -> Result<MethodId, LinkError> {
    let components = components(bootstrap).ok_or_else(|| malformed(host))?;
    let name = match bootstrap.arguments.first() {
        Some(Constant::Class(name)) => name.clone(),
        _ => return Err(malformed(host)),
    };
    let descriptors = components.iter().map(|it| it.field.descriptor.as_str());
    let is_any_order = is_any_order(world, &site.name, descriptors)?;
    if !is_any_order && site.name != "equals" {
        return Err(LinkError::new(format!(
            "the order in which a record calls the `{}` of its components",
            site.name
        )));
    }
    let code = match site.name.as_str() {
        "toString" => {
            let class: ClassId = world.load(&name)?;
            to_string(&world.simple_name(class), &components)
        }
        "hashCode" => hash_code(&components),
        "equals" => equals(&name, &components, is_any_order),
        _ => return Err(malformed(host)),
    };
    define_function(world, host, site, code)
}

/// A component: its name and its field.
struct Component<'a> {
    name: String,
    field: &'a MemberRef,
    ty: Type,
}

impl Component<'_> {
    /// Pushes its value, of the record in a slot.
    fn load(&self, code: &mut Assembler, slot: u16) {
        code.load(Kind::Reference, slot);
        code.get(false, &self.field.class, &self.field.name, &self.field.descriptor);
    }
}

fn components(bootstrap: &Bootstrap) -> Option<Vec<Component<'_>>> {
    let [Constant::Class(_), Constant::String(names), getters @ ..] = bootstrap.arguments.as_slice() else {
        return None;
    };
    let names = String::from_utf16(names).ok()?;
    let names: Vec<&str> = names.split(';').filter(|name| !name.is_empty()).collect();
    if names.len() != getters.len() {
        return None;
    }
    let fields = getters.iter().map(|getter| match getter {
        Constant::Handle(handle) if handle.kind == HandleKind::GetField => Some(&*handle.member),
        _ => None,
    });
    names
        .into_iter()
        .zip(fields)
        .map(|(name, field)| {
            let field = field?;
            Some(Component { name: name.to_owned(), field, ty: type_of(&field.descriptor)? })
        })
        .collect()
}

/// `Point[x=1, y=2]`.
fn to_string(class: &str, components: &[Component<'_>]) -> Assembler {
    let mut code = Assembler::default();
    code.new_object(BUILDER).call(Invoke::Special, BUILDER, "<init>", "()V");
    let append = |code: &mut Assembler, descriptor: &str| {
        code.call_virtual(BUILDER, "append", &format!("({descriptor})Ljava/lang/StringBuilder;"));
    };
    let mut before = format!("{class}[");
    for component in components {
        code.text(&format!("{before}{}=", component.name));
        append(&mut code, "Ljava/lang/String;");
        component.load(&mut code, 0);
        append(
            &mut code,
            match component.ty {
                Type::Reference => "Ljava/lang/Object;",
                Type::Byte | Type::Short | Type::Int => "I",
                Type::Boolean => "Z",
                Type::Char => "C",
                Type::Long => "J",
                Type::Float => "F",
                Type::Double => "D",
            },
        );
        ", ".clone_into(&mut before);
    }
    code.text(&if components.is_empty() { format!("{before}]") } else { "]".to_owned() });
    append(&mut code, "Ljava/lang/String;");
    code.call_virtual(BUILDER, "toString", "()Ljava/lang/String;");
    if components.is_empty() {
        // Newer JDKs make the text once.
        code.call_static("<runtime>", "textOfJvm", "(Ljava/lang/String;)Ljava/lang/String;");
    }
    code.give_back(Some(Kind::Reference));
    code
}

/// 31 times what the components before give, plus the component's own.
fn hash_code(components: &[Component<'_>]) -> Assembler {
    let mut code = Assembler::default();
    let calculate = |operator| Operation::Calculate { operator, kind: Kind::Int };
    code.int(0);
    for component in components {
        code.int(31).push(calculate(Operator::Multiply));
        component.load(&mut code, 0);
        let descriptor = &component.field.descriptor;
        match component.ty {
            Type::Reference => code.call_static("java.util.Objects", "hashCode", "(Ljava/lang/Object;)I"),
            ty => code.call_static(box_name(ty), "hashCode", &format!("({descriptor})I")),
        };
        code.push(calculate(Operator::Add));
    }
    code.give_back(Some(Kind::Int));
    code
}

/// The same object, or a record of the same class with equal components. The JDK compares them from the first to the last or
/// the other way round, as it likes.
fn equals(class: &str, components: &[Component<'_>], is_any_order: bool) -> Assembler {
    let mut code = Assembler::with_slots(2);
    let (yes, no) = (code.label(), code.label());
    code.load(Kind::Reference, 0).load(Kind::Reference, 1).branch(Condition::Same(true), yes);
    code.load(Kind::Reference, 1).instance_of(class).branch(Condition::Zero(Relation::Equal), no);
    code.load(Kind::Reference, 1).cast(class).store(Kind::Reference, 2);
    let compare = |code: &mut Assembler, component: &Component<'_>| {
        component.load(code, 0);
        component.load(code, 2);
        leave_if_different(code, component.ty, no);
    };
    if !is_any_order {
        let is_forward = code.label();
        code.call_static("<runtime>", "isBackward", "()Z");
        code.branch(Condition::Zero(Relation::Equal), is_forward);
        for component in components.iter().rev() {
            compare(&mut code, component);
        }
        code.jump(yes).place(is_forward);
    }
    for component in components {
        compare(&mut code, component);
    }
    code.place(yes).int(1).give_back(Some(Kind::Int));
    code.place(no).int(0).give_back(Some(Kind::Int));
    code
}

fn leave_if_different(code: &mut Assembler, ty: Type, no: Label) {
    match kind_of(ty) {
        Kind::Int => {
            code.branch(Condition::Ints(Relation::NotEqual), no);
        }
        Kind::Long => {
            code.push(Operation::Compare { kind: Kind::Long, if_nan: 0 });
            code.branch(Condition::Zero(Relation::NotEqual), no);
        }
        // Not as `==`: a NaN equals itself, and the zeros differ.
        Kind::Float => {
            code.call_static("java.lang.Float", "compare", "(FF)I");
            code.branch(Condition::Zero(Relation::NotEqual), no);
        }
        Kind::Double => {
            code.call_static("java.lang.Double", "compare", "(DD)I");
            code.branch(Condition::Zero(Relation::NotEqual), no);
        }
        Kind::Reference => {
            code.call_static("java.util.Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z");
            code.branch(Condition::Zero(Relation::Equal), no);
        }
    }
}

fn box_name(ty: Type) -> &'static str {
    match ty {
        Type::Boolean => "java.lang.Boolean",
        Type::Byte => "java.lang.Byte",
        Type::Char => "java.lang.Character",
        Type::Short => "java.lang.Short",
        Type::Int => "java.lang.Integer",
        Type::Long => "java.lang.Long",
        Type::Float => "java.lang.Float",
        Type::Double => "java.lang.Double",
        Type::Reference => "java.lang.Object",
    }
}
