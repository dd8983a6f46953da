//! Java programs that are compiled, explored, and compared with the JVM.

mod common;
mod expressions;
mod generate;
mod induct;
mod oracle;
mod patched;
mod programs;
mod search;
