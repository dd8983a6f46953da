//! From the bytes of a class file to a [`Class`].

use smol_str::SmolStr;

use super::class::{
    Bootstrap, Class, Code, Constant, Field, Flags, Handler, InnerClass, LineStart, LocalVariable, Method,
};
use super::cursor::{Cursor, Flaw};
use super::decode::decode;
use super::descriptor::MethodType;
use super::instruction::{Instruction, Operation};
use super::pool::Pool;

/// Reads one class file.
pub(super) fn read_class(bytes: &[u8]) -> Result<Class, Flaw> {
    let mut cursor = Cursor::new(bytes);
    if cursor.int()? != 0xCAFE_BABE {
        return Err(Flaw::Magic);
    }
    let _version = cursor.int()?;
    let mut pool = Pool::read(&mut cursor)?;
    let flags = Flags(cursor.short()?);
    let name = pool.class(cursor.short()?)?;
    let superclass = pool.class_if_any(cursor.short()?)?;
    let interfaces = cursor.table(|cursor| pool.class(cursor.short()?))?;
    let fields = cursor.table(|cursor| read_field(cursor, &mut pool))?;
    let methods = cursor.table(|cursor| read_method(cursor, &mut pool))?;
    let mut class = Class {
        name,
        flags,
        superclass,
        interfaces,
        fields,
        methods,
        bootstraps: Vec::new(),
        source: None,
        signature: None,
        inner_classes: Vec::new(),
        nest_host: None,
        nest_members: Vec::new(),
    };
    each_attribute(&mut cursor, &mut pool, |name, mut content, pool| {
        match name {
            "SourceFile" => class.source = Some(pool.text(content.short()?)?),
            "BootstrapMethods" => class.bootstraps = content.table(|row| read_bootstrap(row, pool))?,
            "Signature" => class.signature = Some(pool.text(content.short()?)?),
            "NestHost" => class.nest_host = Some(pool.class(content.short()?)?),
            "NestMembers" => class.nest_members = content.table(|row| pool.class(row.short()?))?,
            "InnerClasses" => class.inner_classes = content.table(|row| read_inner_class(row, pool))?,
            _ => {}
        }
        Ok(())
    })?;
    check_bootstraps(&class)?;
    Ok(class)
}

/// Calls `attribute` with the name and the content of each.
fn each_attribute<'a>(
    cursor: &mut Cursor<'a>,
    pool: &mut Pool<'a>,
    mut attribute: impl FnMut(&str, Cursor<'a>, &mut Pool<'a>) -> Result<(), Flaw>,
) -> Result<(), Flaw> {
    for _ in 0..cursor.short()? {
        let name = pool.text(cursor.short()?)?;
        let n_bytes = cursor.int()?;
        attribute(&name, Cursor::new(cursor.take(n_bytes as usize)?), pool)?;
    }
    Ok(())
}

fn read_field<'a>(cursor: &mut Cursor<'a>, pool: &mut Pool<'a>) -> Result<Field, Flaw> {
    let (flags, name, descriptor) = read_head(cursor, pool)?;
    let mut constant = None;
    each_attribute(cursor, pool, |name, mut content, pool| {
        if name == "ConstantValue" {
            constant = Some(pool.constant(content.short()?)?);
        }
        Ok(())
    })?;
    Ok(Field { name, descriptor, flags, constant })
}

fn read_method<'a>(cursor: &mut Cursor<'a>, pool: &mut Pool<'a>) -> Result<Method, Flaw> {
    let (flags, name, descriptor) = read_head(cursor, pool)?;
    MethodType::parse(&descriptor).ok_or(Flaw::Descriptor)?;
    let mut code = None;
    each_attribute(cursor, pool, |name, content, pool| {
        if name == "Code" {
            code = Some(read_code(content, pool)?);
        }
        Ok(())
    })?;
    Ok(Method { name, descriptor, flags, code })
}

fn read_head(cursor: &mut Cursor<'_>, pool: &mut Pool<'_>) -> Result<(Flags, SmolStr, SmolStr), Flaw> {
    Ok((Flags(cursor.short()?), pool.text(cursor.short()?)?, pool.text(cursor.short()?)?))
}

fn read_code<'a>(mut cursor: Cursor<'a>, pool: &mut Pool<'a>) -> Result<Code, Flaw> {
    let (max_stack, max_locals) = (cursor.short()?, cursor.short()?);
    let n_bytes = cursor.int()?;
    let instructions = decode(cursor.take(n_bytes as usize)?, pool)?;
    let handlers = cursor.table(|row| read_handler(row, pool))?;
    if !handlers.iter().all(|handler| starts_instruction(&instructions, handler.target)) {
        return Err(Flaw::Target);
    }
    let (mut lines, mut variables) = (Vec::new(), Vec::new());
    // A method may have several tables of a kind; together they are one.
    each_attribute(&mut cursor, pool, |name, mut content, pool| {
        match name {
            "LineNumberTable" => lines.extend(content.table(read_line)?),
            "LocalVariableTable" => variables.extend(content.table(|row| read_variable(row, pool))?),
            _ => {}
        }
        Ok(())
    })?;
    Ok(Code { max_stack, max_locals, instructions, handlers, lines, variables })
}

fn starts_instruction(instructions: &[Instruction], pc: u16) -> bool {
    instructions.binary_search_by_key(&pc, |instruction| instruction.pc).is_ok()
}

fn read_handler(row: &mut Cursor<'_>, pool: &mut Pool<'_>) -> Result<Handler, Flaw> {
    Ok(Handler {
        start: row.short()?,
        end: row.short()?,
        target: row.short()?,
        catches: pool.class_if_any(row.short()?)?,
    })
}

fn read_line(row: &mut Cursor<'_>) -> Result<LineStart, Flaw> {
    Ok(LineStart { pc: row.short()?, line: row.short()? })
}

fn read_variable(row: &mut Cursor<'_>, pool: &mut Pool<'_>) -> Result<LocalVariable, Flaw> {
    let (start, length) = (row.short()?, row.short()?);
    Ok(LocalVariable {
        start,
        end: u32::from(start) + u32::from(length),
        name: pool.text(row.short()?)?,
        descriptor: pool.text(row.short()?)?,
        slot: row.short()?,
    })
}

fn read_bootstrap(row: &mut Cursor<'_>, pool: &mut Pool<'_>) -> Result<Bootstrap, Flaw> {
    let method = pool.handle(row.short()?)?;
    let arguments = row.table(|row| pool.constant(row.short()?))?;
    Ok(Bootstrap { method, arguments })
}

fn read_inner_class(row: &mut Cursor<'_>, pool: &mut Pool<'_>) -> Result<InnerClass, Flaw> {
    let name = pool.class(row.short()?)?;
    let outer = pool.class_if_any(row.short()?)?;
    let simple_name = match row.short()? {
        0 => None,
        index => Some(pool.text(index)?),
    };
    Ok(InnerClass { name, outer, simple_name, flags: Flags(row.short()?) })
}

/// The table of bootstrap methods stands behind the code that refers to it.
fn check_bootstraps(class: &Class) -> Result<(), Flaw> {
    let check = |index: u16| {
        let is_there = usize::from(index) < class.bootstraps.len();
        if is_there { Ok(()) } else { Err(Flaw::Bootstrap(index)) }
    };
    let bodies = class.methods.iter().filter_map(|method| method.code.as_ref());
    for instruction in bodies.flat_map(|code| &code.instructions) {
        match &instruction.operation {
            Operation::InvokeDynamic(site) => check(site.bootstrap)?,
            Operation::Push(Constant::Dynamic { bootstrap, .. }) => check(*bootstrap)?,
            _ => {}
        }
    }
    let arguments = class.bootstraps.iter().flat_map(|bootstrap| &bootstrap.arguments);
    for argument in arguments {
        if let Constant::Dynamic { bootstrap, .. } = argument {
            check(*bootstrap)?;
        }
    }
    Ok(())
}
