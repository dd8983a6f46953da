//! Before all else, bzip2 writes of a byte that comes more than four times only four, and behind them how many more.

/// So many are written.
const N_WRITTEN: usize = 4;
/// So many places are looked at together.
const AT_ONCE: usize = 16;

/// Adds what `text` stands for to `whole`, unless that gets longer than `most`.
pub(super) fn repeat(text: &[u8], most: u64, whole: &mut Vec<u8>) -> Option<()> {
    let mut rest = text;
    while let Some(start) = find_repeated(rest) {
        let (written, behind) = rest.split_at(start + N_WRITTEN);
        whole.extend_from_slice(written);
        // A block may end without the number.
        let (&n_more, behind) = behind.split_first().unwrap_or((&0, behind));
        whole.resize(whole.len() + usize::from(n_more), rest[start]);
        if whole.len() as u64 > most {
            return None;
        }
        rest = behind;
    }
    whole.extend_from_slice(rest);
    (whole.len() as u64 <= most).then_some(())
}

/// Where the first four equal bytes are.
fn find_repeated(text: &[u8]) -> Option<usize> {
    let mut start = 0;
    while let Some(window) = text[start..].first_chunk::<{ AT_ONCE + N_WRITTEN - 1 }>() {
        let is_first = |place: usize| {
            let same = |ahead: usize| window[place] == window[place + ahead];
            same(1) & same(2) & same(3)
        };
        let mut firsts = [false; AT_ONCE];
        for (place, first) in firsts.iter_mut().enumerate() {
            *first = is_first(place);
        }
        if let Some(place) = firsts.iter().position(|first| *first) {
            return Some(start + place);
        }
        start += AT_ONCE;
    }
    let at =
        text[start..].windows(N_WRITTEN).position(|window| window.iter().all(|byte| *byte == window[0]))?;
    Some(start + at)
}
