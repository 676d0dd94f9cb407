//! The kit of vectors: logs with one fault each, valid logs, pools of loose entries, events, keys and signatures, with
//! what follows from each. Another program can be run over it without this one (`tests/vectors/README.md`).
//!
//! It is made by the code beside this file; after a change of it, `cargo xtask update damaged` writes it again.

mod acts;
mod chain;
mod charters;
pub mod collection;
mod dice;
mod events;
mod every;
mod games;
mod independent;
mod kit;
mod mutations;
mod play;
mod pools;
mod precedence;
mod readings;
mod rules;
mod rulings;
mod sealed;
mod signatures;
mod single;
mod slip_spelling;
mod slips;
mod spelling;
mod valid;
mod wander;

use std::sync::LazyLock;

use collection::Collection;

/// Everything that the kit holds, made once.
static ALL: LazyLock<Collection> = LazyLock::new(|| {
    let mut all = Collection::default();
    spelling::collect(&mut all);
    slip_spelling::collect(&mut all);
    chain::collect(&mut all);
    charters::collect(&mut all);
    signatures::collect(&mut all);
    acts::collect(&mut all);
    slips::collect(&mut all);
    rulings::collect(&mut all);
    dice::collect(&mut all);
    play::collect(&mut all);
    games::collect(&mut all);
    sealed::collect(&mut all);
    valid::collect(&mut all);
    readings::collect(&mut all);
    independent::collect(&mut all);
    mutations::collect(&mut all);
    precedence::collect(&mut all);
    wander::collect(&mut all);
    pools::collect(&mut all);
    events::collect(&mut all);
    all
});
