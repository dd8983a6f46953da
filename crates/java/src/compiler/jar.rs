//! Writes jars without compression: a JVM opens them fastest, and no tool is started for it.
//!
//! Only what Java needs of the zip format is here: for each entry a local header with its bytes, then the central
//! directory that lists them, then the end record that points at it.

use flate2::Crc;

use super::compilation::CompiledClass;

const LOCAL_HEADER: u32 = 0x0403_4b50;
const CENTRAL_HEADER: u32 = 0x0201_4b50;
const END_RECORD: u32 = 0x0605_4b50;
/// The format version that knows entries without compression.
const VERSION: u16 = 10;
/// Names are UTF-8.
const FLAGS: u16 = 1 << 11;
const STORED: u16 = 0;
const MIDNIGHT: u16 = 0;
/// The same for all entries, so that equal classes make equal jars: 1 January 1980, the first day of the format.
const FIRST_DAY: u16 = 1 << 5 | 1;

/// A jar with these classes: at most 65,535.
pub fn jar(classes: &[CompiledClass]) -> Vec<u8> {
    let mut jar = Vec::new();
    let mut directory = Vec::new();
    for class in classes {
        let name = class.file_name();
        let offset = jar.len() as u32;
        let entry = entry(&name, &class.bytes);
        put_u32(&mut jar, LOCAL_HEADER);
        jar.extend(&entry);
        jar.extend(name.as_bytes());
        jar.extend(&class.bytes);
        put_u32(&mut directory, CENTRAL_HEADER);
        put_u16(&mut directory, VERSION);
        directory.extend(&entry);
        // No comment, first disk, no attributes inside or outside.
        directory.extend([0; 10]);
        put_u32(&mut directory, offset);
        directory.extend(name.as_bytes());
    }
    let directory_offset = jar.len() as u32;
    jar.extend(&directory);
    put_u32(&mut jar, END_RECORD);
    // This is the first and only disk.
    jar.extend([0; 4]);
    put_u16(&mut jar, classes.len() as u16);
    put_u16(&mut jar, classes.len() as u16);
    put_u32(&mut jar, directory.len() as u32);
    put_u32(&mut jar, directory_offset);
    // No comment.
    put_u16(&mut jar, 0);
    jar
}

/// What a local header and a central header have in common.
fn entry(name: &str, bytes: &[u8]) -> Vec<u8> {
    let mut crc = Crc::new();
    crc.update(bytes);
    let mut entry = Vec::new();
    for value in [VERSION, FLAGS, STORED, MIDNIGHT, FIRST_DAY] {
        put_u16(&mut entry, value);
    }
    for value in [crc.sum(), bytes.len() as u32, bytes.len() as u32] {
        put_u32(&mut entry, value);
    }
    put_u16(&mut entry, name.len() as u16);
    // No extra fields.
    put_u16(&mut entry, 0);
    entry
}

fn put_u16(bytes: &mut Vec<u8>, value: u16) {
    bytes.extend(value.to_le_bytes());
}

fn put_u32(bytes: &mut Vec<u8>, value: u32) {
    bytes.extend(value.to_le_bytes());
}
