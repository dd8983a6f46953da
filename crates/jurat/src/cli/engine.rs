//! `--engine`: the choices are made of the engines that there are.

use std::sync::LazyLock;

use clap::ValueEnum;
use clap::builder::PossibleValue;
use jurat_validate::{EngineChoice, engines};

/// Who decides about a witness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineArgument(pub EngineChoice);

/// Who decides without a witness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerifierArgument(pub EngineChoice);

impl EngineArgument {
    /// Several engines, one after the other.
    pub const AUTO: Self = Self(EngineChoice::Auto);
}

impl VerifierArgument {
    /// Several engines, one after the other.
    pub const AUTO: Self = Self(EngineChoice::Prove);
}

impl ValueEnum for EngineArgument {
    fn value_variants<'a>() -> &'a [Self] {
        static ALL: LazyLock<Vec<EngineArgument>> = LazyLock::new(|| {
            let each = engines().map(EngineChoice::Only).map(EngineArgument);
            [EngineArgument::AUTO].into_iter().chain(each).collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(possible_value(
            self.0,
            "The JVM where one run decides, else Jurat's own engine, and where that gives up, JBMC for violations: its \
             proofs do not count",
        ))
    }
}

impl ValueEnum for VerifierArgument {
    fn value_variants<'a>() -> &'a [Self] {
        static ALL: LazyLock<Vec<VerifierArgument>> = LazyLock::new(|| {
            let each = engines().filter(|engine| engine.explores).map(EngineChoice::Only);
            [VerifierArgument::AUTO].into_iter().chain(each.map(VerifierArgument)).collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(possible_value(
            self.0,
            "Jurat's own engine, and where that gives up, JBMC for violations: its proofs do not count",
        ))
    }
}

fn possible_value(choice: EngineChoice, several: &'static str) -> PossibleValue {
    match choice {
        EngineChoice::Auto | EngineChoice::Prove => PossibleValue::new("auto").help(several),
        EngineChoice::Only(engine) => PossibleValue::new(engine.name).help(engine.about),
    }
}
