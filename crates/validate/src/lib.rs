//! Is what a witness claims about a Java program true?
