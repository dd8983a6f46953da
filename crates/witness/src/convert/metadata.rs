//! The metadata that the target requires: from the witness, else from the surroundings, and said what was added.

use jurat_text::hex::is_sha256;
use jurat_text::span::Spanned;
use smol_str::SmolStr;

use crate::convert::{ConversionContext, ConversionTarget, Missing, is_unwritable};
use crate::jbmc;
use crate::model::{FileHash, Language, Metadata, Producer, Witness};
use crate::program::Program;

/// Complete metadata for the target, and what was added to those of the witness.
pub(super) fn complete(
    witness: &Witness,
    target: ConversionTarget,
    surroundings: ConversionContext<'_>,
) -> Result<(Metadata, Vec<String>), Missing> {
    let said = &witness.metadata;
    let mut completer = Completer { witness, surroundings, added: Vec::new() };
    let language = completer.language();
    let specification = completer.specification()?;
    let (input_files, hashes) = match target {
        ConversionTarget::Yaml => completer.files_with_hashes()?,
        ConversionTarget::GraphMl => completer.one_hash()?,
    };
    let metadata = Metadata {
        format_version: None,
        kind: Some(Spanned::made(completer.kind())),
        language: Some(Spanned::made(language)),
        producer: Some(Spanned::made(completer.producer())),
        specifications: vec![Spanned::made(specification)],
        data_model: Some(Spanned::made(completer.data_model(target))),
        creation_time: Some(Spanned::made(completer.creation_time())),
        uuid: Some(Spanned::made(
            said.uuid.as_ref().map_or_else(|| uuid(&hashes, surroundings.now), |uuid| uuid.value.clone()),
        )),
        input_files,
        hashes,
    };
    let metadata = without_control_characters(metadata, &mut completer.added);
    Ok((metadata, completer.added))
}

/// Neither format has a use for control characters in metadata, and XML cannot hold them.
fn without_control_characters(mut metadata: Metadata, added: &mut Vec<String>) -> Metadata {
    let mut is_changed = false;
    let mut clean = |text: &mut SmolStr| {
        if text.contains(is_unwritable) {
            *text = text.replace(is_unwritable, "\u{fffd}").into();
            is_changed = true;
        }
    };
    let Metadata { producer, specifications, input_files, hashes, creation_time, uuid, .. } = &mut metadata;
    if let Some(producer) = producer {
        clean(&mut producer.value.name);
        producer.value.version.iter_mut().for_each(&mut clean);
    }
    specifications
        .iter_mut()
        .chain(input_files)
        .chain(creation_time)
        .chain(uuid)
        .for_each(|text| clean(&mut text.value));
    for hash in hashes {
        clean(&mut hash.hash.value);
        hash.file.iter_mut().for_each(&mut clean);
    }
    if is_changed {
        added.push("replacements for control characters in the metadata".to_owned());
    }
    metadata
}

struct Completer<'a> {
    witness: &'a Witness,
    surroundings: ConversionContext<'a>,
    added: Vec<String>,
}

type Files = (Vec<Spanned<SmolStr>>, Vec<FileHash>);

impl Completer<'_> {
    fn kind(&mut self) -> crate::model::Kind {
        let kind = self.witness.kind();
        if self.witness.metadata.kind.is_none() {
            self.added.push(format!("witness type: {}, by its contents", kind.as_str()));
        }
        kind
    }

    /// JBMC declares C for everything; the scopes and files know better.
    fn language(&mut self) -> Language {
        let is_jbmc = self.witness.automaton().is_some_and(jbmc::is_dialect);
        let declared = self.witness.metadata.language.as_ref().map(|language| language.value);
        match declared {
            Some(language) if !(is_jbmc && language == Language::C) => language,
            _ => {
                let is_c = self
                    .surroundings
                    .program
                    .is_some_and(|program| program.files.iter().any(|file| !is_java(&file.name)));
                let language = if is_c { Language::C } else { Language::Java };
                if declared != Some(language) {
                    self.added.push(format!("language: {}, by the program", language.as_str()));
                }
                language
            }
        }
    }

    fn producer(&mut self) -> Producer {
        if let Some(producer) = &self.witness.metadata.producer {
            return producer.value.clone();
        }
        let is_jbmc = self.witness.automaton().is_some_and(jbmc::is_dialect);
        let name = if is_jbmc { "JBMC" } else { "unknown" };
        self.added.push(format!("producer: {name}, by the form of the witness"));
        Producer { name: name.into(), version: None }
    }

    fn specification(&mut self) -> Result<SmolStr, Missing> {
        if let Some(specification) = self.witness.metadata.specifications.first() {
            return Ok(specification.value.clone());
        }
        let given = self.surroundings.specification.ok_or_else(|| Missing {
            reason:
                "the witness does not declare its property (hint: give it with --specification, for example \
                     'CHECK( init(Main.main()), LTL(G assert) )')"
                    .to_owned(),
        })?;
        self.added.push(format!("property: {given}, as given"));
        Ok(given.into())
    }

    fn data_model(&mut self, target: ConversionTarget) -> SmolStr {
        let declared = self.witness.metadata.data_model.as_ref().map(|model| model.value.as_str());
        let is_32 = matches!(declared, Some("32bit" | "ILP32"));
        if declared.is_none() {
            self.added.push("data model: 64 bits".to_owned());
        }
        match (target, is_32) {
            (ConversionTarget::GraphMl, true) => "32bit".into(),
            (ConversionTarget::GraphMl, false) => "64bit".into(),
            (ConversionTarget::Yaml, true) => "ILP32".into(),
            (ConversionTarget::Yaml, false) => "LP64".into(),
        }
    }

    /// GraphML allows no fractions of seconds, YAML does.
    fn creation_time(&mut self) -> SmolStr {
        let declared = self.witness.metadata.creation_time.as_ref().map(|time| time.value.as_str());
        if let Some(time) = declared.and_then(whole_seconds) {
            return time;
        }
        self.added.push(format!("creation time: {}, that of the conversion", self.surroundings.now));
        self.surroundings.now.into()
    }

    fn files_with_hashes(&mut self) -> Result<Files, Missing> {
        if let Some(program) = self.surroundings.program {
            return Ok(of_program(program));
        }
        let metadata = &self.witness.metadata;
        let hash =
            |hash: &str| FileHash { file: None, hash: Spanned::made(hash.to_ascii_lowercase().into()) };
        match (metadata.input_files.as_slice(), metadata.hashes.as_slice()) {
            (files, hashes)
                if !files.is_empty()
                    && hashes.iter().all(|hash| hash.file.is_some())
                    && !hashes.is_empty() =>
            {
                Ok((files.to_vec(), hashes.to_vec()))
            }
            ([file], [only]) if is_sha256(&only.hash.value) => {
                let with_file = FileHash { file: Some(file.value.clone()), ..hash(&only.hash.value) };
                Ok((vec![file.clone()], vec![with_file]))
            }
            _ => Err(unknown_hash()),
        }
    }

    /// GraphML has one file and one hash; several files are hashed together, in the order given.
    fn one_hash(&mut self) -> Result<Files, Missing> {
        let metadata = &self.witness.metadata;
        if let Some(program) = self.surroundings.program
            && let Some(first) = program.files.first()
        {
            let hash = if program.files.len() == 1 { &first.sha256 } else { &program.sha256 };
            let hash = FileHash { file: None, hash: Spanned::made(hash.into()) };
            return Ok((vec![Spanned::made(SmolStr::new(&first.name))], vec![hash]));
        }
        match (metadata.input_files.as_slice(), metadata.hashes.as_slice()) {
            ([file], [hash]) if is_sha256(&hash.hash.value) => {
                Ok((vec![file.clone()], vec![FileHash { file: None, hash: hash.hash.clone() }]))
            }
            _ => Err(unknown_hash()),
        }
    }
}

fn unknown_hash() -> Missing {
    Missing {
        reason: "the hash of the program is not known (hint: name the program's files after the witness)"
            .to_owned(),
    }
}

fn of_program(program: &Program) -> Files {
    let files = program.files.iter().map(|file| Spanned::made(SmolStr::new(&file.name))).collect();
    let hashes = program
        .files
        .iter()
        .map(|file| FileHash {
            file: Some(SmolStr::new(&file.name)),
            hash: Spanned::made(SmolStr::new(&file.sha256)),
        })
        .collect();
    (files, hashes)
}

fn is_java(path: &str) -> bool {
    std::path::Path::new(path).extension().is_some_and(|ending| ending == "java")
}

/// `2026-01-31T12:00:00.123Z` without its fraction; none if the time has no offset from UTC.
fn whole_seconds(time: &str) -> Option<SmolStr> {
    let (seconds, rest) = time.split_at_checked(19)?;
    let is_zone = |zone: &str| {
        zone == "Z" || (zone.len() == 6 && zone.starts_with(['+', '-']) && zone.as_bytes()[3] == b':')
    };
    let zone =
        rest.strip_prefix('.').map_or(rest, |rest| rest.trim_start_matches(|c: char| c.is_ascii_digit()));
    is_zone(zone).then(|| SmolStr::from(format!("{seconds}{zone}")))
}

/// A UUID made from what is converted and when, so that the same conversion gives the same file.
fn uuid(hashes: &[FileHash], now: &str) -> SmolStr {
    // FNV-1a, twice with different starts: names, not secrets.
    let digest = |start: u64| {
        let texts = hashes.iter().map(|hash| hash.hash.value.as_str()).chain([now]);
        texts
            .flat_map(str::bytes)
            .fold(start, |state, byte| (state ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    };
    let bits = (u128::from(digest(0xcbf2_9ce4_8422_2325)) << 64) | u128::from(digest(0x9ae1_6a3b_2f90_404f));
    // Version 8: made by a rule of one's own; variant 1.
    let bits = (bits & !(0xf << 76) & !(0x3 << 62)) | (0x8 << 76) | (0x2 << 62);
    let hex = format!("{bits:032x}");
    format!("{}-{}-{}-{}-{}", &hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]).into()
}
