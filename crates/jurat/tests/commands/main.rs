//! Each command from outside, as people call it: what it says, its files, its pages in a browser.

mod bad_input;
mod cli;
#[path = "../common/mod.rs"]
mod common;
mod compete;
mod compete_hostile;
mod convert_round_trip;
mod corpus_tasks;
mod docs_are_true;
mod house;
mod html_page;
mod score;
mod score_page;
mod table;
mod table_hostile;
mod table_page;
mod table_peer;
mod table_plots;
mod validate_all;
mod validate_hostile;
mod validate_page;
mod validate_paper;
mod validate_report;
mod verify;
mod verify_classes;
mod verify_entry;
