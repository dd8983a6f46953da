//! The number of a thing in the list of its kind: a type for each kind, so that nothing is looked up in another list.

macro_rules! ids {
    ($($(#[$what:meta])* $name:ident)*) => {$(
        $(#[$what])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(usize);

        impl $name {
            /// The thing at this place of the list.
            pub fn at(index: usize) -> Self {
                Self(index)
            }

            /// The place in the list.
            pub fn index(self) -> usize {
                self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

ids! {
    /// A source of the program.
    SourceId
    /// A claim of the witness.
    ClaimId
    /// A check that is made of claims.
    CheckId
    /// An assertion of the program.
    AssertId
}
