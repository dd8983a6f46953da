//! Statements of all kinds, in one method.

use super::super::Generator;

pub(super) fn scene(generator: &mut Generator<'_>) {
    let body = generator.scoped(|this| {
        let declared: String = (0..2).map(|_| this.declaration()).collect();
        let n_statements = this.random.between(2, 6);
        let statements: String = (0..n_statements).map(|_| this.statement(3)).collect();
        let looks: String = (0..2).map(|_| this.look()).collect();
        declared + &statements + &looks
    });
    generator.scene_method(&body);
}
