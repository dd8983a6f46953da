//! The standard output and error: classes of the engine's own, whose methods pass everything on to `print`.

use jurat_java::classes::{
    Class, Code, Condition, Invoke, Kind, Method as ClassMethod, Operation, Relation, Shuffle,
};

use super::Intrinsic::{Code as Replaced, Refused};
use super::Method;
use super::input::INPUT;
use super::properties::PROPERTIES;
use super::runtime::{RUNTIME, helper_class, helper_method};
use super::text::{CHARSET, default_charset};
use crate::dynamic::{Assembler, kind_of};
use crate::world::type_of;

/// The class of `System.out`.
pub(super) const OUTPUT: &str = "<output>";
/// The class of `System.err`.
pub(super) const ERRORS: &str = "<errors>";

pub(super) const METHODS: &[Method] = &[
    (OUTPUT, "charset", CHARSET, Replaced(default_charset)),
    (ERRORS, "charset", CHARSET, Replaced(default_charset)),
    (RUNTIME, "printNull", "()V", Refused("printing an object whose text is null")),
];

/// Whether a class is that of the JVM's own output streams.
pub(crate) fn is_standard_output(class: &str) -> bool {
    matches!(class, OUTPUT | ERRORS)
}

/// The class that objects of a class of the engine's own say they are of.
pub(super) fn real_class(name: &str) -> Option<&'static str> {
    match name {
        INPUT => Some("java.io.BufferedInputStream"),
        OUTPUT | ERRORS => Some("java.io.PrintStream"),
        PROPERTIES => Some("java.util.Properties"),
        _ => None,
    }
}

/// For methods whose code is never run: the table has something else for them.
pub(super) fn unreachable_code() -> Code {
    let mut code = Assembler::with_slots(4);
    code.null().push(Operation::Throw);
    code.finish()
}

/// The types that `print` and `println` take.
const PRINTED: [&str; 9] = ["Z", "C", "I", "J", "F", "D", "[C", "Ljava/lang/String;", "Ljava/lang/Object;"];

const STREAM: &str = "Ljava/io/PrintStream;";

/// A stream whose text is kept, or one whose text is forgotten, though it is made.
pub(super) fn output_class(name: &str) -> Class {
    let is_kept = name == OUTPUT;
    let mut class = helper_class(name, "java.io.PrintStream");
    let methods = &mut class.methods;
    for ty in PRINTED {
        methods.push(helper_method("print", &format!("({ty})V"), print(ty, is_kept, false)));
        methods.push(helper_method("println", &format!("({ty})V"), print(ty, is_kept, true)));
    }
    methods.push(helper_method("println", "()V", line(is_kept)));
    for name in ["printf", "format"] {
        let descriptor = format!("(Ljava/lang/String;[Ljava/lang/Object;){STREAM}");
        methods.push(helper_method(name, &descriptor, format_text(false)));
        let descriptor = format!("(Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;){STREAM}");
        methods.push(helper_method(name, &descriptor, format_text(true)));
    }
    add_appends(methods, is_kept);
    add_bytes(methods, is_kept);
    let mut code = Assembler::with_slots(1);
    unless_closed(&mut code, |_| {}, |_| {});
    code.give_back(None);
    methods.push(helper_method("flush", "()V", code.finish()));
    methods.push(helper_method("close", "()V", close()));
    methods.push(helper_method("checkError", "()Z", check_error()));
    // The table has what stands for the code.
    methods.push(helper_method("charset", CHARSET, unreachable_code()));
    class
}

const PRINT_STREAM: &str = "java.io.PrintStream";

fn close() -> Code {
    let mut code = Assembler::with_slots(1);
    code.load(Kind::Reference, 0).int(1).put(false, PRINT_STREAM, "closing", "Z").give_back(None);
    code.finish()
}

/// A closed stream remembers that it was written to. An open one accepts everything.
fn check_error() -> Code {
    let mut code = Assembler::with_slots(1);
    code.load(Kind::Reference, 0).get(false, PRINT_STREAM, "trouble", "Z");
    code.give_back(Some(Kind::Int));
    code.finish()
}

/// What is written to a closed stream is dropped, and remembered as an error.
fn unless_closed(
    code: &mut Assembler,
    write: impl FnOnce(&mut Assembler),
    drop: impl FnOnce(&mut Assembler),
) {
    let (is_closed, end) = (code.label(), code.label());
    code.load(Kind::Reference, 0).get(false, PRINT_STREAM, "closing", "Z");
    code.branch(Condition::Zero(Relation::NotEqual), is_closed);
    write(code);
    code.jump(end).place(is_closed);
    drop(code);
    code.load(Kind::Reference, 0).int(1).put(false, PRINT_STREAM, "trouble", "Z").place(end);
}

/// Passes what is on the stack on, or drops it.
fn emit(code: &mut Assembler, descriptor: &str, is_kept: bool) {
    let name = if is_kept { "print" } else { "forget" };
    let dropped = if matches!(descriptor, "J" | "D") { Shuffle::Pop2 } else { Shuffle::Pop };
    let write = |code: &mut Assembler| {
        code.call_static(RUNTIME, name, &format!("({descriptor})V"));
    };
    unless_closed(code, write, |code| {
        code.shuffle(dropped);
    });
}

fn end_line(code: &mut Assembler, is_kept: bool) {
    code.text("\n");
    emit(code, "Ljava/lang/String;", is_kept);
}

fn print(ty: &str, is_kept: bool, is_line: bool) -> Code {
    let kind = type_of(ty).map_or(Kind::Reference, kind_of);
    let mut code = Assembler::with_slots(3);
    code.load(kind, 1);
    match ty {
        // The program's own code says how an object is written.
        "Ljava/lang/Object;" => {
            code.call_static("java.lang.String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;");
            if !is_line {
                refuse_null(&mut code);
            }
            emit(&mut code, "Ljava/lang/String;", is_kept);
        }
        // The JDK's code says how a floating-point number is written, but not one that is not known.
        "F" | "D" => {
            let (is_known, end) = (code.label(), code.label());
            code.call_static(RUNTIME, "isKnown", &format!("({ty})Z"));
            code.branch(Condition::Zero(Relation::NotEqual), is_known).load(kind, 1);
            emit(&mut code, ty, is_kept);
            code.jump(end).place(is_known).load(kind, 1);
            code.call_static("java.lang.String", "valueOf", &format!("({ty})Ljava/lang/String;"));
            emit(&mut code, "Ljava/lang/String;", is_kept);
            code.place(end);
        }
        _ => emit(&mut code, ty, is_kept),
    }
    if is_line {
        end_line(&mut code, is_kept);
    }
    code.give_back(None);
    code.finish()
}

/// An object that says that it is called null makes `print` fail, but not `println`.
fn refuse_null(code: &mut Assembler) {
    let is_there = code.label();
    code.shuffle(Shuffle::Dup).branch(Condition::Null(false), is_there);
    code.call_static(RUNTIME, "printNull", "()V").place(is_there);
}

fn line(is_kept: bool) -> Code {
    let mut code = Assembler::with_slots(1);
    end_line(&mut code, is_kept);
    code.give_back(None);
    code.finish()
}

/// With the formatter that the stream keeps, as long as the locale is the same.
fn format_text(has_locale: bool) -> Code {
    const FORMATTER: &str = "java.util.Formatter";
    const FORMATTERS: &str = "Ljava/util/Formatter;";
    const LOCALES: &str = "Ljava/util/Locale;";
    const CATEGORY: &str = "java.util.Locale$Category";
    const LOCALE: u16 = 4;
    let mut code = Assembler::with_slots(LOCALE + 1);
    // A closed stream does not even make the text.
    let format = |code: &mut Assembler| {
        let first = if has_locale {
            code.load(Kind::Reference, 1);
            2
        } else {
            code.get(true, CATEGORY, "FORMAT", "Ljava/util/Locale$Category;");
            code.call_static(
                "java.util.Locale",
                "getDefault",
                "(Ljava/util/Locale$Category;)Ljava/util/Locale;",
            );
            1
        };
        code.store(Kind::Reference, LOCALE);
        let (is_missing, is_there) = (code.label(), code.label());
        code.load(Kind::Reference, 0).get(false, PRINT_STREAM, "formatter", FORMATTERS);
        code.branch(Condition::Null(true), is_missing);
        code.load(Kind::Reference, 0).get(false, PRINT_STREAM, "formatter", FORMATTERS);
        code.get(false, FORMATTER, "l", LOCALES).load(Kind::Reference, LOCALE);
        code.branch(Condition::Same(true), is_there);
        code.place(is_missing).load(Kind::Reference, 0).new_object(FORMATTER);
        code.load(Kind::Reference, 0).load(Kind::Reference, LOCALE);
        code.call(Invoke::Special, FORMATTER, "<init>", "(Ljava/lang/Appendable;Ljava/util/Locale;)V");
        code.put(false, PRINT_STREAM, "formatter", FORMATTERS);
        code.place(is_there).load(Kind::Reference, 0).get(false, PRINT_STREAM, "formatter", FORMATTERS);
        for slot in [LOCALE, first, first + 1] {
            code.load(Kind::Reference, slot);
        }
        let descriptor = "(Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;)Ljava/util/Formatter;";
        code.call_virtual(FORMATTER, "format", descriptor).shuffle(Shuffle::Pop);
    };
    unless_closed(&mut code, format, |_| {});
    code.load(Kind::Reference, 0).give_back(Some(Kind::Reference));
    code.finish()
}

/// Each of them prints and gives back the stream.
fn add_appends(methods: &mut Vec<ClassMethod>, is_kept: bool) {
    const SEQUENCE: &str = "Ljava/lang/CharSequence;";
    let valued = "(Ljava/lang/Object;)Ljava/lang/String;";
    for result in [STREAM, "Ljava/lang/Appendable;"] {
        let mut code = Assembler::with_slots(2);
        code.load(Kind::Int, 1);
        emit(&mut code, "C", is_kept);
        code.load(Kind::Reference, 0).give_back(Some(Kind::Reference));
        methods.push(helper_method("append", &format!("(C){result}"), code.finish()));

        let mut code = Assembler::with_slots(2);
        code.load(Kind::Reference, 1).call_static("java.lang.String", "valueOf", valued);
        emit(&mut code, "Ljava/lang/String;", is_kept);
        code.load(Kind::Reference, 0).give_back(Some(Kind::Reference));
        methods.push(helper_method("append", &format!("({SEQUENCE}){result}"), code.finish()));

        let mut code = Assembler::with_slots(4);
        let is_there = code.label();
        code.load(Kind::Reference, 1).branch(Condition::Null(false), is_there);
        code.text("null").store(Kind::Reference, 1);
        code.place(is_there).load(Kind::Reference, 1).load(Kind::Int, 2).load(Kind::Int, 3);
        code.call(Invoke::Interface, "java.lang.CharSequence", "subSequence", "(II)Ljava/lang/CharSequence;");
        code.call_static("java.lang.String", "valueOf", valued);
        emit(&mut code, "Ljava/lang/String;", is_kept);
        code.load(Kind::Reference, 0).give_back(Some(Kind::Reference));
        methods.push(helper_method("append", &format!("({SEQUENCE}II){result}"), code.finish()));
    }
}

fn add_bytes(methods: &mut Vec<ClassMethod>, is_kept: bool) {
    for (name, descriptor) in
        [("write", "(I)V"), ("write", "([B)V"), ("writeBytes", "([B)V"), ("write", "([BII)V")]
    {
        let mut code = Assembler::with_slots(4);
        let types: &[Kind] = match descriptor {
            "(I)V" => &[Kind::Int],
            "([B)V" => &[Kind::Reference],
            _ => &[Kind::Reference, Kind::Int, Kind::Int],
        };
        let is_whole_array = descriptor == "([B)V";
        if is_whole_array {
            // Its length is asked for first, so that it must not be null.
            code.load(Kind::Reference, 1).push(Operation::ArrayLength).shuffle(Shuffle::Pop);
        }
        let write = |code: &mut Assembler| {
            for (index, kind) in types.iter().enumerate() {
                code.load(*kind, index as u16 + 1);
            }
            code.call_static(RUNTIME, if is_kept { "write" } else { "forget" }, descriptor);
        };
        unless_closed(&mut code, write, |_| {});
        code.give_back(None);
        methods.push(helper_method(name, descriptor, code.finish()));
    }
}
