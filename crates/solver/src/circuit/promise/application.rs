//! Promises of the functions in terms.

use crate::circuit::blast::{Blaster, format};
use crate::circuit::gates::Lit;
use crate::circuit::word::Word;
use crate::fold;
use crate::node::{Application, Binary, Term};
use crate::pool::Pool;

impl Blaster {
    /// What is promised of an application, whatever its arguments are.
    pub(crate) fn promises(&mut self, pool: &Pool, (term, application): (Term, Application)) -> Lit {
        let result = self.word(pool, term).to_vec();
        match application {
            Application::One(function, x) => {
                let x = self.word(pool, x).to_vec();
                self.gates.function_promises(function, &x, &result)
            }
            Application::Two(function, x, y) => {
                let (x, y) = (self.word(pool, x).to_vec(), self.word(pool, y).to_vec());
                self.gates.function_of_two_promises(function, [&x, &y], &result)
            }
            Application::Remainder(x, y) => {
                let (x, y) = (self.word(pool, x).to_vec(), self.word(pool, y).to_vec());
                self.gates.remainder_promises(format(pool.sort(term)), &x, &y, &result)
            }
        }
    }

    /// What follows for an application from the value at one point.
    pub(crate) fn promise_at(
        &mut self,
        pool: &Pool,
        (term, application): (Term, Application),
        at: &[u64],
    ) -> Lit {
        let result = self.word(pool, term).to_vec();
        match application {
            Application::One(function, x) => {
                let x = self.word(pool, x).to_vec();
                self.gates.function_promise_at(function, f64::from_bits(at[0]), &x, &result)
            }
            Application::Two(function, x, y) => {
                let (x, y) = (self.word(pool, x).to_vec(), self.word(pool, y).to_vec());
                let at = [f64::from_bits(at[0]), f64::from_bits(at[1])];
                self.gates.function_of_two_promise_at(function, at, [&x, &y], &result)
            }
            Application::Remainder(x, y) => {
                let value = fold::binary(Binary::FloatRem, pool.sort(term), at[0], at[1]);
                let (x, y) = (self.word(pool, x).to_vec(), self.word(pool, y).to_vec());
                self.gates.remainder_promise_at([at[0], at[1], value], [&x, &y, &result])
            }
        }
    }

    /// What is promised of two applications of the same function: it is one.
    pub(crate) fn consistency(
        &mut self,
        pool: &Pool,
        one: (Term, Application),
        other: (Term, Application),
    ) -> Lit {
        let words = |term: Term| -> Vec<Word> {
            pool.node(term).arguments().chain([term]).map(|it| self.word(pool, it).to_vec()).collect()
        };
        let (one_words, other_words) = (words(one.0), words(other.0));
        let mut are_same: Word =
            one_words.iter().zip(&other_words).map(|(one, other)| self.gates.same(one, other)).collect();
        let has_same_result = are_same.pop().unwrap_or(Lit::TRUE);
        let have_same_arguments = self.gates.all(&are_same);
        let is_function = self.gates.or(!have_same_arguments, has_same_result);
        let Application::One(function, _) = one.1 else { return is_function };
        let [one, other] = [&one_words, &other_words].map(|words| [words[0].as_slice(), words[1].as_slice()]);
        let keeps_order = self.gates.function_consistency(function, one, other);
        self.gates.and(is_function, keeps_order)
    }
}
