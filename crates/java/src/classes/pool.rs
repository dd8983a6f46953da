//! The constant pool of a class file, with every name resolved once.

use std::collections::HashMap;
use std::sync::Arc;

use smol_str::SmolStr;

use super::class::{Constant, Handle, HandleKind, MemberRef};
use super::cursor::{Cursor, Flaw};

/// Constants under their indices.
pub(super) struct Pool<'a> {
    entries: Vec<Entry<'a>>,
    // What was resolved, by index: many instructions may share a long text, and a small file must not become a large value.
    /// Names of classes with dots, by the index of their text.
    names: HashMap<u16, SmolStr>,
    texts: HashMap<u16, SmolStr>,
    strings: HashMap<u16, Arc<[u16]>>,
    members: HashMap<u16, Arc<MemberRef>>,
}

/// A constant as it stands in the file; the numbers are indices of others.
#[derive(Clone, Copy)]
enum Entry<'a> {
    /// Index 0, and the second index of a long or a double.
    Unused,
    Text(&'a [u8]),
    Int(i32),
    Float(f32),
    Long(i64),
    Double(f64),
    Class(u16),
    String(u16),
    Member {
        class: u16,
        name_and_type: u16,
    },
    NameAndType {
        name: u16,
        descriptor: u16,
    },
    Handle {
        kind: u8,
        member: u16,
    },
    MethodType(u16),
    Dynamic {
        bootstrap: u16,
        name_and_type: u16,
    },
    /// A module or a package, which no code refers to.
    Other,
}

impl<'a> Pool<'a> {
    pub(super) fn read(cursor: &mut Cursor<'a>) -> Result<Self, Flaw> {
        let n_entries = usize::from(cursor.short()?);
        let mut entries = vec![Entry::Unused];
        while entries.len() < n_entries {
            let entry = read_entry(cursor)?;
            entries.push(entry);
            if matches!(entry, Entry::Long(_) | Entry::Double(_)) {
                entries.push(Entry::Unused);
            }
        }
        Ok(Self {
            entries,
            names: HashMap::new(),
            texts: HashMap::new(),
            strings: HashMap::new(),
            members: HashMap::new(),
        })
    }

    fn entry(&self, index: u16) -> Result<Entry<'a>, Flaw> {
        self.entries.get(usize::from(index)).copied().ok_or(Flaw::Constant(index))
    }

    /// The UTF-16 units of a text.
    fn units(&self, index: u16) -> Result<Vec<u16>, Flaw> {
        let Entry::Text(bytes) = self.entry(index)? else { return Err(Flaw::Constant(index)) };
        decode(bytes).ok_or(Flaw::Text(index))
    }

    fn string(&mut self, index: u16) -> Result<Arc<[u16]>, Flaw> {
        if let Some(string) = self.strings.get(&index) {
            return Ok(Arc::clone(string));
        }
        let string: Arc<[u16]> = self.units(index)?.into();
        self.strings.insert(index, Arc::clone(&string));
        Ok(string)
    }

    /// A name or a descriptor.
    pub(super) fn text(&mut self, index: u16) -> Result<SmolStr, Flaw> {
        if let Some(text) = self.texts.get(&index) {
            return Ok(text.clone());
        }
        let text = String::from_utf16(&self.units(index)?).map_err(|_| Flaw::Text(index))?;
        let text = SmolStr::from(text);
        self.texts.insert(index, text.clone());
        Ok(text)
    }

    /// The name of a class with dots, as `Class.getName` gives it.
    pub(super) fn class(&mut self, index: u16) -> Result<SmolStr, Flaw> {
        let Entry::Class(name) = self.entry(index)? else { return Err(Flaw::Constant(index)) };
        if let Some(known) = self.names.get(&name) {
            return Ok(known.clone());
        }
        let dotted = SmolStr::from(self.text(name)?.replace('/', "."));
        self.names.insert(name, dotted.clone());
        Ok(dotted)
    }

    /// The name of a class, unless the index is 0.
    pub(super) fn class_if_any(&mut self, index: u16) -> Result<Option<SmolStr>, Flaw> {
        if index == 0 { Ok(None) } else { self.class(index).map(Some) }
    }

    pub(super) fn name_and_type(&mut self, index: u16) -> Result<(SmolStr, SmolStr), Flaw> {
        let Entry::NameAndType { name, descriptor } = self.entry(index)? else {
            return Err(Flaw::Constant(index));
        };
        Ok((self.text(name)?, self.text(descriptor)?))
    }

    pub(super) fn member(&mut self, index: u16) -> Result<Arc<MemberRef>, Flaw> {
        if let Some(member) = self.members.get(&index) {
            return Ok(Arc::clone(member));
        }
        let Entry::Member { class, name_and_type } = self.entry(index)? else {
            return Err(Flaw::Constant(index));
        };
        let class = self.class(class)?;
        let (name, descriptor) = self.name_and_type(name_and_type)?;
        let member = Arc::new(MemberRef { class, name, descriptor });
        self.members.insert(index, Arc::clone(&member));
        Ok(member)
    }

    pub(super) fn handle(&mut self, index: u16) -> Result<Handle, Flaw> {
        let Entry::Handle { kind, member } = self.entry(index)? else { return Err(Flaw::Constant(index)) };
        let kind = HandleKind::from_number(kind).ok_or(Flaw::Constant(index))?;
        Ok(Handle { kind, member: self.member(member)? })
    }

    /// The call site's index into the table of bootstrap methods, its name and its descriptor.
    pub(super) fn dynamic(&mut self, index: u16) -> Result<(u16, SmolStr, SmolStr), Flaw> {
        let Entry::Dynamic { bootstrap, name_and_type } = self.entry(index)? else {
            return Err(Flaw::Constant(index));
        };
        let (name, descriptor) = self.name_and_type(name_and_type)?;
        Ok((bootstrap, name, descriptor))
    }

    /// A constant that an instruction can load, or that a bootstrap method gets.
    pub(super) fn constant(&mut self, index: u16) -> Result<Constant, Flaw> {
        Ok(match self.entry(index)? {
            Entry::Int(value) => Constant::Int(value),
            Entry::Float(value) => Constant::Float(value),
            Entry::Long(value) => Constant::Long(value),
            Entry::Double(value) => Constant::Double(value),
            Entry::Class(_) => Constant::Class(self.class(index)?),
            Entry::String(text) => Constant::String(self.string(text)?),
            Entry::MethodType(descriptor) => Constant::MethodType(self.text(descriptor)?),
            Entry::Handle { .. } => Constant::Handle(self.handle(index)?),
            Entry::Dynamic { .. } => {
                let (bootstrap, name, descriptor) = self.dynamic(index)?;
                Constant::Dynamic { bootstrap, name, descriptor }
            }
            Entry::Unused
            | Entry::Text(_)
            | Entry::Member { .. }
            | Entry::NameAndType { .. }
            | Entry::Other => return Err(Flaw::Constant(index)),
        })
    }
}

fn read_entry<'a>(cursor: &mut Cursor<'a>) -> Result<Entry<'a>, Flaw> {
    Ok(match cursor.byte()? {
        1 => {
            let n_bytes = cursor.short()?;
            Entry::Text(cursor.take(n_bytes.into())?)
        }
        3 => Entry::Int(cursor.signed_int()?),
        4 => Entry::Float(f32::from_bits(cursor.int()?)),
        5 => Entry::Long(cursor.signed_long()?),
        6 => Entry::Double(f64::from_bits(cursor.signed_long()?.cast_unsigned())),
        7 => Entry::Class(cursor.short()?),
        8 => Entry::String(cursor.short()?),
        9..=11 => Entry::Member { class: cursor.short()?, name_and_type: cursor.short()? },
        12 => Entry::NameAndType { name: cursor.short()?, descriptor: cursor.short()? },
        15 => Entry::Handle { kind: cursor.byte()?, member: cursor.short()? },
        16 => Entry::MethodType(cursor.short()?),
        17 | 18 => Entry::Dynamic { bootstrap: cursor.short()?, name_and_type: cursor.short()? },
        19 | 20 => {
            cursor.short()?;
            Entry::Other
        }
        tag => return Err(Flaw::Tag(tag)),
    })
}

/// Class files hold text as the UTF-16 units of Java's strings, each in one to three bytes; also halves of pairs alone.
fn decode(bytes: &[u8]) -> Option<Vec<u16>> {
    let mut units = Vec::with_capacity(bytes.len());
    let mut rest = bytes.iter().map(|&byte| u16::from(byte));
    let tail = |rest: &mut dyn Iterator<Item = u16>| rest.next().filter(|byte| byte >> 6 == 0b10);
    while let Some(first) = rest.next() {
        units.push(match first {
            0x01..0x80 => first,
            0xc0..0xe0 => (first & 0x1f) << 6 | tail(&mut rest)? & 0x3f,
            0xe0..0xf0 => (first & 0x0f) << 12 | (tail(&mut rest)? & 0x3f) << 6 | tail(&mut rest)? & 0x3f,
            _ => return None,
        });
    }
    Some(units)
}
