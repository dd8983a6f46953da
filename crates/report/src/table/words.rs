//! Columns with few different values, which are kept once.

use std::collections::HashMap;

/// The first character that stands for a word. It stands for no value.
const FIRST_CODE: u32 = 0x20;
/// Behind the last one are those that cannot stand alone in UTF-16.
const MAX_WORDS: usize = 0xd7ff - FIRST_CODE as usize;

/// Texts as one character each.
pub(super) struct Words<'a> {
    /// What the characters stand for; the first one is none.
    pub(super) words: Vec<Option<&'a str>>,
    /// A character for each text.
    pub(super) codes: String,
}

/// How many different words there may be.
#[derive(Clone, Copy)]
pub(super) enum Limit {
    /// So few that it pays.
    IfItPays,
    /// As many as there are characters for; what is beyond becomes one word.
    Always,
}

/// Absent if there are too many different texts.
pub(super) fn words<'a>(texts: &[Option<&'a str>], limit: Limit) -> Option<Words<'a>> {
    let max = match limit {
        Limit::IfItPays => (texts.len() / 4).min(4096),
        Limit::Always => MAX_WORDS - 1,
    };
    let mut ids: HashMap<&str, usize> = HashMap::new();
    let mut words = vec![None];
    let mut codes = String::with_capacity(texts.len());
    for text in texts {
        let id = match (text, limit) {
            (None, _) => 0,
            (Some(text), _) if ids.contains_key(text) => ids[text],
            (Some(_), Limit::IfItPays) if words.len() > max => return None,
            (Some(_), Limit::Always) if words.len() > max => id_of("(another)", &mut ids, &mut words),
            (Some(text), _) => id_of(text, &mut ids, &mut words),
        };
        codes.push(char::from_u32(FIRST_CODE + id as u32).unwrap_or('\u{20}'));
    }
    Some(Words { words, codes })
}

fn id_of<'a>(text: &'a str, ids: &mut HashMap<&'a str, usize>, words: &mut Vec<Option<&'a str>>) -> usize {
    *ids.entry(text).or_insert_with(|| {
        words.push(Some(text));
        words.len() - 1
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_kept_once() {
        let texts = [Some("true"), None, Some("false"), Some("true"), Some("true"), None, None, None];
        let found = words(&texts, Limit::IfItPays).expect("these are few");
        assert_eq!(found.words, [None, Some("true"), Some("false")]);
        assert_eq!(found.codes, "! \"!!   ");
    }

    #[test]
    fn many_words_do_not_pay_but_always_fit() {
        let texts: Vec<String> = (0..60_000).map(|number| number.to_string()).collect();
        let texts: Vec<Option<&str>> = texts.iter().map(|text| Some(text.as_str())).collect();
        assert!(words(&texts, Limit::IfItPays).is_none());
        let found = words(&texts, Limit::Always).expect("the limit is no reason to fail");
        assert_eq!(found.codes.encode_utf16().count(), 60_000);
        assert_eq!(found.words.last(), Some(&Some("(another)")));
    }
}
