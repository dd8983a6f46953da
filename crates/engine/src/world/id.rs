//! Names of things as small numbers.

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($number:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub(crate) struct $name(pub(super) $number);

        impl $name {
            /// As an index.
            #[inline]
            pub(crate) fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id! {
    /// A class, interface, array or primitive type.
    ClassId(u32)
}
id! {
    /// A method.
    MethodId(u32)
}
id! {
    /// A field.
    FieldId(u32)
}
id! {
    /// A string constant. The same text has the same number.
    LiteralId(u32)
}
id! {
    /// A block of a method's code, numbered in the order in which states should run.
    BlockId(u32)
}
id! {
    /// A loop of a method. The loops inside of it have the next numbers.
    LoopId(u16)
}

/// Name and descriptor of a method.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SignatureId(pub(super) u32);
