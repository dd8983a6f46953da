//! Mistakes in descriptions are reported with their place and what is possible instead.

use std::path::Path;

use super::LEAST;
use crate::tool::description::format::read;

#[test]
fn mistakes_name_their_place_and_what_is_possible() {
    let cases = [
        "name = 'Toy'\n",
        "name = 'Toy'\nexecutables = ['toy']\ncommand = [\n  '{executable}',\n  '{inputs}',\n]\n",
        "name = 'Toy'\nexecutables = ['toy']\ncommand = ['{memlimit:Mb}']\n",
        "name = 'Toy'\nexecutables = ['toy']\ncommand = ['--x={']\n",
        "name = 'Toy'\nexecutables = ['toy']\ncommand = [{ ad = ['-x'] }]\n",
        "name = 'Toy'\nexecutables = ['toy']\ncommand = [1]\n",
        "name = 'Toy'\nexecutables = 'toy'\ncommand = []\n",
        &format!("{LEAST}executable = 'toy'\n"),
        &format!("{LEAST}[[status]]\nis = 'true'\nwhen = {{ lastline = 'TRUE' }}\n"),
        &format!("{LEAST}[[status]]\nis = 'true'\nwhen = {{ line = ['a', '(TRUE'] }}\n"),
        &format!("{LEAST}[[status]]\nis = 'true'\nwhen = {{ exit = 'zero' }}\n"),
        &format!("{LEAST}[[status]]\nwhen = {{ last_line = '^(T)RUE' }}\nis = 'false({{2}})'\n"),
        &format!("{LEAST}[[status]]\nwhen = {{ line = 'TRUE' }}\nis = {{ TRUE = 'true' }}\n"),
        &format!("{LEAST}[translate.data-model]\nILP32 = '--32'\n"),
        &format!("{LEAST}[environment.set]\nA = 'ä{{property}}'\n"),
        &format!("{LEAST}other_columns = '^x: (.*)'\n"),
        "name = ",
    ];
    let messages = cases.map(|text| read(Path::new("toy.toml"), text).map(|_| ()).unwrap_err().to_string());
    insta::assert_snapshot!(messages.join("\n"));
}
