//! The methods of the JDK at hand, as its reflection tells them.

/// A method or constructor.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its class.
    pub class: String,
    /// How it is called.
    pub how: How,
    /// Its name.
    pub name: String,
    /// The type of its result.
    pub result: String,
    /// The types of its parameters.
    pub parameters: Vec<String>,
}

/// How a method is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// By the name of its class.
    Static,
    /// On an object.
    Virtual,
    /// With `new`.
    New,
}

/// All of them.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    /// In the order in which the harness tells them.
    pub entries: Vec<Entry>,
}

impl Catalogue {
    /// Reads what the harness says.
    pub fn parse(text: &str) -> Self {
        Self { entries: text.lines().filter_map(entry).collect() }
    }
}

fn entry(line: &str) -> Option<Entry> {
    let mut words = line.split(' ').map(str::to_owned);
    let class = words.next()?;
    let how = match words.next()?.as_str() {
        "static" => How::Static,
        "virtual" => How::Virtual,
        _ => How::New,
    };
    let [name, result] = [words.next()?, words.next()?];
    Some(Entry { class, how, name, result, parameters: words.collect() })
}
