//! Is what a witness claims about a Java program true?

pub mod jbmc;
